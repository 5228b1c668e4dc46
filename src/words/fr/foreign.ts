import type { foreign as english } from '../en/foreign';
import type { WordsLike } from '../like';

/** What is said of files that other programs wrote. */
export const foreign: WordsLike<typeof english> = {
  'foreign.sheet': 'Feuille « {sheet} ». {what}',
  'foreign.numbers-of-sheet': 'Les numéros de départ viennent de la feuille « {sheet} »',
  'foreign.sheets-beside': 'Feuilles non utilisées : {sheets}',
  'foreign.teams':
    'Lu comme un tableau d’équipes : {teams} équipes, {boards} {boards|échiquier|échiquiers} par match ; 2 points par match gagné, 1 par match nul',
};
