import type { Reason } from '../../explain/reason';
import { boardColour, type Match, type RoundOfTeams } from '../../model/matches/roundMatches';
import { error, type Problem, type Refused, type Result } from '../../model/problems';
import { playerByNo } from '../../model/tournament';
import type { Outcome, PlayerNo, TeamPlay, Tournament } from '../../model/types';
import { storedAfter } from '../../sheets/write/changePlan';
import { pairsText, type StoredEvent } from '../../sheets/stored/event/storedEvent';
import { storedEventSheet } from '../../sheets/stored/event/storedEventSheet';
import { roundPlan } from '../../sheets/write/eventPlan';
import { matchOf, startOf, usualSeats } from '../../sheets/write/newTeamRound';
import type { Plan } from '../../sheets/plan/plan';
import { roundOfBoards, teamRoundOf } from '../../model/matches/teamRound';
import { systemById } from '../../systems';
import { judgeByRank } from '../../systems/audit/byRank';
import { taskOf } from '../../systems/competition';
import type { PlayedRound } from '../../systems/system';
import { logLine } from '../log/logLine';
import { labelOfTeam } from '../open/teams';
import type { CheckedEvent } from '../open/openEvent';
import { withOnly } from '../announced/noteDeparture';

/** A change by hand of the last round of teams. */
export type MatchChange =
  | { readonly kind: 'swap'; readonly a: PlayerNo; readonly b: PlayerNo }
  | { readonly kind: 'turn'; readonly team: PlayerNo }
  | {
      readonly kind: 'forfeit';
      readonly team: PlayerNo;
      readonly result: TeamPlay['forfeits'][number]['kind'];
    };

export type MatchChangePlanned = Result<{
  readonly plan: Plan;
  /** Rules that the round breaks as it will stand, and by which it is worse than the system's own. */
  readonly against: readonly Reason[];
}>;

/**
 * Two teams exchanged, the colours of a match turned, or a whole match forfeited. The line-ups go with
 * their teams; a match with results keeps its teams.
 */
export function planMatchChange(
  event: CheckedEvent,
  change: MatchChange,
  reason: string,
): MatchChangePlanned {
  const { tournament, settings, read } = event;
  const round = tournament.pairedRounds;
  const { matches, byes } = teamRoundOf(tournament, round).teams!;
  const now = changed(tournament, { matches, byes }, change);
  if (!now) return refused('match-not-found', '', round);
  const touched = now.matches.filter((match) => !matches.includes(match));
  const teams = new Set(touched.flatMap(({ first, second }) => [first, second]));
  const outcomes = outcomesOf(tournament, round);
  const played = matches.filter(
    (match) => (teams.has(match.first) || teams.has(match.second)) && hasResult(match, outcomes),
  );
  if (played.length > 0)
    return {
      ok: false,
      problems: played.map(({ first, second }) =>
        problemOf('line-up-has-results', `${labelOf(event, first)} – ${labelOf(event, second)}`),
      ),
    };
  const start = startOf(touched);
  const anew = new Set(
    touched.flatMap(({ boards }) => boards.flatMap(({ first, second }) => [first, second])),
  );
  const outcomeOf = (no: PlayerNo): Outcome => (anew.has(no) ? start(no) : outcomes(no));
  const written = roundOfBoards(round, now, outcomeOf);
  const against = change.kind === 'forfeit' ? [] : judged(event, now, round);
  const title = titleOf(event, change, matches);
  const { sheets } = roundPlan(tournament, written, settings);
  const was = pairsOf(matches, byes);
  const isOfPairs = change.kind !== 'forfeit';
  const stored = storedAfter({
    ...{ read, before: tournament, after: tournament, language: settings.language },
    stored: (kept) => ({
      ...(isOfPairs ? withChangedPairs(kept, round, was, pairsOf(now.matches, now.byes)) : kept),
      lastPairs: { round, text: pairsText(written) },
    }),
  });
  const log = [
    {
      ...logLine(event, title, { round, system: true, detail: against.slice(0, 5), reason }),
      isManual: change.kind !== 'forfeit',
    },
  ];
  const all = [...sheets, ...(stored ? [storedEventSheet(stored)] : [])];
  return { ok: true, plan: { title, sheets: all, activate: `round-${round}`, log }, against };
}

/** Changed again, the trail says what the round was at first. */
function withChangedPairs(kept: StoredEvent, round: number, was: string, is: string): StoredEvent {
  const before = kept.departures.find((line) => line.kind === 'MPA' && line.round === round);
  const first = before?.text.split(' => ')[0] ?? was;
  return withOnly(kept, 'MPA', round, first === is ? '' : `${first} => ${is}`);
}

/** The round as it will stand; null: there is no such match. */
function changed(
  tournament: Tournament,
  { matches, byes }: RoundOfTeams,
  change: MatchChange,
): RoundOfTeams | null {
  const seatsOf = (team: PlayerNo): readonly PlayerNo[] => {
    const match = matches.find(({ first, second }) => first === team || second === team);
    if (!match || match.forfeit) return usualSeats(tournament, team, tournament.pairedRounds);
    return match.boards.map(({ first, second }) => (match.first === team ? first : second) ?? 0);
  };
  const made = (first: PlayerNo, second: PlayerNo, table = 1): Match =>
    matchOf(tournament, [first, seatsOf(first)], [second, seatsOf(second)], table);
  if (change.kind === 'swap') {
    const { a, b } = change;
    const known = new Set([
      ...matches.flatMap(({ first, second }) => [first, second]),
      ...byes.map(({ team }) => team),
    ]);
    const areOpponents = matches.some(
      ({ first, second }) => [first, second].includes(a) && [first, second].includes(b),
    );
    if (a === b || areOpponents || !known.has(a) || !known.has(b)) return null;
    const other = (team: PlayerNo): PlayerNo => (team === a ? b : team === b ? a : team);
    return {
      matches: matches.map((match) => {
        const [first, second] = [other(match.first), other(match.second)];
        const isSame = first === match.first && second === match.second;
        return isSame ? match : made(first, second, match.table);
      }),
      byes: byes.map((bye) => ({ ...bye, team: other(bye.team) })),
    };
  }
  const { team } = change;
  const found = matches.find(({ first, second }) => first === team || second === team);
  if (!found) return null;
  const { first, second, table } = found;
  const anew =
    change.kind === 'turn'
      ? made(second, first, table)
      : {
          first,
          second,
          boards: found.boards,
          forfeit: FORFEITS[change.result],
          ...(table ? { table } : {}),
        };
  return { matches: matches.map((match) => (match === found ? anew : match)), byes };
}

const FORFEITS: Readonly<
  Record<TeamPlay['forfeits'][number]['kind'], readonly [Outcome, Outcome]>
> = {
  '+-': ['forfeitWin', 'forfeitLoss'],
  '-+': ['forfeitLoss', 'forfeitWin'],
  '--': ['forfeitLoss', 'forfeitLoss'],
};

const outcomesOf = (tournament: Tournament, round: number): ((no: PlayerNo) => Outcome) => {
  const players = playerByNo(tournament);
  return (no) => players.get(no)?.entries[round - 1]?.outcome ?? 'absent';
};

const hasResult = ({ boards, forfeit }: Match, outcomes: (no: PlayerNo) => Outcome): boolean =>
  !forfeit &&
  boards.some(
    ({ first, second }) => first !== null && second !== null && outcomes(first) !== 'pending',
  );

/** Rules of the text that the round breaks, then where it is worse than the system's own. */
function judged(event: CheckedEvent, { matches, byes }: RoundOfTeams, round: number): Reason[] {
  const { tournament, settings } = event;
  const system = systemById(settings.system);
  const task = taskOf(system, tournament, round);
  if (!system || !task.ok) return [];
  const isWhiteFirst = boardColour(tournament.teamPlay?.boardColours, 0) === 'white';
  const played: PlayedRound = {
    pairs: matches.map(({ first, second }) =>
      isWhiteFirst ? { white: first, black: second } : { white: second, black: first },
    ),
    bye: byes.find(({ outcome }) => outcome === 'pairingBye')?.team ?? null,
  };
  const breaks = system.legality(task.value, played);
  return breaks.length > 0 ? [...breaks] : [...judgeByRank(system, task.value, played)];
}

/** Matches by the numbers of their teams, the bye as a zero: what the trail names. */
const pairsOf = (matches: RoundOfTeams['matches'], byes: RoundOfTeams['byes']): string =>
  [
    ...matches.map(({ first, second }) => `${first}-${second}`),
    ...byes.filter(({ outcome }) => outcome === 'pairingBye').map(({ team }) => `${team}-0`),
  ].join(' ');

const labelOf = ({ tournament }: CheckedEvent, team: PlayerNo): string =>
  labelOfTeam(tournament, team);

function titleOf(event: CheckedEvent, change: MatchChange, matches: readonly Match[]): Reason {
  const round = event.tournament.pairedRounds;
  if (change.kind === 'swap')
    return {
      key: 'pane.teams-exchanged',
      args: { a: labelOf(event, change.a), b: labelOf(event, change.b), round },
    };
  const { first, second } = matches.find(
    (match) => match.first === change.team || match.second === change.team,
  )!;
  const match = `${labelOf(event, first)} – ${labelOf(event, second)}`;
  return change.kind === 'turn'
    ? { key: 'pane.match-turned', args: { match, round } }
    : { key: 'pane.match-forfeited', args: { match, result: change.result, round } };
}

const problemOf = (code: Problem['code'], value: string): Problem =>
  error(code, { kind: 'argument', name: 'round' }, value);

const refused = (code: Problem['code'], value: string, round: number): Refused => ({
  ok: false,
  problems: [error(code, { kind: 'argument', name: 'round' }, value, { round })],
});
