import type { BookCells } from '../../src/sheets/plan/cells';
import type { Language } from '../host/externalContext';

/** Between the workbench and its projector pages in the same browser. */
export const CHANNEL = 'pairsheet-projector';

export type ProjectorMessage =
  /** A projector has been opened and wants to know what there is. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'event'; readonly cells: BookCells; readonly language: Language };
