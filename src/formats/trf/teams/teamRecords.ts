import { cleanText } from '../../../model/cleanText';
import type { Team, TeamPlay } from '../../../model/types';
import { fieldsFrom, trfField as field, numbersFrom, padLeft as right } from '../columns';
import { makePoints, parseInteger, parseTrfPoints } from '../numbers';

/** Records of teams, read and written by their columns; null: not as TRF26 has them. */

const readPoints = (text: string): number | undefined =>
  text === '' ? undefined : parseTrfPoints(text);
const isUnread = (value: number | undefined | null): boolean => Number.isNaN(value ?? 0);
const optional = (points: number | null | undefined, width: number): string =>
  right(points === null || points === undefined ? '' : makePoints(points), width);

/** 310: number 5–7, name 9–40, nickname 42–46, strength 48–53, points 55–67, rank 69–71, players from 74. */
export function parseTeam310(line: string): Team | null {
  const number = parseInteger(field(line, 5, 7));
  const players = numbersFrom(line, 73);
  const matchPoints = readPoints(field(line, 55, 60));
  const gamePoints = readPoints(field(line, 62, 67));
  const rankText = field(line, 69, 71);
  const rank = rankText === '' ? undefined : parseInteger(rankText);
  if (!(number >= 1) || players === null) return null;
  if (isUnread(matchPoints) || isUnread(gamePoints) || isUnread(rank)) return null;
  const nickname = cleanText(line.slice(41, 46));
  const strength = field(line, 48, 53);
  return {
    name: cleanText(line.slice(8, 40)),
    players,
    number,
    ...(nickname ? { nickname } : {}),
    ...(strength ? { strength } : {}),
    ...(matchPoints !== undefined ? { matchPoints } : {}),
    ...(gamePoints !== undefined ? { gamePoints } : {}),
    ...(rank !== undefined ? { rank } : {}),
  };
}

export const makeTeam310 = (team: Team, position: number): string =>
  `310 ${right(team.number ?? position, 3)} ${team.name.slice(0, 32).padEnd(32)}` +
  ` ${(team.nickname ?? '').slice(0, 5).padEnd(5)} ${right((team.strength ?? '').slice(0, 6), 6)}` +
  ` ${optional(team.matchPoints, 6)} ${optional(team.gamePoints, 6)} ${right(team.rank ?? '', 3)} ` +
  team.players.map((no) => ` ${right(no, 4)}`).join('');

/** 352: one letter a board. */
export const parseBoardColours = (line: string): string | null =>
  /^[WB]+$/i.test(line.slice(3).trim()) ? line.slice(3).trim().toUpperCase() : null;

/** 362: `TW` 5–6 and its points 7–10, `TD` 14–15, `TL` 23–24; read wherever the pairs stand. */
export function parseMatchPoints(line: string): TeamPlay['matchPoints'] | null {
  const values: Record<string, number> = { TW: 4, TD: 2, TL: 0 };
  const rest = line.slice(3).toUpperCase();
  const pairs = [...rest.matchAll(/(T[WDL])\s*(\d+(?:[.,]\d*)?)/g)];
  for (const [, code, value] of pairs) values[code] = parseTrfPoints(value);
  const isWhole = rest.replace(/(T[WDL])\s*(\d+(?:[.,]\d*)?)/g, '').trim() === '';
  if (!isWhole || pairs.length === 0 || Object.values(values).some(Number.isNaN)) return null;
  return [values.TW, values.TD, values.TL];
}

export const makeMatchPoints = ([win, draw, loss]: NonNullable<TeamPlay['matchPoints']>): string =>
  `362 ${[`TW${optional(win, 4)}`, `TD${optional(draw, 4)}`, `TL${optional(loss, 4)}`].join('   ')}`;

/** 320: match points 5–8, game points 10–13, the team of round 1 at 15–17, of round 2 at 19–21 … */
export function parsePairingByes(line: string): TeamPlay['pairingByes'] | null {
  const matchPoints = readPoints(field(line, 5, 8));
  const gamePoints = readPoints(field(line, 10, 13));
  const teams = fieldsFrom(line, 15, 3) ?? numbersFrom(line, 14);
  if (isUnread(matchPoints) || isUnread(gamePoints) || teams === null) return null;
  return { matchPoints: matchPoints ?? null, gamePoints: gamePoints ?? null, teams };
}

export const makePairingByes = (byes: NonNullable<TeamPlay['pairingByes']>): string =>
  `320 ${optional(byes.matchPoints, 4)} ${optional(byes.gamePoints, 4)}` +
  byes.teams
    .map((team) => ` ${team === null ? ' '.repeat(3) : String(team).padStart(3, '0')}`)
    .join('');

/** 330: kind 5–6, round 8–10, White 12–14, Black 16–18. */
export function parseForfeit(line: string): TeamPlay['forfeits'][number] | null {
  const kind = field(line, 5, 6);
  const [round, white, black] = line.slice(6).trim().split(/\s+/).map(parseInteger);
  if (kind !== '+-' && kind !== '-+' && kind !== '--') return null;
  if (!(round >= 1) || !(white >= 1) || !(black >= 1)) return null;
  return { kind, round, white, black };
}

export const makeForfeit = ({ kind, round, white, black }: TeamPlay['forfeits'][number]): string =>
  `330 ${kind} ${right(round, 3)} ${right(white, 3)} ${right(black, 3)}`;

/** 300: round 5–7, team 9–11, opponent 13–15, players from 17. */
export function parseLineUp(line: string): TeamPlay['lineUps'][number] | null {
  const [round, team, opponent] = [field(line, 5, 7), field(line, 9, 11), field(line, 13, 15)].map(
    parseInteger,
  );
  const players = fieldsFrom(line, 17, 4)?.map((no) => no ?? 0) ?? numbersFrom(line, 16);
  if (!(round >= 1) || !(team >= 1) || !(opponent >= 0) || players === null) return null;
  return { round, team, opponent, players };
}

export const makeLineUp = ({
  round,
  team,
  opponent,
  players,
}: TeamPlay['lineUps'][number]): string =>
  `300 ${right(round, 3)} ${right(team, 3)} ${right(opponent, 3)}` +
  players.map((no) => ` ${String(no).padStart(4, no === 0 ? '0' : ' ')}`).join('');
