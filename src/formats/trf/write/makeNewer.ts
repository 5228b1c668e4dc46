import type { Player, TeamPlay, Tournament } from '../../../model/types';
import { makeRankMethod, parseRankMethod } from '../../../model/rules/ratingMethod';
import { oneLine } from '../columns';
import {
  byeLines,
  forbiddenLines,
  makeAbnormal,
  makeBye,
  makeForbiddenRecord,
  makeVirtual,
  pointLines26,
  virtualLines,
} from './makeRecords26';
import { announcedCode, makeOrderLines } from '../tieOrderLines';
import { isTeamEvent } from '../../../model/matches/teamEvent';
import { makeNational } from '../national';
import {
  makeForfeit,
  makeLineUp,
  makeMatchPoints,
  makePairingByes,
  makeTeam310,
} from '../teams/teamRecords';

/** The lines about the event that TRF26 adds. */
export function headerLines26(tournament: Tournament): string[] {
  const { info, totalRounds, roundsDeclared, initialColour, teamPlay } = tournament;
  const text = (code: string, value: string | undefined): string[] =>
    value ? [`${code} ${oneLine(value)}`] : [];
  return [
    ...(roundsDeclared === false ? [] : [`142 ${totalRounds}`]),
    ...(initialColour ? [`152 ${initialColour === 'white' ? 'W' : 'B'}`] : []),
    ...pointLines26(tournament.points).filter((line) => line.startsWith('162')),
    ...text('172', rankMethodLine(info)),
    ...text('182', info.pairedBy),
    ...text('192', tournament.systemCode),
    ...text('202', tournament.tieBreakCodes?.map(announcedCode).join(',')),
    ...text('222', info.timeCode),
    ...text('352', teamPlay?.boardColours),
    ...(teamPlay?.matchPoints ? [makeMatchPoints(teamPlay.matchPoints)] : []),
    ...makeOrderLines(tournament.tieOrders),
  ];
}

/** The record names the federation before the method; the event's own where it is not said. */
function rankMethodLine({ rankMethod, federation }: Tournament['info']): string | undefined {
  const said = parseRankMethod(rankMethod);
  return said?.federation === ''
    ? /^[A-Z]{3}$/i.test(federation)
      ? makeRankMethod({ ...said, federation: federation.toUpperCase() })
      : undefined
    : rankMethod;
}

/** The records behind the players. */
export function recordLines26(
  tournament: Tournament,
  byesOf: (player: Player) => Player['requestedByes'],
): string[] {
  const { players, teams = [], teamPlay, abnormalPoints = [] } = tournament;
  const ofTeams = isTeamEvent(tournament.systemCode, teamPlay);
  return [
    ...nationalLines(players),
    ...teams.map((team, index) => makeTeam310({ ...team, name: oneLine(team.name) }, index + 1)),
    ...(ofTeams
      ? []
      : [
          ...byeLines(byesOf, players),
          ...virtualLines(tournament),
          ...forbiddenLines(tournament),
          ...abnormalPoints.map(makeAbnormal),
        ]),
    ...(teamPlay ? teamPlayLines(teamPlay) : []),
    ...pointLines26(tournament.points).filter((line) => line.startsWith('XXS')),
    ...(tournament.rankOrder ? ['XXC rank'] : []),
  ];
}

/** The record begins with a federation: without one there is none. */
const nationalLines = (players: readonly Player[]): string[] =>
  players.flatMap(({ no, national = [] }) =>
    national
      .filter(({ federation }) => /^[A-Z]{3}$/.test(federation))
      .map((record) => makeNational(no, record)),
  );

function teamPlayLines(play: TeamPlay): string[] {
  return [
    ...play.requestedByes.map(({ bye, round, ids }) => makeBye(bye, round, ids)),
    ...play.virtualPoints.map(({ matchPoints, points, rounds, ids }) =>
      makeVirtual(matchPoints, points, rounds, ids),
    ),
    ...play.forbidden.map(({ rounds, ids }) => makeForbiddenRecord(rounds, ids)),
    ...play.abnormalPoints.map(makeAbnormal),
    ...play.lineUps.map(makeLineUp),
    ...(play.pairingByes ? [makePairingByes(play.pairingByes)] : []),
    ...play.forfeits.map(makeForfeit),
  ];
}

/** Of the lines above those that the tables of a workbook have no place for. */
export function extraLines26(tournament: Tournament): string[] {
  const { info, systemCode, players, teams = [], teamPlay, abnormalPoints = [] } = tournament;
  const ofTeams = isTeamEvent(systemCode, teamPlay);
  const kept = ['172', '182', '222', '352', '362'];
  return [
    ...(info.kind ? [`092 ${oneLine(info.kind)}`] : []),
    ...headerLines26(tournament).filter((line) => kept.includes(line.slice(0, 3))),
    // The system of single players stands in the settings, where it may be changed.
    ...(ofTeams && systemCode ? [`192 ${systemCode}`] : []),
    ...nationalLines(players),
    ...teams.map((team, index) => makeTeam310({ ...team, name: oneLine(team.name) }, index + 1)),
    ...(ofTeams ? [] : abnormalPoints.map(makeAbnormal)),
    ...(teamPlay ? teamPlayLines(teamPlay) : []),
  ].map((line) => line.trimEnd());
}
