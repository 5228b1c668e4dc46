import type { choices as english } from '../../en/pairing/choices';
import type { WordsLike } from '../../like';

/** Which edition was taken, and why: one line beside the answer. */
export const choices: WordsLike<typeof english> = {
  'choice.by-file': '{edition}, comme le dit le fichier ({word}).',
  'choice.by-date': '{edition}, en vigueur au début du tournoi ({date}).',
  'choice.newest':
    '{edition}, l’édition la plus récente : le fichier ne nomme ni édition ni jour de début.',
  'choice.newest-of-all': '{edition}, l’édition la plus récente.',
  'choice.silent-workbook': '{edition}, car la table Event ne nomme aucun système d’appariement.',
  'choice.over-file': '{edition}, comme demandé ; le fichier dit {own} ({word}).',
  'choice.over-unknown': '{edition}, comme demandé ; le fichier dit {word}, inconnu ici.',
};
