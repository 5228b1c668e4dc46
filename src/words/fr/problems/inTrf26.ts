import type { inTrf26 as english } from '../../en/problems/inTrf26';
import type { ProblemWordsLike } from '../../like';

/** Problems of the records that TRF26 adds, and of records that contradict each other. */
export const inTrf26: ProblemWordsLike<typeof english> = {
  'records-disagree': {
    says: 'deux enregistrements se contredisent ({value}) ; {kept} compte',
    cure: 'Corrigez ou supprimez celui qui est faux.',
  },
  'bye-disagrees': {
    says: '« {value} » ne concorde pas avec « {column} » dans la ligne du joueur {player}, ronde {round} ; « {counts} » compte',
    cure: 'Écrivez la même chose aux deux endroits.',
  },
  'bad-initial-colour': {
    says: 'la couleur initiale n’est ni W ni B : « {value} »',
    cure: 'Écrivez 152 W ou 152 B.',
  },
  'bad-bye-type': {
    says: 'genre d’exemption inconnu dans l’enregistrement 240 : « {value} »',
    cure: 'Écrivez F (point entier), H (demi-point) ou Z (aucun point) en colonne 5.',
  },
  'bad-round-range': {
    says: 'ce ne sont pas des rondes : « {value} »',
    cure: 'Écrivez des nombres entiers à partir de 1, la première ronde pas après la dernière.',
  },
  'bad-number-range': {
    says: 'le premier numéro dépasse le dernier : « {value} »',
    cure: 'Écrivez d’abord le plus petit numéro.',
  },
  'bad-abnormal-type': {
    says: 'type inconnu dans l’enregistrement 299 : « {value} »',
    cure: 'Sont connus W D L F H Z + - en colonne 5, ou un blanc pour un bonus ou une pénalité.',
  },
  'abnormal-unknown-player': {
    says: 'l’enregistrement 299 nomme le numéro {value}, absent de la liste',
    cure: 'Corrigez le numéro ou ajoutez le joueur.',
  },
  'virtual-match-points': {
    says: 'l’enregistrement 250 donne des points de match fictifs ({value}) dans un tournoi individuel',
    cure: 'Écrivez les points fictifs dans les colonnes 10 à 13.',
  },
  'virtual-match-points-unused': {
    says: 'des points de match fictifs ne veulent rien dire dans un tournoi individuel : « {value} »',
    cure: 'Seules les colonnes 10 à 13 comptent ; laissez vides les colonnes 5 à 8.',
  },
  'virtual-points-zero': {
    says: 'un enregistrement 250 ne donne aucun point fictif : « {value} »',
    cure: 'Supprimez l’enregistrement ou écrivez les points dans les colonnes 10 à 13.',
  },
  'unknown-162-code': {
    says: 'résultat inconnu dans l’enregistrement 162 : « {value} »',
    cure: 'Sont connus W D L A P X, chacun suivi de ses points, p. ex. W 3.0.',
  },
  'adjourned-not-a-draw': {
    says: 'l’enregistrement 162 donne à une partie inachevée d’autres points qu’une nulle : « {value} »',
    cure: 'Le classement la compte ainsi jusqu’à son résultat ; l’appariement la compte comme nulle (C.04.2).',
  },
  'bye-by-points': {
    says: 'la ronde {round} du joueur {player}, « {value} », valait {worth} : ses points le disent',
    cure: 'Écrivez H (demi-point) ou Z (aucun point) là où le fichier a un simple tiret.',
  },
  'forfeit-without-colour': {
    says: 'la partie par forfait {player} – {opponent} de la ronde {round} est sans couleurs',
    cure: 'Elle est lue sans couleurs ; écrivez w et b si elles sont connues.',
  },
  'record-not-read': {
    says: 'cet enregistrement n’est pas conforme au TRF26 ; il est gardé tel quel : « {value} »',
    cure: 'Corrigez ses colonnes s’il doit compter.',
  },
  'baku-of-another-system': {
    says: 'le fichier nomme {value} ; selon {system}, comme demandé, son accélération est laissée de côté',
    cure: 'Écrivez les points fictifs dans des enregistrements 250 s’ils doivent compter.',
  },
};
