import type { roundRobin as english } from '../../en/pairing/roundRobin';
import type { WordsLike } from '../../like';

/** Round robins by the Berger tables. */
export const roundRobin: WordsLike<typeof english> = {
  'roundRobin.who': '{player}',
  'roundRobin.white': 'Brancas',
  'roundRobin.black': 'Pretas',
  'roundRobin.table':
    'Tabela de Berger para {players} {players|jogador|jogadores}, ronda {round} da tabela',
  'roundRobin.table-odd':
    'Tabela de Berger para {places} lugares, ronda {round} da tabela; com {players} {players|jogador|jogadores} o lugar {places} fica vazio',
  'roundRobin.table-teams':
    'Tabela de Berger para {players} {players|equipa|equipas}, ronda {round} da tabela',
  'roundRobin.table-teams-odd':
    'Tabela de Berger de {places} lugares, ronda {round} da tabela; com {players} {players|equipa|equipas} o lugar {places} fica vazio',
  'roundRobin.home': 'A equipa nomeada primeiro joga em casa e tem brancas no tabuleiro 1',
  'roundRobin.exchanged':
    'A ronda {round} joga a ronda {other} da tabela: as duas últimas rondas da primeira volta são trocadas, para que ninguém tenha a mesma cor três vezes seguidas',
  'roundRobin.cycle': 'Volta {cycle}: a tabela joga-se de novo com as cores da primeira volta',
  'roundRobin.cycle-reversed': 'Volta {cycle}: a tabela joga-se de novo com as cores invertidas',
  'roundRobin.pairs': 'Pares: {count}',
  'roundRobin.pairs-title': 'Ronda {round}',
  'roundRobin.free': '{player} defronta o lugar vazio e tem a ronda livre, sem ponto',
  'roundRobin.away': 'Ausentes: {players}. As suas partidas perdem-se por falta de comparência',
  'roundRobin.uneven':
    'O torneio tem {rounds} {rounds|ronda|rondas}; são precisas {length} para que todos se defrontem: a última volta fica incompleta',
  'roundRobin.judge-elsewhere':
    '{players} não se defrontam nesta ronda da tabela; defrontam-se na ronda {rounds}',
  'roundRobin.judge-colours': '{players}: a tabela dá as cores ao contrário',
  'roundRobin.judge-missing': '{players} defrontam-se nesta ronda da tabela',
  'roundRobin.why-unknown': 'Ninguém tem o número {players}',
  'roundRobin.why-self': '{players} não pode defrontar-se a si próprio',
  'roundRobin.why-paired': '{players} defrontam-se mesmo na ronda {round}',
  'roundRobin.why-before':
    '{players} defrontaram-se pela tabela na ronda {round}, {white} com brancas',
  'roundRobin.why-later':
    '{players} defrontam-se pela tabela na ronda {round}, {white} com brancas',
  'roundRobin.met': '{players} já se defrontaram, na ronda {rounds}',
  'roundRobin.withdrawn-counts':
    '{player} desistiu após {played} de {games} {games|partida|partidas}: metade ou mais, os resultados contam e as partidas restantes são faltas',
  'roundRobin.withdrawn-taken-out':
    '{player} desistiu após {played} de {games} {games|partida|partidas}: menos de metade, os resultados ficam na tabela cruzada e não contam aqui',
  'roundRobin.numbers-by-lot': 'Números sorteados (código {seed})',
  'roundRobin.other-table':
    'Nenhum par da ronda 1 consta da tabela para {players} {players|jogador|jogadores}: foi jogada com outros números ou outro número de jogadores',
  'roundRobin.too-few': 'Um torneio todos contra todos precisa de dois jogadores',
  'roundRobin.unfinished': 'A ronda {round} tem partidas sem resultado',
  'roundRobin.cure-players': 'Inscreva primeiro os jogadores',
  'roundRobin.cure-results': 'Introduza os resultados em falta',
  'roundRobin.cure-numbers':
    'As rondas jogadas não seguem a tabela destes números: dê aos jogadores os números sorteados, e não inscreva ninguém depois de emparceirada a primeira ronda',
};
