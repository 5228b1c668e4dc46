import type { ProblemWords } from './words';

/** What the handling rules (C.04.2) do not allow. */
export const ofHandling = {
  'numbers-are-final': {
    says: {
      en: 'pairing numbers may not change once round {round} has been paired (C.04.2.B.3; {value} would)',
      fr: "les numéros d'appariement ne changent plus une fois la ronde {round} appariée (C.04.2.B.3 ; {value} changeraient)",
      pt: 'os números já não mudam depois de emparceirada a ronda {round} (C.04.2.B.3; mudariam {value})',
    },
    cure: {
      en: 'Correct the data and keep the numbers.',
      fr: 'Corrigez les données et gardez les numéros.',
      pt: 'Corrija os dados e mantenha os números.',
    },
  },
  'entry-too-late': {
    says: {
      en: '{value} cannot enter after round {round} (C.04.2.C.2)',
      fr: '{value} ne peut plus entrer après la ronde {round} (C.04.2.C.2)',
      pt: '{value} já não pode entrar depois da ronda {round} (C.04.2.C.2)',
    },
    cure: {
      en: 'Only the rules of the tournament can allow it.',
      fr: 'Seul le règlement du tournoi peut le permettre.',
      pt: 'Só o regulamento do torneio o pode permitir.',
    },
  },
  'tournament-is-over': {
    says: {
      en: '{value} cannot enter: all rounds are paired',
      fr: '{value} ne peut plus entrer : toutes les rondes sont appariées',
      pt: '{value} já não pode entrar: todas as rondas estão emparceiradas',
    },
    cure: {
      en: 'Look at the number of rounds.',
      fr: 'Vérifiez le nombre de rondes.',
      pt: 'Verifique o número de rondas.',
    },
  },
  'round-already-paired': {
    says: {
      en: 'round {value} is already paired',
      fr: 'la ronde {value} est déjà appariée',
      pt: 'a ronda {value} já está emparceirada',
    },
    cure: {
      en: 'Enter a forfeit as the result of the game.',
      fr: 'Saisissez un forfait comme résultat de la partie.',
      pt: 'Introduza uma falta de comparência como resultado da partida.',
    },
  },
  'no-such-game': {
    says: {
      en: 'number {player} has no game in round {value}',
      fr: "le numéro {player} n'a pas de partie en ronde {value}",
      pt: 'o número {player} não tem partida na ronda {value}',
    },
    cure: {
      en: 'Look at the round’s sheet for the right number.',
      fr: 'Cherchez le bon numéro dans la feuille de la ronde.',
      pt: 'Procure o número certo na folha da ronda.',
    },
  },
} satisfies ProblemWords;
