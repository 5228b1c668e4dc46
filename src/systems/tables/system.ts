import type { Tournament } from '../../model/types';
import { playerByNo, score } from '../../model/tournament';
import { plainBy, type PlainWords } from '../plain';
import type { PairingSystem, TeamTotal } from '../system';
import { judge, metTooOften, pair, shapeOf, whyNot } from './late';
import { tableRound, type Tabled } from './table';

/** What an edition with a fixed table says of itself. */
export type TableEdition = Pick<
  PairingSystem,
  | 'id'
  | 'name'
  | 'summary'
  | 'calledBy'
  | 'trfCodes'
  | 'trfCodeFor'
  | 'fieldFor'
  | 'unsettled'
  | 'unreadParameters'
  | 'parameterForm'
> & {
  /** The text that prints the table or says what it must keep. */
  readonly article: string;
  tableFor(tournament: Tournament): Tabled;
};

const PLAIN: PlainWords = {
  'fixedTable.why-paired': { key: 'answers.meet' },
  'fixedTable.why-before': { key: 'answers.cost.later', takes: { round: 'round' } },
  'fixedTable.why-later': { key: 'answers.cost.later', takes: { round: 'round' } },
};

/** A system whose every game is fixed by a table before the event: players of teams, board by board. */
export function tableSystemOf(edition: TableEdition): PairingSystem {
  const { article, tableFor, ...shown } = edition;
  return {
    ...shown,
    kind: 'round-robin',
    numbersBy: 'list',
    teamTotals: (tournament) => totalsOf(tableFor(tournament), tournament),
    inForce: null,
    extraLists: ['schedule'],
    scheduled: (tournament, round) => {
      const tabled = tableFor(tournament);
      return { pairs: tabled.ok ? tableRound(tabled, round).pairs : [], free: null };
    },
    marksFloatsOnCards: false,
    pair: (task) => pair(edition, task),
    judge: (task, played) => judge(edition, task, played),
    whyNot: (task, a, b) => whyNot(edition, task, a, b),
    brackets: (task) => {
      const result = pair(edition, task);
      return result.ok ? [shapeOf(article, task.round, result.pairs)] : [];
    },
    walk: null,
    plain: (step) => plainBy(PLAIN, step),
    // The table gives the colours; nobody has a claim of their own.
    colourPreference: () => ({ colour: null, strength: 'none' }),
    floats: () => new Map(),
    byeBar: () => null,
    freeRoundIs: 'zeroBye',
    legality: (task, { pairs }) => {
      const tabled = tableFor(task.tournament);
      return tabled.ok ? metTooOften(task, pairs, tableRound(tabled, task.round).cycle) : [];
    },
  };
}

function totalsOf(tabled: Tabled, tournament: Tournament): readonly TeamTotal[] {
  if (!tabled.ok) return [];
  const players = playerByNo(tournament);
  return tabled.teams
    .map(({ name, players: members }) => ({
      name,
      points: members.reduce((sum, no) => sum + score(tournament, players.get(no)!), 0),
    }))
    .sort((a, b) => b.points - a.points);
}
