import type { lock as english } from '../../en/pane/lock';
import type { WordsLike } from '../../like';

/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock: WordsLike<typeof english> = {
  'lock.term': '{setting} : {was} → {is}',
  'lock.typed-title': 'Des réglages fixés par la ronde 1 ont été modifiés dans la feuille',
  'lock.put-back-button': 'Rétablir',
  'lock.leave-button': 'Quitter le règlement annoncé…',
  'lock.keep-button': 'Garder la modification',
  'lock.put-back': 'Réglages rétablis tels qu’annoncés : {count}',
  'lock.left':
    'Le règlement annoncé a été quitté à la ronde {round} : {count} {count|réglage modifié|réglages modifiés}',
  'lock.changed':
    '{count} {count|réglage modifié|réglages modifiés} à la ronde {round}, hors du règlement annoncé',
  'lock.recorded':
    'Ce classeur ne gardait pas trace de ce que fixe la ronde 1 ; les réglages actuels font foi à partir d’ici.',
  'lock.first':
    'Des réglages fixés par la ronde 1 ont été modifiés. Rétablissez-les ou répondez d’abord (ci-dessus).',
  'lock.question': 'Quitter le règlement annoncé ?',
  'lock.so-marked':
    'le tournoi sera signalé comme non joué selon le règlement annoncé : dans le volet, sur les feuilles et dans chaque TRF',
  'lock.so-forever': 'la marque reste : ni une annulation ni l’ancien réglage ne l’enlève',
  'lock.so-past':
    'les rondes appariées restent ; points, places et appariements à venir suivent le nouveau réglage',
  'lock.so-players': 'les joueurs se sont inscrits sous le règlement annoncé et peuvent réclamer',
  'lock.go-on': 'Continuer',
  'lock.do-nothing': 'Ne rien changer',
  'lock.question-again': 'Rester dans le règlement annoncé ?',
  'lock.stay': 'Oui, rester',
  'lock.leave': 'Non, le quitter',
  'lock.strict': 'Selon le règlement annoncé',
  'lock.not-strict': 'Hors du règlement annoncé (depuis la ronde {round})',
  'lock.fixed': 'Fixé depuis l’appariement de la ronde 1.',
  'lock.fields':
    'Système, rondes, points, exempt, accélération, joueurs à séparer et départages sont fixés depuis l’appariement de la ronde 1.',
  'lock.open-fields': 'Les modifier malgré tout…',
};
