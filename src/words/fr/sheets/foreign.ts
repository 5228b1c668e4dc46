import type { foreign as english } from '../../en/sheets/foreign';
import type { WordsLike } from '../../like';

/** What is said of files that other programs wrote. */
export const foreign: WordsLike<typeof english> = {
  'foreign.sheet': 'Feuille « {sheet} ». {what}',
  'foreign.numbers-of-sheet': 'Les numéros de départ viennent de la feuille « {sheet} »',
  'foreign.sheets-beside': 'Feuilles non utilisées : {sheets}',
  'foreign.teams':
    'Lu comme un tableau d’équipes : {teams} équipes, {boards} {boards|échiquier|échiquiers} par match ; 2 points par match gagné, 1 par match nul',
  'foreign.read-as':
    'Lu comme {program} : {players} {players|joueur|joueurs}, {rounds} {rounds|ronde|rondes}',
  'foreign.not-carried': 'Non repris : {what}',
  'foreign.lost.tunx':
    'édition d’appariement, départages, titres nationaux, dates des rondes, exempts demandés pour plus tard, dates de naissance ; l’Elo est celui de la FIDE, sinon le national',
  'foreign.lost.swisssys':
    'numéros de licence, seconds Elo, équipes, prix, exempts réservés pour plus tard',
  'foreign.lost.papi':
    'édition d’appariement, une accélération autre que Haley et SAD, départages, licences, prix, adresses, dates des rondes ; les numéros de départ sont refaits d’après Elo, titre et nom, l’Elo est celui du tournoi, estimations comprises',
};
