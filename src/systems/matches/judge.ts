import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { judgeByBrackets, type Named } from '../shared/judging';
import type { PlayedRound } from '../system';
import { giveColours } from './colours';
import type { MatchEdition } from './edition';
import { fieldOf, type Competitor, type Couple, type Field } from './field';
import { byeBarReason } from './limits';
import {
  criterionWord,
  firstDifference,
  identifierOf,
  measurePairs,
  measureUpfloaters,
} from './measure';
import { pairRound, type PairedBracket } from './pairRound';

/** A played round beside the one of the text: the first article that tells them apart; `[]`: none. */
export function judge(edition: MatchEdition, task: RoundToPair, played: PlayedRound): TraceStep[] {
  const field = fieldOf(task, edition);
  return judgeByBrackets(played, {
    players: field.competitors,
    wrongPlayers,
    forbidden: (white, black) => forbiddenMeeting(field, white, black),
    barredFromBye: ({ no, byeBar }) => (byeBar ? byeBarReason(no, byeBar) : null),
    ours: () => pairRound(field),
    noRound: { key: 'matches.judge.noRound', article: '3.3.3' },
    otherBye: (bye, ours) => {
      if (bye === ours.bye) return null;
      return bye && ours.bye ? [otherBye(ours.bye, bye)] : [];
    },
    *brackets(ours, _, pairs) {
      const couples = pairs.map(({ white, black }): Couple => [white, black]);
      for (const bracket of ours.brackets) yield otherBracket(field, bracket, couples);
    },
    colours: ({ white, black }) => wrongColours(field, [white, black]),
  });
}

function wrongPlayers({ missing, extra }: Named): TraceStep {
  const shown = (numbers: readonly PlayerNo[]) =>
    numbers.length > 0 ? { numbers } : { reason: { key: 'matches.none' as const } };
  const inOrder = [...missing].sort((a, b) => a - b);
  return { key: 'matches.judge.players', args: { missing: shown(inOrder), extra: shown(extra) } };
}

/** C1, and what the arbiter forbids. */
export function forbiddenMeeting(field: Field, a: Competitor, b: Competitor): TraceStep | null {
  if (field.mayMeet(a, b)) return null;
  return {
    key: field.haveMet(a, b) ? 'matches.met' : 'matches.keptApart',
    article: 'C1',
    args: { players: { players: [a.no, b.no] } },
  };
}

/** 3.4: what speaks for the one before the other. */
function otherBye(ours: Competitor, played: Competitor): TraceStep {
  const args = { player: { players: [ours.no] }, other: { players: [played.no] } };
  // Before ours in the order, the other would have left a round that cannot be completed; but it did not.
  if (ours.score !== played.score)
    return {
      key: 'matches.judge.byeScore',
      article: '3.4.2',
      args: { ...args, best: { points: ours.score }, found: { points: played.score } },
    };
  if (ours.matchesPlayed !== played.matchesPlayed)
    return {
      key: 'matches.judge.byeMatches',
      article: '3.4.3',
      args: { ...args, best: ours.matchesPlayed, found: played.matchesPlayed },
    };
  return { key: 'matches.judge.byeNumber', article: '3.4.4', args };
}

/** The same bracket as it was played: its upfloaters, then its pairs. null: no difference. */
export function otherBracket(
  field: Field,
  bracket: PairedBracket,
  all: readonly Couple[],
): TraceStep | null {
  const inGroup = new Set(bracket.group);
  const pairs = all.filter(([a, b]) => inGroup.has(a) || inGroup.has(b));
  const upfloaters = pairs
    .flat()
    .filter((each) => !inGroup.has(each))
    .sort((a, b) => b.score - a.score || a.no - b.no);
  const score = { points: bracket.group[0].score };
  if (String(numbers(upfloaters)) !== String(numbers(bracket.upfloaters))) {
    const best = measureUpfloaters(field, bracket.below, bracket.upfloaters);
    const worse = firstDifference(best, measureUpfloaters(field, bracket.below, upfloaters));
    const sets = { played: shown(upfloaters), ours: shown(bracket.upfloaters) };
    return worse
      ? worseThan(score, worse)
      : { key: 'matches.judge.laterSet', article: '3.5', args: { score, ...sets } };
  }
  if (String(identifierOf(pairs)) === String(identifierOf(bracket.pairs))) return null;
  const best = measurePairs(field, bracket, bracket.pairs);
  const worse = firstDifference(best, measurePairs(field, bracket, pairs));
  return worse
    ? worseThan(score, worse)
    : {
        key: 'matches.judge.later',
        article: '3.6',
        args: {
          score,
          played: { numbers: identifierOf(pairs) },
          ours: { numbers: identifierOf(bracket.pairs) },
        },
      };
}

const worseThan = (
  score: { readonly points: number },
  { best, found }: NonNullable<ReturnType<typeof firstDifference>>,
): TraceStep => ({
  key: 'matches.judge.worse',
  article: best.article,
  args: {
    score,
    criterion: { reason: criterionWord(best) },
    found: found.shown,
    best: best.shown,
  },
});

/** Art. 4: pairs with the colours the wrong way round. */
function wrongColours(field: Field, pair: Couple): TraceStep[] {
  const { white, key, article, first } = giveColours(field, pair);
  if (white === pair[0]) return [];
  return [
    {
      key: 'matches.judge.colours',
      article,
      args: {
        white: { players: [pair[0].no] },
        black: { players: [pair[1].no] },
        rule: { reason: { key, args: { first: { players: [first.no] } } } },
      },
    },
  ];
}

const numbers = (competitors: readonly Competitor[]): PlayerNo[] => competitors.map(({ no }) => no);

export const shown = (competitors: readonly Competitor[]) =>
  competitors.length > 0
    ? { numbers: numbers(competitors) }
    : { reason: { key: 'matches.none' as const } };
