import { makeResult } from '../../../formats/results';
import { playerByNo } from '../../../model/tournament';
import type { PlayerNo, Tournament } from '../../../model/types';
import type { PairingSystem, ScheduledRound } from '../../../systems/system';
import { WIDEST_NAME, widthFor } from '../../plan/look';
import { area, type CellValue, type SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import type { EventSettings } from '../../settings';
import { tableNumbers, type SeatedPair } from '../../../model/rounds/tableNumbers';
import { roundIn } from '../../../model/rounds/round';
import { LIST_HEADER_ROW, listSheet } from './listSheet';

/** A line of the schedule: a game, or who is free. */
interface Line {
  readonly table: CellValue;
  readonly white: PlayerNo;
  /** null: nobody. */
  readonly black: PlayerNo | null;
  readonly result: string;
}

/**
 * All rounds of an event that are settled before it begins, for players who want to prepare: those
 * that are published as they were published, those to come by the table.
 */
export function scheduleSheet(
  tournament: Tournament,
  settings: EventSettings,
  scheduled: NonNullable<PairingSystem['scheduled']>,
): SheetPlan {
  const { language } = settings;
  const { info, totalRounds, pairedRounds } = tournament;
  const players = playerByNo(tournament);
  const name = (no: PlayerNo) => players.get(no)!.name;
  const linesOf = (round: number): Line[] =>
    round <= pairedRounds
      ? published(tournament, round, settings)
      : toCome(scheduled(tournament, round), tournament, settings);
  const rounds = Array.from({ length: totalRounds }, (_, index) => linesOf(index + 1));
  const rows = rounds.flatMap((lines, index) =>
    lines.map(({ table, white, black, result }, at): CellValue[] => [
      at === 0 ? index + 1 : '',
      table,
      white,
      name(white),
      result,
      black === null ? say(language, 'word.pairing-bye') : name(black),
      black ?? '',
    ]),
  );
  const names = widthFor(
    tournament.players.map((player) => player.name),
    22,
    WIDEST_NAME,
  );
  const centred = { align: 'center' } as const;
  const sheet = listSheet({
    key: 'schedule',
    name: say(language, 'sheet.schedule'),
    title: say(language, 'sheet.schedule'),
    subtitle: info.name,
    header: [
      say(language, 'head.round'),
      say(language, 'head.table'),
      say(language, 'head.no'),
      say(language, 'word.white'),
      say(language, 'head.result'),
      say(language, 'word.black'),
      say(language, 'head.no'),
    ],
    rows,
    widths: [7, 7, 5, names, 10, names, 5],
    texts: [3, 5],
    columns: [{ ...centred, bold: true }, centred, centred, null, centred, null, centred],
    eventName: info.name,
    language,
  });
  return { ...sheet, formats: [...(sheet.formats ?? []), ...roundEnds(rounds)] };
}

function published(tournament: Tournament, round: number, settings: EventSettings): Line[] {
  const { games, byes } = roundIn(tournament, round);
  return [
    ...numbered(games, tournament, settings).map((game) => ({
      ...{ table: game.table, white: game.white, black: game.black },
      result: makeResult(game.whiteOutcome, game.blackOutcome, game.unrated),
    })),
    ...byes.map(({ no }) => ({ table: '', white: no, black: null, result: '' })),
  ];
}

const toCome = (
  { pairs, free }: ScheduledRound,
  tournament: Tournament,
  settings: EventSettings,
): Line[] => [
  ...numbered(pairs, tournament, settings).map((pair) => ({ ...pair, result: '' })),
  ...(free === null ? [] : [{ table: '', white: free, black: null, result: '' }]),
];

const numbered = <P extends SeatedPair>(
  pairs: readonly P[],
  tournament: Tournament,
  { firstTable }: EventSettings,
) => tableNumbers(pairs, playerByNo(tournament), firstTable);

/** A stronger line below each round. */
function roundEnds(rounds: readonly (readonly Line[])[]) {
  let row = LIST_HEADER_ROW;
  return rounds.map((lines) => {
    row += lines.length;
    return { area: area(row, 0, 1, 7), line: '#7A7A7A' };
  });
}
