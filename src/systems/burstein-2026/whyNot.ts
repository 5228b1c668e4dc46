import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import { notPaired } from '../shared/whyNotTwo';
import type { BracketPairing } from './bracket/bracket';
import { byeStep } from './byeSteps';
import { firstDifference, valueOf, worseArgs } from './criteria';
import { edition } from './edition';
import { byPlace, fieldOf } from './field';
import { forbiddenStep } from './bracket/forbidden';
import { pairsArg } from './judge';
import { bestLeading, canBeMet, leadsTo, type Wanted } from './leading';
import { pairRound, type PairedBracket } from './pairRound';

/**
 * Why the round does not pair two players: the rule that forbids it, the bye, or the best pairing that
 * leads to them and the first criterion on which it is worse than the one chosen.
 */
export function whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const field = fieldOf(task);
  const found = field.players.filter(({ no }) => no === a || no === b).sort(byPlace);
  if (found.length < 2) {
    const absent = [a, b].filter((no) => !found.some((player) => player.no === no));
    return [notPaired(absent, a)];
  }
  const wanted: Wanted = [found[0], found[1]];
  const players = { players: wanted.map(({ no }) => no) };
  const forbidden = forbiddenStep(wanted[0], wanted[1], field);
  if (forbidden) return [forbidden];
  const round = pairRound(field);
  if (!round) return [{ key: 'dutch.judge.noRound', article: edition.articles.noRound }];
  const { bye } = round;
  if (bye && wanted.includes(bye.player)) return [{ ...byeStep(bye, field), ...BYE_FIRST }];
  if (round.brackets.some((paired) => hasPair(paired, wanted)))
    return [{ key: 'dutch.why.arePaired', args: { players } }];
  const others = field.players.filter((player) => player !== bye?.player);
  if (!canBeMet(field, wanted, others)) return [incomplete(players, bye?.player.no ?? null)];
  const decides = round.brackets.find((paired) => !leadsTo(paired.bracket, wanted)(paired));
  if (!decides) throw new Error('A round with the pair is not the round without it');
  return [compare(decides, bestLeading(decides, wanted), wanted)];
}

/** [C4]: with another bye there might be a round, so the sentence names who has it. */
const incomplete = (players: { readonly players: PlayerNo[] }, bye: PlayerNo | null): TraceStep =>
  bye === null
    ? { key: 'dutch.why.incomplete', article: 'C4', args: { players } }
    : {
        key: 'burstein2026.why.incomplete',
        article: 'C4',
        args: { players, player: { players: [bye] } },
      };

/** The bye is settled before anybody is paired. */
const BYE_FIRST: Pick<TraceStep, 'key' | 'article'> = {
  key: 'burstein2026.why.bye',
  article: '3.1',
};

const hasPair = ({ pairs }: BracketPairing, [higher, lower]: Wanted): boolean =>
  pairs.some(([a, b]) => a === higher && b === lower);

/** The best pairing that leads to the two beside the one chosen. */
function compare(paired: PairedBracket, other: BracketPairing, wanted: Wanted): TraceStep {
  const { bracket } = paired;
  const [best, found] = [valueOf(bracket, paired)!, valueOf(bracket, other)!];
  const difference = firstDifference(found, best);
  const args = {
    players: { players: wanted.map(({ no }) => no) },
    pairing: pairsArg(other.pairs),
    score: { points: bracket.residents[0].score },
  };
  if (!difference) return { key: 'burstein2026.why.later', article: '4.3', args };
  const { index, sign } = difference;
  if (sign < 0) throw new Error(`${best[index].article}: a better pairing leads to the pair`);
  const key: WordKey = hasPair(other, wanted)
    ? 'burstein2026.why.worse'
    : 'burstein2026.why.worseElsewhere';
  return {
    key,
    article: best[index].article,
    args: { ...args, ...worseArgs(found[index], best[index]) },
  };
}
