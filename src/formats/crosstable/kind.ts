import type { Reason } from '../../explain/reason';
import type { CrosstableRead } from './readCrosstable';

/** The kind of table that was recognised, as a sentence for whoever gave it. */
export function kindOfTable({ kind, tournament }: CrosstableRead): Reason {
  const { id, example, numbers, colours } = kind;
  const what: Reason = { key: `crosstable.kind.${id}`, args: { example } };
  return {
    key: 'crosstable.read-as',
    args: {
      kind: { reason: what },
      players: tournament.players.length,
      rounds: tournament.pairedRounds,
      numbers: { reason: { key: `crosstable.numbers.${numbers ?? 'order'}` } },
      colours: {
        reason:
          colours === null
            ? { key: 'crosstable.colours.none' }
            : {
                key: 'crosstable.colours.letters',
                args: { white: colours[0], black: colours[1] },
              },
      },
    },
  };
}
