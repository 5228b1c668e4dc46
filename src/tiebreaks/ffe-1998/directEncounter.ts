import type { PlayerNo } from '../../model/types';
import type { Field, FieldRound } from '../field';
import { summed, undefinedFor } from '../result';
import type { Part, TieBreak } from '../types';
import { whyOfRound } from './adjustedScore';

/**
 * §2.1.4: the points of the games between the tied, if all of them have met. Ruling A3: one shot,
 * never applied again to those who remain tied; a forfeited game is no meeting in a Swiss, but its
 * result counts in a round robin.
 */
export const directEncounter: TieBreak = ({ field, no, tied }) => {
  if (tied.length < 2) return undefinedFor('tiebreaks.undefined.not-tied', '2.1.4');
  const { others, strangers } = knowledgeOf(field, tied);
  const parts: Part[] = [];
  for (const round of field.roundsOfPlayer(no)) {
    const { opponent } = round.entry;
    if (opponent === null || !others.has(opponent)) continue;
    const points = field.facePoints(round) / 2;
    const counts = isMeeting(field, round);
    parts.push({
      round: round.round,
      opponent,
      used: null,
      points,
      value: points,
      why: round.played ? whyOfRound(round) : 'face-value',
      cut: counts ? null : 'not-played',
      article: '2.1.4',
      ruling: round.played ? undefined : 'A3',
    });
  }
  if (strangers)
    return undefinedFor('tiebreaks.undefined.not-all-met', '2.1.4', parts, {
      players: { players: strangers },
    });
  return summed(parts);
};

/**
 * F.10 of the French system of 1994: the games among the tied decide for the first place alone, so
 * for those who share the highest score; further down nobody is asked who beat whom.
 */
export const directEncounterForFirst: TieBreak = (question) => {
  const { field, no, tied } = question;
  if (tied.length < 2) return undefinedFor('tiebreaks.undefined.not-tied', 'F.10');
  const best = field.levels[0];
  if ([no, ...tied].some((each) => field.score(each) !== best))
    return undefinedFor('tiebreaks.undefined.not-first', 'F.10');
  const { undefinedBecause, parts, value } = directEncounter(question);
  return {
    value,
    parts: parts.map((part) => ({ ...part, article: 'F.10' })),
    ...(undefinedBecause && { undefinedBecause: { ...undefinedBecause, article: 'F.10' } }),
  };
};

const isMeeting = (field: Field, { played }: FieldRound): boolean => played || field.isRoundRobin;

/** What the tied have in common; asked for every one of them, found once. */
interface Knowledge {
  readonly others: ReadonlySet<PlayerNo>;
  /** Two of them who have not met; null if all have. */
  readonly strangers: readonly PlayerNo[] | null;
}

function knowledgeOf(field: Field, tied: readonly PlayerNo[]): Knowledge {
  const known = field.remember(
    'ffe-1998 the tied',
    () => new WeakMap<readonly PlayerNo[], Knowledge>(),
  );
  let knowledge = known.get(tied);
  if (!knowledge) {
    knowledge = { others: new Set(tied), strangers: findNotMet(field, tied) };
    known.set(tied, knowledge);
  }
  return knowledge;
}

function findNotMet(field: Field, tied: readonly PlayerNo[]): readonly PlayerNo[] | null {
  for (const a of tied) {
    const met = new Set<PlayerNo>();
    for (const round of field.roundsOfPlayer(a))
      if (round.entry.opponent !== null && isMeeting(field, round)) met.add(round.entry.opponent);
    for (const b of tied) if (b !== a && !met.has(b)) return [a, b];
  }
  return null;
}
