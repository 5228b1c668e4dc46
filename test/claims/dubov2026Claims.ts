import type { PlayedRound } from '../../src/systems/system';
import { cardsOf, type Card } from '../systems/dubov-2026/witnessCards';
import {
  half,
  numberIn,
  parent,
  playersIn,
  same,
  type Check,
  type Checks,
  type Claim,
} from './claim';

/** The reasons of C.04.4.1, recomputed from what art. 1 says of the players. */
const cardOf = ({ task }: Claim, no: number): Card => cardsOf(task).find((card) => card.no === no)!;

/** In the account the residents stand below the title; a picture has the title alone. */
const bracket: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const residents = claim.reason.steps?.find(({ key }) => key === 'dubov2026.residents');
  for (const no of residents ? playersIn(residents, 'players') : [])
    same(claim, 'score', score, cardOf(claim, no).score);
};

const bye: Check = (claim) => {
  const card = cardOf(claim, playersIn(parent(claim, /^dutch\.bye$/), 'player')[0]);
  same(claim, 'score', numberIn(claim.reason, 'score'), card.score);
  same(claim, 'games', numberIn(claim.reason, 'games'), card.games);
  same(claim, 'number', numberIn(claim.reason, 'number'), card.no);
};

const pairs: Check = (claim) => {
  const { rows } = claim.reason.table!;
  same(claim, 'count', numberIn(claim.reason, 'count'), rows.length);
  for (const [aro, who] of rows)
    if (typeof who === 'object')
      same(claim, 'ARO', aro, cardOf(claim, playersIn(who, 'player')[0]).aro);
};

/** C5–C10 of the bracket with this score in a round, as they are written. */
function valuesOf(
  claim: Claim,
  round: PlayedRound,
  score: number,
): Readonly<Record<string, string>> {
  const { task, ours } = claim;
  const cards = cardsOf(task);
  const find = (no: number): Card => cards.find((card) => card.no === no)!;
  const partner = ({ pairs: all }: PlayedRound, no: number): Card | null => {
    const pair = all.find(({ white, black }) => white === no || black === no);
    return pair ? find(pair.white === no ? pair.black : pair.white) : null;
  };
  const residents = cards.filter(
    (card) =>
      card.score === score && card.no !== ours.bye && partner(ours, card.no)!.score <= score,
  );
  const met = residents.map((card) => [card, partner(round, card.no)!] as const);
  const upfloaters = met.flatMap(([, other]) => (other.score < score ? [other] : []));
  const lost = met.filter(([card, other]) => card.preference.colour === other.preference.colour);
  const within = lost.filter(([, other]) => residents.includes(other)).length;
  const most = 2 + Math.floor(task.tournament.totalRounds / 5);
  const maximum = upfloaters.filter((card) => card.upfloats >= most);
  return {
    C5: String(upfloaters.length),
    C6: [...upfloaters]
      .sort((a, b) => a.score - b.score)
      .map((card) => half(card.score))
      .join(' '),
    C7: String(lost.length - within / 2),
    C8: String(maximum.length),
    C9: String(maximum.reduce((sum, card) => sum + card.upfloats, 0)),
    C10: String(upfloaters.filter((card) => card.upfloatedLast).length),
  };
}

/** Against the round of the text, and against the judged one where it is known. */
const worse: Check = (claim) => {
  const { reason, ours, played } = claim;
  const score = numberIn(reason, 'score');
  const said = (name: string) => String(reason.args![name]);
  same(claim, 'best', said('best'), valuesOf(claim, ours, score)[reason.article!]);
  if (played) same(claim, 'found', said('found'), valuesOf(claim, played, score)[reason.article!]);
};

const handWorse: Check = (claim) => {
  const score = numberIn(parent(claim, /^dubov2026\.bracket$/), 'score');
  const best = valuesOf(claim, claim.ours, score)[claim.reason.article!];
  same(claim, 'best', String(claim.reason.args!.best), best);
};

/** A bracket of this score exists. */
const ofScore: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  same(
    claim,
    'score',
    cardsOf(claim.task).some((card) => card.score === score),
    true,
  );
};

const within: Check = (claim) => {
  ofScore(claim);
  const isMore = numberIn(claim.reason, 'found') > numberIn(claim.reason, 'best');
  same(claim, 'found', isMore, true);
};

const byeGames: Check = (claim) => {
  for (const [who, said] of [
    ['player', 'found'],
    ['other', 'best'],
  ])
    same(
      claim,
      said,
      numberIn(claim.reason, said),
      cardOf(claim, playersIn(claim.reason, who)[0]).games,
    );
};

const moreUpfloaters: Check = (claim) => {
  const isMore = numberIn(claim.reason, 'found') > numberIn(claim.reason, 'best');
  same(claim, 'found', isMore, true);
};

export const dubov2026Checks: Checks = {
  'dubov2026.bracket': bracket,
  'dubov2026.bye': bye,
  'dubov2026.pairs': pairs,
  'dubov2026.hand.worse': handWorse,
  'dubov2026.judge.worse': worse,
  'dubov2026.judge.upfloaters': ofScore,
  'dubov2026.judge.shiftG1': ofScore,
  'dubov2026.judge.shiftG2': ofScore,
  'dubov2026.judge.row': ofScore,
  'dubov2026.judge.withinG1': within,
  'dubov2026.judge.withinG2': within,
  'dubov2026.judge.byeGames': byeGames,
  'dubov2026.plain.C5': moreUpfloaters,
};
