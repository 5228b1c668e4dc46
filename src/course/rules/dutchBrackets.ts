import type { PlayerNo, RoundToPair } from '../../model/types';
import type { BracketTrace } from '../../systems/dutch/trace';
import type { PairingSystem } from '../../systems/system';
import type { WordKey } from '../../words';
import { roundCase, type RoundCase } from '../exercises/bracketCases';
import { closest, handFacts, type HandFacts } from '../exercises/handFacts';
import { halvesOf } from '../exercises/pairingExercise';
import { fact, numberAsk, type Fact } from './factRule';
import type { Rule } from './rule';
import type { RoundWish } from './smallRounds';

/** Arts. 3 and 4 of C.04.3: what is done with one bracket, found where it has something to show. */

interface Worked {
  readonly task: RoundToPair;
  readonly bracket: BracketTrace;
  /** null: the bracket was not worked by hand. */
  readonly hand: HandFacts | null;
}

type Shown = Omit<Fact, 'task'>;

const playersOf = ({ movedDown, residents }: BracketTrace): PlayerNo[] => [
  ...movedDown,
  ...residents,
];

/** A bracket of at most eight that passes. */
const ofBracket = (
  article: string,
  says: WordKey,
  wish: RoundWish,
  attempt: (worked: Worked) => Shown | null,
): Rule =>
  fact('dutch-2026', article, says, { players: [7, 11], fromRound: 3, ...wish }, (task, system) => {
    const quick = caseOf(task, system, 'quick');
    const mayFit = ({ movedDown, residents, kind }: BracketTrace) =>
      residents.length + movedDown.length <= 8 && residents.length > 1 && kind !== 'collapsed';
    if (!quick?.data.brackets.some(mayFit)) return null;
    const made = caseOf(task, system, 'byHand')!;
    for (const [index, bracket] of made.data.brackets.entries()) {
      if (!mayFit(bracket)) continue;
      const found = attempt({ task, bracket, hand: handFacts(made.result.trace.steps[index]) });
      if (found)
        return {
          ...found,
          task,
          strip: playersOf(bracket),
          says: [
            {
              key: 'rules.task.bracket',
              args: { round: task.round, players: { numbers: playersOf(bracket) } },
            },
            ...(found.says ?? []),
          ],
        };
    }
    return null;
  });

const caseOf = (
  { tournament, round }: RoundToPair,
  system: PairingSystem,
  depth: 'quick' | 'byHand',
): RoundCase | null => roundCase(tournament, system, round, depth);

const pairedFromAbove = ({ movedDown, limbo }: BracketTrace): number =>
  movedDown.length - limbo.length;

/** 1.4.1: who is left over is moved down. */
export const downfloaterRule = (article: string, says: WordKey): Rule =>
  ofBracket(article, says, {}, ({ bracket }): Shown | null => {
    const { floaters, kind, score } = bracket;
    if (floaters.length !== 1 || kind === 'last' || bracket.pairs.length === 0) return null;
    return {
      asks: [
        numberAsk({ key: 'rules.ask.floater', args: { points: { points: score } } }, floaters[0]),
      ],
      worked: [{ key: 'rules.worked.floaters', args: { players: { players: floaters } } }],
    };
  });

/** 3.1: M0, MaxPairs. */
export const parametersRule = (article: string, says: WordKey): Rule =>
  ofBracket(article, says, {}, ({ bracket }): Shown | null => {
    const { movedDown, pairs } = bracket;
    if (movedDown.length === 0 || pairs.length < 2) return null;
    return {
      asks: [
        numberAsk({ key: 'rules.ask.moved-down' }, movedDown.length),
        numberAsk({ key: 'rules.ask.max-pairs' }, pairs.length),
      ],
      worked: [
        {
          key: 'rules.worked.counts',
          args: {
            movedDown: movedDown.length,
            pairs: pairs.length,
            paired: pairedFromAbove(bracket),
          },
        },
      ],
    };
  });

const halves = (bracket: BracketTrace) => {
  const { s1, s2 } = halvesOf(bracket);
  return {
    key: 'rules.worked.halves',
    args: { s1: { numbers: s1 }, s2: { numbers: s2 } },
  } as const;
};

/** 3.2: S1, S2, Limbo. */
export const subgroupsRule = (article: string, says: WordKey): Rule =>
  ofBracket(article, says, {}, ({ bracket }): Shown | null => {
    const { s1 } = halvesOf(bracket);
    if (s1.length < 2) return null;
    return {
      asks: [numberAsk({ key: 'rules.ask.last-s1' }, s1[s1.length - 1])],
      worked: [
        halves(bracket),
        ...(bracket.limbo.length > 0
          ? [{ key: 'rules.worked.limbo', args: { limbo: { numbers: bracket.limbo } } } as const]
          : []),
      ],
    };
  });

/** 3.3: the first of S1 beside the first of S2. */
export const firstCandidateRule = (article: string, says: WordKey): Rule =>
  ofBracket(article, says, {}, ({ bracket }): Shown | null => {
    const { s1, s2 } = halvesOf(bracket);
    if (bracket.movedDown.length > 0 || s1.length < 2) return null;
    return {
      asks: s1.map((no, index) =>
        numberAsk({ key: 'rules.ask.opposite', args: { player: { players: [no] } } }, s2[index]),
      ),
      worked: [halves(bracket)],
    };
  });

/** 3.4 and 3.5: the first candidate passes, or one behind it. */
export const candidateRule = (article: string, says: WordKey, isFirst: boolean): Rule =>
  ofBracket(
    article,
    says,
    { from: isFirst ? [1, 300] : [1, 300] },
    ({ bracket, hand }): Shown | null => {
      if (!hand || bracket.pairs.length < 2 || (hand.place === 1) !== isFirst || hand.place > 30)
        return null;
      const by = closest(hand.refused);
      return {
        asks: [numberAsk({ key: 'rules.ask.candidate' }, hand.place)],
        worked: [
          halves(bracket),
          by === undefined
            ? { key: 'rules.worked.one-candidate' }
            : {
                key: 'rules.worked.candidates',
                args: { place: hand.place, article: hand.refused[0].article },
              },
        ],
      };
    },
  );

/** 3.6 and 3.7: what is altered, in a homogeneous bracket or in one with players from above. */
export const alterationRule = (article: string, says: WordKey, isMixed: boolean): Rule =>
  ofBracket(article, says, { players: [9, 13] }, ({ bracket, hand }): Shown | null => {
    const { movedDown, pairs } = bracket;
    if (!hand || hand.place === 1 || hand.place > 60 || pairs.length < 2) return null;
    if (movedDown.length > 0 !== isMixed) return null;
    return {
      asks: pairs
        .slice(0, 3)
        .map(({ higher, white, black }) =>
          numberAsk(
            { key: 'rules.ask.in-bracket', args: { player: { players: [higher] } } },
            white === higher ? black : white,
          ),
        ),
      worked: [
        halves(bracket),
        {
          key: 'rules.worked.candidates',
          args: { place: hand.place, article: hand.refused[0].article },
        },
        {
          key: 'rules.worked.bracket-ours',
          args: { pairs: { pairs: pairs.map((each) => [each.white, each.black] as const) } },
        },
      ],
    };
  });

/** 4.1: everybody has a number of the bracket. */
export const bsnRule = (article: string, says: WordKey): Rule =>
  ofBracket(article, says, {}, ({ bracket }): Shown | null => {
    const players = playersOf(bracket);
    if (players.length < 4 || bracket.movedDown.length === 0) return null;
    return {
      asks: [players[0], players[2], players[3]].map((no) =>
        numberAsk(
          { key: 'rules.ask.bsn', args: { player: { players: [no] } } },
          players.indexOf(no) + 1,
        ),
      ),
      worked: [{ key: 'rules.worked.numbered', args: { numbers: { numbers: players } } }],
    };
  });

/** 1.8: more than half of what could be had, in the last round. */
export const topscorerRule = (article: string, says: WordKey): Rule =>
  fact(
    'dutch-2026',
    article,
    says,
    { players: [7, 9], rounds: 6, fromRound: 6 },
    (task, system): Fact | null => {
      const found = caseOf(task, system, 'quick');
      const players = [
        ...new Set(found?.data.brackets.flatMap(({ topscorers }) => topscorers) ?? []),
      ];
      if (players.length < 2) return null;
      const most = 2 * (task.round - 1);
      return {
        task,
        asks: [numberAsk({ key: 'rules.ask.topscorers' }, players.length)],
        worked: [
          {
            key: 'rules.worked.topscorers',
            args: {
              half: { points: most / 2 },
              most: { points: most },
              players: { players: players.sort((a, b) => a - b) },
            },
          },
        ],
      };
    },
  );
