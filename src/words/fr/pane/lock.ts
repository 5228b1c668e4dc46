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
  'phase.begin': 'Commencer les modifications de la ronde {round}',
  'phase.begun': 'Modifications manuelles de la ronde {round} commencées',
  'phase.open':
    'Des modifications manuelles de la ronde {round} sont en cours. La ronde suivante ne s’apparie qu’une fois terminées.',
  'phase.typed':
    'Des tables de la ronde {round} ont été modifiées dans sa feuille. La ronde suivante ne s’apparie qu’une fois cela terminé.',
  'phase.typed-tables':
    'Des numéros de table de la ronde {round} ont été modifiés dans sa feuille. Les listes les suivent ; terminez, et la liste par nom suit aussi.',
  'phase.end': 'Terminer les modifications de la ronde {round}…',
  'phase.end-now': 'Terminer les modifications',
  'phase.not-yet': 'Pas encore',
  'phase.ended': 'Modifications manuelles de la ronde {round} terminées',
  'phase.title': 'Ronde {round} : l’appariement du système et le vôtre',
  'phase.same': 'La ronde est telle que le système l’apparie.',
  'phase.engine': 'Le système apparie',
  'phase.played': 'La ronde porte',
  'phase.no-engine': 'Le système ne trouve pas d’appariement légal pour cette ronde.',
  'phase.line': 'Cette ligne ira dans l’historique des écarts et dans chaque TRF :',
  'phase.first': 'La ronde {round} est en cours de modification : terminez d’abord.',
  'phase.far-apart': '{players} ont {points} points d’écart',
  'phase.by-hand': 'Faire la ronde {round} à la main',
  'phase.by-hand-hint':
    'Écrit les joueurs dans l’ordre des points, deux par deux ; échangez-les jusqu’à ce que la ronde soit bonne, puis terminez. Les règles enfreintes sont nommées.',
  'phase.made': 'Ronde {round} faite à la main : {games} {games|partie|parties}',
  'rating-only.kept':
    'Pour le rapport de classement seulement, ronde {round} : {players} {is} au lieu de {was}',
  'rating-only.button': 'Pour le rapport de classement seulement',
  'rating-only.apart':
    'elle est gardée à part, dans la feuille « Corrections Elo » : points, places et appariements restent, le TRF la rapporte',
};
