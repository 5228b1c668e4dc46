import type { RoundToPair } from '../../model/types';
import {
  alone,
  isSamePairs,
  walkPlace,
  type BracketWalk,
  type TriedPairs,
  type WalkPart,
} from '../walk';
import { isFinal, playersOf, type BracketPairing } from './bracket/bracket';
import type { Edition } from './edition';
import { fieldOf, type Facts } from './field';
import { forbiddenPair, verdictsOn } from './literal/byHandVerdicts';
import { candidateOf, walk as candidatesOf, type Candidate } from './literal/literal';
import { placeOf } from './literal/literalPlace';
import { pairRound, type PairedBracket } from './pairRound';
import { missingResults } from './refusals';
import { BRACKET_WORDS } from './traceSteps';

/** The brackets of a round, in which pairs can be tried. */
export function walkRound(edition: Edition, task: RoundToPair): BracketWalk[] {
  const round = missingResults(task, edition) ? null : pairRound(fieldOf(task, edition));
  return round ? round.brackets.map(walkOf) : [];
}

function walkOf(paired: PairedBracket): BracketWalk {
  const { bracket } = paired;
  const { kind, residents, movedDown } = bracket;
  const players = playersOf(bracket);
  const byNo = new Map(players.map((player) => [player.no, player]));
  const accepted = numbersOf(paired.pairs);
  const isFromAbove = new Set(movedDown);
  const known: { verdicts?: ReturnType<typeof verdictsOn> } = {};
  const pairingOf = (tried: TriedPairs): BracketPairing => {
    const pairs = tried.map(([a, b]) => inRank(byNo.get(a)!, byNo.get(b)!));
    const gone = new Set(pairs.flat());
    return { pairs, floaters: players.filter((player) => !gone.has(player)) };
  };
  return {
    title: { key: BRACKET_WORDS[kind], args: { score: { points: residents[0].score } } },
    accepted,
    first: paired.pairs.length === 0 ? [] : numbersOf(firstOf(paired).pairs),
    movedDown: movedDown.map(({ no }) => no),
    standing: (tried) => standing(paired, candidateOf(bracket, pairingOf(tried))),
    judge(tried) {
      const pairing = pairingOf(tried);
      const { field } = bracket;
      const barred = forbiddenPair(pairing.pairs, field);
      const both = pairing.pairs.find(([a, b]) => isFromAbove.has(a) && isFromAbove.has(b));
      const { articles } = field.edition;
      if (both)
        return {
          kind: 'forbidden',
          reason: barred ?? {
            key: 'walk.twoFromAbove',
            article: articles.candidate,
            args: { players: { players: both.map(({ no }) => no) } },
          },
          place: null,
        };
      const candidate = candidateOf(bracket, pairing);
      const place = stands(paired, candidate)
        ? walkPlace('candidates', placeOf(bracket, candidate))
        : null;
      const refusal = (known.verdicts ??= verdictsOn(paired)).refuse(candidate);
      if (refusal)
        return {
          kind: refusal.key === 'dutch.hand.worse' ? 'worse' : 'forbidden',
          reason: refusal,
          place,
        };
      if (isSamePairs(tried, accepted))
        return {
          kind: 'accepted',
          reason: { key: 'walk.accepted', article: articles.best },
          place,
        };
      return { kind: 'later', reason: { key: 'walk.later', article: articles.best }, place };
    },
  };
}

/** The text makes candidates of as many pairs as there can be, and of as many players from above. */
const stands = ({ pairs, bracket, floaters }: PairedBracket, tried: Candidate): boolean =>
  pairs.length > 0 &&
  tried.pairs.length === pairs.length &&
  tried.limbo.length === bracket.movedDown.filter((each) => floaters.includes(each)).length;

function firstOf({ bracket, pairs, floaters }: PairedBracket): Candidate {
  const m1 = bracket.movedDown.filter((player) => !floaters.includes(player)).length;
  return candidatesOf<never>(bracket, pairs.length, m1, () => null).next().value as Candidate;
}

/** S1 against S2, those from above first; then who is left. */
function standing({ bracket }: PairedBracket, candidate: Candidate): WalkPart[] {
  const { movedDown } = bracket;
  const top = movedDown.length - candidate.limbo.length;
  const rows = candidate.pairs.map(([a, b]) => [a.no, b.no] as const);
  const [above, rest] = [rows.slice(0, top), rows.slice(top)];
  const isMixed = movedDown.length > 0;
  const left = candidate.floaters.filter((player) => !candidate.limbo.includes(player));
  const parts: WalkPart[] = [
    { heads: ['picture.part.above', 'picture.part.opponents'], rows: above },
    {
      heads: isMixed
        ? ['picture.part.s1r', 'picture.part.s2r']
        : ['picture.part.s1', 'picture.part.s2'],
      rows: rest,
    },
  ];
  return [
    ...parts.filter((part) => part.rows.length > 0),
    ...alone('walk.part.limbo', candidate.limbo),
    ...alone(isFinal(bracket) ? 'walk.part.bye' : 'walk.part.leaving', left),
  ];
}

const inRank = (a: Facts, b: Facts): readonly [Facts, Facts] => (a.rank < b.rank ? [a, b] : [b, a]);
const numbersOf = (pairs: BracketPairing['pairs']): TriedPairs =>
  pairs.map(([a, b]) => [a.no, b.no] as const);
