import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { barredStep } from '../dutch/criteria/barred';
import { colourRule, giveColours } from '../dutch/colours';
import { strangersStep } from '../dutch/judge';
import { judgeByBrackets } from '../shared/judging';
import type { PlayedRound } from '../system';
import type { BracketPairing, RankedPair } from './bracket/bracket';
import { wrongByeStep } from './byeSteps';
import { firstDifference, valueOf, worseArgs } from './criteria';
import { edition } from './edition';
import { byPlace, fieldOf, type Field, type Ranked } from './field';
import { forbiddenStep } from './bracket/forbidden';
import { pairRound, type PairedBracket } from './pairRound';

/**
 * What is wrong with a round that somebody played: absolute criteria first, then the bye (3.1), then
 * bracket by bracket the first criterion on which it is worse, then the order of art. 4, then colours.
 */
export function judge(task: RoundToPair, played: PlayedRound): TraceStep[] {
  const field = fieldOf(task);
  return judgeByBrackets(played, {
    players: field.players,
    wrongPlayers: strangersStep,
    forbidden: (white, black) => forbiddenStep(white, black, field),
    barredFromBye: ({ no, byeBar }) =>
      byeBar ? barredStep({ players: [no] }, byeBar, edition.articles) : null,
    ours: () => pairRound(field),
    noRound: { key: 'dutch.judge.noRound', article: edition.articles.noRound },
    otherBye: (bye, ours) =>
      ours.bye && bye && bye !== ours.bye.player ? [wrongByeStep(bye, ours.bye)] : null,
    *brackets(ours, partnerOf) {
      for (const paired of ours.brackets) yield bracketStep(paired, partnerOf);
    },
    colours: ({ white, black }) => colourStep(white, black, field),
  });
}

/** The first bracket in which the two rounds part decides. */
function bracketStep(
  paired: PairedBracket,
  partnerOf: ReadonlyMap<Ranked, Ranked>,
): TraceStep | null {
  const { bracket } = paired;
  const found = playedIn(paired, partnerOf);
  const isOurs = ([higher, lower]: RankedPair) =>
    paired.pairs.some(([a, b]) => a === higher && b === lower);
  if (found.pairs.length === paired.pairs.length && found.pairs.every(isOurs)) return null;
  const score = { points: bracket.residents[0].score };
  const [best, value] = [valueOf(bracket, paired)!, valueOf(bracket, found)!];
  const difference = firstDifference(value, best);
  if (!difference)
    return {
      key: 'burstein2026.judge.later',
      article: '4.3',
      args: { score, played: pairsArg(found.pairs.filter((pair) => !isOurs(pair))) },
    };
  const { index, sign } = difference;
  if (sign < 0) throw new Error(`${best[index].article}: a better pairing than ours was played`);
  return {
    key: 'burstein2026.judge.worse',
    article: best[index].article,
    args: { score, ...worseArgs(value[index], best[index]) },
  };
}

/** What the played round does with the players of one of our brackets. */
function playedIn(
  { bracket }: PairedBracket,
  partnerOf: ReadonlyMap<Ranked, Ranked>,
): BracketPairing {
  const inside = new Set(bracket.players);
  const pairs: RankedPair[] = [];
  const floaters: Ranked[] = [];
  for (const player of bracket.players) {
    const partner = partnerOf.get(player);
    if (!partner || !inside.has(partner)) floaters.push(player);
    else if (player.place < partner.place) pairs.push([player, partner]);
  }
  return { pairs, floaters };
}

export const pairsArg = (pairs: readonly RankedPair[]) => ({
  pairs: pairs.map(([a, b]): readonly [PlayerNo, PlayerNo] => [a.no, b.no]),
});

function colourStep(white: Ranked, black: Ranked, field: Field): TraceStep[] {
  const [higher, lower] = [white, black].sort(byPlace);
  const given = giveColours(higher, lower, field.initialColour);
  if (given.white === white) return [];
  const { article, key } = colourRule(given.rule, edition);
  return [
    {
      key: 'dutch.judge.colours',
      article,
      args: {
        white: { players: [given.white.no] },
        black: { players: [given.black.no] },
        rule: { reason: { key, args: { higher: { players: [higher.no] } } } },
      },
    },
  ];
}
