import type { manualEditWords as english } from '../../en/pane/manualEdit';
import type { WordsLike } from '../../like';

export const manualEditWords: WordsLike<typeof english> = {
  'manualEdit.begin': 'Modifier la ronde {round} à la main',
  'manualEdit.begun': 'Modifications manuelles de la ronde {round} commencées',
  'manualEdit.open':
    'Des modifications manuelles de la ronde {round} sont ouvertes. Terminez-les pour apparier la ronde suivante.',
  'manualEdit.typed':
    'Des tables de la ronde {round} ont été modifiées dans sa feuille. Terminez les modifications pour apparier la ronde suivante.',
  'manualEdit.typed-tables':
    'Des numéros de table de la ronde {round} ont été modifiés dans sa feuille. Les listes les suivent ; terminez, et la liste par nom suit aussi.',
  'manualEdit.end': 'Terminer les modifications de la ronde {round}…',
  'manualEdit.end-now': 'Terminer les modifications',
  'manualEdit.not-yet': 'Continuer à modifier',
  'manualEdit.ended': 'Modifications manuelles de la ronde {round} terminées',
  'manualEdit.title': 'Ronde {round} : l’appariement du système et le vôtre',
  'manualEdit.same': 'La ronde est telle que le système l’apparie.',
  'manualEdit.engine': 'Le système apparie',
  'manualEdit.played': 'La ronde porte',
  'manualEdit.no-engine': 'Le système ne trouve pas d’appariement légal pour cette ronde.',
  'manualEdit.line': 'Cette ligne ira dans le journal et dans chaque TRF :',
  'manualEdit.first': 'La ronde {round} est en cours de modification : terminez d’abord.',
  'manualEdit.far-apart': '{players} ont {points} points d’écart',
  'manualEdit.by-hand': 'Faire la ronde {round} à la main',
  'manualEdit.by-hand-hint':
    'Écrit les joueurs dans l’ordre des points, deux par deux ; échangez-les jusqu’à ce que la ronde soit bonne, puis terminez. Les règles enfreintes sont nommées.',
  'manualEdit.made': 'Ronde {round} faite à la main : {games} {games|partie|parties}',
};
