import { isPlayed } from '../../src/model/outcomes';
import { pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import {
  all,
  LABEL,
  noClaim,
  numberIn,
  pairsIn,
  playersIn,
  same,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';
import { isPair } from './facts';
import { roundFacts } from './roundFacts';

/** The drawing of a bracket. */
const scoreOf = ({ task }: Claim, no: PlayerNo): number =>
  pairingScore(task.tournament, playerByNo(task.tournament).get(no)!, task.round);

/** A row of the table: the number of the player stands in it. */
const pointsCell: Check = (claim) =>
  same(
    claim,
    'score',
    numberIn(claim.reason, 'score'),
    scoreOf(claim, Number(claim.row.find((cell) => typeof cell === 'number'))),
  );

const groupTitle: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const isOne = claim.task.present.some((no) => scoreOf(claim, no) === score);
  same(claim, 'score', isOne, true);
};

/** Whose row or sentence it is. */
const whose = ({ row, parents }: Claim): PlayerNo => {
  const inRow = row.find((cell) => typeof cell === 'number');
  return Number(
    inRow ??
      playersIn(
        parents.find(({ args }) => args?.player)!,
        'player',
      )[0],
  );
};

/** Everything that the sentence of a player says: points, wish (within it), whom he has met. */
const player: Check = (claim) => {
  const [no] = playersIn(claim.reason, 'player');
  same(claim, 'score', numberIn(claim.reason, 'score'), scoreOf(claim, no));
  const met = playerByNo(claim.task.tournament)
    .get(no)!
    .entries.filter(({ outcome }) => isPlayed(outcome))
    .map(({ opponent }) => opponent!)
    .sort((a, b) => a - b);
  const arg = claim.reason.args!.met;
  const said = typeof arg === 'object' && 'numbers' in arg ? arg.numbers : [];
  same(claim, 'met', said, [...new Set(met)]);
};

const STRENGTH: Readonly<Record<string, (weight: number) => boolean>> = {
  'picture.wish.none': (weight) => weight === 0,
  'picture.wish.mild': (weight) => weight === 1,
  'picture.wish.strong': (weight) => weight === 2,
  'picture.wish.absolute': (weight) => weight >= 100,
};
const wish: Check = (claim) => {
  const { colour, weight } = roundFacts(claim).wish(whose(claim));
  const arg = claim.reason.args?.colour;
  const said = typeof arg === 'object' && 'reason' in arg ? arg.reason.key : null;
  same(claim, 'colour', said, colour && `picture.colour.${colour}`);
  // Dubov knows a preference and a colour that must be; what lies between is the same to it.
  const isSo = STRENGTH[claim.reason.key](weight);
  const isMild = claim.system === 'dubov-1997' && weight === 2;
  same(claim, 'strength', isSo || (isMild && claim.reason.key === 'picture.wish.mild'), true);
};

const pair: Check = (claim) => {
  const [white, black] = ['white', 'black'].map((name) => playersIn(claim.reason, name)[0]);
  const isSo = claim.ours.pairs.some((each) => each.white === white && each.black === black);
  same(claim, 'pair', isSo, true);
};
const refused: Check = (claim) => {
  const [[a, b]] = pairsIn(claim.reason, 'pair');
  same(claim, 'in our round', isPair(claim, a, b), false);
};
const meets: Check = (claim) =>
  same(claim, 'meets', isPair(claim, whose(claim), playersIn(claim.reason, 'players')[0]), true);
/** The one, or one of several who play nobody in a knock-out. */
const hasBye: Check = (claim) => {
  const { bye, free = [] } = claim.ours;
  same(claim, 'bye', [bye, ...free].includes(whose(claim)), true);
};
/** Whoever goes down meets somebody with fewer points, or nobody, or one who went down as well. */
const leaves: Check = (claim) => {
  const no = whose(claim);
  const later = claim.pictures!.filter(({ players }) => players.some((each) => each.no === no));
  same(claim, 'is in a later bracket', later.length > 1 || claim.ours.bye === no, true);
};

const PLACES = 'counted against the candidates written out, in test/systems/places';

export const pictureChecks: AreaChecks<'picture' | 'hand'> = {
  ...noClaim(
    LABEL,
    'picture.bye',
    'picture.table-colours',
    'picture.part.s1',
    'picture.part.s2',
    'picture.part.above',
    'picture.part.opponents',
    'picture.part.limbo',
    'picture.part.s1r',
    'picture.part.s2r',
    'picture.part.white',
    'picture.part.black',
    'picture.part.fromAbove',
    'picture.part.served',
    'picture.part.alone',
    'picture.part.top',
    'picture.part.bottom',
    'picture.part.g1',
    'picture.part.g2',
    'picture.legend',
    'picture.due.mild',
    'picture.due.strong',
    'picture.due.absolute',
    'picture.colours',
    'picture.colour.white',
    'picture.colour.black',
    'picture.float.none',
    'picture.float.down',
    'picture.float.up',
    'picture.floats',
    'picture.nobody',
    'picture.table',
    'picture.head.stands',
    'picture.head.no',
    'picture.head.name',
    'picture.head.points',
    'picture.head.due',
    'picture.head.colours',
    'picture.head.floats',
    'picture.head.met',
    'picture.head.outcome',
    'picture.title',
    'picture.publish',
    'hand.title',
    'hand.number',
    'hand.exchange',
    'hand.pairs',
    'hand.floaters',
    'hand.article',
    'hand.verdict',
    'hand.accepted',
    'hand.candidate',
    'hand.begins',
    'hand.numbers',
    'hand.swap',
  ),
  ...noClaim(
    PLACES,
    'picture.place.bracket',
    'picture.place.movedDown',
    'picture.place.remainder',
    'picture.place.rows',
    'picture.place.g2',
  ),
  ...noClaim('says nothing itself: the reason within it is the claim', 'picture.gave-way'),
  ...all(
    wish,
    'picture.wish.none',
    'picture.wish.mild',
    'picture.wish.strong',
    'picture.wish.absolute',
  ),
  'picture.player': player,
  'picture.points': pointsCell,
  'picture.group': groupTitle,
  'picture.pair': pair,
  'picture.refused': refused,
  'picture.meets': meets,
  'picture.has-bye': hasBye,
  'picture.leaves': leaves,
};
