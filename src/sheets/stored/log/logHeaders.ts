/**
 * The headers by which the columns of a log are found, in the order in which we write them: all that
 * versions up to today have written, in every language. Where a header is to be called otherwise, its
 * new word is added here; none is taken out.
 */
export const LOG_HEADERS = {
  time: ['Time', 'Heure', 'Hora', 'Zeit'],
  action: ['Action', 'Ação', 'Aktion', 'Acción'],
  round: ['Round', 'Ronde', 'Ronda', 'Runde', 'Rodada'],
  system: ['System', 'Système', 'Sistema'],
  detail: ['Detail', 'Détail', 'Pormenor', 'Einzelheiten', 'Detalle', 'Detalhe'],
  reason: ['Reason', 'Motif', 'Motivo', 'Grund'],
  proof: ['Proof', 'Preuve', 'Prova', 'Nachweis', 'Prueba'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Logs of before 0.2.0 have no proofs. */
const COLUMNS_OF_OLD = 6;

/**
 * Where each of our columns stands in the table of the log: by its header. Where the arbiter renamed
 * some, they stand as we made them; -1: the arbiter took the column out. `more` are the words of
 * languages that have come since.
 */
export function logColumns(
  header: readonly string[],
  columns: number,
  more: (column: number) => readonly string[] = () => [],
): number[] {
  const words: readonly (readonly string[])[] = Object.values(LOG_HEADERS);
  const found = words.map((known, column) =>
    header.findIndex((text) => known.includes(text) || more(column).includes(text)),
  );
  // The last column is newer than the others: without its header it is not there.
  const isRenamed = found.slice(0, COLUMNS_OF_OLD).includes(-1);
  if (!isRenamed || columns < COLUMNS_OF_OLD) return found;
  return found.map((at, column) => (column < COLUMNS_OF_OLD ? column : at));
}
