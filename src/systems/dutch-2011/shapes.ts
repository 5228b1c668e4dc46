import {
  displaced,
  type BracketShape,
  type ShapePlace,
  type ShapeRefused,
} from '../../explain/picture';
import type { RoundToPair } from '../../model/types';
import { combinationCount, permutationCount } from '../shared/combinations';
import { homogeneousPlace, subsetsBefore, transpositionsBefore } from '../shared/place';
import { numbersOf } from './account';
import type { Bracket, CardPair, Found } from './search/bracket';
import { refusal } from './byHand';
import type { Card } from './cards';
import { byRank } from './cards';
import type { Level } from './search/level';
import type { PairedRound } from './pairRound';
import { COLOUR_RULE_WORDS } from './colourWords';
import { byeCardOf, colouredPairs } from './search/result';

/** The brackets of a round for a picture, as they were in the end (C.12, C.13 included). */
export function shapesOf(task: RoundToPair, round: PairedRound): BracketShape[] {
  const { levels } = round;
  if (levels === null) return [];
  const colours = new Map(
    colouredPairs(task, round).flatMap((pair) => [
      [pair.white, pair] as const,
      [pair.black, pair] as const,
    ]),
  );
  const bye = byeCardOf(round);
  // A bracket that everybody left, or that was joined to the one below, has nothing to show.
  const shown = levels.filter(({ bracket, left }) => bracket.players.length > 0 || left.length > 0);
  return shown.map((level, index) => {
    const isLast = index === shown.length - 1;
    const { bracket, found, left } = level;
    const leaving = [...left, ...found.stayOver].sort(byRank);
    return {
      title: {
        key: 'picture.group',
        args: { score: { points: level.residents.at(-1)?.score ?? bracket.lowestScore } },
      },
      parts: partsOf(level),
      movedDown: numbersOf([...bracket.movedDown]),
      pairs: found.pairs.map(([higher]) => {
        const { white, black, rule } = colours.get(higher)!;
        return {
          white: white.no,
          black: black.no,
          colours: {
            key: COLOUR_RULE_WORDS[rule],
            article: rule,
            args: { white: { players: [white.no] }, black: { players: [black.no] } },
          },
        };
      }),
      refused: refusedOf(round, bracket, found),
      leaving: isLast ? [] : numbersOf(leaving),
      bye: isLast ? (bye?.no ?? null) : null,
      places: placesOf(round, bracket, found),
    };
  });
}

/** Those of S1 who came from above, and whom they meet; the lower of two who came from above is S2. */
const upper = ([a, b]: CardPair, { movedDown }: Bracket): CardPair =>
  movedDown.has(a) || !movedDown.has(b) ? [a, b] : [b, a];

function partsOf({ bracket, found, left }: Level): BracketShape['parts'] {
  const alone = { part: 'alone' as const, players: numbersOf(left) };
  const rest = remainderOf(bracket, found);
  const half = found.group.pairs.length;
  const [s1, s2] = [rest.slice(0, half), rest.slice(half)];
  if (found.movedDownPairs.length === 0)
    return [{ part: 's1', players: numbersOf(s1) }, { part: 's2', players: numbersOf(s2) }, alone];
  const above = found.movedDownPairs.map((pair) => upper(pair, bracket));
  return [
    { part: 's1', players: numbersOf(above.map(([card]) => card)) },
    { part: 's2', players: numbersOf(above.map(([, card]) => card).sort(byRank)) },
    { part: 's1r', players: numbersOf(s1) },
    { part: 's2r', players: numbersOf(s2) },
    alone,
  ];
}

function remainderOf({ players }: Bracket, { movedDownPairs }: Found): Card[] {
  const paired = new Set(movedDownPairs.flat());
  return players.filter((card) => !paired.has(card));
}

/** The first candidate of C.6 beside the accepted one. */
function refusedOf(round: PairedRound, bracket: Bracket, found: Found): ShapeRefused[] {
  if (bracket.pairs === 0) return [];
  const first = firstCandidate(bracket);
  const accepted = new Set(found.pairs.map(([a, b]) => `${a.no}-${b.no}`));
  const fallen = first.filter(([a, b]) => !accepted.has(`${a.no}-${b.no}`));
  if (fallen.length === 0) return [];
  const whole = refusal(round.context, bracket, found, first);
  if (whole === null) return [];
  return fallen.map((pair) => {
    const alone = round.context.mayMeet(...pair)
      ? null
      : refusal(round.context, bracket, found, [pair]);
    return { players: [pair[0].no, pair[1].no], reason: alone ?? displaced(whole) };
  });
}

function firstCandidate({ players, movedDown, m1, pairs }: Bracket): CardPair[] {
  const s1 = players.filter((card) => movedDown.has(card)).slice(0, m1);
  const s2 = players.filter((card) => !s1.includes(card));
  const rest = s2.slice(m1);
  const half = pairs - m1;
  return [
    ...s1.map((card, i): CardPair => [card, s2[i]]),
    ...rest.slice(0, half).map((card, i): CardPair => [card, rest[half + i]]),
  ].map(([a, b]) => (a.rank < b.rank ? [a, b] : [b, a]));
}

/** D.1–D.3, counted: S1 from above with its opponents, then the homogeneous bracket or remainder. */
export function placesOf(round: PairedRound, bracket: Bracket, found: Found): ShapePlace[] {
  const places: ShapePlace[] = [];
  if (bracket.pairs === 0) return places;
  const { movedDownPairs, group } = found;
  if (movedDownPairs.length > 0) {
    const above = movedDownPairs.map((pair) => upper(pair, bracket));
    const s1 = above.map(([card]) => card);
    const s2 = bracket.players.filter((card) => !s1.includes(card));
    const movedDown = bracket.players.filter((card) => bracket.movedDown.has(card));
    const isFree = round.context.edition.choiceOfMovedDown === 'anySet';
    const each = permutationCount(s2.length, s1.length);
    // D.3 (2012): sets of the moved down in the lexicographic order of their numbers.
    const chosen = s1.map((card) => movedDown.indexOf(card)).sort((a, b) => a - b);
    const before = isFree ? subsetsBefore(movedDown.length, chosen) : 0n;
    const opponents = above.map(([, card]) => card);
    places.push({
      of: 'movedDown',
      number: String(before * each + transpositionsBefore(s2, opponents) + 1n),
      total: String((isFree ? combinationCount(movedDown.length, s1.length) : 1n) * each),
    });
  }
  if (group.pairs.length > 0) {
    const rest = remainderOf(bracket, found);
    const at = new Map(rest.map((card, i) => [card, i + 1]));
    const { number, total } = homogeneousPlace(
      rest.length,
      group.pairs.map(([card]) => at.get(card)!),
      group.pairs.map(([, card]) => at.get(card)!),
    );
    const of = movedDownPairs.length > 0 ? 'remainder' : 'bracket';
    places.push({ of, number: String(number), total: String(total) });
  }
  return places;
}
