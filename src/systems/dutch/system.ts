import type { RoundToPair } from '../../model/types';
import { coloursPlayed } from '../../model/tournament';
import { swissLegality } from '../legality';
import { inTableOrder } from '../publication';
import type { PairingResult, PairingSystem, Progress } from '../system';
import { floatsByScores } from '../unplayed';
import { colourPreference } from './a6preference';
import { giveColours } from './colours';
import { fieldOf, type Field } from './facts';
import { judge } from './judge';
import { byeBar, limits } from './limits';
import { pairRound, type PairedRound } from './pairRound';
import { missingResults, noLegalRound } from './refusals';
import { traceOf } from './trace';
import { unplayed } from './unplayed';
import { whyNot } from './whyNot';

/** One edition of this procedure as the rest of the product sees it. */
export const systemOf = (): PairingSystem => ({
  id: 'dutch-2016',
  name: {
    en: 'Dutch 2016 (C.04.3, Baku 2016)',
    fr: 'Néerlandais 2016 (C.04.3, Bakou 2016)',
    pt: 'Holandês 2016 (C.04.3, Baku 2016)',
  },
  summary: {
    en: 'the usual system of open tournaments from July 2017 to January 2026: the upper half of each score meets the lower half',
    fr: 'le système usuel des opens de juillet 2017 à janvier 2026 : la première moitié de chaque score rencontre la seconde',
    pt: 'o sistema habitual dos opens de julho de 2017 a janeiro de 2026: a metade superior de cada pontuação defronta a inferior',
  },
  kind: 'swiss',
  calledBy: ['dutch', 'neerland', 'holand', 'holland'],
  inForce: { from: '2017-07-01', until: '2026-01-31' },
  trfCodes: ['FIDE_DUTCH_2017'],
  extraLists: [],
  marksFloatsOnCards: false,
  pair: (task, progress) => pair(task, 'round', progress),
  explain: (task, progress) => pair(task, 'byHand', progress),
  judge,
  whyNot,
  colourPreference: (_, player) => colourPreference(coloursPlayed(player)),
  floats: (tournament, round) => floatsByScores(unplayed, tournament, round),
  byeBar,
  legality: (task, played) => swissLegality(limits, task, played),
});

type Depth = 'round' | 'byHand';

function pair(task: RoundToPair, depth: Depth, progress?: Progress): PairingResult {
  const missing = missingResults(task);
  if (missing) return { ok: false, refusal: missing };
  const field = fieldOf(task);
  const round = pairRound(field, progress);
  if (!round) return { ok: false, refusal: noLegalRound(field) };
  return answer(round, field, depth);
}

/** The round in table order; its account is worked out when somebody asks for it. */
function answer(round: PairedRound, field: Field, depth: Depth): PairingResult {
  const scores = new Map(field.players.map(({ no, realScore }) => [no, realScore]));
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
