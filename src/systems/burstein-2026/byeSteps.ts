import type { Reason, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import { barredStep } from '../dutch/criteria/barred';
import type { ByeChoice } from './bye';
import { edition } from './edition';
import type { Field, Ranked } from './field';

/** 3.1 in sentences: who gets the bye, and what told the candidates apart. */
export const byeStep = (choice: ByeChoice, { players }: Field): TraceStep => ({
  key: 'burstein2026.bye',
  article: '3.1',
  args: { player: who(choice.player) },
  steps: [
    ...choiceReasons(choice),
    ...players.flatMap(({ no, byeBar }) =>
      byeBar ? [barredStep({ players: [no] }, byeBar, edition.articles)] : [],
    ),
  ],
});

/** The articles that were needed, one after the other, until one player was left. */
function choiceReasons({ player, candidates }: ByeChoice): Reason[] {
  const reasons: Reason[] = [
    {
      key: 'burstein2026.bye.score',
      article: '3.1.3',
      args: { score: { points: player.score } },
    },
  ];
  const equals = candidates.filter(({ score }) => score === player.score);
  if (equals.length === 1) return reasons;
  const most = equals.filter(({ games }) => games === player.games);
  if (most.length < equals.length)
    reasons.push({
      key: 'burstein2026.bye.games',
      article: '3.1.4',
      args: { count: player.games },
    });
  if (most.length > 1)
    reasons.push({
      key: 'burstein2026.bye.rank',
      article: '3.1.5',
      args: { players: { players: most.map(({ no }) => no) }, player: who(player) },
    });
  return reasons;
}

/** The last article that was needed, for a player. */
const PLAIN: Readonly<Record<string, WordKey>> = {
  '3.1.3': 'answers.bye-fewest-points',
  '3.1.4': 'answers.bye-most-games',
  '3.1.5': 'answers.bye-last-ranked',
};

export const plainBye = (choice: ByeChoice): Reason => ({
  key: PLAIN[choiceReasons(choice).at(-1)!.article!],
  args: { player: who(choice.player) },
});

/** The article by which somebody else had to have the bye; both leave a complete round. */
export function wrongByeStep(given: Ranked, { player }: ByeChoice): TraceStep {
  const args = { player: who(given), other: who(player) };
  if (given.score !== player.score)
    return {
      key: 'burstein2026.judge.byeScore',
      article: '3.1.3',
      args: { ...args, found: { points: given.score }, best: { points: player.score } },
    };
  if (given.games !== player.games)
    return {
      key: 'burstein2026.judge.byeGames',
      article: '3.1.4',
      args: { ...args, found: given.games, best: player.games },
    };
  return { key: 'burstein2026.judge.byeRank', article: '3.1.5', args };
}

const who = ({ no }: Ranked) => ({ players: [no] });
