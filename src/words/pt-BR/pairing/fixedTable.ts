import type { WordsLike } from '../../like';
import type { fixedTable as english } from '../../en/pairing/fixedTable';

export const fixedTable: WordsLike<typeof english> = {
  'fixedTable.round': 'Rodada {round} de {rounds} da tabela',
  'fixedTable.cycle':
    'Turno {cycle}: a tabela joga-se de novo; nos turnos pares as cores se invertem',
  'fixedTable.match':
    '{team} contra {other} em {boards} {boards|tabuleiro|tabuleiros}: cada jogador de uma equipe joga com cada jogador da outra',
  'fixedTable.halves':
    'Não há duas equipes nomeadas: os primeiros {boards} da lista são a equipe A, os outros a equipe B',
  'fixedTable.set.usual': 'Como anunciado abaixo',
  'fixedTable.field.odd': 'Número ímpar de tabuleiros (yes, no)',
  'fixedTable.odd-boards':
    'Com {boards} tabuleiros, número ímpar, uma equipe tem uma partida a mais com brancas em cada rodada, alternadamente',
  'fixedTable.molter':
    'Tabela Molter para {teams} equipes em {boards} {boards|tabuleiro|tabuleiros}, {rounds} {rounds|rodada|rodadas}',
  'fixedTable.neighbours':
    'O número de equipes é ímpar: em cada rodada uma partida de cada dois tabuleiros vizinhos joga-se entre eles',
  'fixedTable.two-teams': 'Um encontro Scheveningen é entre duas equipes; aqui há {teams}',
  'fixedTable.cure-two-teams': 'Nomeie duas equipes, ou nenhuma: então a lista divide-se ao meio',
  'fixedTable.unequal':
    'As equipes não têm o mesmo tamanho: {team} tem {first} {first|jogador|jogadores}, {other} tem {second}',
  'fixedTable.cure-unequal':
    'Dê a cada equipe o mesmo número de jogadores; um tabuleiro vazio é um jogador ausente',
  'fixedTable.boards': 'Há tabelas para {fewest} a {most} tabuleiros; aqui são {boards}',
  'fixedTable.cure-boards': 'Jogue em menos tabuleiros, ou em dois encontros',
  'fixedTable.no-teams': 'Um torneio Molter precisa de três equipes ou mais; aqui há {teams}',
  'fixedTable.cure-teams':
    'Nomeie as equipes com os jogadores por ordem dos tabuleiros; em uma lista de jogadores preencha o clube de todos, com o mesmo número de jogadores em cada um',
  'fixedTable.odd':
    '{teams} equipes em {boards} {boards|tabuleiro|tabuleiros}: com um número ímpar de jogadores alguém sempre fica de fora',
  'fixedTable.cure-odd': 'Jogue em um número par de tabuleiros',
  'fixedTable.cure-order':
    'As rodadas jogadas não seguem a tabela: insira as equipes pela ordem e com os tabuleiros com que o torneio começou',
  'fixedTable.judge-elsewhere': '{players} não se enfrentam nesta rodada da tabela',
  'fixedTable.judge-colours': '{players}: a tabela dá as cores ao contrário',
  'fixedTable.judge-missing': '{players} se enfrentam nesta rodada da tabela',
  'fixedTable.why-paired': '{players} se enfrentam de fato na rodada {round}',
  'fixedTable.why-before':
    '{players} se enfrentaram pela tabela na rodada {round}, {white} com brancas',
  'fixedTable.why-later':
    '{players} se enfrentam pela tabela na rodada {round}, {white} com brancas',
  'fixedTable.why-mates': '{players} jogam ambos por {team}',
  'fixedTable.why-never': '{players} não se enfrentam: a tabela lhes dá outros adversários',
};
