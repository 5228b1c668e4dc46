/** A line 001 of a player without a rating: his number and `opponent colour result` by round. */
export function trfLine(no: number, rounds: readonly string[]): string {
  const head = `001 ${String(no).padStart(4)}      Player ${no}`.padEnd(80);
  const cells = rounds.map((round) => {
    const [opponent, colour, result] = round.split(' ');
    return `  ${opponent.padStart(4)} ${colour} ${result}`;
  });
  return `${head}${' '.repeat(9)}${cells.join('')}`;
}
