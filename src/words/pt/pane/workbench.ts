import type { workbench as english } from '../../en/pane/workbench';
import type { WordsLike } from '../../like';

export const workbench: WordsLike<typeof english> = {
  'workbench.newEvent': 'Novo',
  'workbench.open': 'Abrir…',
  'workbench.save': 'Guardar .xlsx',
  'workbench.print': 'Imprimir / PDF…',
  'workbench.printHint': 'Imprimir a folha visível, ou guardá-la em PDF na caixa de impressão',
  'workbench.samples': 'Exemplos',
  'workbench.language': 'Idioma',
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
  'workbench.together':
    'Este torneio também está aberto noutro separador: o que se faz num vê-se no outro.',
  'workbench.takenBack':
    'O que se fez aqui por último não pôde ser juntado ao outro separador e foi desfeito. Faça-o de novo, por favor.',
  'workbench.becameCopy':
    'Outro separador alterou este torneio. As suas alterações são agora uma cópia: ',
  'workbench.copyOf': 'cópia',
  'workbench.notOpened': 'Não foi possível abrir este ficheiro: ',
  'workbench.isOds': 'OpenDocument não se abre aqui. Guarde-o em .xlsx e abra esse.',
  'workbench.isXls':
    'é um livro do Excel 97–2003, ou com palavra-passe. Guarde-o em .xlsx sem palavra-passe.',
  'workbench.isNoWorkbook':
    'não é um livro. Para um TRF ou uma lista em texto use Importar no painel.',
  'workbench.copy': 'valores',
  'workbench.savedFrozen':
    'Guardado. O torneio terminou: as listas vivas são valores no ficheiro, legíveis sem o Pairsheet.',
  'workbench.saved': 'Guardado como ',
  'workbench.projector': 'Projetor',
  'workbench.projectorHint': 'O torneio em letra grande para a sala, numa janela própria',
  'workbench.projectorWaits':
    'Abra um torneio na oficina, noutro separador deste navegador: aparece aqui.',
  'workbench.projectorNoEvent':
    'O livro aberto não tem torneio que se possa mostrar; o painel diz o que falta.',
  'workbench.projectorDuring': 'Classificação durante a ronda {round}',
  'workbench.projectorPause': 'pausa',
  'workbench.projectorGo': 'continuar',
  'workbench.projectorTables': 'por mesa',
  'workbench.projectorNames': 'por nome',
  'workbench.projectorStandings': 'classificação',
  'workbench.projectorBrackets': 'o emparceiramento explicado',
  'workbench.projectorWithBrackets': 'com os grupos à vez',
  'workbench.projectorWithoutBrackets': 'sem os grupos',
  'workbench.projectorAll': 'tudo à vez',
  'workbench.projectorLarger': 'maior',
  'workbench.projectorSmaller': 'menor',
  'workbench.projectorLight': 'claro ou escuro',
  'workbench.projectorFull': 'ecrã inteiro',
};
