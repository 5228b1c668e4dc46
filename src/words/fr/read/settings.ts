import type * as english from '../../en/read/settings';
import type { ReadLike } from '../../like';

export const eventRows: ReadLike<typeof english.eventRows> = {
  name: ['Nom', 'tournoi'],
  place: ['Lieu', 'ville'],
  federation: ['Fédération'],
  start: ['Début', 'date de debut'],
  end: ['Fin', 'date de fin'],
  arbiter: ['Arbitre principal', 'arbitre'],
  deputies: ['Arbitres adjoints'],
  timeControl: ['Cadence'],
  rounds: ['Rondes', 'nombre de rondes'],
  roundDates: ['Dates des rondes'],
  system: ['Système d’appariement', 'systeme', 'appariement'],
  systemParameters: ['Règles du système', 'parametres du systeme'],
  initialColour: ['Couleur initiale', 'couleur tiree au sort'],
  seed: ['Tirage au sort'],
  acceleration: ['Accélération', 'appariements acceleres'],
  tieBreaks: ['Départages'],
  tieBreakEdition: ['Édition des départages'],
  winPoints: ['Points du gain'],
  drawPoints: ['Points de la nulle'],
  lossPoints: ['Points de la défaite'],
  byePoints: ['Points de l’exempt', 'exempt'],
  zeroPoints: ['Points d’une absence'],
  forfeitLossPoints: ['Points d’un forfait'],
  firstTable: ['Première table', 'numero de la premiere table'],
  forbidden: ['Rencontres interdites', 'ne se rencontrent pas'],
  boards: ['Échiquiers', 'echiquiers par match'],
  matchPoints: ['Points de match', 'points des matchs'],
  teamScores: ['Couleurs et points', 'preferences et points'],
  teamBye: ['Points de l’équipe exempte', 'points de l equipe exempte'],
  address: ['Adresse web', 'site web', 'publie a'],
  ratingList: ['Liste Elo', 'source des elo'],
  ratingMethod: ['Elo retenu', 'methode de classement', 'elo utilise'],
  keepApart: ['Séparés par', 'separer par', 'ne se rencontrent pas par'],
  avoid: ['Séparés si possible par', 'a eviter'],
  paper: ['Papier', 'format du papier'],
  prizeRules: ['Règles des prix', 'regle des prix'],
  playOff: ['Parties de départage', 'barrage', 'barrages'],
  lots: ['Tirage au sort des ex æquo', 'sort', 'tirage des ex æquo'],
  tieBreakLists: ['Listes de départages', 'listes propres', 'liste de departages'],
  profile: ['Type de tournoi', 'Type d’événement', 'profil'],
  language: ['Langue'],
  section: ['Section'],
  sectionOrder: ['Ordre de la section', 'ordre des sections'],
};

export const colours: ReadLike<typeof english.colours> = {
  white: ['Blancs', 'b', 'blanc'],
  black: ['Noirs', 'n', 'noir'],
};

export const statuses: ReadLike<typeof english.statuses> = {
  active: ['Présent', 'actif', 'oui'],
  withdrawn: ['Retiré', 'retiree', 'abandon', 'abandonne', 'forfait general', 'non'],
  expelled: ['Exclu', 'expulsé', 'disqualifié'],
};

export const accelerations: ReadLike<typeof english.accelerations> = {
  baku: ['Bakou', 'acceleration de bakou'],
  haley: ['Haley', 'systeme de haley'],
  'haley-soft': ['Haley dégressif', 'haley degressif'],
  progressive: ['Accéléré dégressif', 'sad', 'progressif'],
  none: ['Aucune', 'non', 'sans'],
};

export const prices: ReadLike<typeof english.prices> = {
  order: ['ordre', 'ordre seulement'],
  floats: ['flotteurs', 'flottements'],
  colours: ['couleurs'],
  any: ['tout'],
};

export const profiles: ReadLike<typeof english.profiles> = {
  club: ['Soirée de club', 'club'],
  rated: ['Tournoi homologué', 'homologué'],
};
