/** What the process returns; the numbers are part of the command line's contract. */
export const EXIT = {
  done: 0,
  /** No legal pairing, or differences found. */
  no: 1,
  /** Our fault. */
  bug: 2,
  /** Bad request or bad input; all problems are listed. */
  badInput: 3,
  /** A file is missing, or cannot be read or written. */
  file: 5,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
