import type { lists as english } from '../../en/pane/lists';
import type { WordsLike } from '../../like';

/** Words of the pane: lists, exports, check, explanation, history. */
export const lists: WordsLike<typeof english> = {
  'pane.after-round': 'Après la ronde',
  'pane.live': 'Dynamique : suit chaque résultat',
  'pane.frozen': 'Figé : simples valeurs',
  'pane.write-standings': 'Classement',
  'pane.write-crosstable': 'Grille américaine',
  'pane.write-cards': 'Fiches des joueurs',
  'pane.write-progress': 'Progression des premiers (graphique)',
  'pane.write-cma': 'Liste des CMA (Dubov, art. 9)',
  'pane.written-standings': 'Classement après la ronde {round} écrit',
  'pane.written-crosstable': 'Grille américaine après la ronde {round} écrite',
  'pane.written-cards': 'Fiches après la ronde {round} écrites',
  'pane.written-progress': 'Progression après la ronde {round} écrite',
  'pane.written-cma': 'Liste des CMA après la ronde {round} écrite',
  'pane.exports': 'Pour d’autres personnes et programmes',
  'pane.export-trf': 'Fichier TRF',
  'pane.export-csv': 'Classement en CSV',
  'pane.export-values': 'Copie en classeur de simples valeurs',
  'pane.copy-opened': 'La copie est ouverte dans un nouveau classeur.',
  'pane.copy-impossible':
    'Cet Excel ne peut pas ouvrir de copie ; écrivez des listes figées et enregistrez le classeur sous un autre nom.',
  'pane.download': 'Enregistrer le fichier',
  'pane.copy': 'Copier',
  'pane.copied': 'Copié',
  'pane.copy-by-hand': 'Sélectionnez le texte et copiez-le avec Ctrl+C.',
  'pane.check-intro':
    'Apparie de nouveau chaque ronde selon le système choisi, recalcule les classements affichés dans le classeur et écrit les différences dans une feuille.',
  'pane.check-standings':
    'classements trouvés : {lists} ; cellules comparées : {cells}, différentes : {wrong}',
  'pane.check-no-standings': 'aucun classement publié à comparer',
  'pane.list-round':
    '{sheet} ne dit pas après quelle ronde : comparé à la ronde {round}, dont les points concordent le mieux',
  'pane.list-tie-breaks': '{sheet} départage par {theirs}, le tournoi annonce {ours}',
  'pane.shown-rank': '{cell} : rang de {who}',
  'pane.shown-points': '{cell} : points de {who}',
  'pane.shown-tie-break': '{cell} : {code} de {who}',
  'pane.shown-unknown': '{cell} : {who} ne joue pas ce tournoi',
  'pane.shown-missing': '{sheet} : {who} manque dans la liste',
  'pane.check-now': 'Contrôler',
  'pane.check-done':
    '{rounds} {rounds|ronde contrôlée|rondes contrôlées}, {differing} {differing|diffère|diffèrent}',
  'pane.differs': 'L’appariement diffère.',
  'pane.explain': 'Expliquer',
  'pane.why-not': 'Pourquoi pas ces deux-là ?',
  'pane.ask': 'Demander',
  'pane.write-working': 'Écrire le détail de la ronde {round} dans une feuille',
  'pane.working-written': 'Détail de la ronde {round} écrit',
  'pane.no-history': 'Rien n’a encore été écrit.',
  'pane.history-intro':
    'Le classeur peut être remis tel qu’il était avant une action. Cela aussi peut être annulé.',
  'pane.put-back-here': 'Revenir à avant',
  'pane.put-back': 'Remis comme avant {time}',
  'plan.event': 'Tournoi écrit : {name}',
  'plan.round': 'Ronde {round} écrite',
};
