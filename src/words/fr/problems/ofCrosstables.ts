import type { ofCrosstables as english } from '../../en/problems/ofCrosstables';
import type { ProblemWordsLike } from '../../like';

/** Problems of crosstables as people paste them. */
export const ofCrosstables: ProblemWordsLike<typeof english> = {
  'table-not-understood': {
    says: 'colonnes lues : {known} ; {players} {players|joueur|joueurs} ; {cells} {cells|case lue|cases lues}, comme « {value} », et {problems} illisibles',
    cure: 'Voyez les messages ci-dessous ; les premiers sont souvent la cause des autres.',
  },
  'table-without-rounds': {
    says: 'aucune ronde n’a été trouvée dans la grille ; colonnes lues : {known} ; non lues : {unknown}',
    cure: 'Nommez les colonnes des rondes R1, R2, R3 …, ou celles d’une grille par les numéros des joueurs.',
  },
  'ranking-without-rounds': {
    says: 'ceci est un classement : il a des points, mais pas de résultats par ronde',
    cure: 'Exportez la grille du tournoi (« ranking crosstable » sur les sites de résultats) ou son TRF.',
  },
  'table-of-pairings': {
    says: 'ceci est la liste des appariements d’une ronde',
    cure: 'Exportez la grille du tournoi (« ranking crosstable » sur les sites de résultats) ou son TRF.',
  },
  'column-with-games': {
    says: 'la colonne « {value} » contient des parties, mais son en-tête ne nomme aucune ronde ; colonnes lues : {known}',
    cure: 'Donnez-lui le nom de sa ronde (R5), ou enlevez-la.',
  },
  'points-not-understood': {
    says: '« {value} » dans la colonne « {head} » n’est pas un nombre de points ; colonnes lues : {known}',
    cure: 'Écrivez des points comme 5½ ou 5,5, ou changez l’en-tête de la colonne.',
  },
  'points-contradict': {
    says: 'les résultats ne donnent pas les points imprimés sous « {value} » pour {wrong} {wrong|joueur|joueurs} sur {players}',
    cure: 'Corrigez les résultats ou les points ; si un gain compte autrement, dites-le dans l’en-tête : Pts (3-1-0).',
  },
  'points-counted-otherwise': {
    says: 'les points imprimés sous « {value} » comptent {points}, pas 1-½-0',
    cure: 'Rien, si c’est le cas ; sinon, corrigez les points.',
  },
  'grid-of-match-points': {
    says: '« {value} » donne les points d’un match entier, pas des parties : on ne sait pas comment ils ont été marqués',
    cure: 'Donnez chaque partie (½1, 101), ou les résultats des matchs avec leurs points.',
  },
  'row-left-out': {
    says: 'ligne ignorée : « {value} » n’est pas un joueur',
    cure: 'Donnez-lui un numéro et un nom si c’en est un.',
  },
  'column-taken-for-names': {
    says: 'aucun en-tête ne désigne les joueurs ; la colonne « {value} » a été prise pour leurs noms',
    cure: 'Écrivez Nom au-dessus des noms si c’est une erreur.',
  },
  'column-taken-for-numbers': {
    says: 'aucun en-tête ne numérote les joueurs ; la colonne « {value} » a été prise pour leurs numéros',
    cure: 'Écrivez N° au-dessus des numéros si c’est une erreur.',
  },
  'rounds-by-content': {
    says: 'aucun en-tête ne désigne une ronde ; les colonnes {value} ont été prises pour les rondes d’après leur contenu',
    cure: 'Nommez-les R1, R2, R3 … si c’est une erreur.',
  },
  'colours-contradict': {
    says: '{games} {games|partie|parties} ont la même couleur des deux côtés, la première à « {value} » : les couleurs de cette grille ont été laissées de côté',
    cure: 'Le classement et les départages sont justes ; corrigez les couleurs pour apparier ou contrôler des rondes.',
  },
  'table-has-no-rounds': {
    says: 'la grille n’a pas de rondes : c’est une liste de joueurs',
    cure: 'Importez-la comme liste.',
  },
  'start-numbers-rebuilt': {
    says: 'la grille numérote ses {value} joueurs par leur place : les numéros de départ ont été donnés par Elo, titre et nom',
    cure: 'Ajoutez une colonne N° avec les numéros de départ s’ils étaient autres ; les rondes s’apparient d’après eux.',
  },
  'table-empty': {
    says: 'le fichier ne contient pas de tableau : {value}',
    cure: 'Enregistrez le tableau en texte avec tabulations, points-virgules ou virgules, en-têtes en première ligne.',
  },
};
