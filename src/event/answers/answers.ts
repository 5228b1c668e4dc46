import type { BracketPicture } from '../../explain/picture';
import { placeWord, refusedWord } from '../../explain/pictureTable';
import type { Reason, TraceStep } from '../../explain/reason';
import type { Result } from '../../model/problems';
import { playerByNo } from '../../model/tournament';
import type { PlayerNo, RoundToPair, Tournament } from '../../model/types';
import { judgeByRank, whyNotByRank } from '../../systems/audit/byRank';
import { firstPlain } from '../../systems/plain';
import { taskFor } from '../../model/taskFor';
import { competitionOf } from '../../systems/competition';
import type { PairingSystem } from '../../systems/system';
import { byeAnswer } from './answersBye';
import { colourAnswer } from './answersColour';
import { floatAnswer } from './answersFloat';
import { obstacle } from './answersObstacle';
import { pairedByTable, onePlayer, pairIn, placeIn, scoreIn, type Asked } from './answersAsked';
import { picturesOf } from './picture';

/** What players may ask about their round. */
export const QUESTIONS = [
  'opponent',
  'colour',
  'floatDown',
  'floatUp',
  'bye',
  'noBye',
  'whyNot',
] as const;
export type PlayerQuestion = (typeof QUESTIONS)[number];

/** One answer: two plain sentences, three where a float was forced, and what is behind them. */
export interface PlayerAnswer {
  readonly question: PlayerQuestion;
  readonly asks: Reason;
  readonly says: readonly Reason[];
  /** With articles, for whoever wants to know it exactly. */
  readonly working: readonly TraceStep[];
}

export interface PlayerAnswers {
  readonly round: number;
  readonly player: PlayerNo;
  /** By the rules; the round as it was played may differ, which the first answer says. */
  readonly opponent: PlayerNo | null;
  readonly answers: readonly PlayerAnswer[];
  /** The bracket in which the player was settled, to be drawn beside the answers. */
  readonly picture: BracketPicture | null;
}

export type Answered = Result<{ readonly value: PlayerAnswers }>;

/** The event as those see it who are paired. */
const asPaired = (system: PairingSystem, tournament: Tournament): Tournament => {
  const competition = competitionOf(system, tournament);
  return competition.ok ? competition.value : tournament;
};

/** Why this opponent, why this colour, why a float, why (not) the bye. */
export function answersFor(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
  player: PlayerNo,
): Answered {
  const paired = asPaired(system, tournament);
  const task = taskFor(paired, round);
  if (!task.ok) return task;
  return { ok: true, value: answer(paired, system, task.value, player) };
}

function answer(
  tournament: Tournament,
  system: PairingSystem,
  task: RoundToPair,
  player: PlayerNo,
): PlayerAnswers {
  const { round } = task;
  const none = { round, player, opponent: null, picture: null };
  const says = (reason: Reason): PlayerAnswers => ({
    ...none,
    answers: [{ question: 'opponent', asks: ASKS.opponent, says: [reason], working: [] }],
  });
  if (!task.present.includes(player))
    return says({ key: 'answers.not-in-round', args: { player: onePlayer(player), round } });
  const pictures = picturesOf(system, task);
  if (pictures.length === 0) return says({ key: 'answers.no-round', args: { round } });
  const asked: Asked = { tournament, system, task, player, pictures };
  const settled = pictures.find(
    (picture) => picture.bye === player || pairIn(picture, player) !== null,
  )!;
  const opponent = pairIn(settled, player)?.opponent ?? null;
  const changed = changedAnswer(asked, settled);
  return {
    round,
    player,
    opponent,
    picture: settled,
    answers: [
      ...changed,
      ...(opponent === null
        ? []
        : [
            opponentAnswer(asked, settled, opponent),
            colourAnswer(asked, settled, opponent),
            ...floatAnswer(asked, settled, opponent),
          ]),
      ...byeAnswer(asked, settled),
    ],
  };
}

/** The questions in words. */
export const ASKS: Readonly<Record<Exclude<PlayerQuestion, 'whyNot'>, Reason>> = {
  opponent: { key: 'answers.q.opponent' },
  colour: { key: 'answers.q.colour' },
  floatDown: { key: 'answers.q.floatDown' },
  floatUp: { key: 'answers.q.floatUp' },
  bye: { key: 'answers.q.bye' },
  noBye: { key: 'answers.q.noBye' },
};

/** The round as it was played, where it is not the one of the rules. */
function changedAnswer(asked: Asked, settled: BracketPicture): PlayerAnswer[] {
  const { tournament, system, task, player } = asked;
  const entry = playerByNo(tournament).get(player)?.entries[task.round - 1];
  if (!entry || (entry.opponent === null && entry.outcome !== 'pairingBye')) return [];
  const ours = pairIn(settled, player)?.opponent ?? null;
  if (entry.opponent === ours) return [];
  const pairs = tournament.players.flatMap(({ no, entries }) => {
    const { opponent, colour } = entries[task.round - 1] ?? {};
    return colour === 'white' && typeof opponent === 'number'
      ? [{ white: no, black: opponent }]
      : [];
  });
  const bye = tournament.players.find(
    ({ entries }) => entries[task.round - 1]?.outcome === 'pairingBye',
  );
  return [
    {
      question: 'opponent',
      asks: ASKS.opponent,
      says: [
        ours === null
          ? { key: 'answers.changed-bye', args: { player: onePlayer(player) } }
          : { key: 'answers.changed', args: { player: onePlayer(player), ours: onePlayer(ours) } },
      ],
      working: judgeByRank(system, task, { pairs, bye: bye?.no ?? null }),
    },
  ];
}

const BY_ITS_LIST = {
  ladder: { key: 'answers.ladder' },
  'knock-out': { key: 'answers.bracket' },
} as const;

/** What a system that does not go by points pairs by. */
function byItsList(system: PairingSystem): Reason | null {
  const { kind } = system;
  if (kind === 'swiss') return null;
  return kind === 'round-robin' ? pairedByTable(system) : BY_ITS_LIST[kind];
}

/** The nearest below, in the words of the ladder: no halves of a group meet in order there. */
const nearestBelow = ({ pairs, players }: BracketPicture, no: PlayerNo): Reason[] => {
  const pair = pairs.find(({ white, black }) => white === no || black === no)!;
  const isHigher = (each: PlayerNo) => players.some((p) => p.no === each && p.part === 's1');
  const [higher, lower] = isHigher(pair.white)
    ? [pair.white, pair.black]
    : [pair.black, pair.white];
  const args = { higher: onePlayer(higher), lower: onePlayer(lower) };
  return [{ key: 'answers.ladder-nearest', args }];
};

/** Same points or not; then the order, or what spoke against the one whom the order gives first. */
function opponentAnswer(asked: Asked, settled: BracketPicture, opponent: PlayerNo): PlayerAnswer {
  const { system, task, player } = asked;
  const args = { player: onePlayer(player), opponent: onePlayer(opponent) };
  const own = scoreIn(settled, player);
  const other = scoreIn(settled, opponent);
  const first: Reason =
    byItsList(system) ??
    (own === other
      ? { key: 'answers.same-points', args: { ...args, score: { points: own } } }
      : otherPoints(asked, { ...args, own: { points: own }, other: { points: other } }));
  const second: Readonly<Record<PairingSystem['kind'], () => Reason[]>> = {
    swiss: () => [orderReason(asked, settled, opponent)],
    ladder: () => nearestBelow(settled, player),
    'round-robin': () => [{ key: 'answers.table-round', args: { round: task.round } }],
    'knock-out': () => [],
  };
  return {
    question: 'opponent',
    asks: ASKS.opponent,
    says: [first, ...second[system.kind]()],
    working: [
      settled.title,
      ...settled.places.map(placeWord),
      ...settled.refused.map((refused) => ({ ...refusedWord(refused) })),
    ],
  };
}

/** A bye that is settled on its own binds the groups: with another one they might have come out even. */
function otherPoints({ pictures }: Asked, args: NonNullable<Reason['args']>): Reason {
  const bye = pictures.find((picture) => picture.bye !== null && picture.players.length === 1)?.bye;
  return typeof bye === 'number'
    ? { key: 'answers.other-points-bye', args: { ...args, bye: onePlayer(bye) } }
    : { key: 'answers.other-points', args };
}

function orderReason(asked: Asked, settled: BracketPicture, opponent: PlayerNo): Reason {
  const { system, player } = asked;
  const refused = settled.refused.find(({ players }) => players.includes(player));
  if (!refused) {
    const place = placeIn(settled, player);
    if (place !== null && place === placeIn(settled, opponent))
      return { key: 'answers.in-order', args: { place } };
    // Where nothing was refused, the first arrangement is the one that was kept.
    return { key: settled.refused.length > 0 ? 'answers.rearranged' : 'answers.arranged' };
  }
  const other = refused.players.find((no) => no !== player)!;
  const because = obstacle(asked, player, other) ?? plainRefused(system, refused.reason);
  if (!because) return { key: 'answers.rearranged' };
  return {
    key: 'answers.instead',
    args: { other: onePlayer(other), because: { reason: because } },
  };
}

/** What refused a pair of the first candidate, in plain words; of one that gave way, what made it. */
function plainRefused(system: PairingSystem, reason: Reason): Reason | null {
  const because = reason.args?.because;
  const whole =
    reason.key === 'picture.gave-way' && typeof because === 'object' && 'reason' in because
      ? because.reason
      : reason;
  const plain = firstPlain(system.plain, [whole]);
  return plain && { key: 'answers.but-within', args: { because: { reason: plain } } };
}

/** Why the round does not pair two players: in two sentences, with the working of the system behind. */
export function whyNotAnswer(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
  player: PlayerNo,
  other: PlayerNo,
): Result<{ readonly value: PlayerAnswer }> {
  const paired = asPaired(system, tournament);
  const task = taskFor(paired, round);
  if (!task.ok) return task;
  const asks: Reason = { key: 'answers.q.whyNot', args: { player: onePlayer(other) } };
  const give = (says: readonly Reason[], working: readonly TraceStep[]) => ({
    ok: true as const,
    value: { question: 'whyNot' as const, asks, says, working },
  });
  // Of whoever is out of a knock-out the system says how.
  const away = system.entered
    ? undefined
    : [player, other].find((no) => !task.value.present.includes(no));
  if (away !== undefined)
    return give([{ key: 'answers.not-in-round', args: { player: onePlayer(away), round } }], []);
  const working = whyNotByRank(system, task.value, player, other);
  const asked = { tournament: paired, system, task: task.value, player, pictures: [] };
  const says = whyNotSays(asked, other, working);
  const [first] = working;
  // Beside the list by which it pairs, the system's own sentence is the answer.
  return system.kind !== 'swiss' && says.length === 1 && says[0]?.key !== 'answers.meet' && first
    ? give([...says, first], working)
    : give(says, working);
}

function whyNotSays(asked: Asked, other: PlayerNo, working: readonly TraceStep[]): Reason[] {
  const { system, task, player } = asked;
  const args = { player: onePlayer(player), opponent: onePlayer(other) };
  const bar = obstacle(asked, player, other);
  if (bar) return [bar];
  const cost = firstPlain(system.plain, working);
  const [own, theirs] = [scoreIn(task, player), scoreIn(task, other)];
  const said: Reason =
    byItsList(system) ??
    (own === theirs
      ? { key: 'answers.may-meet', args }
      : {
          key: 'answers.far',
          args: { ...args, own: { points: own }, other: { points: theirs } },
        });
  if (cost?.key === 'answers.meet') return [{ ...cost, args }];
  return cost ? [said, { key: 'answers.but', args: { because: { reason: cost } } }] : [said];
}
