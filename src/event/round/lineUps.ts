import type { Reason } from '../../explain/reason';
import type { Match } from '../../model/matches/roundMatches';
import { error, type Problem, type Result } from '../../model/problems';
import { playerByNo } from '../../model/tournament';
import type { Outcome, PlayerNo, Tournament } from '../../model/types';
import { storedAfter } from '../../sheets/write/changePlan';
import { pairsText } from '../../sheets/stored/event/storedEvent';
import { storedEventSheet } from '../../sheets/stored/event/storedEventSheet';
import { roundPlan } from '../../sheets/write/eventPlan';
import { lineUpSheet } from '../../sheets/write/lineUpSheet';
import { matchOf, startOf } from '../../sheets/write/newTeamRound';
import { readLineUps, type TypedLineUp } from '../../sheets/read/teams/readLineUps';
import type { Plan } from '../../sheets/plan/plan';
import { numberOfTeam } from '../../sheets/teams/teamBook';
import { roundOfBoards, teamRoundOf } from '../../model/matches/teamRound';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/** The sheet of line-ups of the last round, with who sits at the boards now. */
export function planLineUpSheet(event: CheckedEvent): Plan {
  const { tournament, settings } = event;
  const round = tournament.pairedRounds;
  const teams = teamRoundOf(tournament, round).teams!;
  const sheet = lineUpSheet(tournament, round, teams, settings.language);
  const title: Reason = { key: 'pane.line-ups-written', args: { round } };
  return { title, sheets: [sheet], activate: sheet.key, log: [logLine(event, title, { round })] };
}

export type LineUpsPlanned = Result<{
  /** null: the round has these line-ups already. */
  readonly plan: Plan | null;
}>;

/**
 * The line-ups that were typed, in the sheet of the last round. Whoever leaves the announced order needs a
 * reason, which the log keeps; a match with results keeps its players.
 */
export function planLineUps(event: CheckedEvent, reason = ''): LineUpsPlanned {
  const { tournament, settings, read } = event;
  const round = tournament.pairedRounds;
  const table = read.tables.lineUps.get(round);
  if (!table)
    return { ok: false, problems: [error('line-up-missing', { kind: 'file' }, String(round))] };
  const { lineUps, problems: unread } = readLineUps(table, tournament);
  const content = teamRoundOf(tournament, round);
  const { matches, byes } = content.teams!;
  const changed = lineUps.filter((each) => !isSame(each, matches));
  const problems = [
    ...unread,
    ...changed.flatMap((each) => problemsOf(tournament, round, each, matches, reason !== '')),
  ];
  if (problems.length > 0) return { ok: false, problems };
  if (changed.length === 0) return { ok: true, plan: null };
  const seats = new Map(changed.map(({ team, seats: of }) => [team, of]));
  const isChanged = ({ first, second }: Match) => seats.has(first) || seats.has(second);
  const now = matches.map((match) =>
    isChanged(match)
      ? matchOf(
          tournament,
          [match.first, seats.get(match.first) ?? match.boards.map((board) => board.first ?? 0)],
          [match.second, seats.get(match.second) ?? match.boards.map((board) => board.second ?? 0)],
          match.table ?? 1,
        )
      : match,
  );
  const fresh = startOf(now.filter(isChanged));
  const anew = new Set(
    now
      .filter(isChanged)
      .flatMap(({ boards }) => boards.flatMap(({ first, second }) => [first, second])),
  );
  const outcomes = outcomesOf(tournament, round);
  const outcomeOf = (no: PlayerNo): Outcome => (anew.has(no) ? fresh(no) : outcomes(no));
  const written = roundOfBoards(round, { matches: now, byes }, outcomeOf);
  const title: Reason = { key: 'pane.line-ups-taken', args: { round, teams: changed.length } };
  const { sheets } = roundPlan(tournament, written, settings);
  const stored = storedAfter({
    ...{ read, before: tournament, after: tournament, language: settings.language },
    stored: (kept) => ({ ...kept, lastPairs: { round, text: pairsText(written) } }),
  });
  const log = [logLine(event, title, { round, reason })];
  const all = [...sheets, ...(stored ? [storedEventSheet(stored)] : [])];
  return { ok: true, plan: { title, sheets: all, activate: `round-${round}`, log } };
}

const outcomesOf = (tournament: Tournament, round: number): ((no: PlayerNo) => Outcome) => {
  const players = playerByNo(tournament);
  return (no) => players.get(no)?.entries[round - 1]?.outcome ?? 'absent';
};

const seatsIn = (match: Match, team: PlayerNo): PlayerNo[] =>
  match.boards.map((board) => (match.first === team ? board.first : board.second) ?? 0);

const matchOfTeam = (matches: readonly Match[], team: PlayerNo): Match | undefined =>
  matches.find(({ first, second }) => first === team || second === team);

const trimmed = (seats: readonly PlayerNo[]): string => seats.join(' ').replace(/( 0)+$/, '');

function isSame({ team, seats }: TypedLineUp, matches: readonly Match[]): boolean {
  const match = matchOfTeam(matches, team);
  if (!match) return seats.every((no) => no === 0);
  return trimmed(seats) === trimmed(seatsIn(match, team));
}

/** What keeps a line-up from being taken: refused, or allowed with a word only. */
function problemsOf(
  tournament: Tournament,
  round: number,
  { team, seats, places, place }: TypedLineUp,
  matches: readonly Match[],
  hasReason: boolean,
): Problem[] {
  const own = tournament.teams!.find((each, index) => numberOfTeam(each, index) === team)!;
  const match = matchOfTeam(matches, team);
  if (!match) return [error('line-up-without-match', place, own.name, { round })];
  const outcomes = outcomesOf(tournament, round);
  const isPlayed = match.boards.some(
    ({ first, second }) => first !== null && second !== null && outcomes(first) !== 'pending',
  );
  if (isPlayed) return [error('line-up-has-results', place, own.name)];
  const players = playerByNo(tournament);
  const name = (no: PlayerNo) => players.get(no)?.name ?? String(no);
  return seats.flatMap((no, board): Problem[] => {
    if (no === 0) return [];
    const args = { team: own.name };
    const at = places[board] ?? place;
    if (seats.indexOf(no) < board) return [error('line-up-player-twice', at, name(no), args)];
    if (hasReason) return [];
    if (seats[board - 1] === 0) return [error('line-up-gap', at, name(no), { ...args, board })];
    const next = seats.slice(board + 1).find((other) => other !== 0);
    const isEarlier = next !== undefined && own.players.indexOf(next) < own.players.indexOf(no);
    return isEarlier ? [error('line-up-out-of-order', at, name(no), args)] : [];
  });
}
