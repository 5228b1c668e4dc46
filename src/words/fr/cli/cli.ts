import type { cli as english } from '../../en/cli/cli';
import type { WordsLike } from '../../like';

/** What the command line says besides problems and reasons. */
export const cli: WordsLike<typeof english> = {
  'cli.trf-misses': 'Il manque pour la fédération',
  'cli.error': 'erreur',
  'cli.warning': 'avertissement',
  'cli.usage': 'Emploi :',
  'cli.about': 'Pairsheet : tournois d’échecs au système suisse, selon les textes.',
  'cli.more': 'pairsheet COMMANDE --help en dit plus ; --version donne la version.',
  'cli.exit':
    'Codes de sortie : 0 fait, 1 aucun appariement légal ou différences trouvées, 2 notre faute, 3 demande ou données erronées, 5 problème de fichier.',
  'cli.our-fault': 'C’est une faute de Pairsheet, pas la vôtre :',
  'cli.presets': 'Listes toutes faites :',
  'cli.systems': 'Systèmes :',
  'cli.differs': 'ronde {round} : le fichier donne {played} ; selon les règles {ours}',
  'cli.warned-times': '({count} en tout ; aussi en {places})',
  'cli.refused':
    'ronde {round} : le fichier donne {played} ; selon les règles il n’y a pas d’appariement',
  'cli.bye': 'exempt {player}',
  'cli.no-pairing': 'Il n’y a pas d’appariement légal pour la ronde {round}.',
  'cli.cannot-pair': 'La ronde {round} ne peut pas encore être appariée.',
  'cli.cures': 'Que faire :',
  'cli.rank': 'Rang',
  'cli.no': 'N°',
  'cli.name': 'Nom',
  'cli.rating': 'Elo',
  'cli.points': 'Pts',
  'cli.cma': 'CMA',
  'cli.games': 'Parties',
  'cli.written': 'Écrit : {file}',
  'cli.backup': 'Le classeur tel qu’il était : {file}',
  'cli.kept': '{file} est tel qu’il était ; une copie : {backup}',
  'cli.help.sections-file': 'le classeur ; sans option, ses sections sont énumérées',
  'cli.help.sections-rename':
    'un autre nom pour une section ; ses tableaux et ses onglets gardent le leur',
  'cli.help.sections-delete': 'retire une section avec toutes ses feuilles',
  'cli.help.sections-yes': 'même si elle a des rondes',
  'cli.section-deleted': 'Section « {name} » supprimée',
  'cli.help.file':
    'un TRF (TRF16 avec lignes XXR, XXC, XXA, XXP, XXS) ou un classeur .xlsx de Pairsheet',
  'cli.help.convert-in':
    'le tournoi : un TRF (TRF06, TRF16, TRF26), un classeur .xlsx de Pairsheet ou une grille (.tsv, .csv)',
  'cli.help.convert-out':
    'fichier à écrire : .xlsx un classeur, .tsv ou .csv une grille, tout le reste un TRF',
  'cli.help.convert-format':
    'trf26 (par défaut), trf16 ; fide-list ou swiss-manager : les joueurs seuls',
  'cli.help.convert-round': 'pour un .pgn : seulement les parties de cette ronde',
  'cli.help.to-trf-format':
    'pour to-trf : trf16 (par défaut), ou trf26, qui nomme le système d’appariement et son édition',
  'cli.help.parameters': 'règles du système, s’il en a : « top 60; rematch 8 »',
  'cli.help.system': 'édition des règles d’appariement',
  'cli.help.section':
    'd’un classeur à sections, celle à prendre (nom de la section ou de son tournoi)',
  'cli.help.round':
    'apparier de nouveau cette ronde, dans l’état d’alors (par défaut : la ronde suivante)',
  'cli.help.explain-round': 'la ronde à expliquer (par défaut : la suivante)',
  'cli.help.json': 'écrire du JSON',
  'cli.help.csv': 'écrire du CSV',
  'cli.help.lang': 'langue des messages',
  'cli.help.output': 'fichier à écrire',
  'cli.help.explain-player':
    'les réponses à un joueur : pourquoi cet adversaire, cette couleur, un flottement, l’exemption',
  'cli.help.explain-why-not': 'avec --player : pourquoi pas cet adversaire',
  'cli.help.why': 'pourquoi A et B (numéros) ne sont-ils pas appariés ensemble ?',
  'cli.help.tie-breaks': 'codes dans l’ordre, p. ex. « BH-C1,BH,SB »',
  'cli.help.preset': 'une liste de départages par son nom, voir ci-dessous',
  'cli.help.edition': 'édition des règles de départage',
  'cli.help.after': 'après cette ronde (par défaut : la dernière)',
  'cli.help.unplayed':
    'comment comptent ses propres parties non jouées : default, literal ou played-only',
  'cli.help.detail': 'le détail des départages d’un joueur',
  'cli.help.draws': 'part des nulles entre égaux, de 0 à 1 (0.3 par défaut)',
  'cli.help.event-system':
    'système d’appariement inscrit dans le classeur (par défaut : selon le fichier, sinon selon sa date)',
  'cli.round-by': 'Ronde {round}, {system}',
  'cli.not-in-round': '{player} ne participe pas à cette ronde',
  'cli.detail.round': 'Rd',
  'cli.detail.opponent': 'Adversaire',
  'cli.detail.used': 'Retenu',
  'cli.detail.points': 'Pts',
  'cli.detail.value': 'Valeur',
  'cli.detail.kept': 'Compte',
  'cli.detail.article': 'Article',
  'cli.detail.why': 'Pourquoi',
  'cli.help.kind': 'ce qui est exercé ; --kind list nomme les genres',
  'cli.help.level': 'difficulté, de 1 à 5',
  'cli.help.exercise-seed': 'le même code donne le même exercice',
  'cli.help.exercise-output': 'classeur à écrire',
  'cli.help.solution': 'écrire la solution dans un autre classeur',
  'cli.help.course-output': 'dossier des classeurs',
  'cli.help.formulas': 'écrire le détail de --detail en formules dans un classeur',
  'cli.help.exercise-system': 'système d’appariement de l’exercice (genres d’appariement)',
  'cli.help.exercise-edition': 'édition des départages (genres de départage)',
  'cli.help.exit-bits':
    'check : le code de sortie additionne 8 pour des rondes différentes, 16 pour des places, 32 pour des fichiers illisibles ou non contrôlés en entier, 64 pour des fichiers impossibles à ouvrir',
  'cli.help.check-tie-breaks':
    'contrôler aussi le classement, selon ces départages (par défaut : ceux que nomme le fichier)',
  'cli.help.compare-systems': 'les éditions à comparer, la première sert de mesure : A,B[,C]',
  'cli.help.compare-output': 'écrire aussi la comparaison dans un classeur',
  'cli.help.verify-file': 'un classeur de Pairsheet',
  'cli.help.digest':
    'empreinte d’une feuille imprimée ou d’un fichier : de quelle ligne du journal il s’agit',
  'cli.help.unrated': 'Elo annoncé pour les joueurs sans Elo (C.07 art. 10)',
  'cli.edition-own': 'départages selon {edition}, comme le dit le tournoi',
  'cli.edition-in-force': 'départages selon {edition}, en vigueur au début du tournoi',
  'cli.edition-newest': 'départages selon {edition}, la plus récente : le tournoi n’a pas de date',
  'cli.edition-having': 'départages selon {edition}, la plus récente qui a ce qui est demandé',
  'cli.codes-left-out': 'le fichier demande {codes}, que {edition} n’a pas : laissé de côté',
  'cli.help.teams':
    'classer les équipes (TRF 013, 310) ; un tournoi par équipes le fait de lui-même',
  'cli.help.players-of-teams': 'classer les joueurs d’un tournoi par équipes',
};
