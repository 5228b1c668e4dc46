import type { general as english } from '../../en/pane/general';
import type { WordsLike } from '../../like';

/** Words of the pane: what is shown everywhere, and the first page. */
export const general: WordsLike<typeof english> = {
  'pane.show-all': 'Tout afficher',
  'pane.place-line': 'Ligne {line} :',
  'pane.place-column': 'Ligne {line}, colonne {column} :',
  'pane.reading': 'Lecture du classeur…',
  'pane.writing': 'Écriture…',
  'pane.pairing': 'Appariement de la ronde {round}…',
  'pane.checking': 'Contrôle de toutes les rondes…',
  'pane.cancel': 'Annuler',
  'pane.cancelled': 'Annulé ; rien n’a été modifié.',
  'pane.formula-remarks':
    'Des formules utilisent une grille qui se contredit ; leurs nombres suivent ses résultats. CHESS.TABLE_CHECK donne chaque endroit.',
  'pane.dismiss': 'Fermer',
  'pane.back': 'Retour',
  'pane.reload': 'Relire le classeur',
  'pane.language': 'Langue du volet',
  'pane.labelled': '{label} : {value}',
  'pane.guide': 'Guide (s’ouvre dans le navigateur)',
  'pane.menu': 'Que faire',
  'pane.where': 'Ronde en cours',
  'pane.done': 'Terminé',
  'pane.finish-cell':
    'Excel ne répond pas. Si vous êtes en train de saisir dans une cellule, terminez-la (Entrée).',
  'pane.list-caught-up':
    'Une liste dynamique n’avait pas suivi les résultats ; elle a été réécrite et elle est à jour.',
  'pane.list-behind':
    'Une liste dynamique n’a pas suivi les résultats, même réécrite ; elle est maintenant écrite en valeurs.',
  'pane.list-rival':
    'Excel affichait #REF! : sans doute un autre complément a-t-il des fonctions du même nom. Gardez un seul des deux, ou demandez un autre espace de noms à votre administrateur.',
  'pane.list-as-values':
    'Le classement ou la grille affichait une erreur : Excel n’a pas pu les calculer, ils sont maintenant écrits en valeurs.',
  'pane.calculated-by-hand':
    'Ce classeur est en calcul manuel : les listes dynamiques changent quand vous appuyez sur F9.',
  'pane.ctrl-z': 'Ctrl+Z dans la feuille l’annule aussi.',
  'pane.filter-cleared':
    'Le filtre de {sheets} a été enlevé : avec un filtre, Excel écrit dans d’autres lignes.',
  'pane.rows-shown':
    'Les lignes masquées de {sheets} sont de nouveau affichées : là où des lignes sont masquées, Excel écrit dans d’autres lignes.',
  'pane.without-looks':
    'Excel n’a pas tout accepté : des repères de résultats erronés, des graphiques ou la mise en page ont été laissés de côté. Tout le reste est écrit.',
  'pane.write-undone': 'Excel a refusé d’écrire ({message}). Le classeur est tel qu’il était.',
  'pane.write-stuck':
    'Excel a refusé d’écrire ({message}) et la remise en état a échoué aussi. Elle est retentée à chaque lecture du classeur : cliquez sur « Relire le classeur ».',
  'pane.changed-meanwhile':
    'Le classeur a été modifié entre-temps. Il a été relu et rien n’a été écrit : regardez de nouveau.',
  'pane.written-not-read':
    'C’est écrit, mais le classeur n’a pas pu être relu ({message}). Appuyez sur « Relire le classeur ».',
  'pane.copy-fault': 'Copier le rapport d’erreur',
  'pane.fault-copied': 'Copié. Il dit où cela a échoué ; ni noms ni cellules.',
  'pane.no-download':
    'Excel pour Mac n’enregistre pas de fichier depuis un volet. Copiez le texte, collez-le dans un éditeur de texte et enregistrez-le sous {name}.',
  'pane.our-fault': 'Cela n’aurait pas dû arriver : {message}. Rien n’a été modifié.',
  'pane.no-system': 'Le système d’appariement {system} n’est pas disponible ici.',
  'pane.cure-first': 'Certaines cellules ne peuvent pas être lues. Corrigez-les d’abord.',
  'pane.no-round-yet': 'Aucune ronde n’est encore appariée.',
  'pane.player': 'Joueur',
  'pane.look': 'Vérifier la modification',
  'pane.do-not-write': 'Annuler',
  'pane.reasons': 'Raisons',
  'pane.view-home': 'Tournoi',
  'pane.view-start': 'Nouveau tournoi',
  'pane.view-event': 'Paramètres du tournoi',
  'pane.view-round': 'Présents et absents',
  'pane.view-preview': 'Aperçu',
  'pane.view-results': 'Résultats',
  'pane.view-changes': 'Modifications manuelles',
  'pane.view-standings': 'Classement et listes',
  'pane.view-check': 'Contrôler ce tournoi',
  'pane.view-explain': 'Expliquer une ronde',
  'pane.view-history': 'Historique et annulation',
  'pane.view-problems': 'Messages',
  'pane.view-ratings': 'Listes Elo',
  'pane.view-prizes': 'Prix',
  'pane.view-course': 'Cours et exercices',
  'pane.view-export': 'Exportation',
  'pane.before-round-1': 'Avant la ronde 1',
  'pane.enter-players':
    'Saisissez les joueurs dans la feuille Joueurs ; les numéros peuvent rester vides.',
  'pane.results-in': '{done} résultats sur {all} saisis',
  'pane.leave-open': 'Marquer « reportée »',
  'pane.leave-open-hint':
    'Écrit « adj ». Compte comme une nulle pour l’appariement, ou comme le disent les règles de l’échelle, jusqu’à ce que le résultat soit saisi dans sa ronde',
  'pane.postponed': 'Reportées, encore sans résultat : {games}',
  'pane.missing-tables':
    'Ronde {round} : {count} {count|résultat manque|résultats manquent}, {count|table|tables}',
  'pane.and-more': 'et {count} de plus',
  'pane.half-typed': 'Saisi, mais pas encore ajouté',
  'pane.half-typed-add': 'Ajouter et continuer',
  'pane.half-typed-drop': 'Continuer sans',
  'pane.half-typed-back': 'Revenir',
  'pane.half-typed-unclear':
    'Ceci ne peut pas être ajouté tel quel : revenez le compléter, ou continuez sans.',
  'pane.list-in-the-way':
    'La liste par nom n’a pas été écrite : « {text} » se trouve en {cell}. Déplacez-le, puis écrivez Par nom sous Classement et listes.',
  'pane.enter-results': 'Saisir les résultats',
  'pane.pair-round': 'Apparier la ronde {round}',
  'pane.final-standings': 'Classement final',
  'pane.problems-to-cure': 'Corriger {count} {count|cellule|cellules}',
  'pane.count-warnings': '{count} {count|avertissement|avertissements}',
  'pane.count-notes': '{count} {count|remarque|remarques}',
  'pane.level-blocking': 'Bloquant',
  'pane.level-warning': 'Avertissement',
  'pane.level-note': 'Remarque',
  'pane.problems-intro': 'Cliquez sur une cellule pour l’ouvrir dans la feuille.',
  'pane.no-problems': 'Rien à corriger : toutes les cellules du classeur ont été lues.',
};
