import { allowsBaku, type Acceleration } from '../rules/acceleration';
import { CLASSIC_POINTS } from '../outcomes';
import { error, type Problem } from '../problems';
import type { Located, RawTournament } from '../raw';

const FILE = { kind: 'file' } as const;

/**
 * The acceleration that the source asks for: its own word, or the code of a TRF (`…_BAKU`). Virtual
 * points that are written out go before what the code implies.
 */
export function accelerationOf(raw: RawTournament): Located<Acceleration> | undefined {
  if (raw.acceleration) return raw.acceleration;
  const { systemCode = '' } = raw;
  if (raw.virtualPoints.length > 0 || !/_BAKU$/i.test(systemCode)) return undefined;
  // It is the teams who are accelerated, not their players (`matches/teamsAsCompetitors.ts`).
  if (/TEAM/i.test(systemCode)) return undefined;
  return { value: { method: 'baku' }, place: FILE };
}

/** C.04.7 1.1 and 1.4: the points of the event must allow it, and the number of rounds be known. */
export function checkAcceleration(raw: RawTournament): Problem[] {
  const found = accelerationOf(raw);
  if (!found || found.value.method === 'own') return [];
  const problems: Problem[] = raw.acceleration
    ? raw.virtualPoints.map(({ place, no }) => error('accelerated-twice', place, String(no)))
    : [];
  // The French methods are no texts of FIDE: they ask for nothing but the number of rounds, if at all.
  if (found.value.method !== 'baku') {
    if (found.value.method === 'progressive' && raw.totalRounds === undefined)
      problems.push(error('baku-without-rounds', found.place, found.value.method));
    return problems;
  }
  const { win, draw, loss } = raw.points ?? CLASSIC_POINTS;
  if (!allowsBaku(raw.points ?? CLASSIC_POINTS))
    problems.push(
      error('baku-points', found.place, [win, draw, loss].map((half) => half / 2).join('-')),
    );
  if (raw.totalRounds === undefined)
    problems.push(error('baku-without-rounds', found.place, 'Baku'));
  return problems;
}
