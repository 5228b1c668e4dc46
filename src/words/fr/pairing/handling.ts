import type { handling as english } from '../../en/pairing/handling';
import type { WordsLike } from '../../like';

/** What the arbiter did under the handling rules (C.04.2). */
export const handling: WordsLike<typeof english> = {
  'handling.number-changed': 'le numéro {from} devient {to}',
  'handling.late-entry': '{name} entre en ronde {round} avec le numéro {no}',
  'handling.withdrawn': '{player} se retire (forfait général) et n’est plus apparié',
  'handling.expelled':
    '{player} est exclu du tournoi : plus apparié, absent du classement ; ses parties comptent pour ses adversaires',
  'handling.reinstated': '{player} est de nouveau apparié',
  'handling.absence': '{player} ne joue pas la ronde {round} et marque {points}',
  'handling.result-corrected': 'ronde {round} : résultat de {players} corrigé',
  'handling.colours-corrected': 'ronde {round} : couleurs de {players} corrigées',
  'handling.rating-corrected': 'Elo de {player} corrigé : {rating}',
  'handling.numbers-stay': 'les numéros d’appariement restent : la ronde {round} a été appariée',
  'handling.postponed-decided':
    'Elle était reportée : ses points comptent maintenant, et son résultat compte pour l’appariement à partir de la ronde {round} ({article})',
  'handling.from-pairing': 'cela compte à partir de l’appariement de la ronde {round}',
  'handling.for-rating-only': 'signalé trop tard : cela ne compte que pour le calcul Elo',
};
