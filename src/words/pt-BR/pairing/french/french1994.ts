import type { french1994 as english } from '../../../en/pairing/french/french1994';
import type { WordsLike } from '../../../like';

/** The language of the French text of 1994: levels, S1 and S2, n, b, q, x, p, disturbed pairs. */
export const french1994: WordsLike<typeof english> = {
  'french1994.player': '{player}',
  'french1994.s1': 'S1',
  'french1994.s2': 'S2',
  'french1994.pairs': 'Pares',
  'french1994.white': 'Brancas',
  'french1994.black': 'Pretas',
  'french1994.left-over': 'Sobra',
  'french1994.verdict': 'Decisão',
  'french1994.accepted': 'aceito',
  'french1994.baf77-off':
    'A regra da preferência perturbada mais fraca está desligada: este não é o emparceiramento oficial',
  'french1994.level-homogeneous': 'Nível de {score}: {residents}; homogêneo. Decidido por {steps}',
  'french1994.level-half':
    'Nível de {score}: {moved} vindos de cima com {residents}; pelo menos metade veio de cima, por isso é tratado como homogêneo. Decidido por {steps}',
  'french1994.level-heterogeneous':
    'Nível de {score}: {moved} vindos de cima com {residents}; heterogêneo. Decidido por {steps}',
  'french1994.joined':
    'Nenhum emparceiramento do nível anterior permite completar o último: os dois são reunidos',
  'french1994.alone': '{players}: nenhum adversário neste nível sem violar B1 ou B2',
  'french1994.counts':
    'n = {n} preferem pretas, b = {b} preferem brancas, q = {q}, logo x = {x}; p = {p} {p|par|pares}',
  'french1994.placed': 'Primeiro os jogadores vindos de cima: S1 = {s1}',
  'french1994.halves': 'S1 = {s1}; S2 = {s2}',
  'french1994.residual': 'Nível residual: S1 = {s1}; S2 = {s2}',
  'french1994.c6': 'S1 contra S2 pela ordem',
  'french1994.c7': 'Primeira permutação de S2 que satisfaz o exigido',
  'french1994.c8': 'Nenhuma permutação serve; primeira troca que serve: {out} ↔ {in}',
  'french1994.c9-b6': 'B6 é abandonado para os flutuantes descendentes deste nível',
  'french1994.c9-b5': 'B6 e depois B5 são abandonados para os flutuantes descendentes deste nível',
  'french1994.c10-b6': 'B6 é abandonado para os flutuantes ascendentes deste nível',
  'french1994.c10-b5': 'B6 e depois B5 são abandonados para os flutuantes ascendentes deste nível',
  'french1994.c11':
    'x = {x} não basta: aumentado para {disturbed} {disturbed|par perturbado|pares perturbados}',
  'french1994.disturbed': 'Pares perturbados: {disturbed}, o mínimo possível',
  'french1994.baf77-all': 'Cada par perturbado contém uma preferência fraca',
  'french1994.baf77-some': 'Pares perturbados sem preferência fraca: {strong}, o mínimo possível',
  'french1994.c12':
    'Emparceirado de novo com outros flutuantes, porque o nível seguinte não conseguia colocar os primeiros',
  'french1994.c13': 'Emparceirado de novo para que o último nível possa ser completado',
  'french1994.c14-s1':
    'Nem todos os jogadores vindos de cima podem ser colocados: só os {count} mais fortes ficam em S1',
  'french1994.c14-none': 'Nenhum dos jogadores vindos de cima pode ser colocado primeiro: {moved}',
  'french1994.c14-pairs': '{p} {p|par|pares} são impossíveis: p reduzido a {reached}',
  'french1994.c14-all': 'Nenhum par é possível: todo o nível desce',
  'french1994.floaters': 'Sobram: {players}',
  'french1994.by-hand': 'O mesmo à mão',
  'french1994.by-hand-title': 'Tentativas pela ordem de D1 e D2',
  'french1994.exempt': 'Bye: {players}, um ponto, conta como flutuante descendente',
  'french1994.colours': 'Cores',
  'french1994.colours-title': 'Pares pela ordem das mesas com a regra das suas cores',
  'french1994.colour-rule': 'Por quê',
  'french1994.colour.E.1': 'cada um recebe a cor preferida',
  'french1994.colour.E.2': 'a preferência mais forte é satisfeita',
  'french1994.colour.E.3': 'alternância desde as últimas partidas com cores diferentes',
  'french1994.colour.E.4': 'o jogador mais forte recebe a sua preferência',
  'french1994.colour.first-round': 'primeira rodada: alternância em S1 a partir da cor sorteada',
  'french1994.colour.no-game':
    'nenhum jogou: o mais forte segundo a paridade do seu número e a cor sorteada',
  'french1994.refused.met': '{a} e {b} já se enfrentaram',
  'french1994.refused.apart': '{a} e {b} não podem se enfrentar (lista do árbitro)',
  'french1994.refused.clash': '{a} e {b} têm ambos de jogar com a mesma cor',
  'french1994.refused.x': '{disturbed} {disturbed|par perturbado|pares perturbados}, {x} admitidos',
  'french1994.refused.strong': '{a} – {b} fica perturbado sem preferência fraca',
  'french1994.refused.exempt': '{player} já recebeu um ponto sem jogar',
  'french1994.refused.float': '{player} voltaria a flutuar para baixo',
  'french1994.refused.below': 'serve aqui, mas o nível seguinte falha então',
  'french1994.name': 'Francês 1994 (sistema suíço baseado no Elo, com BAF 77, 78 e 80)',
  'french1994.summary':
    'S1 contra S2 em cada nível de pontos; forçam-se primeiro as preferências de cor mais fracas; os flutuantes ficam fixados no emparceiramento',
};
