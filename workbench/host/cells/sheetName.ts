/**
 * Excel's rules for sheet names: 1 to 31 characters, none of \ / ? * [ ] :, no apostrophe at either
 * end, not "History" (reserved); unique without regard to case.
 * Known from: support.microsoft.com "Rename a worksheet".
 */
import { refuse } from '../apiError';

export function checkSheetName(name: string, others: readonly string[]): void {
  if (name.length === 0 || name.length > 31) {
    refuse('InvalidArgument', `A sheet name has 1 to 31 characters: "${name}"`);
  }
  if (/[\\/?*[\]:]/.test(name) || name.startsWith("'") || name.endsWith("'")) {
    refuse('InvalidArgument', `A sheet name cannot contain \\ / ? * [ ] : "${name}"`);
  }
  if (name.toLowerCase() === 'history') refuse('InvalidArgument', 'History is a reserved name.');
  if (others.some((other) => other.toLowerCase() === name.toLowerCase())) {
    refuse('ItemAlreadyExists', `A sheet named "${name}" exists already.`);
  }
}

/**
 * Table names and defined names: a letter, _ or \ first, then letters, digits, _ and .; at most 255
 * characters; not a cell address. Known from: support.microsoft.com "Names in formulas", "Rename an Excel table".
 */
export function checkDefinedName(name: string): void {
  const wellFormed = /^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u.test(name) && name.length <= 255;
  const address = /^(?:[A-Z]{1,3}\d{1,7}|R\d*C\d*|[RC])$/i.test(name);
  if (!wellFormed || address) refuse('InvalidArgument', `"${name}" is not a valid name.`);
}
