import type { dubov1997Why as english } from '../../../en/pairing/dubov/dubov1997Why';
import type { WordsLike } from '../../../like';

/** Dubov 1997: why a candidate, a pair or a whole round was not taken. */
export const dubov1997Why: WordsLike<typeof english> = {
  'dubov1997.passed.met': '{players}: já se defrontaram',
  'dubov1997.passed.colours': '{players}: ambos só poderiam ter a mesma cor',
  'dubov1997.passed.forbidden': '{players}: o árbitro não permite este encontro',
  'dubov1997.passed.freePoint': '{players}: já um ponto sem jogar',
  'dubov1997.passed.transferredLastRound':
    '{players}: transferência para cima na ronda anterior, não duas vezes seguidas',
  'dubov1997.passed.tooManyTransfers':
    '{players}: atingido o número permitido de transferências para cima',
  'dubov1997.passed.noOpponentInGroup': '{players}: sem adversário legal no grupo',
  'dubov1997.passed.groupNotPaired':
    '{players}: o grupo continuaria a não poder ser emparceirado por inteiro',
  'dubov1997.passed.lookAhead':
    '{players}: os jogadores restantes não poderiam ser todos emparceirados legalmente',

  'dubov1997.colour.limits': 'as únicas cores que respeitam 2.3 e 2.4',
  'dubov1997.colour.preferences': 'cada um tem a sua cor preferencial',
  'dubov1997.colour.onePreference': 'só um tem preferência',
  'dubov1997.colour.difference': 'brancas para quem as teve menos em relação às pretas',
  'dubov1997.colour.history': 'inverte-se a última diferença das suas cores',
  'dubov1997.colour.cma': 'brancas para a maior CMA',
  'dubov1997.colour.rating': 'brancas para o rating mais baixo',
  'dubov1997.colour.initialList': 'tudo igual: brancas para o último dos dois na lista inicial',
  'dubov1997.colour.firstRound': 'segundo o sorteio, alternando',

  'dubov1997.refusal.unrated':
    'sem rating: {players}; este sistema emparceira pelos ratings e ninguém é emparceirado com 0',
  'dubov1997.cure.estimate': 'atribua a {players} um rating estimado, tão preciso quanto possível',
  'dubov1997.refusal.pending': 'a ronda {round} tem partidas sem resultado: {players}',
  'dubov1997.cure.results':
    'introduza os resultados da ronda {round}; uma partida adiada introduz-se como tal',
  'dubov1997.refusal.noOpponent':
    '{player} já não tem adversário legal: já defrontou {met}; cores incompatíveis {colours}; encontros não permitidos {forbidden}',
  'dubov1997.refusal.scarce':
    '{missable} só podem ser emparceirados com a ajuda de {scarce}, que são poucos',
  'dubov1997.refusal.cutOff':
    '{missable} não podem defrontar mais ninguém e não podem ser todos emparceirados entre si',
  'dubov1997.refusal.byeNobody':
    'o número de jogadores é ímpar e todos já têm um ponto sem jogar: {players}',
  'dubov1997.refusal.byeRest':
    'o número de jogadores é ímpar; quem quer que de {players} ficasse isento, os outros não poderiam ser todos emparceirados',
  'dubov1997.cure.forbidden':
    'levante alguns encontros não permitidos pelo árbitro: sem essas restrições existe uma ronda legal',
  'dubov1997.cure.byHand':
    'o texto deixa o caso ao árbitro: emparceire à mão e registe qual dos artigos 2.1 a 2.4 fica de lado',
  'dubov1997.cure.fewerRounds':
    'ou termine aqui o torneio: há rondas a mais para o número de jogadores',

  'dubov1997.judge.twice': '{players} aparecem mais do que uma vez na ronda',
  'dubov1997.judge.missing': '{players} participam mas não estão emparceirados',
  'dubov1997.judge.absent': '{players} não participam nesta ronda',
  'dubov1997.judge.difference':
    '{player} ficaria com mais {difference} {difference|partida|partidas} de {colour}',
  'dubov1997.judge.threeTimes': '{player} teria três vezes seguidas as {colour}',
  'dubov1997.judge.bye': '{played} fica isento; segundo o texto é {ours}',
  'dubov1997.judge.first':
    'primeira diferença pela ordem do trabalho: segundo o texto {white} defronta {black} (jogado: {played})',
  'dubov1997.judge.colours': '{white} joga de brancas contra {black}: {because}',
  'dubov1997.judge.noRound': 'segundo o texto não há ronda com que comparar',

  'dubov1997.whyNot.paired': '{white} e {black} defrontam-se de facto nesta ronda',
  'dubov1997.whyNot.self': 'um jogador não se defronta a si próprio',
  'dubov1997.whyNot.lookAhead':
    'se {a} defrontasse {b}, os outros não poderiam ser todos emparceirados legalmente',
  'dubov1997.whyNot.bye':
    'o isento é designado primeiro, e é {player}; se {a} defrontasse {b}, os outros já não poderiam ser todos emparceirados legalmente',
  'dubov1997.whyNot.scores':
    'estão em grupos diferentes: {a} tem {pointsA} pontos, {b} tem {pointsB}',
  'dubov1997.whyNot.sameColumn':
    'ambos estão na mesma coluna ({colour}); dentro de uma coluna só se emparceira quando alguém não pode defrontar ninguém da outra',
  'dubov1997.whyNot.rows':
    '{white} está na linha {whiteRow} das brancas, {black} na linha {blackRow} das pretas; a primeira ordem possível dá {opponent} a {white}',
  'dubov1997.whyNot.earlier': 'antes de a questão se pôr, {player} é emparceirado com {opponent}',
};
