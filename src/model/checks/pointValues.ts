import { sayPoints } from '../points';
import { CLASSIC_POINTS } from '../outcomes';
import { error, warning, type Place, type Problem } from '../problems';
import type { RawTournament } from '../raw';

const BYES = ['pairingBye', 'fullBye', 'halfBye'] as const;

/** Points under which losing or not playing would pay: no event can be run by them. */
export function checkPointValues({ points, pointPlaces }: RawTournament): Problem[] {
  const { win, draw, loss, ...others } = points ?? CLASSIC_POINTS;
  const placeOf = (outcome: 'draw' | (typeof BYES)[number]): Place =>
    pointPlaces?.[outcome] ?? { kind: 'file' };
  const problems: Problem[] = [];
  const highest = BYES.reduce((best, bye) => (others[bye] > others[best] ? bye : best));
  if (others[highest] > win)
    problems.push(
      error('bye-above-win', placeOf(highest), sayPoints(others[highest]), { win: sayPoints(win) }),
    );
  if (2 * draw > win + loss)
    problems.push(
      error('draws-above-win', placeOf('draw'), sayPoints(draw), {
        win: sayPoints(win),
        loss: sayPoints(loss),
      }),
    );
  return problems;
}

/**
 * More rounds than a Swiss of so many players can have, since nobody meets anybody twice
 * (C.04.1.b): it is told as long as rounds are to come. Where players have met twice it is no Swiss.
 */
export function checkPossibleRounds(raw: RawTournament, pairedRounds: number): Problem[] {
  const { totalRounds, players, systemCode = '' } = raw;
  const possible = players.length % 2 === 0 ? players.length - 1 : players.length;
  if (!totalRounds || players.length < 2 || !(totalRounds.value > possible)) return [];
  if (pairedRounds >= totalRounds.value || pairedRounds > possible) return [];
  if (/ROUNDROBIN|DOUBLE|TEAM|KNOCKOUT/.test(systemCode)) return [];
  return [
    warning('rounds-not-possible', totalRounds.place, String(totalRounds.value), {
      players: players.length,
      possible,
    }),
  ];
}
