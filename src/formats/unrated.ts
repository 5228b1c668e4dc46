import { plainWord } from './tidy';

/** How lists say that a player has no rating, by `plainWord` without blanks. */
const WORDS: ReadonlySet<string> = new Set(
  `nc n/c unr unrated ur none new n/a na nonclasse nonclassee sansclassement sansclt sanselo nouveau
  nouvelle s/elo selo semelo semrating naoclassificado ncl sr sinelo sinranking sinrating nuevo nueva
  ohne ohneelo ohnedwz ohnerating keine neu senza senzaelo nonclassificato nonclassificata geen
  geenrating zonder nieuw unbewertet`.split(/\s+/),
);

/** True for a blank, dashes, noughts, and *unrated* in the languages that arbiters use. */
export function isUnratedWord(text: string): boolean {
  if (/^[1-9]\d*$/.test(text)) return false;
  const word = plainWord(text).replace(/[\s()]/g, '');
  return /^(?:-*|0+|\?+|\*+)$/.test(word) || WORDS.has(word);
}
