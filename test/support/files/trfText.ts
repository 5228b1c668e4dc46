/** Small TRF texts for tests: only what matters is written out. */
export interface Line {
  readonly no?: number | string;
  readonly name?: string;
  readonly title?: string;
  readonly rating?: number | string;
  readonly points?: string;
  /** Entries as in the file, e.g. `2 w 1`, `0000 - U`, or `` for nothing. */
  readonly rounds?: readonly string[];
}

export function playerLine({
  no = 1,
  name = 'Player',
  title = '',
  rating = 2000,
  points = '',
  rounds = [],
}: Line): string {
  const columns = rounds.map((entry) => {
    const [opponent = '', colour = '', result = ''] = entry.split(' ');
    return entry === ''
      ? ' '.repeat(10)
      : `  ${opponent.padStart(4)} ${colour} ${result}`.padEnd(10);
  });
  return (
    `001 ${String(no).padStart(4)}  ${title.padStart(3)} ${name.padEnd(33)} ${String(rating).padStart(4)}` +
    `${' '.repeat(28)}${points.padStart(4)}${' '.repeat(5)}${columns.join('')}`
  );
}

/** A file of these lines; strings are taken as they are, e.g. `XXR 5`. */
export const trf = (...lines: readonly (Line | string)[]): string =>
  lines.map((line) => (typeof line === 'string' ? line : playerLine(line))).join('\n') + '\n';
