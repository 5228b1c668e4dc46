import type { roundRobin as english } from '../../en/pairing/roundRobin';
import type { WordsLike } from '../../like';

/** Round robins by the Berger tables. */
export const roundRobin: WordsLike<typeof english> = {
  'roundRobin.who': '{player}',
  'roundRobin.white': 'Brancas',
  'roundRobin.black': 'Pretas',
  'roundRobin.table':
    'Tabela de Berger para {players} {players|jogador|jogadores}, rodada {round} da tabela',
  'roundRobin.table-odd':
    'Tabela de Berger para {places} lugares, rodada {round} da tabela; com {players} {players|jogador|jogadores} o lugar {places} fica vazio',
  'roundRobin.table-teams':
    'Tabela de Berger para {players} {players|equipe|equipes}, rodada {round} da tabela',
  'roundRobin.table-teams-odd':
    'Tabela de Berger de {places} lugares, rodada {round} da tabela; com {players} {players|equipe|equipes} o lugar {places} fica vazio',
  'roundRobin.home': 'A equipe nomeada primeiro joga em casa e tem brancas no tabuleiro 1',
  'roundRobin.exchanged':
    'A rodada {round} joga a rodada {other} da tabela: as duas últimas rodadas do primeiro turno são trocadas, para que ninguém tenha a mesma cor três vezes seguidas',
  'roundRobin.cycle': 'Turno {cycle}: a tabela joga-se de novo com as cores do primeiro turno',
  'roundRobin.cycle-reversed': 'Turno {cycle}: a tabela joga-se de novo com as cores invertidas',
  'roundRobin.pairs': 'Pares: {count}',
  'roundRobin.pairs-title': 'Rodada {round}',
  'roundRobin.free': '{player} enfrenta o lugar vazio e tem a rodada livre, sem ponto',
  'roundRobin.away': 'Ausentes: {players}. As suas partidas perdem-se por W.O.',
  'roundRobin.uneven':
    'O torneio tem {rounds} {rounds|rodada|rodadas}; são necessárias {length} para que todos se enfrentem: o último turno fica incompleto',
  'roundRobin.judge-elsewhere':
    '{players} não se enfrentam nesta rodada da tabela; enfrentam-se na rodada {rounds}',
  'roundRobin.judge-colours': '{players}: a tabela dá as cores ao contrário',
  'roundRobin.judge-missing': '{players} se enfrentam nesta rodada da tabela',
  'roundRobin.why-unknown': 'Ninguém tem o número {players}',
  'roundRobin.why-self': '{players} não pode jogar contra si mesmo',
  'roundRobin.why-paired': '{players} se enfrentam de fato na rodada {round}',
  'roundRobin.why-before':
    '{players} se enfrentaram pela tabela na rodada {round}, {white} com brancas',
  'roundRobin.why-later':
    '{players} se enfrentam pela tabela na rodada {round}, {white} com brancas',
  'roundRobin.met': '{players} já se enfrentaram, na rodada {rounds}',
  'roundRobin.withdrawn-counts':
    '{player} desistiu após {played} de {games} {games|partida|partidas}: metade ou mais, os resultados contam e as partidas restantes são W.O.',
  'roundRobin.withdrawn-taken-out':
    '{player} desistiu após {played} de {games} {games|partida|partidas}: menos de metade, os resultados ficam na tabela cruzada e não contam aqui',
  'roundRobin.numbers-by-lot': 'Números sorteados (código {seed})',
  'roundRobin.other-table':
    'Nenhum par da rodada 1 consta da tabela para {players} {players|jogador|jogadores}: foi jogada com outros números ou outro número de jogadores',
  'roundRobin.too-few': 'Um torneio todos contra todos precisa de dois jogadores',
  'roundRobin.unfinished': 'A rodada {round} tem partidas sem resultado',
  'roundRobin.cure-players': 'Inscreva primeiro os jogadores',
  'roundRobin.cure-results': 'Insira os resultados que faltam',
  'roundRobin.cure-numbers':
    'As rodadas jogadas não seguem a tabela destes números: dê aos jogadores os números sorteados, e não inscreva ninguém depois de emparceirada a primeira rodada',
};
