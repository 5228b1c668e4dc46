import { makePointsHeader } from '../../../formats/crosstable/layout/pointsHeader';
import { makeCrosstableCell } from '../../../formats/crosstable/cells/parseCell';
import { OUTCOME_FACTS } from '../../../model/outcomes';
import { playerByNo, score } from '../../../model/tournament';
import type { Entry, Language, Player, PlayerNo, Tournament } from '../../../model/types';
import { shownValue, type Standings } from '../../../tiebreaks/standings/standings';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../../plan/look';
import type { CellValue, SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { listSheet } from './listSheet';
import { alignedDecimals, givenOnce } from './standingsSheet';

/**
 * The crosstable in the order of the standings, with their tie-breaks. Its cells name pairing numbers,
 * as everywhere; in a round robin there is a column for every player instead of every round.
 */
export function rankedCrosstable(
  tournament: Tournament,
  list: Standings,
  language: Language,
  isRoundRobin: boolean,
): SheetPlan {
  const players = playerByNo(tournament);
  const given = givenOnce(list);
  // Without a place, and still somebody's opponent.
  const expelled = tournament.players.filter((player) => player.expelled);
  const order = [...list.rows, ...expelled].map(({ no }) => no);
  const columns = isRoundRobin
    ? order.map((_, index) => String(index + 1))
    : Array.from({ length: list.rounds }, (_, index) => `R${index + 1}`);
  const cellsOf = (player: Player): CellValue[] =>
    isRoundRobin
      ? order.map((no) => against(player, no, list.rounds))
      : columns.map((_, index) => {
          const entry = player.entries[index] as Entry | undefined;
          return entry ? makeCrosstableCell(entry) : '';
        });
  const rows = list.rows.map((row): CellValue[] => {
    const { rank, no, name, points } = row;
    const player = players.get(no)!;
    return [
      rank,
      no,
      name,
      player.rating || null,
      ...cellsOf(player),
      points,
      ...given.map(({ code }) => shownValue(list, row, code) ?? '–'),
    ];
  });
  for (const player of expelled)
    rows.push([
      '',
      player.no,
      player.name,
      player.rating || null,
      ...cellsOf(player),
      score(tournament, player) / 2,
      ...given.map(() => '–'),
    ]);
  const name = tournament.info.name;
  const centred = { align: 'center' } as const;
  return listSheet({
    key: 'crosstable',
    name: say(language, 'sheet.crosstable'),
    title: say(language, 'sheet.crosstable-after', { round: list.rounds }),
    subtitle: name,
    header: [
      say(language, 'head.rank'),
      say(language, 'head.no'),
      say(language, 'head.name'),
      say(language, 'head.rating'),
      ...columns,
      makePointsHeader(say(language, 'head.points'), tournament.points),
      ...given.map(({ text }) => text),
    ],
    rows,
    widths: [
      6,
      5,
      widthFor(
        list.rows.map((row) => row.name),
        20,
        WIDEST_NAME,
      ),
      7,
      ...columns.map(() => (isRoundRobin ? 4 : 7)),
      7,
      ...given.map(() => 8),
    ],
    texts: [2],
    columns: [
      { align: 'center', bold: true },
      centred,
      null,
      centred,
      ...columns.map(() => centred),
      { align: 'center', bold: true, numberFormat: POINTS_FORMAT },
      ...given.map(({ code }) => ({
        ...centred,
        ...alignedDecimals(list.rows.map(({ tieBreaks }) => tieBreaks[code])),
      })),
    ],
    eventName: name,
    language,
  });
}

/** All games against one opponent, in the order of the rounds; a black square against oneself. */
function against({ no, entries }: Player, opponent: PlayerNo, rounds: number): string {
  if (no === opponent) return '■';
  return entries
    .slice(0, rounds)
    .filter((entry) => entry.opponent === opponent)
    .map(({ outcome }) => GRID_SIGNS[outcome] ?? OUTCOME_FACTS[outcome].trf.trim())
    .join(' ');
}

const GRID_SIGNS: Partial<Record<Entry['outcome'], string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  forfeitWin: '+',
  forfeitLoss: '-',
};
