import type { importing as english } from '../../en/pane/importing';
import type { WordsLike } from '../../like';

/** Events that come from files, and what is warned of before a round or a file is made. */
export const importing: WordsLike<typeof english> = {
  'pane.pasted-below':
    '{count} {count|joueur se trouve|joueurs se trouvent} sous le tableau de {sheet} et ne {count|compte|comptent} pas encore.',
  'pane.pasted-take': 'Ajouter {count|ce joueur|ces joueurs}',
  'pane.pasted-taken': '{count} {count|joueur ajouté|joueurs ajoutés}',
  'pane.pasted-list': '{count} {count|joueur|joueurs} dans {sheet} : les importer ?',
  'pane.pasted-read': 'Lire la liste',
  'import.checking': 'Contrôle de la ronde {round} sur {rounds}…',
  'import.title':
    '{count} {count|ronde|rondes} sur {rounds} {count|n’est pas celle|ne sont pas celles} de {system}',
  'import.round': 'Ronde {round} : {what}',
  'import.unchecked': 'La ronde {round} n’a pas pu être contrôlée',
  'import.trail': 'Chacune aura une ligne dans le journal, que chaque TRF du tournoi portera.',
  'import.confirm': 'Importer malgré tout',
  'import.drop': 'Annuler',
  'import.dropped': 'Rien n’a été importé.',
  'import.all-right':
    '{rounds} {rounds|ronde contrôlée|rondes contrôlées} : telles que le système les apparie',
  'import.assumed-rounds':
    'Le fichier ne dit pas le nombre de rondes (142, XXR) : {rounds} supposées',
  'import.assumed-colour':
    'Le fichier ne dit pas la couleur initiale (152, XXC) : tirée de la ronde 1',
  'import.assumed-no-colour':
    'Le fichier ne dit pas la couleur initiale (152, XXC) : elle sera tirée au sort',
  'import.assumed-points':
    'Le fichier ne dit pas les points (162) : 1, ½, 0 et 1 pour l’exempt supposés',
  'import.assumed-system': 'Le fichier ne dit pas le système (192) : {system} supposé',
  'import.assumed-tie-breaks':
    'Le fichier ne dit pas les départages (202, 212) : {list} de {edition} supposés',
  'pane.gap-avoided':
    'qui ne devrait pas se rencontrer si possible : le TRF n’a pas de ligne pour cela, et un contrôle du fichier trouve les rondes changées pour cette raison',
  'pane.gap-adjourned':
    '{count|le résultat|les résultats} de {count} {count|partie ajournée|parties ajournées} : pas encore un fichier pour le calcul Elo',
  'pane.gap-results':
    '{count} {count|résultat manquant|résultats manquants} : pas encore un fichier pour le calcul Elo',
  'pane.table-adopted': 'Grille importée : {count} {count|joueur|joueurs}',
  'pane.adopt-table': 'Importer avec {rounds} {rounds|ronde|rondes}',
};
