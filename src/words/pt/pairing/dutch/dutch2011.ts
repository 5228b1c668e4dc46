import type { dutch2011 as english } from '../../../en/pairing/dutch/dutch2011';
import type { WordsLike } from '../../../like';

/** What the editions of 2011 and 2012 of the Dutch system say about a round. */
export const dutch2011: WordsLike<typeof english> = {
  'dutch2011.bracket':
    'Grupo de {points} {points|ponto|pontos}: {residents}; vindos de cima: {movedDown}',
  'dutch2011.lowest-bracket':
    'Último grupo, {points} {points|ponto|pontos}: {residents}; vindos de cima: {movedDown}',
  'dutch2011.no-opponent': '{player} não tem adversário possível aqui e desce de imediato',
  'dutch2011.no-opponent-again':
    '{player}, já descido, também não tem adversário possível aqui e continua a descer',
  'dutch2011.no-opponent-lowest': '{player} não tem adversário possível aqui e sobra',
  'dutch2011.homogeneous':
    'Tratado como homogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.homogeneous-even':
    'Tratado como homogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.heterogeneous': 'Heterogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.heterogeneous-even':
    'Heterogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.paired': 'Emparceirados: {pairs}; sobram: {stayOver}',
  'dutch2011.paired-again': 'O grupo superior é emparceirado de novo: {pairs}; sobram: {stayOver}',
  'dutch2011.moved-down-pairs': 'Primeiro os jogadores vindos de cima: {pairs}',
  'dutch2011.remainder': 'Grupo remanescente, P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.subgroups': 'P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.exchange': 'Troca: {fromS1} de S1 por {fromS2} de S2',
  'dutch2011.given-up.closeness':
    'Diferença de {difference} {difference|ponto|pontos} aceite {count} {count|vez|vezes}',
  'dutch2011.given-up.B.2': 'B.2 abandonado em {count} {count|par|pares} com um jogador do topo',
  'dutch2011.given-up.A.7.d':
    'A.7.d abandonado em {count} {count|par|pares}: mesma cor pretendida, pelo menos fortemente por ambos',
  'dutch2011.given-up.X':
    'X elevado de {minimum} para {count}: pares em que ambos pretendem a mesma cor',
  'dutch2011.given-up.Z':
    'Z elevado de {minimum} para {count}: pares em que ambos pretendem a mesma cor pelo menos fortemente',
  'dutch2011.given-up.B.5-down':
    'B.5 abandonado para {count} {count|flutuante|flutuantes} {count|descendente|descendentes}, já {count|descido|descidos} na ronda anterior',
  'dutch2011.given-up.B.6-down':
    'B.6 abandonado para {count} {count|flutuante|flutuantes} {count|descendente|descendentes}, já {count|descido|descidos} duas rondas antes',
  'dutch2011.given-up.B.5-up':
    'B.5 abandonado para {count} {count|flutuante|flutuantes} {count|ascendente|ascendentes}, já {count|subido|subidos} na ronda anterior',
  'dutch2011.given-up.B.6-up':
    'B.6 abandonado para {count} {count|flutuante|flutuantes} {count|ascendente|ascendentes}, já {count|subido|subidos} duas rondas antes',
  'dutch2011.backtracking': 'Retrocesso ao grupo superior: descem {after} em vez de {before}',
  'dutch2011.backtracking-none':
    'Retrocesso ao grupo superior: nenhum outro conjunto além de {before} resolve',
  'dutch2011.penultimate':
    'O penúltimo grupo é emparceirado de modo a que o último possa ser completado',
  'dutch2011.penultimate-none':
    'Nenhum emparceiramento do penúltimo grupo permite completar o último',
  'dutch2011.joined': 'Os dois últimos grupos são unidos: S1 = {s1}; S2 = {s2}',
  'dutch2011.fewer-pairs': '{from} pares são impossíveis: P1 passa a {to}',
  'dutch2011.fewer-moved-down':
    'Os {from} jogadores vindos de cima não podem ser todos emparceirados: M1 passa a {to} (P1 = {p1})',
  'dutch2011.bye': '{player} sobra no último grupo e fica isento',
  'dutch2011.colours': 'Cores',
  'dutch2011.colour.E.1':
    '{white} (brancas) e {black} (pretas): ambas as preferências são satisfeitas',
  'dutch2011.colour.A.7.f': '{white} (brancas) e {black} (pretas): só um deles tem preferência',
  'dutch2011.colour.E.2':
    '{white} (brancas) e {black} (pretas): é satisfeita a preferência mais forte',
  'dutch2011.colour.E.3':
    '{white} (brancas) e {black} (pretas): alternam em relação à última vez em que tiveram cores diferentes',
  'dutch2011.colour.E.4':
    '{white} (brancas) e {black} (pretas): é satisfeita a preferência do jogador mais bem classificado',
  'dutch2011.colour.E.5':
    '{white} (brancas) e {black} (pretas): nenhum jogou ainda, decide a cor sorteada',
  'dutch2011.name': 'Holandês 2011 (C.04.1, Cracóvia 2011)',
  'dutch2011.summary':
    'O sistema holandês no texto de 2011: grupos a partir do topo, transposições e trocas, retrocesso de um único grupo.',
};
