import type { Colour, HalfPoints } from '../../../model/types';
import { ONE_POINT } from '../criteria/criterion';
import type { Facts } from '../facts';
import { isFinal, lowestScore, playersOf, type Bracket, type BracketPairing } from './bracket';
import type { CriterionValue } from './value';

/**
 * What counting alone says that no pairing of the bracket can beat, criterion by criterion. A value
 * that reaches its bound needs no further proof; one that does not is explained by C.1–C.4 or by a
 * criterion of higher priority.
 */
export function lowerBounds(
  bracket: Bracket,
  pairing: BracketPairing,
): Map<string, Pick<CriterionValue, 'count' | 'list'>> {
  const { movedDown, residents } = bracket;
  const players = playersOf(bracket);
  const fewest = fewestByNumber(bracket);
  // C.5 and C.6 come first: what they have settled is given for all that follow.
  const floaters = pairing.floaters.length;
  const limbo = movedDown.filter((player) => pairing.floaters.includes(player)).length;
  const pairedMovedDown = movedDown.length - limbo;
  const count = (value: number) => ({ count: Math.max(0, Math.ceil(value)), list: [] });
  const list = (values: HalfPoints[]) => {
    const sorted = values.filter((value) => value !== 0).sort((a, b) => b - a);
    return { count: sorted.length, list: sorted };
  };
  const repeaters = (ago: 0 | 1) => movedDown.filter((player) => player.floats[ago] === 'down');
  /** Residents who must float down although they did before: there are not enough others. */
  const forced = (ago: 0 | 1) =>
    Math.max(
      0,
      floaters - limbo - residents.filter((player) => player.floats[ago] !== 'down').length,
    );
  const downAgain = (ago: 0 | 1) => repeaters(ago).length + forced(ago);
  const upAgain = (ago: 0 | 1) =>
    pairedMovedDown - residents.filter((player) => player.floats[ago] !== 'up').length;
  const differences = (ago: 0 | 1) => [
    ...repeaters(ago).map((player) => player.score - residents[0].score),
    ...Array<HalfPoints>(forced(ago)).fill(ONE_POINT),
  ];
  return new Map([
    ['C.5', count(fewest)],
    ['C.6', list(leastDifferences(bracket, fewest))],
    ['C.7', count(bracket.beyondIsLast ? 0 : (floaters + bracket.beyond.length) % 2)],
    ['C.8', count(0)],
    ['C.9', count(0)],
    ['C.10', count(sameColourPairs(players, floaters, () => true))],
    ['C.11', count(bracket.field.isLastRound ? 0 : sameColourPairs(players, floaters, isFirm))],
    ['C.12', count(downAgain(0))],
    ['C.13', count(upAgain(0))],
    ['C.14', count(downAgain(1))],
    ['C.15', count(upAgain(1))],
    ['C.16', list(differences(0))],
    ['C.17', list([])],
    ['C.18', list(differences(1))],
    ['C.19', list([])],
  ]);
}

function fewestByNumber(bracket: Bracket): number {
  const { movedDown, residents } = bracket;
  const odd = (movedDown.length + residents.length) % 2;
  return isFinal(bracket) ? odd : Math.max(odd, movedDown.length - residents.length);
}

/** The PSD if every MDP for whom there is a resident were paired with the highest of them. */
function leastDifferences(bracket: Bracket, floaters: number): HalfPoints[] {
  const { movedDown, residents } = bracket;
  const served = Math.min(movedDown.length, residents.length);
  const base = lowestScore(bracket) - ONE_POINT;
  const limbo = movedDown.slice(served);
  return [
    ...movedDown.slice(0, served).map(({ score }) => score - residents[0].score),
    ...limbo.map(({ score }) => score - base),
    ...Array<HalfPoints>(Math.max(0, floaters - limbo.length)).fill(ONE_POINT),
  ];
}

/** Players of one wish who find neither a floater's place nor anybody of another wish. */
function sameColourPairs(
  players: readonly Facts[],
  floaters: number,
  counts: (player: Facts) => boolean,
): number {
  const wishing = (colour: Colour) =>
    players.filter((player) => player.preference.colour === colour && counts(player)).length;
  const most = Math.max(wishing('white'), wishing('black'));
  return (most - (players.length - most) - floaters) / 2;
}

const isFirm = ({ preference }: Facts): boolean =>
  preference.strength === 'strong' || preference.strength === 'absolute';
