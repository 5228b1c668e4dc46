import type * as english from '../../en/read/columns';
import type { ReadLike } from '../../like';

export const playerColumns: ReadLike<typeof english.playerColumns> = {
  no: ['N°', 'numero', 'numero dappariement'],
  title: ['Titre'],
  name: ['Nom', 'joueur', 'joueurs', 'nom prenom', 'nom et prenom', 'nom complet'],
  firstName: ['Prénom'],
  rating: ['Elo', 'classement elo', 'cote', 'elo rapide'],
  fideRating: ['Elo FIDE'],
  nationalRating: ['Elo national', 'elo fr'],
  federation: ['Féd', 'pays'],
  fideId: ['Code FIDE', 'n fide', 'no fide'],
  club: ['Club', 'equipe', 'ligue'],
  sex: ['Sexe', 'genre'],
  born: ['Né(e)', 'naissance', 'date de naissance', 'ne', 'ne le', 'nee le', 'annee'],
  status: ['Statut', 'etat'],
  byes: ['Absences', 'rondes absentes', 'byes demandes'],
  group: ['Groupe A/B', 'groupe d acceleration', 'groupe bakou'],
  fixedTable: ['Table', 'table fixe', 'echiquier'],
  virtualPoints: ['Points fictifs', 'accelere'],
};

export const roundColumns: ReadLike<typeof english.roundColumns> = {
  table: ['Table', 'echiquier', 'ech'],
  no: ['N°', 'numero'],
  white: ['Blancs', 'blanc'],
  rating: ['Elo'],
  points: ['Pts'],
  result: ['Résultat'],
  black: ['Noirs', 'noir'],
  float: ['Flott.', 'flotteur'],
  home: ['Équipe A', 'recevant', 'domicile', 'equipe recevante'],
  away: ['Équipe B', 'visiteur', 'exterieur', 'equipe visiteuse'],
  colour: ['Coul.', 'couleur'],
};

export const teamColumns: ReadLike<typeof english.teamColumns> = {
  no: ['N°', 'numero'],
  name: ['Équipe', 'nom', 'equipes', 'nom de l equipe'],
  nickname: ['Abrégé', 'sigle', 'nom court'],
  club: ['Club'],
  captain: ['Capitaine'],
  strength: ['Force', 'elo moyen', 'moyenne'],
  status: ['Statut', 'etat'],
  byes: ['Absences', 'rondes absentes'],
  apart: ['À séparer', 'ne pas apparier'],
};

export const memberColumns: ReadLike<typeof english.memberColumns> = {
  team: ['Équipe'],
  place: ['Échiquier', 'ech', 'ordre'],
};

export const lineUpColumns: ReadLike<typeof english.lineUpColumns> = {
  no: teamColumns.no,
  team: ['Équipe'],
  board: ['Échiquier', 'ech'],
  check: ['Contrôle', 'remarque'],
};

export const standingsColumns: ReadLike<typeof english.standingsColumns> = {
  rank: ['Rang', 'clas', 'classement'],
  no: playerColumns.no,
  name: playerColumns.name,
  points: ['Pts'],
  average: ['CMA'],
};

export const eventColumns: ReadLike<typeof english.eventColumns> = {
  setting: ['Réglage', 'parametre'],
  value: ['Valeur'],
};

export const tableNames: ReadLike<typeof english.tableNames> = {
  event: ['Tournoi', 'Evenement'],
  players: ['Joueurs'],
  round: ['Ronde'],
  log: ['Journal'],
  prizes: ['Prix'],
  teams: ['Equipes', 'Équipes'],
  lineUp: ['Composition', 'Compositions'],
};
