import { OUTCOME_FACTS } from '../../../model/outcomes';
import { isoDay } from '../../../model/day';
import { fideRatingOf } from '../../../model/rules/ratingMethod';
import { score } from '../../../model/tournament';
import type { Entry, Player, PlayerNo, Tournament } from '../../../model/types';
import { oneLine } from '../columns';
import { withKeptLines } from '../keptLines';
import { TRF_COLUMNS, FIRST_ROUND_COLUMN, INFO_LINES, ROUND_WIDTH, UNRATED_CODES } from '../layout';
import { extensionLines, teamLines013 } from './makeOlder';
import { headerLines26, recordLines26 } from './makeNewer';
import { makePoints } from '../numbers';

export const TRF_FORMATS = ['trf26', 'trf16'] as const;
export type TrfFormat = (typeof TRF_FORMATS)[number];

export interface TrfOptions {
  /** TRF16 with the extensions that programs need to pair on, if not said. */
  readonly format?: TrfFormat;
  /** Ranks, e.g. by the tie-breaks in force; else as the source gave them, else by points and number. */
  readonly rankOf?: ReadonlyMap<PlayerNo, number>;
  readonly lineEnd?: '\n' | '\r\n' | '\r';
  /** The lines of older programs (XXR, XXC, XXP …) beside those of TRF26, for whoever reads only them. */
  readonly withExtensions?: boolean;
}

/**
 * The text of a TRF. Reading it back gives the same event, but for what the format cannot say
 * (`inexpressible`); fields too long for their columns are cut, so ask `tooWide` before.
 */
export function makeTrf(tournament: Tournament, options: TrfOptions = {}): string {
  const isNewer = options.format === 'trf26';
  const ranks = options.rankOf ?? ranksAsWritten(tournament) ?? ranksByPoints(tournament);
  const header = [...infoLines(tournament, isNewer), ...(isNewer ? headerLines26(tournament) : [])];
  const players = inWrittenOrder(tournament).map((player) =>
    playerLine(tournament, player, ranks.get(player.no) ?? 0, isNewer),
  );
  const records = isNewer
    ? [
        ...recordLines26(tournament, (player) => comingByes(tournament, player)),
        // Virtual points would be counted twice by programs that read both.
        ...(options.withExtensions
          ? extensionLines(tournament).filter((line) => !line.startsWith('XXA'))
          : []),
      ]
    : [...teamLines013(tournament), ...extensionLines(tournament)];
  const lines = [...inOrderOfCodes(header), ...players, ...records].map((line) => line.trimEnd());
  const end = options.lineEnd ?? '\n';
  return withKeptLines(lines, tournament.otherLines ?? [])
    .map((line) => line + end)
    .join('');
}

function inWrittenOrder({ players, rankOrder }: Tournament): readonly Player[] {
  if (!rankOrder) return players;
  const byNo = new Map(players.map((player) => [player.no, player]));
  return rankOrder.flatMap((no) => byNo.get(no) ?? []);
}

/** Those of the source, as long as no round was added. */
function ranksAsWritten({
  writtenRanks,
  pairedRounds,
}: Tournament): ReadonlyMap<PlayerNo, number> | undefined {
  return writtenRanks?.rounds === pairedRounds ? writtenRanks.ranks : undefined;
}

function ranksByPoints(tournament: Tournament): Map<PlayerNo, number> {
  const order = tournament.players
    .map((player) => ({ no: player.no, score: score(tournament, player) }))
    .sort((a, b) => b.score - a.score || a.no - b.no);
  return new Map(order.map(({ no }, index) => [no, index + 1]));
}

function infoLines({ info, players, teams = [] }: Tournament, isNewer: boolean): string[] {
  const texts = Object.entries(INFO_LINES).flatMap(([code, field]) => {
    const text = oneLine(info[field]);
    // TRF26 wants YYYY/MM/DD; a date that is not understood stays as it is.
    const day = isNewer && (code === '042' || code === '052') ? isoDay(text) : null;
    return text === '' ? [] : [`${code} ${day?.replaceAll('-', '/') ?? text}`];
  });
  const counts = [
    `062 ${players.length}`,
    `072 ${players.filter((player) => fideRatingOf(player) > 0).length}`,
    `082 ${teams.length}`,
  ];
  const deputies = info.deputies.map((deputy) => `112 ${oneLine(deputy)}`);
  const dates = info.roundDates.map((date) => trfDay(date).padEnd(ROUND_WIDTH)).join('');
  const dateLine = dates.trim() === '' ? [] : ['132'.padEnd(FIRST_ROUND_COLUMN) + dates];
  return [...texts, ...counts, ...deputies, ...dateLine];
}

/** Ten columns a round hold `YY/MM/DD`: a time, or a year of four digits, would run into the next. */
function trfDay(date: string): string {
  if (date.length < ROUND_WIDTH) return date;
  return isoDay(date)?.slice(2).replaceAll('-', '/') ?? date.slice(0, ROUND_WIDTH - 1);
}

/** Stable: lines of one code keep their order. */
const inOrderOfCodes = (lines: readonly string[]): string[] =>
  [...lines].sort((a, b) =>
    a.slice(0, 3) < b.slice(0, 3) ? -1 : a.slice(0, 3) > b.slice(0, 3) ? 1 : 0,
  );

function playerLine(
  tournament: Tournament,
  player: Player,
  rank: number,
  isNewer: boolean,
): string {
  const right = (field: keyof typeof TRF_COLUMNS, text: string): string =>
    text.padStart(TRF_COLUMNS[field][1] - TRF_COLUMNS[field][0]);
  const left = (field: keyof typeof TRF_COLUMNS, text: string): string => {
    const width = TRF_COLUMNS[field][1] - TRF_COLUMNS[field][0];
    return oneLine(text).slice(0, width).padEnd(width);
  };
  return (
    `001 ${right('no', String(player.no))} ${left('sex', player.sex)}${right('title', player.title)}` +
    ` ${left('name', player.name)} ${right('rating', String(fideRatingOf(player)))}` +
    ` ${left('federation', player.federation)} ${right('fideId', oneLine(player.fideId))}` +
    ` ${left('born', player.born)} ${right('points', makePoints(score(tournament, player)))}` +
    ` ${right('rank', String(rank))}${entryColumns(tournament, player, isNewer)}`
  );
}

function entryColumns(tournament: Tournament, player: Player, isNewer: boolean): string {
  const columns = player.entries.map((entry) => makeEntry(entry, isNewer));
  for (const [round, outcome] of comingByes(tournament, player))
    columns[round - 1] = `0000 - ${OUTCOME_FACTS[outcome].trf}`;
  return Array.from(columns, (column) => `  ${column ?? ' '.repeat(8)}`).join('');
}

/** Rounds asked off; a withdrawn player misses the next round, which is all that TRF can say of it. */
function comingByes(tournament: Tournament, player: Player): Player['requestedByes'] {
  const next = tournament.pairedRounds + 1;
  const isNeeded =
    player.withdrawn && (!tournament.roundsDeclared || next <= tournament.totalRounds);
  if (!isNeeded || player.requestedByes.has(next)) return player.requestedByes;
  return new Map([...player.requestedByes, [next, 'zeroBye' as const]]);
}

const COLOUR_LETTERS = { white: 'w', black: 'b' } as const;

function makeEntry({ outcome, opponent, colour, unrated }: Entry, isNewer: boolean): string {
  if (outcome === 'absent') return ' '.repeat(8);
  // TRF16 knows no sign for a game that is not finished.
  const unfinished = isNewer && outcome === 'adjourned' ? '?' : undefined;
  const code = unfinished ?? ((unrated && UNRATED_CODES[outcome]) || OUTCOME_FACTS[outcome].trf);
  if (opponent === null) return `0000 - ${outcome === 'pending' ? '*' : code}`;
  const letter = colour === null ? '-' : COLOUR_LETTERS[colour];
  return `${String(opponent).padStart(4)} ${letter} ${code}`.padEnd(8);
}
