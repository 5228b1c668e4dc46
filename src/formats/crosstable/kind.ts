import type { Reason } from '../../explain/reason';
import type { WordKey } from '../../words';
import type { CrosstableRead } from './readCrosstable';
import type { TableKind } from './reading';

const KIND_WORDS: Readonly<Record<TableKind['id'], WordKey>> = {
  site: 'crosstable.kind.site',
  'site-unplayed': 'crosstable.kind.site-unplayed',
  'signs-first': 'crosstable.kind.signs-first',
  'signs-last': 'crosstable.kind.signs-last',
  'letters-first': 'crosstable.kind.letters-first',
  'letters-last': 'crosstable.kind.letters-last',
  'result-first': 'crosstable.kind.result-first',
  'colour-first': 'crosstable.kind.colour-first',
  'two-points': 'crosstable.kind.two-points',
  'three-points': 'crosstable.kind.three-points',
  mixed: 'crosstable.kind.mixed',
  grid: 'crosstable.kind.grid',
  'grid-signs': 'crosstable.kind.grid-signs',
  'grid-points': 'crosstable.kind.grid-points',
  'grid-matches': 'crosstable.kind.grid-matches',
  list: 'crosstable.kind.list',
};

const NUMBER_WORDS: Readonly<Record<NonNullable<TableKind['numbers']> | 'order', WordKey>> = {
  no: 'crosstable.numbers.no',
  rank: 'crosstable.numbers.rank',
  order: 'crosstable.numbers.order',
};

/** The kind of table that was recognised, as a sentence for whoever gave it. */
export function kindOfTable({ kind, tournament }: CrosstableRead): Reason {
  const { id, example, numbers, colours } = kind;
  const what: Reason = { key: KIND_WORDS[id], args: { example } };
  return {
    key: 'crosstable.read-as',
    args: {
      kind: { reason: what },
      players: tournament.players.length,
      rounds: tournament.pairedRounds,
      numbers: { reason: { key: NUMBER_WORDS[numbers ?? 'order'] } },
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
