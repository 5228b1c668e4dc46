import type { whatIf as english } from '../../en/pane/whatIf';
import type { WordsLike } from '../../like';

/** "And if …?": the event as it would be, beside the event. */
export const whatIf: WordsLike<typeof english> = {
  'whatIf.title': 'Et si … ?',
  'whatIf.intro':
    'Un autre résultat, quelqu’un d’absent, une autre édition : voyez ce qui bougerait. Rien n’est écrit ; le tournoi reste tel quel.',
  'whatIf.game': 'Partie de la ronde {round}',
  'whatIf.suppose': 'Supposer',
  'whatIf.away': 'Absent de la prochaine ronde',
  'whatIf.system': 'Apparié par',
  'whatIf.same-system': 'comme maintenant',
  'whatIf.result': 'Ronde {round}, {player} : {result}',
  'whatIf.is-away': '{player} est absent',
  'whatIf.see': 'Voir l’effet',
  'whatIf.clear': 'Effacer',
  'whatIf.working': 'Calcul de ce qui serait …',
  'whatIf.moved': '{count} {count|joueur changerait|joueurs changeraient} de place.',
  'whatIf.no-next':
    'Aucune ronde suivante ne peut être appariée : des résultats manquent, ou le tournoi est fini.',
  'whatIf.no-round': 'La ronde {round} ne pourrait alors pas être appariée.',
  'whatIf.same-round': 'La ronde {round} serait appariée exactement comme maintenant.',
  'whatIf.pairs-come': 'La ronde {round} aurait ces paires : {pairs}',
  'whatIf.pairs-gone': 'Au lieu de : {pairs}',
};
