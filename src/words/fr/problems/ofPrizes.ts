import type { ofPrizes as english } from '../../en/problems/ofPrizes';
import type { ProblemWordsLike } from '../../like';

/** Problems of a table of prizes and of the standings it is for. */
export const ofPrizes: ProblemWordsLike<typeof english> = {
  'prize-column-unknown': {
    says: '« {value} » n’est ni une colonne de prix ni une colonne du classement',
    cure: 'Les colonnes sont Prix, Place, Montant, Partage, Elo, Âge, Né(e), Sexe, ou l’en-tête d’une colonne du classement.',
  },
  'prize-column-twice': {
    says: 'la colonne « {value} » y est deux fois',
    cure: 'N’en gardez qu’une.',
  },
  'prize-value-missing': {
    says: 'la table des prix n’a pas de colonne Montant : « {value} »',
    cure: 'Prenez la ligne d’en-tête dans la plage et intitulez les sommes Montant.',
  },
  'prize-table-empty': {
    says: 'la table des prix ne contient aucun prix',
    cure: 'Écrivez une ligne par prix sous l’en-tête.',
  },
  'prize-place-is-date': {
    says: '« {value} » est une date : le tableur en a fait une de places comme 2-3',
    cure: 'Tapez une apostrophe devant, ou mettez la colonne au format texte et retapez les places.',
  },
  'prize-cell-bad': {
    says: '« {value} » ne peut pas être lu dans la colonne {column}',
    cure: 'Écrivez ainsi : {expected}.',
  },
  'prize-year-missing': {
    says: '« {value} » est un âge, et l’année du tournoi n’est pas connue',
    cure: 'Donnez l’année : le début du tournoi dans ses paramètres, ou l’argument year de la formule ; ou des années de naissance dans une colonne Né(e).',
  },
  'prize-place-twice': {
    says: 'la place {value} y est deux fois pour les mêmes joueurs',
    cure: 'Donnez chaque place une fois ; des prix pour d’autres demandent leur propre condition.',
  },
  'prize-place-gap': {
    says: 'la place {value} y est, la place {place} non',
    cure: 'Comblez le vide, ou comptez les places depuis 1 sans trou.',
  },
  'prize-value-rises': {
    says: 'un prix de {value} dépasse celui de la place précédente',
    cure: 'Faites décroître les prix de place en place.',
  },
  'prize-share-mixed': {
    says: 'les prix des mêmes joueurs sont partagés de façons différentes : « {value} »',
    cure: 'Écrivez le même mot dans toutes leurs lignes.',
  },
  'prize-standings-bad': {
    says: 'le classement doit avoir des colonnes pour le nom et les points ; son en-tête est « {value} »',
    cure: 'Prenez la ligne d’en-tête dans la plage.',
  },
  'prize-standings-order': {
    says: 'le rang {value} est sous un rang plus bas',
    cure: 'Donnez le classement dans son ordre.',
  },
  'prize-table-there': {
    says: 'la feuille « {value} » contient déjà les prix',
    cure: 'Modifiez-la sur place ; elle n’est pas remplacée.',
  },
  'prize-table-missing': {
    says: 'ce classeur n’a pas de tableau de prix',
    cure: 'Créez la feuille Prix et remplissez-la.',
  },
  'prize-nobody-possible': {
    says: 'les années de naissance « {value} » et l’âge « {age} » ne laissent personne',
    cure: 'Ne gardez que l’un des deux.',
  },
  'prize-rules-unknown': {
    says: '« {value} » n’est pas une règle pour les prix',
    cure: 'Écrivez un ou plusieurs, valeur ou ordre, et aucun, égal ou hort, séparés par des virgules ; ou choisissez dans le volet.',
  },
};
