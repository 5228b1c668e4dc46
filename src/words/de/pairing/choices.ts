import type { choices as english } from '../../en/pairing/choices';
import type { WordsLike } from '../../like';

/** Which edition was taken, and why: one line beside the answer. */
export const choices: WordsLike<typeof english> = {
  'choice.by-file': '{edition}, wie die Datei sagt ({word}).',
  'choice.by-date': '{edition}, in Kraft bei Turnierbeginn ({date}).',
  'choice.newest':
    '{edition}, die neueste Fassung: die Datei nennt weder eine Fassung noch den ersten Tag.',
  'choice.newest-of-all': '{edition}, die neueste Fassung.',
  'choice.silent-workbook': '{edition}, weil die Tabelle „Turnier“ kein Paarungssystem nennt.',
  'choice.over-file': '{edition}, wie verlangt; die Datei sagt {own} ({word}).',
  'choice.over-unknown':
    '{edition}, wie verlangt; die Datei sagt {word}, das hier nicht bekannt ist.',
};
