import type { workbench as english } from '../../en/pane/workbench';
import type { WordsLike } from '../../like';

export const workbench: WordsLike<typeof english> = {
  'workbench.newEvent': 'Novo',
  'workbench.open': 'Abrir…',
  'workbench.save': 'Salvar .xlsx',
  'workbench.print': 'Imprimir / PDF…',
  'workbench.printHint': 'Imprimir a planilha exibida, ou salvá-la em PDF na caixa de impressão',
  'workbench.samples': 'Torneios de exemplo',
  'workbench.language': 'Idioma',
  'workbench.pair': 'Emparceirar a próxima rodada',
  'workbench.standings': 'Classificação',
  'workbench.check': 'Verificar o torneio',
  'workbench.pane': 'Painel Pairsheet',
  'workbench.undo': 'Desfazer',
  'workbench.redo': 'Refazer',
  'workbench.closePane': 'Fechar o painel',
  'workbench.resize': 'Largura do painel',
  'workbench.workbook': 'Pasta de trabalho',
  'workbench.untitled': 'Nova pasta de trabalho',
  'workbench.ready':
    'Uma planilha eletrônica no navegador com o suplemento Pairsheet. Nada sai deste computador.',
  'workbench.recent': 'Recentes',
  'workbench.restored': 'Restaurado deste navegador, como estava em ',
  'workbench.notRestored': 'A pasta de trabalho guardada neste navegador não pôde ser restaurada: ',
  'workbench.notKept':
    'Este navegador não mantém cópia das suas alterações: salve a pasta de trabalho em um arquivo.',
  'workbench.together':
    'Este torneio também está aberto em outra guia: o que se faz em uma vê-se na outra.',
  'workbench.takenBack':
    'O que se fez aqui por último não pôde ser juntado à outra guia e foi desfeito. Faça-o de novo, por favor.',
  'workbench.becameCopy':
    'Outra guia alterou este torneio. As suas alterações são agora uma cópia: ',
  'workbench.copyOf': 'cópia',
  'workbench.notOpened': 'Não foi possível abrir este arquivo: ',
  'workbench.isOds': 'OpenDocument não é aberto aqui. Salve-o como .xlsx e abra esse arquivo.',
  'workbench.isXls':
    'é uma pasta de trabalho do Excel 97–2003, ou com senha. Salve-a como .xlsx sem senha.',
  'workbench.isNoWorkbook':
    'não é uma pasta de trabalho. Para um TRF ou uma lista em texto use Importar no painel.',
  'workbench.copy': 'valores',
  'workbench.savedFrozen':
    'Salvo. O torneio terminou: as listas ao vivo são valores no arquivo, legíveis sem o Pairsheet.',
  'workbench.saved': 'Salvo como ',
  'workbench.projector': 'Projetor',
  'workbench.projectorHint': 'O torneio em letra grande para o salão, em uma janela própria',
  'workbench.projectorWaits':
    'Abra um torneio na bancada, em outra guia deste navegador: aparece aqui.',
  'workbench.projectorNoEvent':
    'A pasta de trabalho aberta não tem torneio que se possa mostrar; o painel diz o que falta.',
  'workbench.projectorDuring': 'Classificação durante a rodada {round}',
  'workbench.projectorPause': 'pausa',
  'workbench.projectorGo': 'continuar',
  'workbench.projectorTables': 'por mesa',
  'workbench.projectorNames': 'por nome',
  'workbench.projectorStandings': 'classificação',
  'workbench.projectorBrackets': 'como foi emparceirada',
  'workbench.projectorWithBrackets': 'com os grupos em sequência',
  'workbench.projectorWithoutBrackets': 'sem os grupos',
  'workbench.projectorAll': 'tudo em sequência',
  'workbench.projectorLarger': 'maior',
  'workbench.projectorSmaller': 'menor',
  'workbench.projectorLight': 'claro ou escuro',
  'workbench.projectorFull': 'tela cheia',
};
