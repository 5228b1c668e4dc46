import type { RoundToPair } from '../../model/types';
import { edition as seedingEdition } from '../dutch-2026/edition';
import { missingResults } from '../dutch/refusals';
import { walkRound } from '../dutch/walk';
import { alone, isSamePairs, walkPlace, type BracketWalk, type TriedPairs } from '../walk';
import { refusalsOf, type Refuse } from './byHand';
import type { BracketPairing } from './bracket/bracket';
import { edition } from './edition';
import { byPlace, fieldOf } from './field';
import { firstPairing, placeOf } from './bracket/order';
import { pairRound, type PairedBracket } from './pairRound';
import { isSeedingRound, needsNumberOfRounds } from './seeding';

/** The brackets of a round, in which pairs can be tried; the seeding rounds are those of the Dutch system. */
export function walkTask(task: RoundToPair): BracketWalk[] {
  if (isSeedingRound(task)) return walkRound(seedingEdition, task);
  if (needsNumberOfRounds(task)) return [];
  const round = missingResults(task, edition) ? null : pairRound(fieldOf(task));
  return round ? round.brackets.map(walkOf) : [];
}

function walkOf(paired: PairedBracket): BracketWalk {
  const { bracket, pairs, floaters } = paired;
  const { players, incoming, residents } = bracket;
  const byNo = new Map(players.map((player) => [player.no, player]));
  const accepted = numbersOf(pairs);
  const known: { refuse?: Refuse } = {};
  const pairingOf = (tried: TriedPairs): BracketPairing => {
    const found = tried.map(([a, b]) => {
      const [higher, lower] = [byNo.get(a)!, byNo.get(b)!].sort(byPlace);
      return [higher, lower] as const;
    });
    const gone = new Set(found.flat());
    return {
      pairs: found.sort(([a], [b]) => byPlace(a, b)),
      floaters: players.filter((player) => !gone.has(player)),
    };
  };
  return {
    title: { key: 'burstein2026.bracket', args: { score: { points: residents[0].score } } },
    accepted,
    first: numbersOf(firstPairing(bracket, pairs.length).pairs),
    movedDown: incoming.map(({ no }) => no),
    standing(tried) {
      const { pairs: rows, floaters: left } = pairingOf(tried);
      const heads = ['walk.part.earlier', 'walk.part.partners'] as const;
      return [
        ...(rows.length > 0 ? [{ heads, rows: numbersOf(rows) }] : []),
        ...alone('walk.part.leaving', left),
      ];
    },
    judge(tried) {
      const pairing = pairingOf(tried);
      const place =
        pairing.floaters.length === floaters.length && pairs.length > 0
          ? walkPlace('candidates', placeOf(bracket, pairing))
          : null;
      const refusal = (known.refuse ??= refusalsOf(paired).refuse)(pairing);
      if (refusal)
        return {
          kind: refusal.key === 'burstein2026.hand.worse' ? 'worse' : 'forbidden',
          reason: refusal,
          place,
        };
      return isSamePairs(tried, accepted)
        ? { kind: 'accepted', reason: { key: 'walk.accepted', article: '3.2.2' }, place }
        : { kind: 'later', reason: { key: 'walk.later', article: '4.3' }, place };
    },
  };
}

const numbersOf = (pairs: BracketPairing['pairs']): TriedPairs =>
  pairs.map(([a, b]) => [a.no, b.no] as const);
