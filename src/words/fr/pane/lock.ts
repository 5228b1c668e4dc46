import type { lock as english } from '../../en/pane/lock';
import type { WordsLike } from '../../like';

/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock: WordsLike<typeof english> = {
  'lock.term': '{setting} : {was} → {is}',
  'lock.typed-title': 'Des paramètres verrouillés ont été modifiés dans la feuille',
  'lock.put-back-button': 'Rétablir',
  'lock.leave-button': 'Déverrouiller le règlement…',
  'lock.keep-button': 'Garder la modification',
  'lock.put-back': '{count} {count|paramètre rétabli|paramètres rétablis} comme annoncé',
  'lock.left':
    'Règlement déverrouillé à la ronde {round} : {count} {count|paramètre modifié|paramètres modifiés}',
  'lock.changed':
    '{count} {count|paramètre modifié|paramètres modifiés} à la ronde {round}, après déverrouillage du règlement',
  'lock.recorded':
    'Ce classeur ne gardait pas trace du règlement verrouillé ; les paramètres actuels font foi à partir d’ici.',
  'lock.first':
    'Des paramètres verrouillés ont été modifiés. Rétablissez-les ou répondez d’abord (ci-dessus).',
  'lock.question': 'Déverrouiller le règlement de ce tournoi ?',
  'lock.so-marked':
    'le tournoi est signalé « Règlement modifié » : dans le volet, sur les feuilles et dans chaque TRF',
  'lock.so-forever': 'la marque reste : ni une annulation ni l’ancien paramètre ne l’enlève',
  'lock.so-past':
    'les rondes appariées restent ; points, places et appariements à venir suivent le nouveau paramètre',
  'lock.so-players': 'les joueurs se sont inscrits sous le règlement annoncé et peuvent réclamer',
  'lock.go-on': 'Continuer',
  'lock.do-nothing': 'Annuler',
  'lock.question-again': 'Garder le règlement verrouillé ?',
  'lock.stay': 'Oui, le garder',
  'lock.leave': 'Non, le déverrouiller',
  'lock.strict': 'Règlement verrouillé',
  'lock.not-strict': 'Règlement modifié (depuis la ronde {round})',
  'lock.fixed': 'Verrouillé depuis l’appariement de la ronde 1.',
  'lock.fields':
    'Système, rondes, points, exempt, accélération, rencontres interdites et départages sont verrouillés depuis l’appariement de la ronde 1.',
  'lock.open-fields': 'Déverrouiller…',
};
