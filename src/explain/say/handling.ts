import type { Phrasebook } from '../phrasebook';

/** What the arbiter did under the handling rules (C.04.2). */
export const handling = {
  'handling.number-changed': {
    en: 'number {from} becomes {to}',
    fr: 'le numéro {from} devient {to}',
    pt: 'o número {from} passa a {to}',
  },
  'handling.late-entry': {
    en: '{name} enters in round {round} with number {no}',
    fr: '{name} entre en ronde {round} avec le numéro {no}',
    pt: '{name} entra na ronda {round} com o número {no}',
  },
  'handling.withdrawn': {
    en: '{player} withdraws and is no longer paired',
    fr: "{player} abandonne et n'est plus apparié",
    pt: '{player} desiste e deixa de ser emparceirado',
  },
  'handling.reinstated': {
    en: '{player} is paired again',
    fr: '{player} est de nouveau apparié',
    pt: '{player} volta a ser emparceirado',
  },
  'handling.absence': {
    en: '{player} does not play round {round} and scores {points}',
    fr: '{player} ne joue pas la ronde {round} et marque {points}',
    pt: '{player} não joga a ronda {round} e marca {points}',
  },
  'handling.result-corrected': {
    en: 'round {round}: result of {players} corrected',
    fr: 'ronde {round} : résultat de {players} corrigé',
    pt: 'ronda {round}: resultado de {players} corrigido',
  },
  'handling.colours-corrected': {
    en: 'round {round}: colours of {players} corrected',
    fr: 'ronde {round} : couleurs de {players} corrigées',
    pt: 'ronda {round}: cores de {players} corrigidas',
  },
  'handling.rating-corrected': {
    en: 'rating of {player} corrected to {rating}',
    fr: 'classement de {player} corrigé : {rating}',
    pt: 'rating de {player} corrigido para {rating}',
  },
  'handling.numbers-stay': {
    en: 'the pairing numbers stay: round {round} has been paired',
    fr: "les numéros d'appariement restent : la ronde {round} a été appariée",
    pt: 'os números de emparceiramento mantêm-se: a ronda {round} já foi emparceirada',
  },
  'handling.from-pairing': {
    en: 'it counts from the pairing of round {round} on',
    fr: "cela compte à partir de l'appariement de la ronde {round}",
    pt: 'conta a partir do emparceiramento da ronda {round}',
  },
  'handling.for-rating-only': {
    en: 'notified too late: it counts for the rating report only',
    fr: 'signalé trop tard : cela ne compte que pour le calcul du classement',
    pt: 'comunicado demasiado tarde: conta só para o cálculo do rating',
  },
} satisfies Phrasebook;
