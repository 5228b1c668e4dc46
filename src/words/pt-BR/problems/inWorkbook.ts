import type { inWorkbook as english } from '../../en/problems/inWorkbook';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook: tables, columns, settings, and sheets that cannot be written. */
export const inWorkbook: ProblemWordsLike<typeof english> = {
  'no-players-table': {
    says: 'esta pasta de trabalho não tem tabela de jogadores',
    cure: 'Crie um torneio, importe a sua lista ou importe um TRF.',
  },
  'players-table-renamed': {
    says: 'o torneio está aqui, mas nenhuma tabela da pasta de trabalho se chama Players',
    cure: 'Clique na lista de jogadores e dê de novo à sua tabela o nome Players (Design da Tabela, Nome da Tabela). Se a lista desapareceu, desfaça a última ação ou abra uma cópia de backup.',
  },
  'no-header-row': {
    says: 'não se encontrou lista de jogadores em “{value}”',
    cure: 'Ponha cabeçalhos como Nome e Rating acima da lista.',
  },
  'no-name-column': {
    says: 'não há coluna de nomes entre “{value}”',
    cure: 'Dê à coluna dos nomes o cabeçalho Nome.',
  },
  'player-without-name': {
    says: 'um jogador tem número mas não tem nome',
    cure: 'Escreva o nome ou esvazie a linha inteira.',
  },
  'unreadable-tie-break-lists': {
    says: '“{value}” não contém listas de desempates, cada uma com nome',
    cure: 'Escreva um nome, um sinal de igual e os códigos, e ponto e vírgula entre as listas: Clube = BH-C1, SB; Jovens = DE, WIN. Nenhum nome duas vezes.',
  },
  'unreadable-byes': {
    says: '“{value}” não indica as rodadas de ausência',
    cure: 'Escreva as rodadas com vírgulas: 3 para ausência, 5½ para bye de meio ponto, 7+ para um ponto.',
  },
  'table-not-a-number': {
    says: '“{value}” não é um número de mesa',
    cure: 'Escreva um número inteiro acima de 0, ou nada.',
  },
  'points-not-a-number': {
    says: '“{value}” não é um número de pontos',
    cure: 'Escreva pontos inteiros ou meios, por exemplo 1 ou 0,5.',
  },
  'unreadable-forbidden': {
    says: '“{value}” não indica quem não deve se enfrentar',
    cure: 'Escreva os números com traços e os grupos com ponto e vírgula: 3-7; 4-9-12 (1, 2).',
  },
  'unknown-system-rule': {
    says: '“{value}” não é uma regra do sistema {system}',
    cure: 'Escreva, por exemplo, “top 60; rematch 8; away 1/3”; o guia enumera-as.',
  },
  'system-without-rules': {
    says: 'o sistema {system} não tem regras para escolher, e o torneio diz “{value}”',
    cure: 'Esvazie a célula, ou escolha o sistema a que estas regras pertencem.',
  },
  'scheveningen-odd-boards': {
    says: '{boards} tabuleiros para um Scheveningen, número ímpar: em cada rodada uma equipe tem uma partida a mais com brancas, e ninguém tem as duas cores igualmente',
    cure: 'Jogue em número par de tabuleiros, ou {double} rodadas: todos se enfrentam então de novo com as cores trocadas. Se for isso mesmo, escreva “odd yes” na linha “Regras do sistema” (na linha de comando --parameters "odd yes").',
  },
  'rules-in-workbook': {
    says: 'uma pasta de trabalho contém ela mesma as regras do seu sistema: “{value}” não é usado',
    cure: 'Omita --parameters, ou mude a configuração “Regras do sistema” na pasta de trabalho.',
  },
  'unreadable-keep-apart': {
    says: '“{value}” não diz por que coluna os jogadores não podem se enfrentar',
    cure: 'Escreva o título de uma coluna dos jogadores, com o número de primeiras rodadas entre parênteses se não for para todas: Clube (3). Várias com ponto e vírgula.',
  },
  'unreadable-avoid': {
    says: '“{value}” não diz quem separar se possível',
    cure: 'Escreva o título de uma coluna dos jogadores, as primeiras rodadas entre parênteses, e depois de dois pontos o que pode custar: Clube (3): cores. Palavras: ordem, flutuações, cores, tudo.',
  },
  'unknown-apart-column': {
    says: 'os jogadores não têm uma coluna “{value}” para “Não podem se enfrentar”',
    cure: 'Colunas possíveis: {known}. Ou acrescente uma sua, por exemplo Família.',
  },
  'unknown-paper': {
    says: '“{value}” não é um tamanho de papel conhecido',
    cure: 'Escreva A4 ou Letter.',
  },
  'unknown-profile': {
    says: '“{value}” não é um tipo de torneio conhecido',
    cure: 'Escreva Noite de clube ou Torneio oficial.',
  },
  'unknown-language': {
    says: '“{value}” não é um idioma disponível',
    cure: 'Escreva {known}.',
  },
  'unknown-colour': { says: '“{value}” não é uma cor', cure: 'Escreva Brancas ou Pretas.' },
  'unknown-system-setting': {
    says: '“{value}” não é um sistema de emparceiramento conhecido',
    cure: 'Escolha um no painel, ou escreva o seu nome: {known}.',
  },
  'system-not-chosen': {
    says: 'nenhum sistema de emparceiramento escolhido; usa-se {system}',
    cure: 'Escolha o sistema anunciado nas configurações do torneio.',
  },
  'unknown-status': {
    says: '“{value}” não é uma situação; o jogador conta como presente',
    cure: 'Deixe vazio, ou escreva Desistiu.',
  },
  'round-column-missing': {
    says: 'a rodada {round} não tem a coluna {column}',
    cure: 'Devolva o cabeçalho à coluna, ou restaure a rodada a partir do histórico.',
  },
  'round-missing': {
    says: 'falta a rodada {round} antes de “{value}”',
    cure: 'Restaure a rodada a partir do histórico, ou dê à tabela o nome Round_{round}.',
  },
  'opponent-missing': {
    says: 'rodada {round}: um jogador não tem adversário nem bye',
    cure: 'Escreva o adversário, ou bye como resultado.',
  },
  'player-twice-in-round': {
    says: 'rodada {round}: “{value}” aparece duas vezes',
    cure: 'Cada jogador tem uma linha por rodada; corrija a outra.',
  },
  'unknown-rating-method': {
    says: '“{value}” não é uma forma de obter o rating aplicado',
    cure: 'Escreva FIDE, NRO (só nacional), FIDON (FIDE, senão nacional), NIDOF (nacional, senão FIDE), HBFN (o mais alto), LBFN (o mais baixo) ou OTHER; antes, se quiser, a federação: BRA FIDON.',
  },
  'rating-not-by-method': {
    says: 'a coluna Rating diz {value}, segundo {method} é {rating}; vale {value}',
    cure: 'Esvazie a célula e o rating é calculado; ou escreva OTHER na linha Rating aplicado da planilha Torneio.',
  },
  'unreadable-order': {
    says: '“{value}” não é uma ordem de jogadores empatados',
    cure: 'Escreva os números na ordem, grupos separados por ponto e vírgula: 7, 3; 12, 5. Ninguém pode aparecer duas vezes.',
  },
  'order-unknown-player': {
    says: 'ninguém tem o número {value}, indicado em uma ordem de jogadores empatados',
    cure: 'Corrija o número.',
  },
  'unknown-number': {
    says: 'rodada {round}: ninguém tem o número {value}',
    cure: 'Escreva o número que está na planilha Jogadores.',
  },
  'name-not-unique': {
    says: 'vários jogadores chamam-se “{value}”',
    cure: 'Escreva também o número.',
  },
  'name-differs': {
    says: 'rodada {round}: o número {no} é {known} e não “{value}”; vale o número',
    cure: 'Corrija o nome ou o número.',
  },
  'sheet-exists': {
    says: 'já existe uma planilha “{value}” sua; nada foi alterado',
    cure: 'Mude o nome da sua planilha e tente de novo.',
  },
  'sheet-protected': {
    says: 'a planilha “{value}” está protegida; nada foi alterado',
    cure: 'Retire a proteção (guia Revisão) e tente de novo.',
  },
  'workbook-protected': {
    says: 'a estrutura da pasta de trabalho está protegida e não se pode acrescentar nenhuma planilha; nada foi alterado',
    cure: 'Retire a proteção (guia Revisão, Proteger Pasta de Trabalho) e tente de novo.',
  },
  'name-taken': {
    says: 'já existe um nome “{value}” seu, de que uma tabela nossa precisa; nada foi alterado',
    cure: 'Renomeie-o (guia Fórmulas, Gerenciador de Nomes) e tente de novo.',
  },
  'cell-in-the-way': {
    says: '“{value}” está onde a nossa lista vai ser escrita; nada foi alterado',
    cure: 'Mova-o mais para baixo ou para a direita e tente de novo.',
  },
  'below-table': {
    says: '“{value}” precisa de outro número de linhas, e algo está por baixo; em um arquivo nada pode ser deslocado, por isso nada foi alterado',
    cure: 'Mova-o para o lado da tabela, ou faça o mesmo no Excel com o painel.',
  },
  'own-column': {
    says: 'uma coluna “{value}” sua está em uma tabela cujas linhas são reescritas; nada foi alterado',
    cure: 'Mova-a para o lado da tabela e tente de novo.',
  },
  'own-rows-in-list': {
    says: 'foram inseridas linhas ou colunas dentro da nossa lista da planilha “{value}”; nada foi alterado',
    cure: 'Tire-as da lista, ou exclua a planilha, e tente de novo.',
  },
  'column-gone': {
    says: 'a coluna “{value}” não está mais na tabela e não pode ser restaurada; nada foi alterado',
    cure: 'Insira na tabela uma coluna com este cabeçalho e tente de novo.',
  },
};
