import { sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import { sayProblem } from '../../explain/sayProblem';
import type { Problem } from '../../model/problems';
import type { Language, Tournament } from '../../model/types';
import { SYSTEMS } from '../../systems';
import { competitionOf } from '../../systems/competition';
import { recheckRound, type RoundCheck } from '../../systems/audit/recheck';
import type { PairingSystem, PlayedRound } from '../../systems/system';
import type { NotedDepartures } from '../announced/departures';
import { explained } from '../check/verdictOnRound';
import { labels } from '../open/players';
import type { AuditedPair, AuditedRound, AuditedRounds, NotJudged } from './record';

export interface RoundsToAudit {
  readonly tournament: Tournament;
  readonly system: PairingSystem;
  /** The file itself names its edition; false: it was taken by the day. */
  readonly isNamed: boolean;
  /** The starting numbers were rebuilt from ratings: nobody announced them. */
  readonly areRebuilt: boolean;
  readonly departures: NotedDepartures;
  readonly language: Language;
}

export interface RoundsVerdict {
  /** By which edition: another than was asked about, if the file names none and all rounds fit that. */
  readonly system: PairingSystem;
  readonly rounds: AuditedRounds;
  readonly notJudged: readonly NotJudged[];
}

/** Every round paired again; where some are others, every other edition is tried. */
export function auditRounds(asked: RoundsToAudit): RoundsVerdict {
  const { tournament, system, isNamed, language } = asked;
  const own = checkAll(tournament, system);
  const notJudged = leftRounds(tournament, own.left, language);
  if (own.differing.length === 0) {
    const fits = own.judged > 0 ? [system.id] : [];
    return {
      system,
      rounds: { judged: own.judged, differing: [], fits, fitsDiffer: 0 },
      notJudged,
    };
  }
  const best = bestFit(tournament, system, own.differing.length);
  if (!isNamed && best.differing === 0)
    return {
      system: best.systems[0]!,
      rounds: { judged: own.judged, differing: [], fits: idsOf(best.systems), fitsDiffer: 0 },
      notJudged,
    };
  const fit = { fits: idsOf(best.systems), fitsDiffer: best.differing };
  // Nobody has said by which rules, and none that we know explains most rounds: no accusation.
  if (!isNamed && best.differing * 2 > own.judged) {
    const because = sayReason(language, {
      key: 'audit.no-edition-fits',
      args: { count: best.differing, rounds: own.judged, editions: fit.fits.join(', ') },
    });
    return {
      system,
      rounds: { judged: 0, differing: [], ...fit },
      notJudged: [{ what: 'rounds', because, code: null }, ...notJudged],
    };
  }
  const differing = own.differing.map((check) => toldRound(asked, check));
  return { system, rounds: { judged: own.judged, differing, ...fit }, notJudged };
}

const idsOf = (systems: readonly PairingSystem[]): string[] => systems.map(({ id }) => id);

interface AllRounds {
  readonly judged: number;
  readonly differing: readonly RoundCheck[];
  /** Rounds that cannot be judged, with the first reason. */
  readonly left: readonly { readonly round: number; readonly why: Problem | Reason }[];
}

/** `most`: with more rounds that differ nobody wants to know the others. */
function checkAll(event: Tournament, system: PairingSystem, most = Infinity): AllRounds {
  const competition = competitionOf(system, event);
  if (!competition.ok) {
    const rounds = Array.from({ length: event.pairedRounds }, (_, index) => index + 1);
    const left = rounds.map((round) => ({ round, why: competition.problems[0]! }));
    return { judged: 0, differing: [], left };
  }
  const tournament = competition.value;
  const differing: RoundCheck[] = [];
  const left: AllRounds['left'][number][] = [];
  for (let round = 1; round <= tournament.pairedRounds && differing.length <= most; round++) {
    const checked = recheckRound(tournament, system, round);
    const why = 'problems' in checked ? checked.problems[0] : missingFor(checked);
    if (why) left.push({ round, why });
    else if ('differs' in checked && checked.differs) differing.push(checked);
  }
  return { judged: tournament.pairedRounds - left.length, differing, left };
}

/** Something has to be supplied before the text has an answer: nothing against the round. */
const missingFor = ({ ours }: RoundCheck): Reason | undefined =>
  'refusal' in ours && ours.refusal.code === 'bad-request' ? ours.refusal.reasons[0] : undefined;

function leftRounds(
  { players }: Tournament,
  left: AllRounds['left'],
  language: Language,
): NotJudged[] {
  const [first] = left;
  if (!first) return [];
  const { why } = first;
  const isProblem = 'code' in why;
  const because = sayReason(language, {
    key: 'audit.rounds-left',
    args: {
      rounds: left.map(({ round }) => round).join(', '),
      why: isProblem
        ? sayProblem(language, why).sentence
        : sayReason(language, why, { player: labels(players) }),
    },
  });
  return [{ what: 'rounds', because, code: isProblem ? why.code : null }];
}

/** The editions by which the fewest rounds are others; the event's own counts among them. */
function bestFit(
  tournament: Tournament,
  own: PairingSystem,
  ownDiffering: number,
): { readonly systems: readonly PairingSystem[]; readonly differing: number } {
  let best = { systems: [own], differing: ownDiffering };
  for (const system of SYSTEMS) {
    // Who pairs teams, or players over two games, is no answer for those who pair players.
    if (system === own || system.competitors !== own.competitors) continue;
    const { differing, left } = checkAll(tournament, system, best.differing);
    // What it cannot judge it does not fit.
    const count = differing.length + left.length;
    if (count < best.differing) best = { systems: [system], differing: count };
    else if (count === best.differing) best = { ...best, systems: [...best.systems, system] };
  }
  return best;
}

/** Other editions by which every round is as it was played. */
export const editionsThatFit = (tournament: Tournament, own: PairingSystem): PairingSystem[] =>
  SYSTEMS.filter((system) => {
    if (system === own || system.competitors !== own.competitors) return false;
    const { differing, left } = checkAll(tournament, system, 0);
    return differing.length + left.length === 0;
  });

function toldRound(
  { tournament, system, departures, areRebuilt, language }: RoundsToAudit,
  check: RoundCheck,
): AuditedRound {
  const player = labels(check.task.tournament.players);
  const competition = competitionOf(system, tournament);
  const { reasons, cause } = explained(
    competition.ok ? competition.value : tournament,
    system,
    check,
    departures,
  );
  const why = reasons.slice(0, 1).map((step) => sayReason(language, step, { player }));
  if (areRebuilt) why.push(sayReason(language, { key: 'check.rebuilt' }));
  return {
    round: check.round,
    played: pairsOf(check.onlyPlayed),
    byTheRules: pairsOf(check.onlyOurs),
    article: reasons.find(({ article }) => article)?.article ?? null,
    why: why.join(' '),
    isIllegal: system.legality(check.task, check.played).length > 0,
    explained: cause ? sayReason(language, cause, { player }) : null,
  };
}

export const pairsOf = ({ pairs, bye }: PlayedRound): AuditedPair[] => [
  ...pairs.map(({ white, black }) => ({ white, black })),
  ...(bye === null ? [] : [{ bye }]),
];
