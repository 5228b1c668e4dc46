import type { sections as english } from '../../en/pane/sections';
import type { WordsLike } from '../../like';

/** Words of the pane: several events in one workbook. */
export const sections: WordsLike<typeof english> = {
  'pane.view-sections': 'Sections',
  'pane.section': 'Section',
  'pane.sections-intro':
    'Plusieurs tournois dans un classeur, chacun avec ses feuilles, ses paramètres, son journal et ses annulations.',
  'pane.section-shown': 'ouverte',
  'pane.section-show': 'Passer à {name}',
  'pane.section-add': 'Ajouter une section',
  'pane.section-name': 'Nom',
  'pane.section-name-hint':
    'Court, par exemple B ou U14 : ses feuilles commencent par ce nom. Ses paramètres partent de ceux de « {like} ».',
  'pane.section-added': 'Section ajoutée : {name}',
  'pane.section-added-next':
    'Saisissez ses joueurs dans sa feuille, ou faites-les venir d’une autre section.',
  'pane.section-rename': 'Renommer',
  'pane.section-new-name': 'Nouveau nom',
  'pane.section-renamed': 'Section « {from} » renommée « {to} »',
  'pane.section-renamed-next':
    'Les feuilles existantes gardent le nom de leur onglet ; renommez-les à votre gré, elles sont trouvées par leurs tableaux.',
  'pane.section-up': 'Monter {name}',
  'pane.section-down': 'Descendre {name}',
  'pane.sections-ordered': 'Ordre des sections : {sections}',
  'pane.section-delete': 'Supprimer',
  'pane.section-delete-question': 'Supprimer la section « {name} » avec toutes ses feuilles ?',
  'pane.section-delete-what':
    '{players} {players|joueur|joueurs}, {rounds} {rounds|ronde|rondes} : résultats, listes et journal disparaissent. L’historique les rend.',
  'pane.section-delete-again': 'Garder la section « {name} », qui a été jouée ?',
  'pane.section-keep': 'La garder',
  'pane.section-deleted':
    'Section « {name} » supprimée ({players} {players|joueur|joueurs}, {rounds} {rounds|ronde|rondes})',
  'pane.section-deleted-next': 'L’historique la rend, dans la section affichée maintenant.',
  'pane.section-move': 'Changer des joueurs de section',
  'pane.section-move-hint': 'Depuis « {from} », avant la ronde 1 des deux sections.',
  'pane.section-move-to': 'Vers la section',
  'pane.section-move-who': 'Chercher par numéro ou nom',
  'pane.section-move-go': 'Déplacer {count} {count|joueur|joueurs}',
  'pane.section-move-late':
    'La ronde 1 de « {from} » est appariée : plus personne ne change de section. Retirez le joueur ici et inscrivez-le en retard dans l’autre.',
  'pane.section-moved-out': '{count} {count|joueur déplacé|joueurs déplacés} vers « {to} »',
  'pane.section-moved-in': '{count} {count|joueur venu|joueurs venus} de « {from} »',
  'pane.section-who': '{names}',
  'pane.section-parted':
    '{count} {count|groupe|groupes} de rencontres interdites {count|modifié|modifiés}',
  'pane.sections-lists': 'Listes de toutes les sections',
  'pane.write-check-in-all': 'Pointage',
  'pane.write-by-name-all': 'Appariements par nom',
  'pane.written-check-in-all': 'Pointage de toutes les sections écrit',
  'pane.written-by-name-all': 'Appariements de toutes les sections par nom écrits',
  'pane.sections-silent': 'Absentes de la liste, faute de contenu pour le moment : {sections}',
  'pane.sections-unready': 'À corriger d’abord : {sections}',
  'pane.section-gone': 'La section « {name} » n’est plus dans le classeur.',
};
