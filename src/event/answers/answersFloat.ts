import type { BracketPicture } from '../../explain/picture';
import type { Reason } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { judgeByRank, pairByRank, whyNotByRank } from '../../systems/audit/byRank';
import { insistOnBye, insistOnMeeting } from '../../systems/shared/insist';
import { firstPlain } from '../../systems/plain';
import type { WordKey } from '../../words';
import type { PlayerAnswer } from './answers';
import { onePlayer, pairIn, scoreIn, type Asked } from './answersAsked';
import { incompleteWith, type HadItBeen, type Cost } from './answersIncomplete';
import { obstacle } from './answersObstacle';

/** Only where the two have different points. */
export function floatAnswer(
  asked: Asked,
  settled: BracketPicture,
  opponent: PlayerNo,
): PlayerAnswer[] {
  const own = scoreIn(settled, asked.player);
  const other = scoreIn(settled, opponent);
  if (asked.system.kind !== 'swiss' || own === other) return [];
  return [own > other ? downAnswer(asked, settled, opponent) : upAnswer(asked, settled, opponent)];
}

/** How many had to leave the group and why; then what it would have cost had the player stayed. */
function downAnswer(asked: Asked, settled: BracketPicture, opponent: PlayerNo): PlayerAnswer {
  const { player, pictures } = asked;
  const left = pictures.find(({ leaving }) => leaving.includes(player));
  const asks: Reason = { key: 'answers.q.floatDown' };
  if (!left) {
    // This player stayed: somebody from below was taken up instead.
    const args = {
      player: onePlayer(opponent),
      opponent: onePlayer(player),
      score: { points: scoreIn(settled, player) },
    };
    return { question: 'floatDown', asks, says: [{ key: 'answers.went-up', args }], working: [] };
  }
  const inside = new Set(left.players.map(({ no }) => no));
  const { because, working } = costOf(asked, { player, among: inside });
  if (inside.size === 1 && isAlone(asked))
    return { question: 'floatDown', asks, says: [aloneWith(asked)], working };
  const why = left.why && EXPLAINS_MORE.has(left.why.key) ? left.why : null;
  return {
    question: 'floatDown',
    asks,
    says: [
      whyLeave(asked, left),
      ...(why ? [{ key: why.key, args: why.args }] : []),
      because
        ? {
            key: 'answers.had-stayed',
            args: { player: onePlayer(player), because: { reason: because } },
          }
        : { key: 'answers.first-in-order', args: { player: onePlayer(player) } },
    ],
    working: [...(why?.steps ?? []), ...working],
  };
}

/** What the number of players alone does not say. */
const EXPLAINS_MORE: ReadonlySet<string> = new Set<WordKey>([
  'forced.nobody',
  'forced.nobody-met',
  'forced.few',
  'forced.few-only',
  'forced.among',
  'forced.none',
  'forced.below-met',
  'forced.below-few',
  'forced.below-few-only',
  'forced.below-among',
  'forced.below-none',
  'forced.below-bye',
  'forced.together',
  'forced.lowest-bye',
]);

const isAlone = ({ task, player }: Asked): boolean =>
  task.present.every((no) => no === player || scoreIn(task, no) !== scoreIn(task, player));

const aloneWith = ({ task, player }: Asked): Reason => ({
  key: 'answers.alone-group',
  args: { score: { points: scoreIn(task, player) }, player: onePlayer(player) },
});

/** Why the group could not keep everybody: an odd number, where that alone explains it. */
function whyLeave({ task, player }: Asked, left: BracketPicture): Reason {
  const points = scoreIn(left, player);
  const score = { points };
  const count = left.players.length;
  const own = left.players.filter((each) => each.score === points).length;
  const all = task.present.filter((no) => scoreIn(task, no) === points).length;
  const fromAbove = left.players.filter(({ cameFromAbove }) => cameFromAbove).length;
  // Where somebody was taken up, out of this group or into it, the number says nothing.
  const isPlain = own === all && own + fromAbove === count;
  if (count % 2 === 0 || left.leaving.length !== 1 || !isPlain)
    return { key: 'answers.uneven-group', args: { score, count: left.leaving.length } };
  return own === count
    ? { key: 'answers.odd-group', args: { score, count } }
    : { key: 'answers.odd-group-joined', args: { score, own, more: fromAbove } };
}

/** Who came down, and who stood before this player for that opponent. */
function upAnswer(asked: Asked, settled: BracketPicture, opponent: PlayerNo): PlayerAnswer {
  const { system, task, player } = asked;
  const asks: Reason = { key: 'answers.q.floatUp' };
  const score = { points: scoreIn(settled, opponent) };
  const args = { player: onePlayer(player), opponent: onePlayer(opponent), score };
  const came = settled.players.find(({ no }) => no === opponent)!.cameFromAbove;
  const says: Reason[] = [{ key: came ? 'answers.came-down' : 'answers.went-up', args }];
  // Elsewhere nobody stands before another for that opponent.
  if (system.standsByNumber?.(task) === false)
    return { question: 'floatUp', asks, says, working: [] };
  // Those of the same points, in the order of the group, who stand before this player and got somebody else.
  const before = settled.players.find(
    (other) =>
      other.no !== opponent &&
      !other.cameFromAbove &&
      other.score === scoreIn(settled, player) &&
      other.no < player &&
      pairIn(settled, other.no) !== null &&
      !settled.players.some(
        ({ no, cameFromAbove }) => cameFromAbove && pairIn(settled, no)?.opponent === other.no,
      ),
  );
  if (!before)
    return {
      question: 'floatUp',
      asks,
      says: [...says, firstFor(asked, settled, opponent)],
      working: [],
    };
  const working = whyNotByRank(system, task, opponent, before.no);
  const plain = firstPlain(system.plain, working);
  const because =
    obstacle(asked, opponent, before.no) ??
    (plain && { key: 'answers.but-within' as const, args: { because: { reason: plain } } });
  says.push(
    because
      ? {
          key: 'answers.before-you',
          args: {
            other: onePlayer(before.no),
            player: onePlayer(player),
            because: { reason: because },
          },
        }
      : firstFor(asked, settled, opponent),
  );
  return { question: 'floatUp', asks, says, working };
}

/** The first of the group, where everybody of these points before is forbidden to the one from above. */
function firstFor(asked: Asked, { players }: BracketPicture, opponent: PlayerNo): Reason {
  const { task, player } = asked;
  const isOpen = players.some(
    ({ no, cameFromAbove, score }) =>
      !cameFromAbove &&
      no < player &&
      score === scoreIn(task, player) &&
      no !== opponent &&
      obstacle(asked, no, opponent) === null,
  );
  return {
    key: isOpen ? 'answers.chosen-for' : 'answers.first-for-him',
    args: { player: onePlayer(player), opponent: onePlayer(opponent) },
  };
}

/** The best round under a condition beside the one of the rules: what it costs, plainly and exactly. */
export function costOf(asked: Asked, condition: HadItBeen): Cost {
  const { system, task } = asked;
  const other = pairByRank(system, conditionTask(task, condition));
  if (!other.ok) return incompleteWith(asked, condition);
  const working = judgeByRank(system, task, other);
  return { because: firstPlain(system.plain, working), working };
}

const conditionTask = (task: RoundToPair, { player, among }: HadItBeen): RoundToPair =>
  among ? insistOnMeeting(task, player, among) : insistOnBye(task, player);
