import { append } from './largest';
import { pointsBeside } from './rules/abnormal';
import { accelerate } from './rules/acceleration';
import { NO_INFO } from './blank';
import { accelerationOf, checkAcceleration } from './checks/acceleration';
import { checkGames, checkMetTwice } from './checks/games';
import { checkNumbers } from './checks/numbers';
import { checkPairingByes, extraPairingByes } from './checks/pairingByes';
import { checkPlayer, isTitle } from './checks/players';
import { checkPointValues, checkPossibleRounds } from './checks/pointValues';
import { checkTeamRecords } from './checks/teamRecords';
import { checkReferences } from './checks/references';
import { checkRounds, isPostponed, lastPairedRound } from './checks/rounds';
import { checkScores } from './checks/scores';
import { isKnockOut } from './rules/knockOut';
import { isOfTwoGames } from './matches/byeOfTwoGames';
import { CLASSIC_POINTS } from './outcomes';
import { error, type Checked, type Problem } from './problems';
import { TIE_ORDERS } from './rules/tieOrders';
import type { RawEntry, RawPlayer, RawTournament } from './raw';
import {
  opposite,
  REQUESTED_BYES,
  type Entry,
  type Player,
  type RequestedBye,
  type Tournament,
} from './types';

const ABSENT: Entry = { outcome: 'absent', opponent: null, colour: null };

/** The only way to a `Tournament`: all problems at once, or the checked event. */
export function check(raw: RawTournament): Checked<Tournament> {
  const pairedRounds = lastPairedRound(raw.players, raw.teamPlay);
  const problems = allProblems(raw, pairedRounds);
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  const value = settle(withOnePairingBye(raw, pairedRounds), pairedRounds);
  return { ok: true, value, warnings: problems };
}

/** Of several pairing-allocated byes in a round one stays; what the others count as was told. */
function withOnePairingBye(raw: RawTournament, pairedRounds: number): RawTournament {
  const extra = extraPairingByes(raw, pairedRounds);
  if (extra.length === 0) return raw;
  const players = raw.players.map((player) => {
    const own = extra.filter(({ no }) => no === player.no.value);
    if (own.length === 0) return player;
    const entries = player.entries.map((entry, index) => {
      const found = own.find(({ round }) => round === index + 1);
      return entry && found ? { ...entry, outcome: found.counts } : entry;
    });
    return { ...player, entries };
  });
  return { ...raw, players };
}

function allProblems(raw: RawTournament, pairedRounds: number): Problem[] {
  const byNo = new Map<number, RawPlayer>();
  for (const player of raw.players)
    if (!byNo.has(player.no.value)) byNo.set(player.no.value, player);
  const problems = [...raw.problems];
  if (raw.players.length === 0 && problems.every(({ severity }) => severity === 'warning'))
    problems.push(error('no-players', { kind: 'file' }, ''));
  append(problems, checkNumbers(raw.players));
  for (const player of raw.players) append(problems, checkPlayer(player));
  // Of a number that could not be read the reader has told; it names nobody here.
  const numbered = raw.players.filter(({ no }) => !Number.isNaN(no.value));
  append(problems, checkGames(numbered, byNo));
  append(problems, checkRounds(raw, pairedRounds));
  append(problems, checkPairingByes(raw, pairedRounds));
  append(problems, checkPointValues(raw));
  append(problems, checkPossibleRounds(raw, pairedRounds));
  append(problems, checkReferences(raw, new Set(byNo.keys())));
  append(problems, checkAcceleration(raw));
  append(problems, checkTeamRecords(raw));
  // Scores and repeated meetings mean nothing while the entries themselves are in doubt.
  if (problems.every(({ severity }) => severity === 'warning')) {
    // With more rounds than players it is no Swiss: everybody meets everybody more than once.
    // Where two rounds are one match everybody meets everybody twice.
    if (pairedRounds <= raw.players.length && !meetsTwice(raw.systemCode))
      append(problems, checkMetTwice(raw.players));
    append(problems, checkScores(raw, pairedRounds));
  }
  return problems;
}

/** Two rounds are the games of one match, or may be. */
const meetsTwice = (systemCode: string | undefined): boolean =>
  isOfTwoGames(systemCode) || isKnockOut(systemCode);

function settle(raw: RawTournament, pairedRounds: number): Tournament {
  const virtual = new Map(raw.virtualPoints.map((line) => [line.no, line.points]));
  const players = [...raw.players]
    .sort((a, b) => a.no.value - b.no.value)
    .map((player) => settlePlayer(player, pairedRounds, virtual.get(player.no.value) ?? []))
    .map((player) => withExtraPoints(player, raw));
  settleColours(players);
  const written = raw.players.map(({ no }) => no.value);
  const outOfOrder = written.some((no, index) => index > 0 && no < written[index - 1]!);
  const tournament: Tournament = {
    info: { ...NO_INFO, ...raw.info },
    players,
    totalRounds: raw.totalRounds?.value ?? pairedRounds,
    roundsDeclared: raw.totalRounds !== undefined,
    pairedRounds,
    initialColour: raw.initialColour ?? null,
    points: raw.points ?? CLASSIC_POINTS,
    forbidden: raw.forbidden,
    ...(raw.avoided?.length ? { avoided: raw.avoided } : {}),
    ...(raw.rankedByPosition && outOfOrder ? { rankOrder: written } : {}),
    ...(raw.teams?.length ? { teams: raw.teams.map(({ value }) => value) } : {}),
    ...(raw.systemCode ? { systemCode: raw.systemCode } : {}),
    ...(raw.systemParameters ? { systemParameters: raw.systemParameters } : {}),
    ...(raw.tieBreakCodes?.length ? { tieBreakCodes: raw.tieBreakCodes } : {}),
    ...(raw.abnormalPoints?.length
      ? { abnormalPoints: raw.abnormalPoints.map(({ value }) => value) }
      : {}),
    ...writtenRanks(raw, pairedRounds),
    ...tieOrdersOf(raw),
    ...(raw.teamPlay ? { teamPlay: raw.teamPlay } : {}),
    ...(raw.otherLines?.length ? { otherLines: raw.otherLines } : {}),
  };
  const acceleration = accelerationOf(raw);
  return acceleration ? accelerate(tournament, acceleration.value) : tournament;
}

function settlePlayer(
  player: RawPlayer,
  pairedRounds: number,
  virtualPoints: readonly number[],
): Player {
  const entries = Array.from({ length: pairedRounds }, (_, index) =>
    settleEntry(player.entries[index], isPostponed(player.entries[index], index + 1, pairedRounds)),
  );
  const requestedByes = new Map<number, RequestedBye>();
  player.entries.forEach((entry, index) => {
    if (entry && index >= pairedRounds && isRequestedBye(entry.outcome))
      requestedByes.set(index + 1, entry.outcome);
  });
  return {
    no: player.no.value,
    name: player.name,
    title: isTitle(player.title.value) ? player.title.value : '',
    rating: player.rating.value,
    ...(player.fideRating === undefined ? {} : { fideRating: player.fideRating }),
    federation: player.federation ?? '',
    fideId: player.fideId ?? '',
    club: player.club ?? '',
    sex: player.sex ?? '',
    born: player.born ?? '',
    withdrawn: player.withdrawn ?? false,
    ...(player.expelled ? { expelled: true } : {}),
    fixedTable: player.fixedTable ?? null,
    entries,
    requestedByes,
    virtualPoints,
    ...(player.national?.length ? { national: player.national } : {}),
    ...(player.group ? { group: player.group } : {}),
  };
}

function tieOrdersOf({ tieOrders = {} }: RawTournament): Pick<Tournament, 'tieOrders'> {
  const said = TIE_ORDERS.flatMap((kind) => {
    const orders = tieOrders[kind]?.value ?? [];
    return orders.length > 0 ? [[kind, orders] as const] : [];
  });
  return said.length > 0 ? { tieOrders: Object.fromEntries(said) } : {};
}

/** The ranks of a source that gives one to everybody. */
function writtenRanks(
  { players }: RawTournament,
  rounds: number,
): Pick<Tournament, 'writtenRanks'> {
  const ranks = new Map<number, number>();
  for (const { no, claimedRank } of players)
    if (claimedRank) ranks.set(no.value, claimedRank.value);
  return ranks.size === players.length ? { writtenRanks: { rounds, ranks } } : {};
}

/** A forfeit whose colour only one of the two lines gives has it on both sides. */
function settleColours(players: Player[]): void {
  const byNo = new Map(players.map((player, index) => [player.no, index]));
  players.forEach((player, index) => {
    const isOpen = ({ opponent, colour }: Entry) => opponent !== null && colour === null;
    if (!player.entries.some(isOpen)) return;
    const entries = player.entries.map((entry, round) => {
      if (!isOpen(entry) || entry.opponent === null) return entry;
      const other = players[byNo.get(entry.opponent) ?? -1]?.entries[round]?.colour;
      return other ? { ...entry, colour: opposite(other) } : entry;
    });
    players[index] = { ...player, entries };
  });
}

/** Points beside the results; nothing is added to a player who has none. */
function withExtraPoints(player: Player, raw: RawTournament): Player {
  const extra = pointsBeside(
    raw,
    player.no,
    player.entries.map(({ outcome }) => outcome),
  );
  return extra.some((points) => points !== 0) ? { ...player, extraPoints: extra } : player;
}

export const isRequestedBye = (outcome: string): outcome is RequestedBye =>
  REQUESTED_BYES.includes(outcome as RequestedBye);

function settleEntry(raw: RawEntry | undefined, isLeftOpen: boolean): Entry {
  if (!raw) return ABSENT;
  const { opponent, colour, unrated, float, table, shown } = raw;
  const entry: Entry = { outcome: isLeftOpen ? 'adjourned' : raw.outcome, opponent, colour };
  // Nearly all have nothing else, and a large event has many thousands of them.
  if (!unrated && float === undefined && table === undefined && shown === undefined) return entry;
  return {
    ...entry,
    ...(unrated ? { unrated } : {}),
    ...(float !== undefined ? { float } : {}),
    ...(table !== undefined ? { table } : {}),
    ...(shown !== undefined ? { shown } : {}),
  };
}
