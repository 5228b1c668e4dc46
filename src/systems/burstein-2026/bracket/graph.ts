import { breaksColours } from '../../dutch/criteria/absolute';
import type { SingleOutlook } from '../../dutch/criteria/lookAhead';
import { joinColumns } from '../../dutch/bracket/joinColumns';
import type { PlaceInBracket } from '../../dutch/bracket/kinds';
import type { WeightedGraph } from '../../matching/weightedMatching';
import type { Bracket } from './bracket';
import type { Field, Ranked } from '../field';

/**
 * The criteria as weights: each is a column that says what a pair is worth, columns in the order of the
 * text. All of them add up over pairs, so that the best pairing is the matching of greatest weight.
 * Players whom no column can tell apart form a class.
 */
interface Standing {
  /** Null: an empty place for somebody who floats. */
  readonly player: Ranked | null;
  readonly place: PlaceInBracket;
  /** [C7] for a single floater, where it is known player by player. */
  readonly outlook: SingleOutlook | null;
}

/** What a pair is worth; asked once for each two classes, in one order. */
type Worth = (a: Standing, b: Standing) => number;

/** The bracket by itself, with as many empty places as players must float. */
export function bracketGraph(
  { players, field }: Bracket,
  floaters: number,
  outlookOf: (player: Ranked) => SingleOutlook | null,
): WeightedGraph {
  const standings: Standing[] = [
    ...players.map((player) => standing(player, 'resident', outlookOf(player))),
    ...Array.from({ length: floaters }, () => standing(null, 'slot')),
  ];
  const floats = (test: (outlook: SingleOutlook) => boolean): Worth =>
    eitherWay((a, b) => (b.player === null && a.outlook && test(a.outlook) ? -1 : 0));
  return graphOf(field, standings, [
    everybody,
    ...(floaters === 0 ? [] : floaterScores(players)),
    floats(({ losesPair }) => losesPair),
    floats(({ staysUnpaired }) => staysUnpaired),
    granted,
  ]);
}

/** The bracket and everybody below: floaters go where the rest of the round can be completed. */
export function roundGraph({ players, next, below, field }: Bracket): WeightedGraph {
  const standings: Standing[] = [
    ...players.map((player) => standing(player, 'resident')),
    ...next.map((player) => standing(player, 'next')),
    ...below.map((player) => standing(player, 'below')),
  ];
  return graphOf(field, standings, [
    everybody,
    (a, b) => Number(areHere(a, b)),
    ...floaterScores(players),
    // [C7]: pairs of the following bracket, then the highest scores that find one there.
    eitherWay((a, b) => Number(b.place === 'next' && a.place !== 'below')),
    ...scoresOf(players).map((score) =>
      eitherWay((a, b) => Number(isHere(a) && a.player!.score === score && b.place === 'next')),
    ),
    granted,
  ]);
}

/** The following bracket with these floaters, and everybody below it: [C5], then [C6] there. */
export function followingGraph(
  floaters: readonly Ranked[],
  { next, below, field }: Bracket,
): WeightedGraph {
  const standings: Standing[] = [
    ...floaters.map((player) => standing(player, 'movedDown')),
    ...next.map((player) => standing(player, 'next')),
    ...below.map((player) => standing(player, 'below')),
  ];
  const areThere: Worth = (a, b) => Number(a.place !== 'below' && b.place !== 'below');
  return graphOf(field, standings, [
    everybody,
    areThere,
    ...scoresOf(floaters).map(
      (score): Worth =>
        (a, b) =>
          areThere(a, b) * [a, b].filter((each) => isMovedDownWith(each, score)).length,
    ),
  ]);
}

const standing = (
  player: Ranked | null,
  place: PlaceInBracket,
  outlook: SingleOutlook | null = null,
): Standing => ({ player, place, outlook });

const isHere = ({ place }: Standing): boolean => place === 'resident';
const areHere = (a: Standing, b: Standing): boolean => isHere(a) && isHere(b);
const isMovedDownWith = ({ place, player }: Standing, score: number): boolean =>
  place === 'movedDown' && player!.score === score;

const eitherWay =
  (worth: Worth): Worth =>
  (a, b) =>
    Math.abs(worth(a, b)) >= Math.abs(worth(b, a)) ? worth(a, b) : worth(b, a);

/** [C4]: before everything else nobody stays alone. */
const everybody: Worth = () => 1;

/** [C6]: of the highest score as many as possible are paired here, then of the next one. */
const floaterScores = (players: readonly Ranked[]): Worth[] =>
  scoresOf(players)
    .slice(0, -1)
    .map(
      (score): Worth =>
        (a, b) =>
          areHere(a, b) ? [a, b].filter(({ player }) => player!.score === score).length : 0,
    );

/** [C8]: as many pairs as possible in which nobody loses their preference. */
const granted: Worth = (a, b) => Number(areHere(a, b) && !losesPreference(a.player!, b.player!));

/** One of two who want the same colour does not get it; of all others everybody does (5.2.2). */
export const losesPreference = (a: Ranked, b: Ranked): boolean =>
  a.preference.colour !== null && a.preference.colour === b.preference.colour;

const scoresOf = (players: readonly Ranked[]): number[] =>
  [...new Set(players.map(({ score }) => score))].sort((a, b) => b - a);

function graphOf(
  field: Field,
  standings: readonly Standing[],
  worths: readonly Worth[],
): WeightedGraph {
  const { samples, counts, classOf } = classesOf(standings);
  const classes = samples.length;
  const table = (value: (a: Standing, b: Standing) => number): Float64Array => {
    const entries = new Float64Array(classes ** 2);
    for (let i = 0; i < classes; i++)
      for (let j = i; j < classes; j++)
        entries[i * classes + j] = entries[j * classes + i] = value(samples[i], samples[j]);
    return entries;
  };
  const exists = Uint8Array.from(
    table(({ player: a }, { player: b }) =>
      Number(a && b ? !breaksColours(a, b) : a !== null || b !== null),
    ),
  );
  const kinds = samples.map(({ place }, index) => ({ place, count: counts[index] }));
  const columns = worths
    .map((worth) => ({ worth: table(worth) }))
    .filter(({ worth }) => worth.some((value) => value !== 0));
  const ranks = Int32Array.from(standings, ({ player }) => player?.rank ?? -1);
  return {
    vertices: standings.length,
    classOf,
    classes,
    weight: joinColumns(columns, kinds, exists),
    isBlocked: (a, b) => ranks[a] >= 0 && ranks[b] >= 0 && field.mustNotMeet(ranks[a], ranks[b]),
  };
}

function classesOf(standings: readonly Standing[]) {
  const samples: Standing[] = [];
  const counts: number[] = [];
  const known = new Map<string, number>();
  const classOf = Int32Array.from(standings, (each) => {
    const key = keyOf(each);
    let index = known.get(key);
    if (index === undefined) {
      index = samples.push(each) - 1;
      counts.push(0);
      known.set(key, index);
    }
    counts[index]++;
    return index;
  });
  return { samples, counts, classOf };
}

/** Everything that a column or [C3] asks of a player. */
function keyOf({ player, place, outlook }: Standing): string {
  if (player === null) return place;
  const { colour, strength } = player.preference;
  const isAbsolute = strength === 'absolute';
  if (place === 'next' || place === 'below') return [place, isAbsolute && colour].join();
  return [
    place,
    player.score,
    colour,
    isAbsolute,
    outlook?.losesPair,
    outlook?.staysUnpaired,
  ].join();
}
