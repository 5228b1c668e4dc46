import type { roundRobin as english } from '../../en/pairing/roundRobin';
import type { WordsLike } from '../../like';

/** Round robins by the Berger tables. */
export const roundRobin: WordsLike<typeof english> = {
  'roundRobin.who': '{player}',
  'roundRobin.white': 'Blancs',
  'roundRobin.black': 'Noirs',
  'roundRobin.table':
    'Table de Berger pour {players} {players|joueur|joueurs}, ronde {round} de la table',
  'roundRobin.table-odd':
    'Table de Berger pour {places} places, ronde {round} de la table ; avec {players} {players|joueur|joueurs} la place {places} est vide',
  'roundRobin.table-teams':
    'Table de Berger pour {players} {players|équipe|équipes}, ronde {round} de la table',
  'roundRobin.table-teams-odd':
    'Table de Berger à {places} places, ronde {round} de la table ; avec {players} {players|équipe|équipes} la place {places} est vide',
  'roundRobin.home': 'La première équipe nommée reçoit et a les Blancs au premier échiquier',
  'roundRobin.exchanged':
    'La ronde {round} joue la ronde {other} de la table : les deux dernières rondes du premier tour sont interverties, pour que personne n’ait trois fois de suite la même couleur',
  'roundRobin.cycle': 'Tour {cycle} : la table est rejouée avec les couleurs du premier tour',
  'roundRobin.cycle-reversed': 'Tour {cycle} : la table est rejouée avec les couleurs inversées',
  'roundRobin.pairs': 'Paires : {count}',
  'roundRobin.pairs-title': 'Ronde {round}',
  'roundRobin.free': '{player} rencontre la place vide et est libre cette ronde, sans point',
  'roundRobin.away': 'Absents : {players}. Leurs parties sont perdues par forfait',
  'roundRobin.uneven':
    'Le tournoi a {rounds} {rounds|ronde|rondes} ; il en faut {length} pour que chacun rencontre chacun : le dernier tour reste inachevé',
  'roundRobin.judge-elsewhere':
    '{players} ne se rencontrent pas dans cette ronde de la table ; ils se rencontrent à la ronde {rounds}',
  'roundRobin.judge-colours': '{players} : la table donne les couleurs dans l’autre sens',
  'roundRobin.judge-missing': '{players} se rencontrent dans cette ronde de la table',
  'roundRobin.why-unknown': 'Personne n’a le numéro {players}',
  'roundRobin.why-self': '{players} ne peut se rencontrer lui-même',
  'roundRobin.why-paired': '{players} se rencontrent bien à la ronde {round}',
  'roundRobin.why-before':
    '{players} se sont rencontrés selon la table à la ronde {round}, {white} avec les Blancs',
  'roundRobin.why-later':
    '{players} se rencontrent selon la table à la ronde {round}, {white} avec les Blancs',
  'roundRobin.met': '{players} se sont déjà rencontrés, à la ronde {rounds}',
  'roundRobin.withdrawn-counts':
    '{player} s’est retiré après {played} parties sur {games} : la moitié ou plus, les résultats comptent et les parties restantes sont des forfaits',
  'roundRobin.withdrawn-taken-out':
    '{player} s’est retiré après {played} parties sur {games} : moins de la moitié, les résultats restent dans la grille et ne comptent pas ici',
  'roundRobin.numbers-by-lot': 'Numéros tirés au sort (code {seed})',
  'roundRobin.other-table':
    'Aucune paire de la ronde 1 ne figure dans la table pour {players} {players|joueur|joueurs} : elle a été jouée avec d’autres numéros ou un autre nombre de joueurs',
  'roundRobin.too-few': 'Un tournoi toutes rondes demande deux joueurs',
  'roundRobin.unfinished': 'La ronde {round} a des parties sans résultat',
  'roundRobin.cure-players': 'Inscrivez d’abord les joueurs',
  'roundRobin.cure-results': 'Saisissez les résultats manquants',
  'roundRobin.cure-numbers':
    'Les rondes jouées ne suivent pas la table de ces numéros : rendez aux joueurs les numéros tirés au sort, et n’inscrivez personne après l’appariement de la première ronde',
};
