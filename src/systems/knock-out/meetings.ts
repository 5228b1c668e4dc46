import { entryIn, playerByNo } from '../../model/tournament';
import type { Entry, HalfPoints, Player, PlayerNo, Tournament } from '../../model/types';
import { drawAnew, drawFirst, stagesFor, type Draw, type Slots } from './draw';
import { readRules, type KnockOutRules } from './parameters';

/** Why somebody goes on from a meeting (KO6), or why nobody does. */
export type Cause = 'points' | 'noted' | 'alone' | 'nobody' | 'level' | 'open';

/** Two places of a stage whose players meet; either may be empty. */
export interface Meeting {
  readonly stage: number;
  /** From 1 in the order of the bracket; 0: the game for the third place. */
  readonly place: number;
  readonly players: readonly [PlayerNo | null, PlayerNo | null];
  readonly points: readonly [HalfPoints, HalfPoints];
  readonly goesOn: PlayerNo | null;
  readonly out: PlayerNo | null;
  readonly cause: Cause;
}

/** A knock-out as far as it was played. */
export interface Cup {
  readonly tournament: Tournament;
  readonly rules: KnockOutRules;
  readonly players: ReadonlyMap<PlayerNo, Player>;
  readonly entrants: readonly PlayerNo[];
  readonly stages: number;
  readonly draw: Draw;
  /** By stage from 1: `meetings[0]` is empty. The last stage is the first whose games are not all there. */
  readonly meetings: readonly (readonly Meeting[])[];
}

export const stageOf = (round: number, { games }: Pick<KnockOutRules, 'games'>): number =>
  Math.ceil(round / games);

const NO_POINTS = [0, 0] as const;

/** Who was drawn: of an event that began those whom round 1 has, else those who have not withdrawn (KO2). */
export const hasEntered = (
  { pairedRounds }: Pick<Tournament, 'pairedRounds'>,
  { no, entries, withdrawn }: Player,
  present: readonly PlayerNo[] = [],
): boolean =>
  pairedRounds === 0 ? !withdrawn || present.includes(no) : entries[0]?.outcome !== 'absent';

/** The stages that are complete, and the one after them. */
export function cupOf(tournament: Tournament, present: readonly PlayerNo[] = []): Cup {
  const { rules } = readRules(tournament.systemParameters);
  const entrants = tournament.players
    .filter((player) => hasEntered(tournament, player, present))
    .map(({ no }) => no);
  const stages = stagesFor(entrants.length);
  const draw = drawFirst(entrants, rules);
  const cup = { tournament, rules, players: playerByNo(tournament), entrants, stages, draw };
  const meetings: (readonly Meeting[])[] = [[]];
  let slots = draw.slots;
  for (let stage = 1; stage <= stages; stage++) {
    if (rules.draw === 'each-stage' && stage > 1) slots = drawAnew(slots, stage, rules);
    const drawn = [...meetingsOf(slots, stage), ...forThird(cup, meetings, stage)];
    const isPlayed = tournament.pairedRounds >= stage * rules.games;
    const isBegun = tournament.pairedRounds > (stage - 1) * rules.games;
    const asPlayed = isBegun ? playedFrom(cup, drawn, stage) : drawn;
    meetings.push(asPlayed.map((meeting) => settled(cup, meeting, isPlayed)));
    if (!isPlayed) break;
    slots = meetings[stage]!.filter(({ place }) => place > 0).map(({ goesOn }) => goesOn);
  }
  return { ...cup, meetings };
}

const open = (
  stage: number,
  place: number,
  players: readonly [PlayerNo | null, PlayerNo | null],
): Meeting => ({
  stage,
  place,
  players,
  points: NO_POINTS,
  goesOn: null,
  out: null,
  cause: 'open',
});

const meetingsOf = (slots: Slots, stage: number): Meeting[] =>
  slots.flatMap((no, index) =>
    index % 2 === 0 ? [open(stage, index / 2 + 1, [no, slots[index + 1] ?? null])] : [],
  );

/** KO8: who lost before the final meet beside it. */
function forThird(
  { rules, stages }: Pick<Cup, 'rules' | 'stages'>,
  meetings: readonly (readonly Meeting[])[],
  stage: number,
): Meeting[] {
  if (rules.third !== 'yes' || stage !== stages || stages < 2) return [];
  const [a = null, b = null] = meetings[stage - 1]!.map(({ out }) => out);
  return a === null && b === null ? [] : [open(stage, 0, [a, b])];
}

type Drawn = Omit<Cup, 'meetings'>;

/**
 * A stage as its games have it: where the arbiter paired by hand, those who play stand at the first of the
 * places that they were drawn to.
 */
function playedFrom(
  { players, rules }: Drawn,
  drawn: readonly Meeting[],
  stage: number,
): Meeting[] {
  const round = (stage - 1) * rules.games + 1;
  const opponentOf = (no: PlayerNo | null): PlayerNo | null =>
    no === null ? null : entryIn(players.get(no)!, round).opponent;
  const isAsDrawn = drawn.every(({ players: [a, b] }) => {
    if (a === null || b === null) return [a, b].every((no) => opponentOf(no) === null);
    return opponentOf(a) === b;
  });
  if (isAsDrawn) return [...drawn];
  const places = new Map(
    drawn.flatMap(({ players: both, place }) => both.flatMap((no) => (no ? [[no, place]] : []))),
  );
  const seen = new Set<PlayerNo>();
  const found: (readonly [PlayerNo | null, PlayerNo | null])[] = [];
  const inOrder = drawn.flatMap(({ players: both }) => both.flatMap((no) => no ?? []));
  for (const no of inOrder) {
    if (seen.has(no)) continue;
    const other = opponentOf(no);
    const isKnown = other !== null && places.has(other);
    seen.add(no);
    if (isKnown) seen.add(other);
    found.push([no, isKnown ? other : null]);
  }
  const order = drawn.map(({ place }) => place);
  return found.map((both, index) => open(stage, order[index] ?? order.length + index, both));
}

/** Who goes on (KO6); as long as the games are not all there, only who is alone does. */
function settled(cup: Drawn, meeting: Meeting, isPlayed: boolean): Meeting {
  const { players, stage } = meeting;
  const [a, b] = players;
  if (a === null && b === null) return { ...meeting, cause: 'nobody' };
  if (a === null || b === null) return { ...meeting, goesOn: a ?? b, cause: 'alone' };
  if (!isPlayed) return meeting;
  const games = [a, b].map((no) => gamesOf(cup, no, stage));
  if (games.flat().some(({ outcome }) => outcome === 'pending' || outcome === 'adjourned'))
    return meeting;
  const points = [pointsOf(cup, a, stage), pointsOf(cup, b, stage)] as const;
  const decided = (first: PlayerNo, cause: Cause): Meeting => ({
    ...{ ...meeting, points, cause },
    goesOn: first,
    out: first === a ? b : a,
  });
  const noted = notedAhead(cup.tournament, a, b);
  if (noted !== null) return decided(noted, 'noted');
  if (points[0] !== points[1]) return decided(points[0] > points[1] ? a : b, 'points');
  const nobodyCame = games.flat().every(({ outcome }) => outcome === 'forfeitLoss');
  return { ...meeting, points, cause: nobodyCame ? 'nobody' : 'level' };
}

const gamesOf = ({ players, rules }: Drawn, no: PlayerNo, stage: number): readonly Entry[] =>
  players.get(no)!.entries.slice((stage - 1) * rules.games, stage * rules.games);

function pointsOf({ tournament, players, rules }: Drawn, no: PlayerNo, stage: number): HalfPoints {
  const { entries, extraPoints } = players.get(no)!;
  let sum = 0;
  for (let round = (stage - 1) * rules.games + 1; round <= stage * rules.games; round++)
    sum += tournament.points[entries[round - 1]!.outcome] + (extraPoints?.[round - 1] ?? 0);
  return sum;
}

/** Whom the event notes ahead of the other: in a play-off, by lot or by decision (KO6). */
function notedAhead({ tieOrders }: Tournament, a: PlayerNo, b: PlayerNo): PlayerNo | null {
  for (const order of [...(tieOrders?.playOff ?? []), ...(tieOrders?.lots ?? [])])
    if (order.includes(a) && order.includes(b)) return order.indexOf(a) < order.indexOf(b) ? a : b;
  return null;
}

/** Meetings of the stages played whose games leave open who goes on. */
export const levelMeetings = ({ meetings }: Cup): readonly Meeting[] =>
  meetings.flat().filter(({ cause }) => cause === 'level');

export const meetingOf = (cup: Cup, stage: number, no: PlayerNo): Meeting | undefined =>
  cup.meetings[stage]?.find(({ players }) => players.includes(no));
