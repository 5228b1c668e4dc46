import { sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import { sayProblem } from '../../explain/sayProblem';
import { firstDay } from '../../model/day';
import { taskFor } from '../../model/taskFor';
import type { Language, PlayerNo, Tournament } from '../../model/types';
import { pairByRank } from '../../systems/audit/byRank';
import { competitionOf } from '../../systems/competition';
import type { PairingSystem, PlayedRound } from '../../systems/system';
import { editionInForce, editionById, findTieBreak } from '../../tiebreaks/editions';
import { standings } from '../../tiebreaks/standings/standings';
import { pairsOf } from './auditRounds';
import type { AuditedPair, NotJudged } from './record';
import { changedEvent, type SeasonChange } from './seasonChange';

/** What a change would have done to one event: plain data, a line of NDJSON. */
export interface SimulatedEvent {
  readonly file: string;
  readonly section?: string;
  readonly event: string | null;
  /** The edition by which the event is paired without the change. */
  readonly system: string | null;
  readonly rounds: number;
  /** Pairs, by rule and change, of players who would have met somebody else. */
  readonly pairs: number;
  /** Pairs with the colours the other way round. */
  readonly colours: number;
  readonly byes: number;
  /** Rounds that have no pairing with the change. */
  readonly unpaired: number;
  readonly places: number;
  readonly cases: readonly SimulatedCase[];
  readonly notSimulated: readonly NotJudged[];
}

export type SimulatedCase =
  | {
      readonly round: number;
      readonly without: readonly AuditedPair[];
      readonly with: readonly AuditedPair[];
    }
  | {
      readonly player: PlayerNo;
      readonly name: string;
      readonly without: number;
      readonly with: number;
    };

type Counted = Omit<SimulatedEvent, 'file' | 'section' | 'event' | 'system'>;

/** Cases of one event that are kept to look at. */
const MOST_CASES = 10;

/**
 * Each round by the event's own rule and by the change, both from the results as they were: what the
 * change would have done to that round, not what would have followed from it. Then the places.
 */
export function simulateEvent(
  tournament: Tournament,
  system: PairingSystem,
  change: SeasonChange,
  edition: string | null,
  language: Language,
): Counted {
  const changed = changedEvent(tournament, change);
  if ('refused' in changed) return refused('rounds', sayReason(language, changed.refused));
  const paired = simulateRounds(tournament, changed, system, change.system ?? system, language);
  const ranked = simulatePlaces(tournament, changed, change, edition, language);
  return {
    ...paired,
    places: ranked.cases.length,
    cases: [...paired.cases, ...ranked.cases].slice(0, MOST_CASES),
    notSimulated: [...paired.notSimulated, ...ranked.notSimulated],
  };
}

const NOTHING: Counted = {
  rounds: 0,
  pairs: 0,
  colours: 0,
  byes: 0,
  unpaired: 0,
  places: 0,
  cases: [],
  notSimulated: [],
};

const refused = (what: NotJudged['what'], because: string): Counted => ({
  ...NOTHING,
  notSimulated: [{ what, because, code: null }],
});

function simulateRounds(
  own: Tournament,
  changed: Tournament,
  system: PairingSystem,
  other: PairingSystem,
  language: Language,
): Counted {
  if (system.competitors !== other.competitors)
    return refused('rounds', sayReason(language, { key: 'simulate.other-competitors' }));
  const [without, withChange] = [competitionOf(system, own), competitionOf(other, changed)];
  if (!without.ok || !withChange.ok) {
    const [problem] = !without.ok ? without.problems : !withChange.ok ? withChange.problems : [];
    return refused('rounds', sayProblem(language, problem!).sentence);
  }
  const counts = { rounds: 0, pairs: 0, colours: 0, byes: 0, unpaired: 0 };
  const cases: SimulatedCase[] = [];
  const left: number[] = [];
  for (let round = 1; round <= own.pairedRounds; round++) {
    const before = pairedRound(without.value, system, round);
    const after = pairedRound(withChange.value, other, round);
    if (!before || after === undefined) {
      left.push(round);
      continue;
    }
    counts.rounds++;
    const found = after === null ? null : difference(before, after);
    if (!found) counts.unpaired++;
    counts.pairs += found?.pairs ?? 0;
    counts.colours += found?.colours ?? 0;
    counts.byes += found?.byes ?? 0;
    if (!found) cases.push({ round, without: pairsOf(before), with: [] });
    else if (found.pairs + found.colours + found.byes > 0)
      cases.push({ round, without: pairsOf(found.before), with: pairsOf(found.after) });
  }
  const why: Reason = { key: 'simulate.rounds-left', args: { rounds: left.join(', ') } };
  const notSimulated: NotJudged[] =
    left.length === 0 ? [] : [{ what: 'rounds', because: sayReason(language, why), code: null }];
  return { ...NOTHING, ...counts, cases, notSimulated };
}

/** Null: the rules have no pairing. Undefined: something has to be known first. */
function pairedRound(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
): PlayedRound | null | undefined {
  const task = taskFor(tournament, round);
  if (!task.ok) return undefined;
  const result = pairByRank(system, task.value);
  if (!result.ok) return result.refusal.code === 'bad-request' ? undefined : null;
  return { pairs: result.pairs, bye: result.bye };
}

/** What the second round has otherwise. */
function difference(first: PlayedRound, second: PlayedRound) {
  const opponents = new Map(
    first.pairs.flatMap(({ white, black }) => [
      [white, { other: black, isWhite: true }],
      [black, { other: white, isWhite: false }],
    ]),
  );
  const others = second.pairs.filter(({ white, black }) => opponents.get(white)?.other !== black);
  const turned = second.pairs.filter(({ white, black }) => {
    const was = opponents.get(white);
    return was?.other === black && !was.isWhite;
  });
  const isOther = first.bye !== second.bye;
  const keys = new Set(second.pairs.map(({ white, black }) => `${white}-${black}`));
  return {
    pairs: others.length,
    colours: turned.length,
    byes: Number(isOther),
    before: {
      pairs: first.pairs.filter(({ white, black }) => !keys.has(`${white}-${black}`)),
      bye: isOther ? first.bye : null,
    },
    after: { pairs: [...others, ...turned], bye: isOther ? second.bye : null },
  };
}

/** Who would have had which place, by the results as they were. */
function simulatePlaces(
  own: Tournament,
  changed: Tournament,
  change: SeasonChange,
  ownEdition: string | null,
  language: Language,
): Pick<Counted, 'cases' | 'notSimulated'> {
  const isTouched = change.tieBreaks ?? change.edition ?? change.halfBye;
  if (isTouched === undefined || own.pairedRounds === 0) return { cases: [], notSimulated: [] };
  const inForce = ownEdition ?? editionInForce(firstDay(own.info)).id;
  const without = { tieBreaks: own.tieBreakCodes ?? [], edition: inForce };
  const withChange = {
    tieBreaks: change.tieBreaks ?? without.tieBreaks,
    edition: change.edition ?? inForce,
  };
  for (const { tieBreaks, edition } of [without, withChange]) {
    const known = editionById(edition);
    const unknown = tieBreaks.filter((code) => !known || !findTieBreak(known, code));
    if (unknown.length === 0) continue;
    const args = { codes: unknown.join(', '), edition };
    const because = sayReason(language, { key: 'simulate.codes-unknown', args });
    return { cases: [], notSimulated: [{ what: 'places', because, code: null }] };
  }
  const [before, after] = [standings(own, without), standings(changed, withChange)];
  if (!before.ok || !after.ok) throw new Error('Tie-breaks that an edition has are refused by it');
  const ranks = new Map(before.value.rows.map(({ no, rank }) => [no, rank]));
  const cases = after.value.rows.flatMap(({ no, name, rank }): SimulatedCase[] => {
    const was = ranks.get(no)!;
    return was === rank ? [] : [{ player: no, name, without: was, with: rank }];
  });
  return { cases, notSimulated: [] };
}
