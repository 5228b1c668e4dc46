import type { general as english } from '../../en/pane/general';
import type { WordsLike } from '../../like';

/** Words of the pane: what is shown everywhere, and the first page. */
export const general: WordsLike<typeof english> = {
  'pane.show-all': 'Mostrar tudo',
  'pane.place-line': 'Linha {line}:',
  'pane.place-column': 'Linha {line}, coluna {column}:',
  'pane.reading': 'Lendo a pasta de trabalho…',
  'pane.writing': 'Escrevendo…',
  'pane.pairing': 'Emparceirando a rodada {round}…',
  'pane.checking': 'Verificando todas as rodadas…',
  'pane.cancel': 'Cancelar',
  'pane.cancelled': 'Cancelado; nada foi alterado.',
  'pane.formula-remarks':
    'Há fórmulas que usam uma tabela que se contradiz; os números seguem os resultados. CHESS.TABLE_CHECK mostra cada lugar.',
  'pane.dismiss': 'Fechar',
  'pane.back': 'Voltar',
  'pane.reload': 'Ler a pasta de trabalho de novo',
  'pane.language': 'Idioma do painel',
  'pane.labelled': '{label}: {value}',
  'pane.guide': 'Guia (abre no navegador)',
  'pane.menu': 'O que fazer',
  'pane.where': 'Rodada atual',
  'pane.done': 'Concluído',
  'pane.finish-cell': 'O Excel não responde. Se está escrevendo em uma célula, termine-a (Enter).',
  'pane.list-caught-up':
    'Uma lista dinâmica não havia acompanhado os resultados; foi escrita de novo e agora está certa.',
  'pane.list-behind':
    'Uma lista dinâmica não acompanhou os resultados, mesmo escrita de novo; agora está escrita como valores.',
  'pane.list-rival':
    'O Excel mostrava #REF!: o mais provável é que outro suplemento tenha funções com o mesmo nome. Fique com um dos dois ou peça outro namespace ao seu administrador.',
  'pane.list-as-values':
    'A classificação ou a tabela cruzada mostrava um erro: o Excel não conseguiu calculá-la, e agora está escrita como valores.',
  'pane.calculated-by-hand':
    'Esta pasta de trabalho está em cálculo manual: as listas dinâmicas mudam quando você pressiona F9.',
  'pane.ctrl-z': 'Ctrl+Z na planilha também anula isto.',
  'pane.filter-cleared':
    'O filtro de {sheets} foi retirado: com um filtro o Excel escreve em outras linhas.',
  'pane.rows-shown':
    'As linhas ocultas de {sheets} voltaram a ser exibidas: onde há linhas ocultas, o Excel escreve em outras linhas.',
  'pane.without-looks':
    'O Excel não aceitou tudo: ficaram de fora marcas de resultados errados, gráficos ou a configuração da página. Todo o resto está escrito.',
  'pane.write-undone':
    'O Excel recusou-se a escrever ({message}). A pasta de trabalho está como estava.',
  'pane.write-stuck':
    'O Excel recusou-se a escrever ({message}), e a restauração das planilhas também falhou. Ela é tentada de novo a cada leitura da pasta de trabalho: clique em “Ler a pasta de trabalho de novo”.',
  'pane.changed-meanwhile':
    'A pasta de trabalho foi alterada nesse meio-tempo. Foi lida de novo e nada foi escrito: verifique outra vez, por favor.',
  'pane.written-not-read':
    'Foi escrito, mas não foi possível ler a pasta de trabalho de novo ({message}). Clique em “Ler a pasta de trabalho de novo”.',
  'pane.copy-fault': 'Copiar o relatório de erro',
  'pane.fault-copied': 'Copiado. Diz onde falhou; nem nomes nem células.',
  'pane.no-download':
    'O Excel para Mac não salva arquivos a partir de um painel. Copie o texto, cole-o em um editor de texto e salve-o como {name}.',
  'pane.our-fault': 'Isto não deveria ter acontecido: {message}. Nada foi alterado.',
  'pane.no-system': 'O sistema de emparceiramento {system} não está disponível aqui.',
  'pane.cure-first': 'Há células que não podem ser lidas. Corrija-as primeiro.',
  'pane.no-round-yet': 'Ainda não há rodada emparceirada.',
  'pane.player': 'Jogador',
  'pane.look': 'Verificar a alteração',
  'pane.do-not-write': 'Cancelar',
  'pane.reasons': 'Razões',
  'pane.view-home': 'Torneio',
  'pane.view-start': 'Novo torneio',
  'pane.view-event': 'Configurações do torneio',
  'pane.view-round': 'Jogadores da próxima rodada',
  'pane.view-preview': 'Visualização',
  'pane.view-results': 'Resultados',
  'pane.view-changes': 'Alterações manuais',
  'pane.view-standings': 'Classificação e listas',
  'pane.view-check': 'Verificar o torneio',
  'pane.view-explain': 'Explicar uma rodada',
  'pane.view-history': 'Histórico e desfazer',
  'pane.view-problems': 'Mensagens',
  'pane.view-ratings': 'Listas de rating',
  'pane.view-prizes': 'Prêmios',
  'pane.view-course': 'Curso e exercícios',
  'pane.view-export': 'Exportação',
  'pane.before-round-1': 'Antes da rodada 1',
  'pane.enter-players': 'Insira os jogadores na planilha Jogadores; os números podem ficar vazios.',
  'pane.results-in': '{done} de {all} resultados inseridos',
  'pane.leave-open': 'Marcar “adiada”',
  'pane.leave-open-hint':
    'Escrito “adj”. Conta como empate no emparceiramento, ou como dizem as regras da escada, até o resultado ser escrito na sua rodada',
  'pane.postponed': 'Adiadas, ainda sem resultado: {games}',
  'pane.missing-tables':
    'Rodada {round}: {count|falta|faltam} {count} {count|resultado|resultados}, {count|mesa|mesas}',
  'pane.and-more': 'e mais {count}',
  'pane.half-typed': 'Escrito, mas ainda não adicionado',
  'pane.half-typed-add': 'Adicionar e continuar',
  'pane.half-typed-drop': 'Continuar sem ele',
  'pane.half-typed-back': 'Voltar',
  'pane.half-typed-unclear':
    'Assim não pode ser adicionado: volte para completar, ou continue sem ele.',
  'pane.list-in-the-way':
    'A lista por nome não foi escrita: “{text}” está em {cell}. Mova-o e depois escreva Por nome em Classificação e listas.',
  'pane.enter-results': 'Inserir resultados',
  'pane.pair-round': 'Emparceirar a rodada {round}',
  'pane.final-standings': 'Classificação final',
  'pane.problems-to-cure': 'Corrigir {count} {count|célula|células}',
  'pane.count-warnings': '{count} {count|aviso|avisos}',
  'pane.count-notes': '{count} {count|observação|observações}',
  'pane.level-blocking': 'Impeditivo',
  'pane.level-warning': 'Aviso',
  'pane.level-note': 'Observação',
  'pane.problems-intro': 'Clique em uma célula para abri-la na planilha.',
  'pane.no-problems': 'Nada a corrigir: todas as células da pasta de trabalho foram lidas.',
};
