import { isPlayed } from '../../src/model/outcomes';
import type { PlayerNo } from '../../src/model/types';
import { one, playerOf } from './answerFacts';
import { same, type Check } from './claim';
import { roundFacts } from './roundFacts';

/** Colours: who was due what, by the games that were played, and who has it in our round. */
export const due: Check = (claim) => {
  const { reason, ours } = claim;
  const facts = roundFacts(claim);
  const [player, opponent] = [one(claim, 'player'), one(claim, 'opponent')];
  const [own, other] = [facts.wish(player), facts.wish(opponent)];
  const pair = ours.pairs.find(({ white, black }) => [white, black].includes(player))!;
  const colourOf = (no: PlayerNo) => (pair.white === no ? 'white' : 'black');
  const arg = reason.args!.colour;
  const said =
    typeof arg === 'object' && 'reason' in arg ? arg.reason.key.replace('picture.colour.', '') : '';
  const tell = (what: string, isSo: boolean) => same(claim, what, isSo, true);
  switch (reason.key) {
    case 'answers.due-none':
      return tell('neither', own.colour === null && other.colour === null);
    case 'answers.due-other':
      return tell('only the other', own.colour === null && other.colour === colourOf(opponent));
    case 'answers.due-only':
      return tell('only this one', other.colour === null && own.colour === colourOf(player));
    case 'answers.due-both':
      tell('the colour', own.colour === said && colourOf(player) === said);
      return tell('the other', other.colour !== null && other.colour !== said);
    case 'answers.due-equal':
      return tell('both', own.colour === said && other.colour === said);
    default: {
      tell('both', own.colour === said && other.colour === said);
      const winner = one(claim, 'winner');
      const [more, less] = winner === player ? [own, other] : [other, own];
      tell('more', more.weight > less.weight);
      return tell('has it', colourOf(winner) === said);
    }
  }
};

export const history: Check = (claim) => {
  for (const [who, said] of [
    ['player', 'own'],
    ['opponent', 'other'],
  ]) {
    const colours = playerOf(claim, one(claim, who))
      .entries.filter(({ outcome }) => isPlayed(outcome))
      .map(({ colour }) => colour);
    const told = claim.reason.args![said];
    const isTold = typeof told === 'object' && 'colours' in told;
    same(claim, said, isTold ? told.colours.join() : '', colours.join());
  }
};

export const sameColour: Check = (claim) => {
  const [player, opponent] = [one(claim, 'player'), one(claim, 'opponent')];
  const arg = claim.reason.args!.colour;
  const said = typeof arg === 'object' && 'reason' in arg ? arg.reason.key : '';
  const facts = roundFacts(claim);
  same(claim, 'clash', facts.clash(player, opponent), true);
  for (const no of [player, opponent])
    same(claim, 'colour', said, `picture.colour.${facts.wish(no).colour}`);
};
