import type { legality as english } from '../../en/pairing/legality';
import type { WordsLike } from '../../like';

/** What a round breaks whoever made it. */
export const legality: WordsLike<typeof english> = {
  'legality.met': '{players} haben schon gegeneinander gespielt.',
  'legality.forbidden': '{players} dürfen nicht gegeneinander spielen (Liste des Schiedsrichters).',
  'legality.third-white': '{player} hätte zum dritten Mal hintereinander Weiß.',
  'legality.third-black': '{player} hätte zum dritten Mal hintereinander Schwarz.',
  'legality.difference': '{player} hätte eine Farbe um drei Partien öfter als die andere.',
};
