import { OUTCOME_FACTS } from '../../model/outcomes';
import { score } from '../../model/tournament';
import type { Entry, Player, PlayerNo, Tournament } from '../../model/types';
import { COLUMNS, FIRST_ROUND_COLUMN, INFO_LINES, ROUND_WIDTH, UNRATED_CODES } from './layout';
import { makePoints } from './numbers';
import { makePointLines } from './pointCodes';

export interface TrfOptions {
  /** Final ranks, e.g. by the tie-breaks in force; by points and number if not given. */
  readonly rankOf?: ReadonlyMap<PlayerNo, number>;
  readonly lineEnd?: '\n' | '\r\n' | '\r';
}

/** TRF16 with the extensions that programs need to pair on. Reading it back gives the same event. */
export function makeTrf(tournament: Tournament, options: TrfOptions = {}): string {
  const ranks = options.rankOf ?? ranksByPoints(tournament);
  const lines = [
    ...infoLines(tournament),
    ...inWrittenOrder(tournament).map((player) =>
      playerLine(tournament, player, ranks.get(player.no) ?? 0),
    ),
    ...teamLines(tournament),
    ...extensionLines(tournament),
    ...(tournament.otherLines ?? []).map(({ text }) => text),
  ];
  const end = options.lineEnd ?? '\n';
  return lines.map((line) => line.trimEnd() + end).join('');
}

function inWrittenOrder({ players, rankOrder }: Tournament): readonly Player[] {
  if (!rankOrder) return players;
  const byNo = new Map(players.map((player) => [player.no, player]));
  return rankOrder.flatMap((no) => byNo.get(no) ?? []);
}

function ranksByPoints(tournament: Tournament): Map<PlayerNo, number> {
  const order = tournament.players
    .map((player) => ({ no: player.no, score: score(tournament, player) }))
    .sort((a, b) => b.score - a.score || a.no - b.no);
  return new Map(order.map(({ no }, index) => [no, index + 1]));
}

function infoLines({ info, players, teams = [] }: Tournament): string[] {
  const texts = Object.entries(INFO_LINES).flatMap(([code, field]) =>
    info[field] === '' ? [] : [`${code} ${oneLine(info[field])}`],
  );
  const counts = [
    `062 ${players.length}`,
    `072 ${players.filter(({ rating }) => rating > 0).length}`,
    `082 ${teams.length}`,
  ];
  const deputies = info.deputies.map((deputy) => `112 ${oneLine(deputy)}`);
  const dates = info.roundDates.map((date) => date.padEnd(ROUND_WIDTH)).join('');
  const dateLine = dates.trim() === '' ? [] : ['132'.padEnd(FIRST_ROUND_COLUMN) + dates];
  return [...texts, ...counts, ...deputies, ...dateLine].sort((a, b) =>
    a.slice(0, 3) < b.slice(0, 3) ? -1 : a.slice(0, 3) > b.slice(0, 3) ? 1 : 0,
  );
}

/** A line break inside a name would be read as a new line of the file. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

function playerLine(tournament: Tournament, player: Player, rank: number): string {
  const right = (field: keyof typeof COLUMNS, text: string): string =>
    text.padStart(COLUMNS[field][1] - COLUMNS[field][0]);
  const left = (field: keyof typeof COLUMNS, text: string): string => {
    const width = COLUMNS[field][1] - COLUMNS[field][0];
    return oneLine(text).slice(0, width).padEnd(width);
  };
  return (
    `001 ${right('no', String(player.no))} ${left('sex', player.sex)}${right('title', player.title)}` +
    ` ${left('name', player.name)} ${right('rating', String(player.rating))}` +
    ` ${left('federation', player.federation)} ${right('fideId', player.fideId)}` +
    ` ${left('born', player.born)} ${right('points', makePoints(score(tournament, player)))}` +
    ` ${right('rank', String(rank))}${entryColumns(tournament, player)}`
  );
}

function entryColumns(tournament: Tournament, player: Player): string {
  const columns = player.entries.map(makeEntry);
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

function makeEntry({ outcome, opponent, colour, unrated }: Entry): string {
  if (outcome === 'absent') return ' '.repeat(8);
  const code = (unrated && UNRATED_CODES[outcome]) || OUTCOME_FACTS[outcome].trf;
  if (opponent === null) return `0000 - ${code}`;
  return `${String(opponent).padStart(4)} ${colour === 'white' ? 'w' : 'b'} ${code}`.padEnd(8);
}

function teamLines({ teams = [] }: Tournament): string[] {
  return teams.map(
    ({ name, players }) =>
      `013 ${oneLine(name).slice(0, 32).padEnd(32)}${players.map((no) => ` ${String(no).padStart(4)}`).join('')}`,
  );
}

function extensionLines(tournament: Tournament): string[] {
  const { totalRounds, roundsDeclared, initialColour, rankOrder, points, forbidden } = tournament;
  const configuration = [
    ...(rankOrder ? ['rank'] : []),
    ...(initialColour ? [`${initialColour}1`] : []),
  ];
  return [
    ...(roundsDeclared === false ? [] : [`XXR ${totalRounds}`]),
    ...(configuration.length > 0 ? [`XXC ${configuration.join(' ')}`] : []),
    ...makePointLines(points),
    ...tournament.players
      .filter(({ virtualPoints }) => virtualPoints.length > 0)
      .map(
        ({ no, virtualPoints }) =>
          `XXA ${String(no).padStart(4)}${virtualPoints.map((p) => ` ${makePoints(p).padStart(4)}`).join('')}`,
      ),
    ...forbidden
      .filter(({ rounds }) => rounds === null)
      .map(({ players }) => `XXP ${players.join(' ')}`),
  ];
}
