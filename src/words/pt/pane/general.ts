import type { general as english } from '../../en/pane/general';
import type { WordsLike } from '../../like';

/** Words of the pane: what is shown everywhere, and the first page. */
export const general: WordsLike<typeof english> = {
  'pane.show-all': 'Mostrar tudo',
  'pane.place-line': 'Linha {line}:',
  'pane.place-column': 'Linha {line}, coluna {column}:',
  'pane.reading': 'A ler o livro…',
  'pane.writing': 'A escrever…',
  'pane.pairing': 'A emparceirar a ronda {round}…',
  'pane.checking': 'A verificar todas as rondas…',
  'pane.cancel': 'Cancelar',
  'pane.cancelled': 'Cancelado; nada foi alterado.',
  'pane.formula-remarks':
    'Há fórmulas que usam uma tabela que se contradiz; os números seguem os resultados. CHESS.TABLE_CHECK mostra cada sítio.',
  'pane.dismiss': 'Fechar',
  'pane.back': 'Voltar',
  'pane.reload': 'Ler o livro de novo',
  'pane.language': 'Idioma do painel',
  'pane.labelled': '{label}: {value}',
  'pane.guide': 'Guia (abre no navegador)',
  'pane.menu': 'O que fazer',
  'pane.where': 'Ronda atual',
  'pane.done': 'Concluído',
  'pane.finish-cell': 'O Excel não responde. Se está a escrever numa célula, termine-a (Enter).',
  'pane.list-caught-up':
    'Uma lista dinâmica não tinha acompanhado os resultados; foi introduzida de novo e agora está certa.',
  'pane.list-behind':
    'Uma lista dinâmica não acompanhou os resultados, mesmo introduzida de novo; está agora escrita como valores.',
  'pane.list-rival':
    'O Excel mostrava #REF!: o mais provável é outro suplemento ter funções com o mesmo nome. Fique com um dos dois ou peça outro espaço de nomes ao seu administrador.',
  'pane.list-as-values':
    'A classificação ou a tabela cruzada mostrava um erro: o Excel não as conseguiu calcular e estão agora escritas como valores.',
  'pane.calculated-by-hand':
    'Este livro está em cálculo manual: as listas dinâmicas mudam quando prime F9.',
  'pane.ctrl-z': 'Ctrl+Z na folha também anula isto.',
  'pane.filter-cleared':
    'O filtro de {sheets} foi retirado: com um filtro o Excel escreve noutras linhas.',
  'pane.rows-shown':
    'As linhas ocultas de {sheets} voltam a ser mostradas: onde há linhas ocultas, o Excel escreve noutras linhas.',
  'pane.without-looks':
    'O Excel não aceitou tudo: ficaram de fora marcas de resultados errados, gráficos ou a configuração da página. Tudo o resto está escrito.',
  'pane.write-undone': 'O Excel recusou-se a escrever ({message}). O livro está como estava.',
  'pane.write-stuck':
    'O Excel recusou-se a escrever ({message}) e a reposição também falhou. É tentada de novo a cada leitura do livro: prima «Ler o livro de novo».',
  'pane.changed-meanwhile':
    'O livro foi alterado entretanto. Foi lido de novo e nada foi escrito: por favor, veja outra vez.',
  'pane.written-not-read':
    'Foi escrito, mas não foi possível voltar a ler o livro ({message}). Prima «Ler o livro de novo».',
  'pane.copy-fault': 'Copiar o relatório de falha',
  'pane.fault-copied': 'Copiado. Diz onde falhou; nem nomes nem células.',
  'pane.no-download':
    'O Excel para Mac não guarda ficheiros a partir de um painel. Copie o texto, cole-o num editor de texto e guarde-o como {name}.',
  'pane.our-fault': 'Isto não devia ter acontecido: {message}. Nada foi alterado.',
  'pane.no-system': 'O sistema de emparceiramento {system} não está disponível aqui.',
  'pane.cure-first': 'Há células que não se conseguem ler. Corrija-as primeiro.',
  'pane.no-round-yet': 'Ainda não há ronda emparceirada.',
  'pane.player': 'Jogador',
  'pane.look': 'Verificar a alteração',
  'pane.do-not-write': 'Cancelar',
  'pane.reasons': 'Razões',
  'pane.view-home': 'Torneio',
  'pane.view-start': 'Novo torneio',
  'pane.view-event': 'Definições do torneio',
  'pane.view-round': 'Presentes e ausentes',
  'pane.view-preview': 'Pré-visualização',
  'pane.view-results': 'Resultados',
  'pane.view-changes': 'Alterações manuais',
  'pane.view-standings': 'Classificação e listas',
  'pane.view-check': 'Verificar o torneio',
  'pane.view-explain': 'Explicar uma ronda',
  'pane.view-history': 'Histórico e desfazer',
  'pane.view-problems': 'Mensagens',
  'pane.view-ratings': 'Listas de rating',
  'pane.view-prizes': 'Prémios',
  'pane.view-course': 'Curso e exercícios',
  'pane.view-export': 'Exportação',
  'pane.before-round-1': 'Antes da ronda 1',
  'pane.enter-players': 'Escreva os jogadores na folha Jogadores; os números podem ficar vazios.',
  'pane.results-in': '{done} de {all} resultados registados',
  'pane.leave-open': 'Marcar «adiada»',
  'pane.leave-open-hint':
    'Escrito «adj». Conta como empate no emparceiramento, ou como dizem as regras da escada, até o resultado ser escrito na sua ronda',
  'pane.postponed': 'Adiadas, ainda sem resultado: {games}',
  'pane.missing-tables':
    'Ronda {round}: {count|falta|faltam} {count} {count|resultado|resultados}, {count|mesa|mesas}',
  'pane.and-more': 'e mais {count}',
  'pane.half-typed': 'Escrito, mas ainda não adicionado',
  'pane.half-typed-add': 'Adicionar e continuar',
  'pane.half-typed-drop': 'Continuar sem isto',
  'pane.half-typed-back': 'Voltar',
  'pane.half-typed-unclear':
    'Assim não pode ser adicionado: volte para completar, ou continue sem isto.',
  'pane.list-in-the-way':
    'A lista por nome não foi escrita: «{text}» está em {cell}. Mude-o de lugar e escreva depois Por nome em Classificação e listas.',
  'pane.enter-results': 'Registar resultados',
  'pane.pair-round': 'Emparceirar a ronda {round}',
  'pane.final-standings': 'Classificação final',
  'pane.problems-to-cure': 'Corrigir {count} {count|célula|células}',
  'pane.count-warnings': '{count} {count|aviso|avisos}',
  'pane.count-notes': '{count} {count|nota|notas}',
  'pane.level-blocking': 'Impeditivo',
  'pane.level-warning': 'Aviso',
  'pane.level-note': 'Nota',
  'pane.problems-intro': 'Clique numa célula para a abrir na folha.',
  'pane.no-problems': 'Nada a corrigir: todas as células do livro foram lidas.',
};
