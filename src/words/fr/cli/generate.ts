import type { generate as english } from '../../en/cli/generate';
import type { WordsLike } from '../../like';

/** What the generator's options and messages say. */
export const generate: WordsLike<typeof english> = {
  'cli.generate.count': 'nombre de fichiers ; -o doit alors contenir %d',
  'cli.generate.seed':
    'nombre entier ; le fichier k a ce code plus k − 1 (par défaut : tiré de l’horloge, et affiché)',
  'cli.generate.players': 'nombre de joueurs, ou l’intervalle où le tirer',
  'cli.generate.rounds': 'nombre de rondes, ou l’intervalle où le tirer',
  'cli.generate.ratings': 'Elo le plus bas et le plus haut, ou tous un par un',
  'cli.generate.rating-top': 'Elo du premier joueur ; les autres suivent par paliers',
  'cli.generate.rating-step': 'le palier (10 par défaut)',
  'cli.generate.rating-sigma': 'écart entre Elo publié et force réelle (0 par défaut)',
  'cli.generate.full-byes':
    'byes d’un point ; X est un nombre (4), une part (5%) ou dans une seule ronde (5%@3)',
  'cli.generate.half-byes': 'byes d’un demi-point',
  'cli.generate.zero-byes': 'absences annoncées',
  'cli.generate.forfeit-wins': 'parties perdues par forfait d’un côté',
  'cli.generate.forfeit-losses': 'parties où les deux joueurs sont forfait',
  'cli.generate.unusual': 'résultats tels que ½-0 et 0-0',
  'cli.generate.withdrawals': 'joueurs qui se retirent',
  'cli.generate.late': 'joueurs inscrits après la ronde 1',
  'cli.generate.forbidden': 'paires interdites (une part se compte en joueurs)',
  'cli.generate.forfeits':
    'part des parties perdues par forfait, une sur dix des deux côtés, 0 à 1',
  'cli.generate.byes': 'part des rondes demandées, deux sur trois pour un demi-point, 0 à 1',
  'cli.generate.baku': 'avec l’accélération de Bakou (C.04.7)',
  'cli.generate.no-baku': 'sans accélération',
  'cli.generate.tie-breaks': 'la liste du tournoi, p. ex. "BH/C1,BH,SB"',
  'cli.generate.points': 'points du gain, de la nulle et de la défaite, p. ex. 3-1-0',
  'cli.generate.pab': 'points de l’exempt (par défaut : un gain)',
  'cli.generate.initial-colour': 'couleur tirée pour le premier joueur',
  'cli.generate.model':
    'tirage des résultats : table (règlement du classement Elo) ou milvang-2024',
  'cli.generate.unset':
    'ce qui n’est pas demandé est tiré au sort (random, par défaut) ou absent (off)',
  'cli.generate.stop-early': 's’il n’y a plus d’appariement légal, écrire le tournoi jusque-là',
  'cli.generate.format': 'trf26 (par défaut) ou trf16',
  'cli.generate.output': 'fichier à écrire ; %d devient le numéro du fichier',
  'cli.generate.seed-used': 'Code du tirage {seed}, {system}',
  'cli.generate.fitted': 'Avec ce système le tournoi a {players} {players|joueur|joueurs}.',
  'cli.generate.progress': '{done} sur {all} …',
};
