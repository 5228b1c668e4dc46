import type { Phrasebook } from '../../phrasebook';

/** Words of the pane: lists, exports, check, explanation, history. */
export const lists = {
  'pane.after-round': { en: 'After round', fr: 'Après la ronde', pt: 'Após a ronda' },
  'pane.live': {
    en: 'Live: follows every result',
    fr: 'Dynamique : suit chaque résultat',
    pt: 'Dinâmica: segue cada resultado',
  },
  'pane.frozen': {
    en: 'Frozen: plain values',
    fr: 'Figé : simples valeurs',
    pt: 'Fixa: simples valores',
  },
  'pane.write-standings': { en: 'Standings', fr: 'Classement', pt: 'Classificação' },
  'pane.write-crosstable': { en: 'Crosstable', fr: 'Grille américaine', pt: 'Quadro cruzado' },
  'pane.write-cards': {
    en: 'Players’ cards',
    fr: 'Fiches des joueurs',
    pt: 'Fichas dos jogadores',
  },
  'pane.write-progress': {
    en: 'Progress of the leaders (chart)',
    fr: 'Progression des premiers (graphique)',
    pt: 'Progressão dos primeiros (gráfico)',
  },
  'pane.write-cma': {
    en: 'CMA list (Dubov, art. 9)',
    fr: 'Liste des CMA (Dubov, art. 9)',
    pt: 'Lista de CMA (Dubov, art. 9)',
  },
  'pane.written-standings': {
    en: 'Standings after round {round} written',
    fr: 'Classement après la ronde {round} écrit',
    pt: 'Classificação após a ronda {round} escrita',
  },
  'pane.written-crosstable': {
    en: 'Crosstable after round {round} written',
    fr: 'Grille américaine après la ronde {round} écrite',
    pt: 'Quadro cruzado após a ronda {round} escrito',
  },
  'pane.written-cards': {
    en: 'Cards after round {round} written',
    fr: 'Fiches après la ronde {round} écrites',
    pt: 'Fichas após a ronda {round} escritas',
  },
  'pane.written-progress': {
    en: 'Progress after round {round} written',
    fr: 'Progression après la ronde {round} écrite',
    pt: 'Progressão após a ronda {round} escrita',
  },
  'pane.written-cma': {
    en: 'CMA list after round {round} written',
    fr: 'Liste des CMA après la ronde {round} écrite',
    pt: 'Lista de CMA após a ronda {round} escrita',
  },
  'pane.exports': {
    en: 'For other people and programs',
    fr: 'Pour d’autres personnes et programmes',
    pt: 'Para outras pessoas e programas',
  },
  'pane.export-trf': { en: 'TRF file', fr: 'Fichier TRF', pt: 'Ficheiro TRF' },
  'pane.export-csv': {
    en: 'Standings as CSV',
    fr: 'Classement en CSV',
    pt: 'Classificação em CSV',
  },
  'pane.export-values': {
    en: 'Copy as a workbook of plain values',
    fr: 'Copie en classeur de simples valeurs',
    pt: 'Cópia em livro de simples valores',
  },
  'pane.copy-opened': {
    en: 'The copy is open as a workbook of its own.',
    fr: 'La copie est ouverte dans un nouveau classeur.',
    pt: 'A cópia está aberta num novo livro.',
  },
  'pane.copy-impossible': {
    en: 'This Excel cannot open a copy; write frozen lists and save the workbook under another name.',
    fr: 'Cet Excel ne peut pas ouvrir de copie ; écrivez des listes figées et enregistrez le classeur sous un autre nom.',
    pt: 'Este Excel não consegue abrir uma cópia; escreva listas fixas e guarde o livro com outro nome.',
  },
  'pane.download': { en: 'Save the file', fr: 'Enregistrer le fichier', pt: 'Guardar o ficheiro' },
  'pane.copy': { en: 'Copy', fr: 'Copier', pt: 'Copiar' },
  'pane.copied': { en: 'Copied', fr: 'Copié', pt: 'Copiado' },
  'pane.copy-by-hand': {
    en: 'Select the text and copy it with Ctrl+C.',
    fr: 'Sélectionnez le texte et copiez-le avec Ctrl+C.',
    pt: 'Selecione o texto e copie-o com Ctrl+C.',
  },
  'pane.check-intro': {
    en: 'Pairs every round again by the chosen system, recomputes the standings that the workbook shows, and writes what differs into a sheet.',
    fr: 'Apparie de nouveau chaque ronde selon le système choisi, recalcule les classements affichés dans le classeur et écrit les différences dans une feuille.',
    pt: 'Emparceira de novo cada ronda pelo sistema escolhido, recalcula as classificações que o livro mostra e escreve as diferenças numa folha.',
  },
  'pane.check-standings': {
    en: 'standings found: {lists}; cells compared: {cells}, differing: {wrong}',
    fr: 'classements trouvés : {lists} ; cellules comparées : {cells}, différentes : {wrong}',
    pt: 'classificações encontradas: {lists}; células comparadas: {cells}, diferentes: {wrong}',
  },
  'pane.check-no-standings': {
    en: 'no published standings found to compare',
    fr: 'aucun classement publié à comparer',
    pt: 'nenhuma classificação publicada para comparar',
  },
  'pane.list-round': {
    en: '{sheet} does not say after which round it stands: compared with round {round}, which fits its points best',
    fr: '{sheet} ne dit pas après quelle ronde : comparé à la ronde {round}, dont les points concordent le mieux',
    pt: '{sheet} não diz após que ronda: comparado com a ronda {round}, cujos pontos melhor concordam',
  },
  'pane.list-tie-breaks': {
    en: '{sheet} is ranked by {theirs}, the event announces {ours}',
    fr: '{sheet} départage par {theirs}, le tournoi annonce {ours}',
    pt: '{sheet} desempata por {theirs}, a prova anuncia {ours}',
  },
  'pane.shown-rank': {
    en: '{cell}: rank of {who}',
    fr: '{cell} : rang de {who}',
    pt: '{cell}: lugar de {who}',
  },
  'pane.shown-points': {
    en: '{cell}: points of {who}',
    fr: '{cell} : points de {who}',
    pt: '{cell}: pontos de {who}',
  },
  'pane.shown-tie-break': {
    en: '{cell}: {code} of {who}',
    fr: '{cell} : {code} de {who}',
    pt: '{cell}: {code} de {who}',
  },
  'pane.shown-unknown': {
    en: '{cell}: {who} is no player of this event',
    fr: '{cell} : {who} ne joue pas ce tournoi',
    pt: '{cell}: {who} não joga esta prova',
  },
  'pane.shown-missing': {
    en: '{sheet}: {who} is missing from the list',
    fr: '{sheet} : {who} manque dans la liste',
    pt: '{sheet}: falta {who} na lista',
  },
  'pane.check-now': { en: 'Check', fr: 'Contrôler', pt: 'Verificar' },
  'pane.check-done': {
    en: '{rounds} rounds checked, {differing} differ',
    fr: '{rounds} rondes contrôlées, {differing} diffèrent',
    pt: '{rounds} rondas verificadas, {differing} diferem',
  },
  'pane.differs': {
    en: 'The pairing differs.',
    fr: 'L’appariement diffère.',
    pt: 'O emparceiramento difere.',
  },
  'pane.explain': { en: 'Explain', fr: 'Expliquer', pt: 'Explicar' },
  'pane.why-not': {
    en: 'Why not these two?',
    fr: 'Pourquoi pas ces deux-là ?',
    pt: 'Porque não estes dois?',
  },
  'pane.ask': { en: 'Ask', fr: 'Demander', pt: 'Perguntar' },
  'pane.write-working': {
    en: 'Write the working of round {round} into a sheet',
    fr: 'Écrire le détail de la ronde {round} dans une feuille',
    pt: 'Escrever o cálculo da ronda {round} numa folha',
  },
  'pane.working-written': {
    en: 'Working of round {round} written',
    fr: 'Détail de la ronde {round} écrit',
    pt: 'Cálculo da ronda {round} escrito',
  },
  'pane.no-history': {
    en: 'Nothing has been written yet.',
    fr: 'Rien n’a encore été écrit.',
    pt: 'Ainda não se escreveu nada.',
  },
  'pane.history-intro': {
    en: 'The workbook can be put back as it was before an action. That can be undone too.',
    fr: 'Le classeur peut être remis tel qu’il était avant une action. Cela aussi peut être annulé.',
    pt: 'O livro pode ser reposto como estava antes de uma ação. Isso também se pode anular.',
  },
  'pane.put-back-here': {
    en: 'Put back to before this',
    fr: 'Revenir à avant',
    pt: 'Repor o estado anterior',
  },
  'pane.put-back': {
    en: 'Put back as before {time}',
    fr: 'Remis comme avant {time}',
    pt: 'Reposto como antes de {time}',
  },
  'plan.event': {
    en: 'Event written: {name}',
    fr: 'Tournoi écrit : {name}',
    pt: 'Prova escrita: {name}',
  },
  'plan.round': {
    en: 'Round {round} written',
    fr: 'Ronde {round} écrite',
    pt: 'Ronda {round} escrita',
  },
} satisfies Phrasebook;
