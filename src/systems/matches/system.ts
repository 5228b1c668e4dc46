import { HANDLING_2026 } from '../../handling';
import { coloursPlayed } from '../../model/tournament';
import type { RoundToPair } from '../../model/types';
import { inTableOrder } from '../../model/rounds/tableOrder';
import type { PairingResult, PairingSystem, Progress } from '../system';
import { giveColours } from './colours';
import type { MatchEdition } from './edition';
import { fieldOf, floatersOf, preferencesIn, type Field } from './field';
import {
  judge,
  missingResults,
  noLegalRound,
  pairRound,
  shapesOf,
  traceOf,
  walkRound,
  whyNot,
} from './late';
import { byeBar, legality } from './limits';
import type { PairedRound } from './pairRound';
import { plain } from './plain';
import type { Depth } from './trace';

/** An edition of the procedure that C.04.5 and C.04.6 have in common, as the product sees it. */
export function matchSystemOf(edition: MatchEdition): PairingSystem {
  const { id, name, summary, calledBy, inForce, permitted, trfCodes, trfCodeFor } = edition;
  const { competitors, secondOpinion } = edition;
  return {
    id,
    name,
    summary,
    kind: 'swiss',
    calledBy,
    inForce,
    ...(permitted ? { permitted } : {}),
    trfCodes,
    ...(trfCodeFor ? { trfCodeFor } : {}),
    ...(edition.pairsTeams ? { pairsTeams: true } : {}),
    handling: HANDLING_2026,
    extraLists: [],
    marksFloatsOnCards: false,
    competitors,
    secondOpinion,
    pair: (task, progress) => pair(edition, task, 'round', progress),
    explain: (task, progress) => pair(edition, task, 'byHand', progress),
    judge: (task, played) => judge(edition, task, played),
    whyNot: (task, a, b) => whyNot(edition, task, a, b),
    brackets: (task) => {
      if (missingResults(task)) return [];
      const field = fieldOf(task, edition);
      const round = pairRound(field);
      return round ? shapesOf(field, round) : [];
    },
    walk: (task) => {
      if (missingResults(task)) return [];
      return walkRound(fieldOf(task, edition));
    },
    plain,
    colourPreference: (tournament, player) =>
      edition.preference(coloursPlayed(player), preferencesIn(tournament), false),
    floats: floatersOf,
    byeBar,
    legality,
  };
}

function pair(
  edition: MatchEdition,
  task: RoundToPair,
  depth: Depth,
  progress?: Progress,
): PairingResult {
  const missing = missingResults(task);
  if (missing) return { ok: false, refusal: missing };
  const field = fieldOf(task, edition);
  const round = pairRound(field, progress);
  if (!round) return { ok: false, refusal: noLegalRound(field) };
  return answer(field, round, depth);
}

/** The round in table order; its account is worked out when somebody asks for it. */
function answer(field: Field, round: PairedRound, depth: Depth): PairingResult {
  const scores = new Map(field.competitors.map(({ no, score }) => [no, score]));
  const pairs = round.brackets.flatMap((bracket) =>
    bracket.pairs.map((pair) => {
      const { white, black } = giveColours(field, pair);
      return { white: white.no, black: black.no };
    }),
  );
  let trace: ReturnType<typeof traceOf> | undefined;
  return {
    ok: true,
    pairs: inTableOrder(pairs, (no) => scores.get(no)!),
    bye: round.bye?.no ?? null,
    get trace() {
      return (trace ??= traceOf(field, round, depth));
    },
  };
}
