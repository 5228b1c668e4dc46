import type { matches as english } from '../../en/pairing/matches';
import type { WordsLike } from '../../like';

/** The procedure that teams (C.04.6) and the Double-Swiss (C.04.5) have in common. */
export const matches: WordsLike<typeof english> = {
  'matches.who': '{player}',
  'matches.none': 'nenhum',
  'matches.value': '{value}',
  'matches.bracket': 'Grupo de {score} {score|ponto|pontos}',
  'matches.group': 'Grupo de pontuação: {players}',
  'matches.upfloaters': 'Sobem para ele: {players}',
  'matches.noUpfloaters': 'Ninguém tem de subir',
  'matches.criteria': 'Critérios por prioridade decrescente',
  'matches.pairs': 'Emparceiramentos e a regra que deu as cores',
  'matches.head.white': 'Brancas',
  'matches.head.black': 'Pretas',
  'matches.head.rule': 'Cores',
  'matches.head.article': 'Artigo',
  'matches.head.criterion': 'A minimizar',
  'matches.head.value': 'Valor',
  'matches.head.set': 'Que sobem',
  'matches.bye':
    '{player} fica com o bye: {score} {score|ponto|pontos}, {matches} {matches|encontro jogado|encontros jogados}',
  'matches.byeLeaves': 'sem {player}, os outros não poderiam ser todos emparceirados',
  'matches.barred.bye': '{player} não pode receber o bye: já o teve na rodada {round}',
  'matches.barred.forfeit':
    '{player} não pode receber o bye: encontro ganho por W.O. na rodada {round}',
  'matches.barred.full': '{player} não pode receber o bye: bye de ponto inteiro na rodada {round}',
  'matches.C.fewest': 'que sobem',
  'matches.C.scores': 'pontuações dos que sobem, o mais altas possível',
  'matches.C.following': 'subidas de que precisa o grupo de pontuação seguinte',
  'matches.C.repeated': 'que sobem e flutuaram na rodada anterior',
  'matches.C.colours': 'preferências de cor não atendidas',
  'matches.C.strong': 'preferências de cor fortes não atendidas',
  'matches.C.opponents': 'adversários de quem sobe que flutuaram na rodada anterior',
  'matches.met': '{players} já jogaram um encontro entre si',
  'matches.keptApart': '{players} não podem se enfrentar (lista do árbitro)',
  'matches.judge.players':
    'participantes diferentes: faltam {missing}; a não emparceirar ou repetidos {extra}',
  'matches.judge.noRound':
    'não existe emparceiramento legal desta rodada; decide o árbitro principal',
  'matches.judge.byeScore':
    'o bye foi para {other} com {found} {found|ponto|pontos}; {player} tem {best}',
  'matches.judge.byeMatches':
    'o bye foi para {other} com {found} {found|encontro jogado|encontros jogados}; {player} jogou {best}',
  'matches.judge.byeNumber': 'o bye foi para {other}; {player}, em igualdade, tem o maior número',
  'matches.judge.worse': 'grupo de {score}: pior em {criterion}: {found} em vez de {best}',
  'matches.judge.laterSet':
    'grupo de {score}: {played|subir|subirem} {played} vale o mesmo, mas vem depois de {ours} na ordem prescrita',
  'matches.judge.later':
    'grupo de {score}: igual em todos os critérios, mas o seu identificador {played} vem depois de {ours}',
  'matches.judge.colours': 'cores erradas: {white} tem as brancas contra {black} ({rule})',
  'matches.why.notTwo': '{players} não são dois participantes diferentes desta rodada',
  'matches.why.arePaired': '{players} estão emparceirados nesta rodada',
  'matches.why.incomplete':
    'com {players} emparceirados, o resto da rodada não poderia ser completado',
  'matches.why.with': 'a melhor rodada em que {players} se enfrentam: {because}',
  'matches.refusal.pending': 'a rodada {round} tem encontros sem resultado: {players}',
  'matches.refusal.few':
    '{players} não podem ser todos emparceirados: além de uns aos outros só podem enfrentar {others}, que são poucos',
  'matches.refusal.among':
    '{players} não podem ser todos emparceirados: não há mais ninguém que possam enfrentar',
  'matches.refusal.noBye': 'o número de participantes é ímpar e ninguém mais pode receber o bye',
  'matches.refusal.bye':
    'o número de participantes é ímpar; só estes ainda podem receber o bye: {players}',
  'matches.refusal.met': '{player} já enfrentou {others}',
  'matches.refusal.forbidden': '{player} não pode enfrentar {others} (lista do árbitro)',
  'matches.cure.results': 'insira os resultados que faltam na rodada {round}',
  'matches.cure.absence': 'deixe um ou dois de fora nesta rodada, primeiro entre: {players}',
  'matches.cure.byHand':
    'o texto deixa a decisão ao árbitro principal: emparceire à mão e registre por quê',
  'matches.hand.sets': 'À mão: conjuntos que sobem na ordem prescrita',
  'matches.hand.setsOpen':
    'À mão: os primeiros conjuntos que sobem na ordem prescrita; o aceito vem mais adiante',
  'matches.hand.pairings': 'À mão: emparceiramentos na ordem dos seus identificadores',
  'matches.hand.pairingsOpen':
    'À mão: os primeiros emparceiramentos na ordem dos identificadores; o aceito vem mais adiante',
  'matches.hand.noBracket': 'com {players}, o grupo não pode ser emparceirado',
  'matches.hand.notComplete':
    'se {players} subirem, o resto da rodada não poderia ser emparceirado',
  'matches.hand.worse': '{criterion}: {found} em vez de {best}',
};
