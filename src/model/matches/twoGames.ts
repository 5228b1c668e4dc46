import { accelerate, allowsBaku } from '../rules/acceleration';
import { isPlayed, pointSystem } from '../outcomes';
import { error, warning, type Checked, type Problem } from '../problems';
import { playerByNo } from '../tournament';
import { REQUESTED_BYES } from '../types';
import type {
  Entry,
  ForbiddenGroup,
  HalfPoints,
  MatchPlay,
  Outcome,
  Player,
  RequestedBye,
  Tournament,
} from '../types';

const FILE = { kind: 'file' } as const;

/** C.04.5: no preferences for colours, one score, which is that of the games. */
const PLAY: MatchPlay = {
  of: 'two-games',
  preferences: 'none',
  primary: 'game',
  ranksBySecond: false,
};

/**
 * The event as matches of two games: rounds 1 and 2 of the file are the first match, 3 and 4 the
 * second. TRF26 has no other way to say that somebody won 1½ to ½.
 */
export function twoGameMatches(tournament: Tournament): Checked<Tournament> {
  const problems = [...oddRounds(tournament), ...brokenMatches(tournament)];
  const value = asMatches(tournament);
  const isBaku = tournament.acceleration?.method === 'baku';
  if (isBaku && !allowsBaku(value.points)) problems.push(error('baku-points', FILE, 'Baku'));
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  return {
    ok: true,
    value: isBaku ? accelerate(value, { method: 'baku' }) : value,
    warnings: problems,
  };
}

function asMatches(tournament: Tournament): Tournament {
  const { points, totalRounds, pairedRounds, players, forbidden } = tournament;
  const { win, draw, loss } = points;
  const byNo = playerByNo(tournament);
  const ofMatch = pointSystem(2 * win, 2 * draw, 2 * loss, {
    fullBye: 2 * points.fullBye,
    halfBye: 2 * points.halfBye,
    zeroBye: 2 * points.zeroBye,
    absent: 2 * points.absent,
    forfeitLoss: 2 * points.forfeitLoss,
  });
  return {
    ...tournament,
    players: players.map((player) => {
      const matches = inTwos(player.entries).map((games, at) =>
        matchOf(games, gamesOfOpponent(byNo, games, at), points),
      );
      const earned = gamePoints(tournament, player);
      return {
        ...player,
        entries: matches,
        extraPoints: matches.map(
          ({ outcome }, at) => (earned[2 * at] ?? 0) + (earned[2 * at + 1] ?? 0) - ofMatch[outcome],
        ),
        requestedByes: requestedMatches(player.requestedByes),
        virtualPoints: inTwos(player.virtualPoints).map(([first]) => first),
      };
    }),
    totalRounds: Math.ceil(totalRounds / 2),
    pairedRounds: Math.ceil(pairedRounds / 2),
    points: ofMatch,
    forbidden: forbidden.map(inMatches),
    matchPlay: PLAY,
    writtenRanks: undefined,
  };
}

function inTwos<T>(items: readonly T[]): (readonly [T, T | undefined])[] {
  const twos: (readonly [T, T | undefined])[] = [];
  for (let at = 0; at < items.length; at += 2) twos.push([items[at]!, items[at + 1]]);
  return twos;
}

/** C.04.2 3.1: for pairing an adjourned game counts as a draw. */
const gamePoints = ({ points }: Tournament, { entries, extraPoints }: Player): HalfPoints[] =>
  entries.map(
    ({ outcome }, at) =>
      points[outcome === 'adjourned' ? 'draw' : outcome] + (extraPoints?.[at] ?? 0),
  );

type Games = readonly [Entry, Entry | undefined];

function gamesOfOpponent(
  byNo: ReadonlyMap<number, Player>,
  [{ opponent }]: Games,
  at: number,
): readonly Entry[] {
  return opponent === null ? [] : (byNo.get(opponent)?.entries.slice(2 * at, 2 * at + 2) ?? []);
}

const forfeitsBoth = (games: readonly Entry[]): boolean =>
  games.length === 2 && games.every(({ outcome }) => outcome === 'forfeitLoss');

/**
 * A match is forfeited only by somebody who forfeits both games; any other counts as played. It has
 * a colour, that of its first game, only if a game of it was played.
 */
function matchOf(
  [first, second]: Games,
  theirs: readonly Entry[],
  points: Tournament['points'],
): Entry {
  const games = second ? [first, second] : [first];
  const { colour, opponent } = first;
  if (opponent === null) return { outcome: byeOf(games), opponent, colour: null };
  if (games.length < 2 || games.some(({ outcome }) => outcome === 'pending'))
    return { outcome: 'pending', opponent, colour };
  if (forfeitsBoth(games)) return { outcome: 'forfeitLoss', opponent, colour };
  if (forfeitsBoth(theirs)) return { outcome: 'forfeitWin', opponent, colour };
  const sum = games.reduce((total, { outcome }) => total + worth(points, outcome), 0);
  const even = points.win + points.loss;
  const outcome: Outcome = sum > even ? 'win' : sum < even ? 'loss' : 'draw';
  const isAnyPlayed = games.some((game) => isPlayed(game.outcome));
  return { outcome, opponent, colour: isAnyPlayed ? colour : null };
}

const worth = (points: Tournament['points'], outcome: Outcome): HalfPoints =>
  outcome === 'adjourned' || outcome === 'draw' ? (points.win + points.loss) / 2 : points[outcome];

/** A match without an opponent is one bye over both games. */
function byeOf(games: readonly Entry[]): Outcome {
  const kinds: readonly Outcome[] = ['pairingBye', 'pending', ...REQUESTED_BYES];
  return kinds.find((kind) => games.some(({ outcome }) => outcome === kind)) ?? 'absent';
}

function requestedMatches(byes: Player['requestedByes']): ReadonlyMap<number, RequestedBye> {
  const matches = new Map<number, RequestedBye>();
  for (const [round, bye] of byes) {
    const match = Math.ceil(round / 2);
    if (!matches.has(match)) matches.set(match, bye);
  }
  return matches;
}

const inMatches = ({ rounds, ...group }: ForbiddenGroup): ForbiddenGroup => ({
  ...group,
  rounds: rounds && [...new Set(rounds.map((round) => Math.ceil(round / 2)))],
});

function oddRounds({ totalRounds, roundsDeclared }: Tournament): Problem[] {
  if (roundsDeclared === false || totalRounds % 2 === 0) return [];
  return [error('two-games-odd-rounds', FILE, String(totalRounds))];
}

/** Both games of a match are between the same two, with colours reversed. */
function brokenMatches({ players }: Tournament): Problem[] {
  return players.flatMap(({ no, entries }) =>
    inTwos(entries).flatMap(([first, second], at) => {
      if (!second) return [];
      const match = at + 1;
      if (first.opponent !== second.opponent)
        return [error('two-games-other-opponent', FILE, String(no), { match, player: no })];
      if (first.colour !== null && first.colour === second.colour && no < first.opponent!)
        return [warning('two-games-same-colour', FILE, String(no), { match, player: no })];
      return [];
    }),
  );
}
