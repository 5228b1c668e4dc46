import type { lists as english } from '../../en/pane/lists';
import type { WordsLike } from '../../like';

/** Words of the pane: lists, exports, check, explanation, history. */
export const lists: WordsLike<typeof english> = {
  'pane.after-round': 'Após a ronda',
  'pane.live': 'Dinâmica: segue cada resultado',
  'pane.frozen': 'Fixa: simples valores',
  'pane.write-standings': 'Classificação',
  'pane.write-crosstable': 'Quadro cruzado',
  'pane.write-cards': 'Fichas dos jogadores',
  'pane.write-progress': 'Progressão dos primeiros (gráfico)',
  'pane.write-cma': 'Lista de CMA (Dubov, art. 9)',
  'pane.written-standings': 'Classificação após a ronda {round} escrita',
  'pane.written-crosstable': 'Quadro cruzado após a ronda {round} escrito',
  'pane.written-cards': 'Fichas após a ronda {round} escritas',
  'pane.written-progress': 'Progressão após a ronda {round} escrita',
  'pane.written-cma': 'Lista de CMA após a ronda {round} escrita',
  'pane.exports': 'Para outras pessoas e programas',
  'pane.export-trf': 'Ficheiro TRF',
  'pane.export-csv': 'Classificação em CSV',
  'pane.export-values': 'Cópia em livro de simples valores',
  'pane.copy-opened': 'A cópia está aberta num novo livro.',
  'pane.copy-impossible':
    'Este Excel não consegue abrir uma cópia; escreva listas fixas e guarde o livro com outro nome.',
  'pane.download': 'Guardar o ficheiro',
  'pane.copy': 'Copiar',
  'pane.copied': 'Copiado',
  'pane.copy-by-hand': 'Selecione o texto e copie-o com Ctrl+C.',
  'pane.check-intro':
    'Emparceira de novo cada ronda pelo sistema escolhido, recalcula as classificações que o livro mostra e escreve as diferenças numa folha.',
  'pane.check-standings':
    'classificações encontradas: {lists}; células comparadas: {cells}, diferentes: {wrong}',
  'pane.check-no-standings': 'nenhuma classificação publicada para comparar',
  'pane.list-round':
    '{sheet} não diz após que ronda: comparado com a ronda {round}, cujos pontos melhor concordam',
  'pane.list-tie-breaks': '{sheet} desempata por {theirs}, a prova anuncia {ours}',
  'pane.shown-rank': '{cell}: lugar de {who}',
  'pane.shown-points': '{cell}: pontos de {who}',
  'pane.shown-tie-break': '{cell}: {code} de {who}',
  'pane.shown-unknown': '{cell}: {who} não joga esta prova',
  'pane.shown-missing': '{sheet}: falta {who} na lista',
  'pane.check-now': 'Verificar',
  'pane.check-done':
    '{rounds} {rounds|ronda verificada|rondas verificadas}, {differing} {differing|difere|diferem}',
  'pane.differs': 'O emparceiramento difere.',
  'pane.explain': 'Explicar',
  'pane.why-not': 'Porque não estes dois?',
  'pane.ask': 'Perguntar',
  'pane.write-working': 'Escrever o cálculo da ronda {round} numa folha',
  'pane.working-written': 'Cálculo da ronda {round} escrito',
  'pane.no-history': 'Ainda não se escreveu nada.',
  'pane.history-intro':
    'O livro pode ser reposto como estava antes de uma ação. Isso também se pode anular.',
  'pane.put-back-here': 'Repor o estado anterior',
  'pane.put-back': 'Reposto como antes de {time}',
  'plan.event': 'Prova escrita: {name}',
  'plan.round': 'Ronda {round} escrita',
};
