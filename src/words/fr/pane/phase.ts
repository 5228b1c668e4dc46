import type { phaseWords as english } from '../../en/pane/phase';
import type { WordsLike } from '../../like';

export const phaseWords: WordsLike<typeof english> = {
  'phase.begin': 'Modifier la ronde {round} à la main',
  'phase.begun': 'Modifications manuelles de la ronde {round} commencées',
  'phase.open':
    'Des modifications manuelles de la ronde {round} sont ouvertes. Terminez-les pour apparier la ronde suivante.',
  'phase.typed':
    'Des tables de la ronde {round} ont été modifiées dans sa feuille. Terminez les modifications pour apparier la ronde suivante.',
  'phase.typed-tables':
    'Des numéros de table de la ronde {round} ont été modifiés dans sa feuille. Les listes les suivent ; terminez, et la liste par nom suit aussi.',
  'phase.end': 'Terminer les modifications de la ronde {round}…',
  'phase.end-now': 'Terminer les modifications',
  'phase.not-yet': 'Continuer à modifier',
  'phase.ended': 'Modifications manuelles de la ronde {round} terminées',
  'phase.title': 'Ronde {round} : l’appariement du système et le vôtre',
  'phase.same': 'La ronde est telle que le système l’apparie.',
  'phase.engine': 'Le système apparie',
  'phase.played': 'La ronde porte',
  'phase.no-engine': 'Le système ne trouve pas d’appariement légal pour cette ronde.',
  'phase.line': 'Cette ligne ira dans le journal et dans chaque TRF :',
  'phase.first': 'La ronde {round} est en cours de modification : terminez d’abord.',
  'phase.far-apart': '{players} ont {points} points d’écart',
  'phase.by-hand': 'Faire la ronde {round} à la main',
  'phase.by-hand-hint':
    'Écrit les joueurs dans l’ordre des points, deux par deux ; échangez-les jusqu’à ce que la ronde soit bonne, puis terminez. Les règles enfreintes sont nommées.',
  'phase.made': 'Ronde {round} faite à la main : {games} {games|partie|parties}',
};
