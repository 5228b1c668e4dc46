import type { Language, PlayerNo } from '../model/types';
import { sayPoints } from '../model/points';
import type { BracketPicture } from './picture';
import { arrows, playerWord, wishLetter } from './pictureTable';
import { sayReason } from './phrasebook';

/** A player as a card that can be moved: what stands on it, and what is read aloud. */
export interface WalkCard {
  readonly no: PlayerNo;
  readonly name: string;
  /** Colour due, points, floats. */
  readonly facts: string;
  readonly label: string;
}

export const walkCards = (pictures: readonly BracketPicture[], language: Language): WalkCard[] =>
  pictures.flatMap(({ players }) =>
    players.map((player) => {
      const named = { player: () => `${player.no} ${player.name}`.trim() };
      const wish = wishLetter(player);
      return {
        no: player.no,
        name: player.name,
        facts: [
          typeof wish === 'string' ? wish : sayReason(language, wish),
          sayPoints(player.score),
          arrows(player),
        ].join('  '),
        label: sayReason(language, playerWord(player), named),
      };
    }),
  );
