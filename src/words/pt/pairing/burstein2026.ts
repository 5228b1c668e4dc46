import type { burstein2026 as english } from '../../en/pairing/burstein2026';
import type { WordsLike } from '../../like';

/** Burstein 2026: the rounds after the seeding ones. */
export const burstein2026: WordsLike<typeof english> = {
  'burstein2026.seeding':
    'Ronda {round}, {count|a única ronda inicial|uma das rondas iniciais} ({count}): aplicam-se as regras do sistema holandês (C.04.3), e são delas os artigos abaixo',
  'burstein2026.rule.5.2.1':
    '5.2.1: nenhum dos dois jogou; cor inicial pelo número de emparceiramento de {higher}, o melhor classificado',
  'burstein2026.rule.5.2.2': '5.2.2: ambas as preferências são atendidas',
  'burstein2026.rule.5.2.3': '5.2.3: é atendida a preferência mais forte',
  'burstein2026.rule.5.2.4':
    '5.2.4: alternância face à última partida em que tiveram cores diferentes',
  'burstein2026.rule.5.2.5': '5.2.5: a preferência de {higher}, o melhor classificado',
  'burstein2026.C5': 'flutuantes que saem',
  'burstein2026.C6': 'pontuações dos flutuantes que saem',
  'burstein2026.C7':
    'jogadores por emparceirar no grupo seguinte, depois as pontuações dos que vêm deste',
  'burstein2026.C8': 'jogadores sem a sua preferência de cor',
  'burstein2026.value.ahead': '{count}, vindos deste grupo com {scores}',
  'burstein2026.bracket': 'Grupo de {score} {score|ponto|pontos}',
  'burstein2026.residents': 'Jogadores residentes: {players}',
  'burstein2026.incoming': 'Flutuantes que entram: {players}',
  'burstein2026.floaters': 'Flutuantes que saem: {players}',
  'burstein2026.ranking':
    'Ordenados por Buchholz, depois Sonneborn-Berger, depois número de emparceiramento; os pontos não contam',
  'burstein2026.rankingTitle': 'Ordem no grupo',
  'burstein2026.head.bsn': 'BSN',
  'burstein2026.head.player': 'Jogador',
  'burstein2026.head.points': 'Pontos',
  'burstein2026.head.buchholz': 'Buchholz',
  'burstein2026.head.sonnebornBerger': 'Sonneborn-Berger',
  'burstein2026.points': '{score}',
  'burstein2026.buchholz': '{value}',
  'burstein2026.sonnebornBerger': '{value}',
  'burstein2026.pairs': 'Pares: {count}',
  'burstein2026.noPairs': 'Ninguém pode ser emparceirado neste grupo',
  'burstein2026.criteria':
    'Nenhum emparceiramento deste grupo é melhor nos critérios; entre os iguais, este vem primeiro',
  'burstein2026.bye':
    '{player} fica isento; o isento é designado antes de qualquer emparceiramento',
  'burstein2026.bye.score':
    'Pontuação mais baixa entre os que o podem receber e deixam adversário a todos os outros: {score}',
  'burstein2026.bye.games': 'Entre os dessa pontuação, mais partidas jogadas: {count}',
  'burstein2026.bye.rank': 'De {players}, {player} é o pior classificado',
  'burstein2026.sameAbsolute': '{players} têm ambos preferência absoluta por {colour}',
  'burstein2026.judge.byeScore':
    '{player} ficou isento com {found} de pontuação; {other} tem {best}, e então também todos os outros podem ser emparceirados',
  'burstein2026.judge.byeGames':
    '{player} ficou isento com {found} {found|partida jogada|partidas jogadas}; {other} tem a mesma pontuação e jogou {best}',
  'burstein2026.judge.byeRank':
    '{player} ficou isento; {other} tem a mesma pontuação, jogou tantas partidas e está pior classificado',
  'burstein2026.judge.worse': 'grupo de {score}: pior em {criterion}: {found} em vez de {best}',
  'burstein2026.judge.later':
    'grupo de {score}: legal e igual em todos os critérios, mas posterior na ordem dos emparceiramentos: {played}',
  'burstein2026.why.bye':
    '{player} fica isento; o isento é designado antes de qualquer emparceiramento',
  'burstein2026.why.incomplete':
    '{player} fica isento, o que se decide primeiro; com {players} emparceirados, os outros não poderiam ser todos emparceirados',
  'burstein2026.plain.incomplete':
    'e com {player} isento, o que se decide primeiro, os outros não poderiam ter sido todos emparceirados.',
  'burstein2026.why.worse':
    'com {players} emparceirados, o grupo de {score} é, no melhor caso, {pairing}, pior em {criterion}: {found} em vez de {best}',
  'burstein2026.why.worseElsewhere':
    'para {players} se defrontarem, o grupo de {score} teria de ser emparceirado de outra forma, no melhor caso {pairing}; pior em {criterion}: {found} em vez de {best}',
  'burstein2026.why.later':
    'para {players} se defrontarem, o grupo de {score} teria de ser {pairing}: igual em todos os critérios, mas posterior na ordem dos emparceiramentos',
  'burstein2026.hand.worse': '{criterion}: {found} em vez de {best}',
  'burstein2026.hand.already': '{criterion}: já {found} em vez de {best}',
  'burstein2026.hand.notComplete':
    'se {players} flutuarem, o resto da ronda não pode ser emparceirado',
  'burstein2026.hand.restAlone': 'o resto da ronda não pode ser emparceirado',
  'burstein2026.refusal.rounds':
    'metade das rondas do torneio, quatro no máximo, são rondas iniciais; o número de rondas não foi indicado, e a ronda {round} pode ser uma delas ou não',
  'burstein2026.cure.rounds': 'indicar quantas rondas tem o torneio',
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, fevereiro de 2026)',
  'burstein2026.summary':
    'equilibra a oposição de jogadores com a mesma pontuação: após, no máximo, quatro rondas pelo sistema holandês, quem defrontou os adversários mais fortes defronta quem teve os mais fracos',
};
