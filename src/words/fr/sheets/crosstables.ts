import type { crosstables as english } from '../../en/sheets/crosstables';
import type { WordsLike } from '../../like';

/** Which kind of crosstable was recognised. */
export const crosstables: WordsLike<typeof english> = {
  'crosstable.read-as':
    'Lu comme {kind} : {players} {players|joueur|joueurs}, {rounds} {rounds|ronde|rondes} ; {numbers} ; {colours}',
  'crosstable.kind.site':
    'une grille de site de résultats, adversaire puis résultat (« {example} »)',
  'crosstable.kind.site-unplayed':
    'une grille de site de résultats (« {example} ») où U est une ronde non jouée, sans points',
  'crosstable.kind.signs-first':
    'une grille américaine murale, signe puis adversaire (« {example} » : + gain, = nulle, - perte)',
  'crosstable.kind.signs-last':
    'une grille avec le signe après l’adversaire (« {example} » : + gain, = nulle, - perte)',
  'crosstable.kind.letters-first':
    'un tableau à l’américaine, lettre puis adversaire (« {example} » ; seuls, B est un exempt, H un demi-point, U une ronde non jouée sans points)',
  'crosstable.kind.letters-last': 'une grille avec des lettres après l’adversaire (« {example} »)',
  'crosstable.kind.result-first': 'une grille avec le résultat avant l’adversaire (« {example} »)',
  'crosstable.kind.colour-first': 'une grille avec la couleur avant l’adversaire (« {example} »)',
  'crosstable.kind.two-points':
    'une grille où le gain vaut 2 points et la nulle 1 dans les cases (« {example} »)',
  'crosstable.kind.three-points':
    'une grille où le gain vaut 3 points et la nulle 1 dans les cases (« {example} »)',
  'crosstable.kind.mixed': 'une grille aux notations mêlées (« {example} »)',
  'crosstable.kind.grid': 'la grille d’un toutes rondes (« {example} »)',
  'crosstable.kind.grid-signs':
    'la grille d’un toutes rondes avec signes (« {example} » : + gain, = nulle, - perte)',
  'crosstable.kind.grid-points':
    'la grille d’un toutes rondes avec les points de chaque match (« {example} »)',
  'crosstable.kind.grid-matches':
    'la grille d’un toutes rondes par équipes avec les points de parties (« {example} »)',
  'crosstable.kind.list': 'une liste sans rondes',
  'crosstable.numbers.no': 'les joueurs vont par leur numéro',
  'crosstable.numbers.rank': 'les joueurs vont par leur place',
  'crosstable.numbers.order': 'les joueurs vont dans l’ordre des lignes',
  'crosstable.colours.none': 'sans couleurs',
  'crosstable.colours.letters': '{white} est Blanc, {black} est Noir',
};
