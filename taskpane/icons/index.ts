/** Under the names by which Fluent's components ask for them; drawn anew. */
import { filled, lines } from './draw';

const CHECKED =
  'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm4.2 5.9-5 5a.7.7 0 0 1-1 0L5.8 10.5l1-1 1.9 1.9 4.5-4.5 1 1Z';
const REFUSED =
  'M10 1.5 18.5 10 10 18.5 1.5 10 10 1.5Zm-3 6.5 2 2-2 2 1 1 2-2 2 2 1-1-2-2 2-2-1-1-2 2-2-2-1 1Z';
const WARNING = 'M10 2.2 18.6 17.5H1.4L10 2.2Zm-.800 5.3v5h1.6v-5H9.2Zm0 6.3v1.6h1.6v-1.6H9.2Z';

export const ChevronDownRegular = lines('m5 7.5 5 5 5-5');
export const CircleFilled = filled('M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z');
export const InfoFilled = filled(
  'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-.8 3.6v1.7h1.6V5.6H9.2Zm0 3.2v5.6h1.6V8.8H9.2Z',
);
export const CheckmarkCircleFilled = filled(CHECKED);
export const CheckmarkCircle12Filled = CheckmarkCircleFilled;
export const DiamondDismissFilled = filled(REFUSED);
export const DiamondDismiss12Filled = DiamondDismissFilled;
export const WarningFilled = filled(WARNING);
export const Warning12Filled = WarningFilled;

/** Buttons swap an outlined icon for a filled one by these; ours have no second form. */
export const iconFilledClassName = 'pairsheet-icon-filled';
export const iconRegularClassName = 'pairsheet-icon-regular';
