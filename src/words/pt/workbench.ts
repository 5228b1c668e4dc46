import type { workbench as english } from '../en/workbench';
import type { WordsLike } from '../like';

export const workbench: WordsLike<typeof english> = {
  'workbench.newEvent': 'Novo',
  'workbench.open': 'Abrir…',
  'workbench.save': 'Guardar .xlsx',
  'workbench.samples': 'Exemplos',
  'workbench.language': 'Língua',
  'workbench.pair': 'Emparceirar a ronda',
  'workbench.standings': 'Classificação',
  'workbench.check': 'Verificar o torneio',
  'workbench.pane': 'Painel Pairsheet',
  'workbench.undo': 'Anular',
  'workbench.redo': 'Refazer',
  'workbench.closePane': 'Fechar o painel',
  'workbench.resize': 'Largura do painel',
  'workbench.workbook': 'Livro',
  'workbench.untitled': 'Novo livro',
  'workbench.ready':
    'Uma folha de cálculo no navegador com o suplemento Pairsheet. Nada sai deste computador.',
  'workbench.recent': 'Recentes',
  'workbench.restored': 'Recuperado deste navegador, no estado de ',
  'workbench.notRestored': 'O livro conservado neste navegador não pôde ser recuperado: ',
  'workbench.notKept':
    'Este navegador não conserva as suas alterações: guarde o livro num ficheiro.',
  'workbench.notOpened': 'Não foi possível abrir este ficheiro: ',
  'workbench.copy': 'valores',
  'workbench.saved': 'Guardado como ',
};
