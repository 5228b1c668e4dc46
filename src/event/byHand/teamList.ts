import type { Reason } from '../../explain/reason';
import { withoutEnd } from '../../formats/tidy';
import { NOBODY } from '../../model/blank';
import { error, type Problem, type Refused } from '../../model/problems';
import { matchesOf } from '../../model/matches/roundMatches';
import type { Player, PlayerNo, Team, TeamPlay, Tournament } from '../../model/types';
import { changeSheets } from '../../sheets/write/changePlan';
import { numberOfTeam } from '../../sheets/teams/teamBook';
import { systemById } from '../../systems';
import { logLine } from '../log/logLine';
import { labelOfTeam } from '../open/teams';
import type { CheckedEvent } from '../open/openEvent';
import type { Planned } from '../round/planned';

/** A team that enters when others are there already, with its players in the order of their boards. */
export interface NewTeam {
  readonly name: string;
  readonly captain: string;
  readonly players: readonly { readonly name: string; readonly rating: number }[];
}

/** A line a player, the rating last: `Elm a 1875`, `Elm a; 1875`. */
export const playersTyped = (text: string): NewTeam['players'] =>
  text
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const rating = /\d{3,4}$/.exec(line.slice(-4))?.[0] ?? '';
      const name = withoutEnd(line.slice(0, line.length - rating.length), ' ;,\t');
      return { name, rating: Number(rating) };
    })
    .filter(({ name }) => name !== '');

/** C.04.2 2: it gets the next number, and nothing for the rounds that it has missed. */
export function planNewTeam(event: CheckedEvent, entered: NewTeam): Planned {
  const { read, tournament: before, settings } = event;
  const { teams = [], players, pairedRounds } = before;
  const refusal = refusesNew(event, entered);
  if (refusal) return refusal;
  const last = Math.max(0, ...players.map(({ no }) => no));
  const number = Math.max(0, ...teams.map(numberOfTeam)) + 1;
  const absent = { outcome: 'absent', opponent: null, colour: null } as const;
  const added = entered.players.map(({ name, rating }, index): Player => ({
    ...NOBODY,
    no: last + 1 + index,
    name,
    rating,
    entries: Array.from({ length: pairedRounds }, () => absent),
    virtualPoints: [],
    withdrawn: false,
    fixedTable: null,
    requestedByes: new Map(),
  }));
  const team: Team = {
    name: entered.name.trim(),
    number,
    players: added.map(({ no }) => no),
    ...(entered.captain.trim() ? { captain: entered.captain.trim() } : {}),
  };
  const after: Tournament = {
    ...before,
    teams: [...teams, team],
    players: [...players, ...added],
  };
  const title: Reason = { key: 'pane.team-entered', args: { team: `${number} ${team.name}` } };
  const sheets = changeSheets({ read, before, after, language: settings.language });
  return { ok: true, plan: { title, sheets, log: [logLine(event, title, roundOf(before))] } };
}

const roundOf = ({ pairedRounds }: Tournament): { round?: number } =>
  pairedRounds === 0 ? {} : { round: pairedRounds };

const refusing = (...problems: readonly Problem[]): Refused => ({ ok: false, problems });

function refusesNew({ tournament, settings }: CheckedEvent, entered: NewTeam): Refused | null {
  const { teams = [], players, pairedRounds } = tournament;
  const place = { kind: 'argument', name: 'player' } as const;
  const name = entered.name.trim();
  if (name === '') return refusing(error('team-without-name', place, ''));
  if (teams.some((team) => team.name === name))
    return refusing(error('team-name-used', place, name));
  if (entered.players.length === 0) return refusing(error('team-without-players', place, name));
  const known = new Set(players.map((player) => player.name));
  const twice = entered.players.filter((player) => known.has(player.name));
  if (twice.length > 0)
    return refusing(...twice.map((player) => error('player-in-another-team', place, player.name)));
  if (pairedRounds > 0 && systemById(settings.system)?.kind === 'round-robin')
    return refusing(
      error('table-is-full', place, name, { players: teams.length, round: pairedRounds }),
    );
  return null;
}

/** The order of a list is for rounds to come: in those that are paired everybody stays at their board. */
function asTheySat(before: Tournament, { lineUps }: TeamPlay): TeamPlay['lineUps'] {
  const isSaid = (team: PlayerNo, round: number) =>
    lineUps.some((each) => each.team === team && each.round === round);
  const sat = (matchesOf(before)?.teams ?? []).flatMap(({ no: team, matches }) =>
    matches.flatMap(({ round, opponent, seats: players }) =>
      opponent === null || players.length === 0 || isSaid(team, round)
        ? []
        : [{ round, team, opponent, players }],
    ),
  );
  return [...lineUps, ...sat];
}

/** Where a player is to stand: in a team, at a place of its order, from 1. */
export interface MemberMove {
  readonly player: PlayerNo;
  readonly team: PlayerNo;
  readonly place: number;
}

/**
 * A player in another team, or at another place of the announced order. Another team is for whoever has
 * played for none; once a round is paired both need a reason, which the log keeps.
 */
export function planMember(event: CheckedEvent, move: MemberMove, reason: string): Planned {
  const { read, tournament: before, settings } = event;
  const { teams = [], pairedRounds } = before;
  const player = before.players.find(({ no }) => no === move.player);
  const from = teams.findIndex(({ players }) => players.includes(move.player));
  const to = teams.findIndex((team, index) => numberOfTeam(team, index) === move.team);
  const place = { kind: 'argument', name: 'player' } as const;
  if (!player || to < 0) return refusing(error('team-of-player-unknown', place, String(move.team)));
  const hasPlayed = player.entries.some(({ opponent }) => opponent !== null);
  if (from !== to && hasPlayed)
    return refusing(
      error('player-has-played', place, player.name, { team: teams[from]?.name ?? '' }),
    );
  if (from !== to && teams[from]?.players.length === 1)
    return refusing(error('team-without-players', place, teams[from]!.name));
  if (pairedRounds > 0 && reason === '')
    return refusing(error('reason-missing', place, player.name));
  const others = teams.map((team) => ({
    ...team,
    players: team.players.filter((no) => no !== move.player),
  }));
  const target = others[to]!;
  const at = Math.min(Math.max(1, move.place), target.players.length + 1) - 1;
  const after: Tournament = {
    ...before,
    teams: others.map((team, index) =>
      index === to ? { ...team, players: team.players.toSpliced(at, 0, move.player) } : team,
    ),
    ...(before.teamPlay
      ? { teamPlay: { ...before.teamPlay, lineUps: asTheySat(before, before.teamPlay) } }
      : {}),
  };
  const title: Reason = {
    key: from === to ? 'pane.member-placed' : 'pane.member-moved',
    args: {
      name: player.name,
      from: from < 0 ? '–' : labelOfTeam(before, numberOfTeam(teams[from]!, from)),
      to: labelOfTeam(before, move.team),
      place: at + 1,
    },
  };
  const sheets = changeSheets({ read, before, after, language: settings.language });
  const log = [logLine(event, title, { ...roundOf(before), reason })];
  return { ok: true, plan: { title, sheets, log } };
}
