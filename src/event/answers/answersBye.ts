import type { BracketPicture } from '../../explain/picture';
import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { PlayerAnswer } from './answers';
import { pairedByTable, onePlayer, scoreIn, type Asked } from './answersAsked';
import { costOf } from './answersFloat';

/** Why a player sits out, or, where somebody does, why it is not this one. */
export function byeAnswer(asked: Asked, settled: BracketPicture): PlayerAnswer[] {
  const { system, player, pictures } = asked;
  const bye = pictures.find((picture) => picture.bye !== null)?.bye ?? null;
  const decided = system.kind === 'ladder' && bye !== null ? system.whyBye?.(asked.task) : null;
  if (system.kind === 'ladder' && bye !== null)
    return [
      {
        question: bye === player ? 'bye' : 'noBye',
        asks: { key: bye === player ? 'answers.q.bye' : 'answers.q.noBye' },
        says: [
          { key: 'answers.ladder-bye', args: { player: onePlayer(bye) } },
          ...(decided ? [decided.says] : []),
        ],
        working: decided?.working ?? [],
      },
    ];
  if (system.kind === 'knock-out')
    return settled.bye === player
      ? [
          {
            question: 'bye',
            asks: { key: 'answers.q.bye' },
            says: [{ key: 'answers.bracket-bye', args: { player: onePlayer(player) } }],
            working: [settled.title],
          },
        ]
      : [];
  if (system.kind === 'round-robin')
    return bye === player
      ? [
          {
            question: 'bye',
            asks: { key: 'answers.q.bye' },
            says: [
              pairedByTable(system),
              { key: 'roundRobin.free', args: { player: onePlayer(player) } },
            ],
            working: [],
          },
        ]
      : [];
  if (bye === null)
    return [
      {
        question: 'noBye',
        asks: { key: 'answers.q.noBye' },
        says: [{ key: 'answers.even-field' }],
        working: [],
      },
    ];
  return bye === player ? [whyBye(asked, settled)] : [whyNoBye(asked, bye)];
}

/** Those below the player: barred, or what a bye for the lowest of them would have cost. */
function whyBye(asked: Asked, settled: BracketPicture): PlayerAnswer {
  const { system, task, player } = asked;
  const decided = task.tournament.rankOrder ? null : system.whyBye?.(task);
  if (decided)
    return {
      question: 'bye',
      asks: { key: 'answers.q.bye' },
      says: [{ key: 'answers.odd-field' }, decided.says],
      working: decided.working,
    };
  const own = scoreIn(settled, player);
  const below = task.present
    .map((no) => ({ no, score: scoreIn(task, no), bar: system.byeBar(task, no) }))
    .filter(({ no, score }) => score < own || (score === own && no > player))
    .sort((a, b) => a.score - b.score || b.no - a.no);
  const bars = below.flatMap(({ bar }) => bar ?? []);
  const free = below.find(({ bar }) => bar === null);
  const cost = free && costOf(asked, { player: free.no, among: null });
  const second: Reason = free
    ? hadBye(free.no, cost!.because)
    : bars[0]
      ? {
          key: 'answers.bye-barred',
          args: { player: onePlayer(player), because: { reason: bars[0] } },
        }
      : { key: 'answers.bye-lowest', args: { player: onePlayer(player) } };
  return {
    question: 'bye',
    asks: { key: 'answers.q.bye' },
    says: [{ key: 'answers.odd-field' }, second],
    working: [...bars, ...(cost?.working ?? [])],
  };
}

const hadBye = (no: PlayerNo, because: Reason | null): Reason => ({
  key: 'answers.had-bye',
  args: { player: onePlayer(no), because: { reason: because ?? { key: 'answers.cost.bye' } } },
});

function whyNoBye(asked: Asked, bye: number): PlayerAnswer {
  const { system, task, player } = asked;
  const bar = system.byeBar(task, player);
  const score = scoreIn(task, bye);
  const asks: Reason = { key: 'answers.q.noBye' };
  if (bar)
    return {
      question: 'noBye',
      asks,
      says: [{ key: 'answers.bye-not-twice', args: { because: { reason: bar } } }],
      working: [bar],
    };
  const isBelow = score < scoreIn(task, player);
  if (isBelow)
    return {
      question: 'noBye',
      asks,
      says: [
        { key: 'answers.bye-other', args: { other: onePlayer(bye), score: { points: score } } },
      ],
      working: [],
    };
  const { because, working } = costOf(asked, { player, among: null });
  return {
    question: 'noBye',
    asks,
    says: [hadBye(player, because)],
    working,
  };
}
