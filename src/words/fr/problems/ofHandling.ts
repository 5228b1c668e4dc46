import type { ofHandling as english } from '../../en/problems/ofHandling';
import type { ProblemWordsLike } from '../../like';

/** What the handling rules (C.04.2) do not allow. */
export const ofHandling: ProblemWordsLike<typeof english> = {
  'numbers-are-final': {
    says: 'les numéros d’appariement ne changent plus une fois la ronde {round} appariée (C.04.2.B.3 ; {value} changeraient)',
    cure: 'Corrigez les données et gardez les numéros.',
  },
  'entry-too-late': {
    says: '{value} ne peut plus entrer après la ronde {round} (C.04.2.C.2)',
    cure: 'Seul le règlement du tournoi peut le permettre.',
  },
  'bracket-is-drawn': {
    says: 'le tableau d’une élimination directe est tiré avec la ronde 1 : personne n’entre plus tard, et les numéros restent (KO2)',
    cure: 'Revenez dans l’historique avant la ronde 1, ou faites jouer ce joueur hors tournoi.',
  },
  'table-is-full': {
    says: '{value} ne peut pas entrer dans un tournoi toutes rondes de {players} joueurs après la ronde {round} : la table n’a pas de place libre (C.05, Annexe 1)',
    cure: 'Une place n’est libre qu’avec un nombre impair de joueurs. Sinon, recommencez le tournoi avec ce joueur, ou faites-le jouer hors tournoi.',
  },
  'table-numbers-stay': {
    says: 'les numéros restent une fois appariée la ronde {round} d’un tournoi toutes rondes : ce sont les places de la table (C.05, Annexe 1)',
    cure: 'Pour les changer, revenez dans l’historique avant la ronde 1.',
  },
  'earlier-result-cleared': {
    says: 'un résultat de la ronde {round} ne s’efface pas, car une ronde suivante est appariée',
    cure: 'Tapez le bon résultat ; s’il n’est pas encore connu, tapez adj.',
  },
  'tournament-is-over': {
    says: '{value} ne peut plus entrer : toutes les rondes sont appariées',
    cure: 'Vérifiez le nombre de rondes.',
  },
  'round-already-paired': {
    says: 'la ronde {value} est déjà appariée',
    cure: 'Saisissez un forfait comme résultat de la partie.',
  },
  'no-such-game': {
    says: 'le numéro {player} n’a pas de partie en ronde {value}',
    cure: 'Cherchez le bon numéro dans la feuille de la ronde.',
  },
  'setting-is-fixed': {
    says: 'le paramètre « {setting} » est fixé depuis l’appariement de la ronde 1 : il était {was}',
    cure: 'Rétablissez {was} ; ou ouvrez le volet, qui demande avant de déverrouiller le règlement.',
  },
  'changes-not-ended': {
    says: 'la ronde {round} est en cours de modification à la main',
    cure: 'Terminez dans le volet (Modifications manuelles), où l’appariement du système figure à côté du vôtre.',
  },
  'rating-report-only': {
    says: 'la ronde {round} ne se corrige que pour le rapport Elo : {game} était {was}, la feuille dit {value}',
    cure: 'Rétablissez {was} ; ou ouvrez le volet et corrigez pour le rapport Elo seulement.',
  },
};
