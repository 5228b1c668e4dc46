import type { appeal as english } from '../../en/sheets/appeal';
import type { WordsLike } from '../../like';

export const appeal: WordsLike<typeof english> = {
  'appeal.title': 'Recours, ronde {round} : {players}',
  'appeal.sheet': 'Recours',
  'appeal.sheet.round': 'Recours ronde',
  'appeal.asked': '{players} pouvaient-ils se rencontrer à la ronde {round} ?',
  'appeal.articles': 'Ce que disent ici les articles',
  'appeal.more': '{count} {count|autre phrase|autres phrases} : expliquer la ronde {round}',
  'appeal.demanded': 'La meilleure ronde où {players} se rencontrent',
  'appeal.noSuchRound': 'Aucune ronde régulière ne fait se rencontrer {players}.',
  'appeal.theyMeet': '{players} se rencontrent dans la ronde selon les règles.',
  'appeal.otherPairs':
    '{count} {count|appariement diffère|appariements diffèrent} de la ronde selon les règles : {pairs}',
  'appeal.moreOfBracket': 'et {count} {count|autre joueur|autres joueurs} de ce groupe',
  'appeal.legend':
    'Attendu : la couleur qui doit suivre, ! nettement, !! obligatoirement. Flotteur : ↓ est descendu, ↑ a rencontré quelqu’un qui avait plus de points ; la dernière ronde, puis celle d’avant.',
  'appeal.noTieBreaks': 'Aucun départage n’a été annoncé.',
  'appeal.round': 'Ronde {round} : les appariements qui diffèrent et les tables des deux joueurs',
  'appeal.byTheRules': 'Selon les règles',
  'appeal.played': 'Telle qu’appariée',
  'appeal.withPair': 'Meilleure ronde avec {pair}',
  'appeal.bye': 'Exempt',
  'appeal.none': 'aucune ronde',
  'appeal.sameTables':
    '{count} {count|table est la même|tables sont les mêmes} dans chaque colonne.',
  'appeal.moreTables': '{count} {count|autre table diffère|autres tables diffèrent}.',
  'appeal.asPaired': 'La ronde a été appariée selon les règles.',
  'appeal.places': 'Places après la ronde {round}, départages selon {edition}',
  'appeal.log': 'Lignes du journal sur la ronde {round}',
  'appeal.noLog': 'Le tournoi a été lu dans un fichier sans journal.',
  'appeal.noLines': 'Aucune ligne du journal ne nomme cette ronde.',
  'appeal.line': 'Ligne',
  'appeal.digest': 'Empreinte',
  'appeal.verified': 'Ce que dit le contrôle du journal',
  'appeal.button': 'Dossier de recours',
  'appeal.hint':
    'Un classeur pour la commission d’appel : position, articles, prix de l’appariement demandé, départages, journal.',
  'appeal.help.players': 'appeal : les deux joueurs, par numéro ou par nom : 3,7',
  'appeal.help.standings':
    'appeal : aussi les places des deux, leurs départages cellule par cellule',
  'appeal.help.output': 'appeal : le classeur à écrire',
};
