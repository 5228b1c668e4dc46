import type { dubov1997Why as english } from '../../../en/pairing/dubov/dubov1997Why';
import type { WordsLike } from '../../../like';

/** Dubov 1997: why a candidate, a pair or a whole round was not taken. */
export const dubov1997Why: WordsLike<typeof english> = {
  'dubov1997.passed.met': '{players}: já se enfrentaram',
  'dubov1997.passed.colours': '{players}: ambos só poderiam ter a mesma cor',
  'dubov1997.passed.forbidden': '{players}: não podem se enfrentar (lista do árbitro)',
  'dubov1997.passed.freePoint': '{players}: já um ponto sem jogar',
  'dubov1997.passed.transferredLastRound':
    '{players}: transferência para cima na rodada anterior, não duas vezes seguidas',
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
  'dubov1997.refusal.pending': 'a rodada {round} tem partidas sem resultado: {players}',
  'dubov1997.cure.results':
    'insira os resultados da rodada {round}; uma partida adiada é inserida como tal',
  'dubov1997.refusal.noOpponent':
    '{player} não tem mais adversário legal: já enfrentou {met}; cores incompatíveis {colours}; não pode enfrentar {forbidden}',
  'dubov1997.refusal.scarce':
    '{missable} só podem ser emparceirados com a ajuda de {scarce}, que são poucos',
  'dubov1997.refusal.cutOff':
    '{missable} não podem enfrentar mais ninguém e não podem ser todos emparceirados entre si',
  'dubov1997.refusal.byeNobody':
    'o número de jogadores é ímpar e todos já têm um ponto sem jogar: {players}',
  'dubov1997.refusal.byeRest':
    'o número de jogadores é ímpar; com o bye para qualquer um de {players}, os outros não poderiam ser todos emparceirados',
  'dubov1997.cure.forbidden':
    'retire alguns pares da lista “Não podem se enfrentar”: sem essas restrições existe uma rodada legal',
  'dubov1997.cure.byHand':
    'o texto deixa o caso ao árbitro: emparceire à mão e registre qual dos artigos 2.1 a 2.4 fica de lado',
  'dubov1997.cure.fewerRounds':
    'ou termine aqui o torneio: há rodadas demais para o número de jogadores',

  'dubov1997.judge.twice': '{players} aparecem mais de uma vez na rodada',
  'dubov1997.judge.missing': '{players} participam mas não estão emparceirados',
  'dubov1997.judge.absent': '{players} não participam nesta rodada',
  'dubov1997.judge.difference':
    '{player} ficaria com mais {difference} {difference|partida|partidas} de {colour}',
  'dubov1997.judge.threeTimes': '{player} teria três vezes seguidas as {colour}',
  'dubov1997.judge.bye': '{played} tem o bye; segundo o texto é {ours}',
  'dubov1997.judge.first':
    'primeira diferença pela ordem do trabalho: segundo o texto {white} enfrenta {black} (jogado: {played})',
  'dubov1997.judge.colours': '{white} joga de brancas contra {black}: {because}',
  'dubov1997.judge.noRound': 'segundo o texto não há rodada com que comparar',

  'dubov1997.whyNot.paired': '{white} e {black} se enfrentam de fato nesta rodada',
  'dubov1997.whyNot.self': 'um jogador não joga contra si mesmo',
  'dubov1997.whyNot.lookAhead':
    'se {a} enfrentasse {b}, os outros não poderiam ser todos emparceirados legalmente',
  'dubov1997.whyNot.bye':
    'o bye é dado primeiro, a {player}; se {a} enfrentasse {b}, os outros não poderiam mais ser todos emparceirados legalmente',
  'dubov1997.whyNot.scores':
    'estão em grupos diferentes: {a} tem {pointsA} pontos, {b} tem {pointsB}',
  'dubov1997.whyNot.sameColumn':
    'ambos estão na mesma coluna ({colour}); dentro de uma coluna só se emparceira quando alguém não pode enfrentar ninguém da outra',
  'dubov1997.whyNot.rows':
    '{white} está na linha {whiteRow} das brancas, {black} na linha {blackRow} das pretas; a primeira ordem possível dá {opponent} a {white}',
  'dubov1997.whyNot.earlier': 'antes de surgir a questão, {player} é emparceirado com {opponent}',
};
