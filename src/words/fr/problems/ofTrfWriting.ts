import type { ofTrfWriting as english } from '../../en/problems/ofTrfWriting';
import type { ProblemWordsLike } from '../../like';

/** What a TRF has no room or no word for. */
export const ofTrfWriting: ProblemWordsLike<typeof english> = {
  'trf-too-wide-number': {
    says: 'le numéro {value} ({name}) ne tient pas dans les {width} colonnes qu’un TRF lui donne',
    cure: 'Numérotez les joueurs de 1 à 9999.',
  },
  'trf-too-wide-id': {
    says: 'l’ID FIDE du joueur {player} ({name}) dépasse les {width} caractères qu’un TRF lui donne : « {value} »',
    cure: 'Corrigez l’ID ou laissez-le vide.',
  },
  'trf-too-wide-points': {
    says: 'les points du joueur {player} ({name}), {value}, ne tiennent pas dans les {width} colonnes qu’un TRF leur donne',
    cure: 'Un TRF contient des points de -9.5 à 99.5 : vérifiez les points pour un gain.',
  },
  'trf-cuts-name': {
    says: 'le nom du joueur {player} est coupé aux {width} caractères d’un TRF : « {value} »',
    cure: 'Abrégez-le vous-même s’il doit se lire autrement.',
  },
  'trf-cuts-federation': {
    says: 'la fédération du joueur {player} est coupée aux {width} lettres d’un TRF : « {value} »',
    cure: 'Écrivez son code de trois lettres, p. ex. FRA.',
  },
  'trf-cuts-born': {
    says: 'la date de naissance du joueur {player} est coupée aux {width} caractères d’un TRF : « {value} »',
    cure: 'Écrivez-la AAAA/MM/JJ.',
  },
  'trf-loses-ratings': {
    says: 'un TRF n’a pas de place pour un Elo qui n’est ni celui de la FIDE, ni le national, ni tiré des deux ; omis pour les joueurs {value}',
    cure: 'Gardez le classeur : ils n’y sont que là.',
  },
  'trf-loses-national': {
    says: 'les Elo nationaux veulent une fédération ; omis pour les joueurs {value}',
    cure: 'Écrivez-la à la ligne Elo retenu de la feuille Tournoi, devant la méthode : FRA FIDON.',
  },
  'trf-loses-clubs': {
    says: 'un TRF n’a pas de place pour les clubs ; omis pour les joueurs {value}',
    cure: 'Gardez le classeur : ils n’y sont que là.',
  },
  'trf-loses-tables': {
    says: 'un TRF n’a pas de place pour les tables fixes ; omises pour les joueurs {value}',
    cure: 'Gardez le classeur : elles n’y sont que là.',
  },
  'trf-loses-bye-rounds': {
    says: 'un TRF ne peut dire que la ronde {value}, sans aucun appariement, a eu lieu : les exempts y sont écrits comme ceux d’une ronde à venir',
    cure: 'Dites-le à qui reçoit le fichier, ou retirez la ronde du tournoi.',
  },
  'trf-loses-withdrawals': {
    says: 'un TRF dit seulement que les joueurs {value}, retirés, manquent la ronde suivante',
    cure: 'Redites-le pour chaque ronde suivante.',
  },
  'trf-counts-withdrawn': {
    says: 'un TRF ne peut dire que les résultats de {value}, qui a quitté le tournoi toutes rondes, ne comptent pas : les autres programmes les comptent',
    cure: 'Joignez le classement au fichier.',
  },
  'trf-loses-floats': {
    says: 'un TRF n’a pas de place pour les flottements notés avec les rondes ; omis pour les joueurs {value}',
    cure: 'Les autres programmes les déduisent des résultats.',
  },
  'trf16-loses-adjourned': {
    says: 'le TRF16 n’a pas de signe pour les parties inachevées ; celles des joueurs {value} sont écrites sans résultat',
    cure: 'Écrivez un TRF26, ou entrez d’abord leurs résultats.',
  },
  'trf16-loses-records': {
    says: 'le TRF16 n’a pas de mots pour ces enregistrements du TRF26, qui sont omis : {value}',
    cure: 'Écrivez un TRF26 (--format trf26) pour les garder.',
  },
  'trf26-points': {
    says: 'l’enregistrement 162 ne peut pas distinguer ces points ; une ligne XXS le fait, que peu de programmes lisent : {value}',
    cure: 'Vérifiez que le programme suivant les compte de même.',
  },
  'trf-forfeited-seats': {
    says: 'rien ne dit qui devait jouer pour ces équipes, dont le match a été gagné par forfait (ronde entre parenthèses) ; ses points figurent chez les premiers joueurs de leur ordre : {value}',
    cure: 'Écrivez la composition dans la feuille de la ronde si d’autres étaient présents.',
  },
};
