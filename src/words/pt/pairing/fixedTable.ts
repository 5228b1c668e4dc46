import type { WordsLike } from '../../like';
import type { fixedTable as english } from '../../en/pairing/fixedTable';

export const fixedTable: WordsLike<typeof english> = {
  'fixedTable.round': 'Ronda {round} de {rounds} da tabela',
  'fixedTable.cycle':
    'Ciclo {cycle}: a tabela joga-se de novo; nos ciclos pares as cores invertem-se',
  'fixedTable.match':
    '{team} contra {other} em {boards} {boards|tabuleiro|tabuleiros}: cada jogador de uma equipa joga com cada jogador da outra',
  'fixedTable.halves':
    'Não há duas equipas nomeadas: os primeiros {boards} da lista são a equipa A, os outros a equipa B',
  'fixedTable.set.usual': 'Como anunciado abaixo',
  'fixedTable.field.odd': 'Número ímpar de tabuleiros (yes, no)',
  'fixedTable.odd-boards':
    'Com {boards} tabuleiros, número ímpar, uma equipa tem mais umas brancas em cada ronda, à vez',
  'fixedTable.molter':
    'Tabela Molter para {teams} equipas em {boards} {boards|tabuleiro|tabuleiros}, {rounds} {rounds|ronda|rondas}',
  'fixedTable.neighbours':
    'O número de equipas é ímpar: em cada ronda uma partida de cada dois tabuleiros vizinhos joga-se entre eles',
  'fixedTable.two-teams': 'Um encontro Scheveningen é entre duas equipas; aqui há {teams}',
  'fixedTable.cure-two-teams': 'Nomeie duas equipas, ou nenhuma: então a lista divide-se ao meio',
  'fixedTable.unequal':
    'As equipas não têm o mesmo tamanho: {team} tem {first} {first|jogador|jogadores}, {other} tem {second}',
  'fixedTable.cure-unequal':
    'Dê a cada equipa o mesmo número de jogadores; um tabuleiro vazio é um jogador ausente',
  'fixedTable.boards': 'Há tabelas para {fewest} a {most} tabuleiros; aqui são {boards}',
  'fixedTable.cure-boards': 'Jogue em menos tabuleiros, ou em dois encontros',
  'fixedTable.no-teams': 'Um torneio Molter precisa de três equipas ou mais; aqui há {teams}',
  'fixedTable.cure-teams':
    'Nomeie as equipas com os jogadores por ordem dos tabuleiros; numa lista de jogadores preencha o clube de todos, com o mesmo número de jogadores em cada um',
  'fixedTable.odd':
    '{teams} equipas em {boards} {boards|tabuleiro|tabuleiros}: com um número ímpar de jogadores alguém folga sempre',
  'fixedTable.cure-odd': 'Jogue num número par de tabuleiros',
  'fixedTable.cure-order':
    'As rondas jogadas não seguem a tabela: introduza as equipas pela ordem e com os tabuleiros com que o torneio começou',
  'fixedTable.judge-elsewhere': '{players} não se encontram nesta ronda da tabela',
  'fixedTable.judge-colours': '{players}: a tabela dá as cores ao contrário',
  'fixedTable.judge-missing': '{players} encontram-se nesta ronda da tabela',
  'fixedTable.why-paired': '{players} encontram-se de facto na ronda {round}',
  'fixedTable.why-before':
    '{players} encontraram-se pela tabela na ronda {round}, {white} com brancas',
  'fixedTable.why-later':
    '{players} encontram-se pela tabela na ronda {round}, {white} com brancas',
  'fixedTable.why-mates': '{players} jogam ambos por {team}',
  'fixedTable.why-never': '{players} não se encontram: a tabela dá-lhes outros adversários',
};
