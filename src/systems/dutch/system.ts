import type { TraceStep } from '../../explain/reason';
import type { Price, RoundToPair } from '../../model/types';
import { coloursPlayed } from '../../model/tournament';
import { swissLegality } from '../audit/legality';
import { inTableOrder } from '../../model/rounds/tableOrder';
import type { PairingResult, PairingSystem, Progress } from '../system';
import { floatsByScores } from '../shared/unplayed';
import { colourPreference } from '../shared/colourPreference';
import { giveColours } from './colours';
import { isAdditive } from './criteria/criterion';
import type { Edition } from './edition';
import type { Field } from './field';
import {
  fieldOf,
  judge,
  missingResults,
  noLegalRound,
  pairRound,
  shapesOf,
  traceOf,
  walkRound,
  whyNot,
} from './late';
import { byeBar, limitsOf } from './criteria/limits';
import type { PairedRound } from './pairRound';
import { plain } from './plain';

/** One edition of this procedure as the rest of the product sees it. */
export function systemOf(edition: Edition): PairingSystem {
  const { id, name, summary, inForce, trfCodes, handling } = edition;
  return {
    id,
    name,
    summary,
    kind: 'swiss',
    calledBy: ['dutch', 'neerland', 'holand', 'holland'],
    inForce,
    trfCodes,
    handling,
    extraLists: [],
    marksFloatsOnCards: false,
    hasExercises: true,
    fromAboveMeetResidents: true,
    ...(edition.articles.byeScore ? { lowestByeFirst: edition.articles.byeScore } : {}),
    pair: (task, progress) => pair(edition, task, 'round', progress),
    explain: (task, progress) => pair(edition, task, 'byHand', progress),
    judge: (task, played) => judge(edition, task, played),
    priceOf: (step) => priceOf(edition, step),
    whyNot: (task, a, b) => whyNot(edition, task, a, b),
    brackets: (task) => {
      const round = missingResults(task, edition) ? null : pairRound(fieldOf(task, edition));
      return round ? shapesOf(round) : [];
    },
    walk: (task) => walkRound(edition, task),
    plain,
    colourPreference: (_, player) => colourPreference(coloursPlayed(player)),
    floats: (tournament, round) =>
      floatsByScores(edition.unplayed(tournament.points), tournament, round),
    byeBar: (task, no) => byeBar(edition, task, no),
    legality: (task, played) => swissLegality(limitsOf(edition), task, played),
  };
}

/** By the criterion on which a round is worse; one that only comes later is of the same quality. */
function priceOf({ criteria }: Edition, { key, article }: TraceStep): Price {
  if (key === 'dutch.judge.later') return 'order';
  const worse = criteria.find((each) => each.article === article);
  return (key === 'dutch.judge.worse' && worse && isAdditive(worse) && worse.price) || 'any';
}

type Depth = 'round' | 'byHand';

function pair(
  edition: Edition,
  task: RoundToPair,
  depth: Depth,
  progress?: Progress,
): PairingResult {
  const missing = missingResults(task, edition);
  if (missing) return { ok: false, refusal: missing };
  const field = fieldOf(task, edition);
  const round = pairRound(field, progress);
  if (!round) return { ok: false, refusal: noLegalRound(field) };
  return answer(round, field, depth);
}

/** The round in table order; its account is worked out when somebody asks for it. */
function answer(round: PairedRound, field: Field, depth: Depth): PairingResult {
  const { tablesBy } = field.edition;
  const scores = new Map(field.players.map((player) => [player.no, player[tablesBy]]));
  const coloured = round.brackets.flatMap(({ pairs }) =>
    pairs.map(([higher, lower]) => {
      const { white, black } = giveColours(higher, lower, field.initialColour);
      return { white: white.no, black: black.no };
    }),
  );
  let trace: ReturnType<typeof traceOf> | undefined;
  return {
    ok: true,
    pairs: inTableOrder(coloured, (no) => scores.get(no)!),
    bye: round.bye?.no ?? null,
    get trace() {
      return (trace ??= traceOf(round, field, depth));
    },
  };
}
