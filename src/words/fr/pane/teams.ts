import type { teams as english } from '../../en/pane/teams';
import type { WordsLike } from '../../like';

export const teams: WordsLike<typeof english> = {
  'pane.team-changes-intro':
    'Modifications de la ronde {round}. Le motif entre dans le journal. Un match qui a des résultats garde ses équipes.',
  'pane.teams-exchange': 'Échanger deux équipes',
  'pane.teams-exchanged': 'Ronde {round} : {a} et {b} échangées',
  'pane.match-turn': 'Inverser les couleurs d’un match',
  'pane.match-turned': 'Ronde {round} : couleurs inversées, {match}',
  'pane.match-forfeit': 'Match entier perdu par forfait',
  'pane.match-forfeited': 'Ronde {round} : {match}, forfait ({result})',
  'pane.match': 'Match',
  'pane.match-result': 'Ce qui compte',
  'pane.first-wins': 'La première équipe gagne',
  'pane.second-wins': 'La seconde équipe gagne',
  'pane.both-lose': 'Aucune équipe n’est venue',
  'pane.change-reason': 'Motif',
  'pane.change-write': 'Enregistrer la modification',
  'pane.change-against': 'Contre les règles :',
  'pane.team-late': 'Inscrire une équipe',
  'pane.team-late-hint':
    'Avant ou pendant le tournoi ; elle prend le numéro suivant et n’a rien pour les rondes manquées.',
  'pane.team-name': 'Équipe',
  'pane.team-captain': 'Capitaine',
  'pane.team-players': 'Joueurs dans l’ordre des échiquiers',
  'pane.team-players-hint': 'Un par ligne, l’Elo à la fin : Anne Frêne 1850',
  'pane.team-enter': 'Inscrire l’équipe',
  'pane.team-entered': '{team} inscrite',
  'pane.member-move': 'Déplacer un joueur',
  'pane.member-move-hint':
    'Vers une autre équipe avant sa première partie, ou à une autre place de l’ordre des échiquiers. Après la ronde 1, avec un motif.',
  'pane.member-team': 'Vers l’équipe',
  'pane.member-place': 'Place',
  'pane.member-write': 'Déplacer',
  'pane.member-moved': '{name} : de {from} à {to}, place {place}',
  'pane.member-placed': '{name} : place {place} de {to}',
};
