import type { importing as english } from '../../en/pane/importing';
import type { WordsLike } from '../../like';

/** Events that come from files, and what is warned of before a round or a file is made. */
export const importing: WordsLike<typeof english> = {
  'pane.pasted-below':
    '{count} {count|jogador está|jogadores estão} abaixo da tabela em {sheet} e ainda não {count|conta|contam}.',
  'pane.pasted-take': 'Adicionar {count|este jogador|estes jogadores}',
  'pane.pasted-taken': '{count} {count|jogador adicionado|jogadores adicionados}',
  'pane.pasted-list': '{count} {count|jogador|jogadores} em {sheet}: importar?',
  'pane.pasted-read': 'Ler a lista',
  'import.checking': 'Verificando a rodada {round} de {rounds}…',
  'import.title':
    '{count} de {rounds} {rounds|rodada não é a|rodadas não são as} que {system} emparceira',
  'import.round': 'Rodada {round}: {what}',
  'import.unchecked': 'A rodada {round} não pôde ser verificada',
  'import.trail': 'Cada uma recebe uma linha no registro, que todo TRF do torneio levará.',
  'import.confirm': 'Importar mesmo assim',
  'import.drop': 'Cancelar',
  'import.dropped': 'Nada foi importado.',
  'import.all-right':
    '{rounds} {rounds|rodada verificada|rodadas verificadas}: como o sistema as emparceira',
  'import.assumed-rounds':
    'O arquivo não diz quantas rodadas há (142, XXR): {rounds} por suposição',
  'import.assumed-colour': 'O arquivo não diz a cor inicial (152, XXC): tirada da rodada 1',
  'import.assumed-no-colour': 'O arquivo não diz a cor inicial (152, XXC): será sorteada',
  'import.assumed-points':
    'O arquivo não diz os pontos (162): 1, ½, 0 e 1 para o bye por suposição',
  'import.assumed-system': 'O arquivo não diz o sistema (192): {system} por suposição',
  'import.assumed-tie-breaks':
    'O arquivo não diz os desempates (202, 212): {list} de {edition} por suposição',
  'pane.gap-avoided':
    'quem não deveria se enfrentar se possível: o TRF não tem registro para isso, e uma verificação do arquivo encontra as rodadas mudadas por essa razão',
  'pane.gap-adjourned':
    '{count|o resultado|os resultados} de {count} {count|partida adiada|partidas adiadas}: ainda não é um arquivo para rating',
  'pane.gap-results':
    '{count} {count|resultado faltando|resultados faltando}: ainda não é um arquivo para rating',
  'pane.table-adopted': 'Tabela importada: {count} {count|jogador|jogadores}',
  'pane.adopt-table': 'Importar com {rounds} {rounds|rodada|rodadas}',
};
