import type { TraceStep } from '../../explain/reason';
import type { RoundToPair } from '../../model/types';
import { judgeByBrackets, type Named, type PlayedPair } from '../shared/judging';
import type { PlayedRound } from '../system';
import { barredStep } from './criteria/barred';
import { playersOf, type BracketPairing } from './bracket/bracket';
import { firstDifference, valueOf } from './bracket/value';
import { colourRule, giveColours } from './colours';
import { breaksBye } from './criteria/absolute';
import type { Edition } from './edition';
import { fieldOf, type Facts, type Field } from './field';
import { pairRound, settleBye, type PairedBracket } from './pairRound';
import { forbiddenStep, worseStep } from './whyNotSteps';

/**
 * What is wrong with a round that somebody played: absolute rules first, then bracket by bracket the
 * first criterion on which it is worse, then the order of generation, then the colours.
 */
export function judge(edition: Edition, task: RoundToPair, played: PlayedRound): TraceStep[] {
  const field = fieldOf(task, edition);
  return judgeByBrackets(played, {
    players: field.players,
    wrongPlayers: strangersStep,
    forbidden: (white, black) => forbiddenStep(white, black, field),
    barredFromBye: (bye) =>
      breaksBye(bye) ? barredStep({ players: [bye.no] }, bye.byeBar!, edition.articles) : null,
    ours: () => pairRound(field),
    noRound: { key: 'dutch.judge.noRound', article: edition.articles.noRound },
    otherBye: (bye) => byeScoreSteps(bye, field),
    *brackets(ours, partnerOf) {
      for (const paired of ours.brackets) yield bracketStep(paired, partnerOf);
    },
    colours: (pair) => colourStep(pair, field),
  });
}

/** Everybody who takes part must stand exactly once in the played round, and nobody else. */
export const strangersStep = ({ missing, extra }: Named): TraceStep => ({
  key: 'dutch.judge.players',
  args: { missing: { players: missing }, extra: { players: extra } },
});

/** Where the score of the bye counts for the whole round (C5 of 2026), it comes before all brackets. */
function byeScoreSteps(bye: Facts | null, field: Field): TraceStep[] | null {
  const { byeScore: article } = field.edition.articles;
  if (article === null || bye === null) return null;
  const { byeScore } = settleBye(field)!.field;
  if (byeScore === null || bye.score <= byeScore) return null;
  return [
    {
      key: 'dutch.judge.byeScore',
      article,
      args: {
        player: { players: [bye.no] },
        found: { points: bye.score },
        best: { points: byeScore },
      },
    },
  ];
}

/** The first bracket in which the two rounds part decides. */
function bracketStep(
  paired: PairedBracket,
  partnerOf: ReadonlyMap<Facts, Facts>,
): TraceStep | null {
  const { bracket } = paired;
  const players = playersOf(bracket);
  const inside = new Set(players);
  const pairs: [Facts, Facts][] = [];
  const floaters: Facts[] = [];
  for (const player of players) {
    const partner = partnerOf.get(player);
    if (!partner || !inside.has(partner)) floaters.push(player);
    else if (player.rank < partner.rank) pairs.push([player, partner]);
  }
  const isOurs = ([higher, lower]: readonly [Facts, Facts]) =>
    paired.pairs.some(([a, b]) => a === higher && b === lower);
  if (pairs.length === paired.pairs.length && pairs.every(isOurs)) return null;
  const movedDown = new Set(bracket.movedDown);
  const both = pairs.find(([higher, lower]) => movedDown.has(higher) && movedDown.has(lower));
  const args = { score: { points: bracket.residents[0].score } };
  const { articles } = bracket.field.edition;
  if (both)
    return {
      key: 'dutch.judge.twoMovedDown',
      article: articles.candidate,
      args: { ...args, players: { players: both.map(({ no }) => no) } },
    };
  return (
    compareStep(paired, { pairs, floaters }) ?? {
      key: 'dutch.judge.later',
      article: articles.best,
      args: { ...args, played: numbersOf(pairs.filter((pair) => !isOurs(pair))) },
    }
  );
}

const numbersOf = (pairs: readonly (readonly [Facts, Facts])[]) => ({
  pairs: pairs.map(([higher, lower]) => [higher.no, lower.no] as const),
});

function compareStep(paired: PairedBracket, played: BracketPairing): TraceStep | null {
  const { bracket } = paired;
  const [best, found] = [valueOf(bracket, paired), valueOf(bracket, played)];
  const difference = firstDifference(found, best);
  if (!difference) return null;
  if (difference.sign < 0)
    throw new Error(`${best[difference.index].article}: a better pairing than ours was played`);
  return worseStep('dutch.judge.worse', bracket, found[difference.index], best[difference.index]);
}

function colourStep({ white, black }: PlayedPair<Facts>, field: Field): TraceStep[] {
  const [higher, lower] = white.rank < black.rank ? [white, black] : [black, white];
  const given = giveColours(higher, lower, field.initialColour);
  if (given.white === white) return [];
  const { article, key } = colourRule(given.rule, field.edition);
  return [
    {
      key: 'dutch.judge.colours',
      article,
      args: {
        white: { players: [given.white.no] },
        black: { players: [given.black.no] },
        rule: {
          reason: {
            key,
            args: { higher: { players: [higher.no] } },
          },
        },
      },
    },
  ];
}
