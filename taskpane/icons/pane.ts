/** The icons of the pane's own buttons. */
import { lines } from './draw';

export const BackIcon = lines('M16 10H4m5-5-5 5 5 5');
export const RefreshIcon = lines('M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7.2m0-4.2v4.2h-4.2');
export const CloseIcon = lines('m5 5 10 10M15 5 5 15');
/** Two players. */
export const PeopleIcon = lines(
  'M4.5 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0Zm-2 9c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5M12 4.8a2.3 2.3 0 1 1 1 4.3m.5 2.4c2.5 0 4 1.5 4 4.0',
);
/** A score sheet: lines with a result at their end. */
export const ResultsIcon = lines('M3 4.5h14v11H3zM3 10h14M8 4.5v11M12.5 4.5v11');
export const SwapIcon = lines('M4 7h12m-3.5-3.5L16 7l-3.5 3.5M16 13H4m3.5-3.5L4 13l3.5 3.5');
export const TrophyIcon = lines(
  'M6 3.5h8V8a4 4 0 0 1-8 0V3.5ZM6 5H3.5c0 2.5 1 4 2.8 4M14 5h2.5c0 2.5-1 4-2.8 4M10 12v3m-3 1.5h6',
);
export const CheckIcon = lines(
  'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM6.5 10.2l2.5 2.5 4.5-5',
);
export const LampIcon = lines(
  'M7.5 14c0-2-2.5-3-2.5-6a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6h-5Zm.5 2.5h4',
);
export const HistoryIcon = lines(
  'M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2m0-4.2v4.2h4.2M10 6.5V10l2.5 2',
);
/** A page with a sliding control. */
export const SectionsIcon = lines('M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z');
export const SettingsIcon = lines('M4.5 2.5h11v15h-11zM7 7h6M7 13h6M8.5 5.5v3M11.5 11.5v3');
export const PrizeIcon = lines(
  'M10 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM7.2 11.2 6 17l4-2 4 2-1.200-5.8',
);
export const TrendIcon = lines('M3 3v14h14M6 13l3.500-4 3 2.500L17 6m-3.500 0H17v3.500');
/** A question in a circle. */
export const GuideIcon = lines(
  'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM7.8 8a2.2 2.2 0 1 1 3.400 1.800c-.8.5-1.200.9-1.200 1.900M10 14.200v.1',
);
/** Two sheets that lie over each other. */
export const SharedIcon = lines('M3 3h9v9H3zM8 15.500v1.500h9V8h-1.500M5.500 6h4M5.500 9h4');
/** An open book. */
export const CourseIcon = lines(
  'M10 5.5C8 4 5.5 3.5 2.5 3.5v12c3 0 5.5.5 7.5 2 2-1.5 4.5-2 7.5-2v-12c-3 0-5.5.5-7.5 2Zm0 0v12',
);
