import type { Phrasebook } from '../phrasebook';

/** What the editions of 2011 and 2012 of the Dutch system say about a round. */
export const dutch2011 = {
  'dutch2011.bracket': {
    en: 'Bracket of {points} points: {residents}; moved down into it: {movedDown}',
    fr: 'Groupe de {points} points : {residents} ; flotteurs venus d’en haut : {movedDown}',
    pt: 'Grupo de {points} pontos: {residents}; vindos de cima: {movedDown}',
  },
  'dutch2011.lowest-bracket': {
    en: 'Lowest bracket, {points} points: {residents}; moved down into it: {movedDown}',
    fr: 'Dernier groupe, {points} points : {residents} ; flotteurs venus d’en haut : {movedDown}',
    pt: 'Último grupo, {points} pontos: {residents}; vindos de cima: {movedDown}',
  },
  'dutch2011.no-opponent': {
    en: '{player} has no possible opponent here and moves down at once',
    fr: '{player} n’a aucun adversaire possible ici et descend aussitôt',
    pt: '{player} não tem adversário possível aqui e desce de imediato',
  },
  'dutch2011.no-opponent-again': {
    en: '{player}, moved down, has no possible opponent here either and moves on',
    fr: '{player}, déjà descendu, n’a pas non plus d’adversaire possible ici et continue de descendre',
    pt: '{player}, já descido, também não tem adversário possível aqui e continua a descer',
  },
  'dutch2011.no-opponent-lowest': {
    en: '{player} has no possible opponent here and stays over',
    fr: '{player} n’a aucun adversaire possible ici et reste seul',
    pt: '{player} não tem adversário possível aqui e sobra',
  },
  'dutch2011.homogeneous': {
    en: 'Treated as homogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
    fr: 'Traité comme homogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
    pt: 'Tratado como homogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  },
  'dutch2011.homogeneous-even': {
    en: 'Treated as homogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
    fr: 'Traité comme homogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
    pt: 'Tratado como homogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  },
  'dutch2011.heterogeneous': {
    en: 'Heterogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
    fr: 'Hétérogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
    pt: 'Heterogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  },
  'dutch2011.heterogeneous-even': {
    en: 'Heterogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
    fr: 'Hétérogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
    pt: 'Heterogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  },
  'dutch2011.paired': {
    en: 'Paired: {pairs}; staying over: {stayOver}',
    fr: 'Appariés : {pairs} ; restent : {stayOver}',
    pt: 'Emparceirados: {pairs}; sobram: {stayOver}',
  },
  'dutch2011.paired-again': {
    en: 'The bracket above is paired anew: {pairs}; staying over: {stayOver}',
    fr: 'Le groupe supérieur est apparié à nouveau : {pairs} ; restent : {stayOver}',
    pt: 'O grupo superior é emparceirado de novo: {pairs}; sobram: {stayOver}',
  },
  'dutch2011.moved-down-pairs': {
    en: 'Players moved down first: {pairs}',
    fr: 'D’abord les flotteurs venus d’en haut : {pairs}',
    pt: 'Primeiro os jogadores vindos de cima: {pairs}',
  },
  'dutch2011.remainder': {
    en: 'Remainder, P = {p}: S1 = {s1}; S2 = {s2}',
    fr: 'Reste du groupe, P = {p} : S1 = {s1} ; S2 = {s2}',
    pt: 'Grupo remanescente, P = {p}: S1 = {s1}; S2 = {s2}',
  },
  'dutch2011.subgroups': {
    en: 'P = {p}: S1 = {s1}; S2 = {s2}',
    fr: 'P = {p} : S1 = {s1} ; S2 = {s2}',
    pt: 'P = {p}: S1 = {s1}; S2 = {s2}',
  },
  'dutch2011.exchange': {
    en: 'Exchange: {fromS1} of S1 for {fromS2} of S2',
    fr: 'Échange : {fromS1} de S1 contre {fromS2} de S2',
    pt: 'Troca: {fromS1} de S1 por {fromS2} de S2',
  },
  'dutch2011.given-up.closeness': {
    en: 'Score difference {difference} accepted {count} time(s)',
    fr: 'Écart de {difference} point(s) accepté {count} fois',
    pt: 'Diferença de {difference} ponto(s) aceite {count} vez(es)',
  },
  'dutch2011.given-up.B.2': {
    en: 'B.2 given up for {count} pair(s) with a top scorer',
    fr: 'B.2 abandonné pour {count} paire(s) comprenant un joueur de tête',
    pt: 'B.2 abandonado em {count} par(es) com um jogador do topo',
  },
  'dutch2011.given-up.A.7.d': {
    en: 'A.7.d given up for {count} pair(s): same colour wanted, both at least strongly',
    fr: 'A.7.d abandonné pour {count} paire(s) : même couleur attendue, au moins fortement des deux côtés',
    pt: 'A.7.d abandonado em {count} par(es): mesma cor pretendida, pelo menos fortemente por ambos',
  },
  'dutch2011.given-up.X': {
    en: 'X raised from {minimum} to {count}: pairs in which both want the same colour',
    fr: 'X porté de {minimum} à {count} : paires où les deux attendent la même couleur',
    pt: 'X elevado de {minimum} para {count}: pares em que ambos pretendem a mesma cor',
  },
  'dutch2011.given-up.Z': {
    en: 'Z raised from {minimum} to {count}: pairs in which both want the same colour at least strongly',
    fr: 'Z porté de {minimum} à {count} : paires où les deux attendent la même couleur au moins fortement',
    pt: 'Z elevado de {minimum} para {count}: pares em que ambos pretendem a mesma cor pelo menos fortemente',
  },
  'dutch2011.given-up.B.5-down': {
    en: 'B.5 given up for {count} downfloater(s): they floated down in the previous round too',
    fr: 'B.5 abandonné pour {count} flotteur(s) descendant(s), déjà descendu(s) à la ronde précédente',
    pt: 'B.5 abandonado para {count} flutuante(s) descendente(s), já descido(s) na ronda anterior',
  },
  'dutch2011.given-up.B.6-down': {
    en: 'B.6 given up for {count} downfloater(s): they floated down two rounds ago too',
    fr: 'B.6 abandonné pour {count} flotteur(s) descendant(s), déjà descendu(s) deux rondes plus tôt',
    pt: 'B.6 abandonado para {count} flutuante(s) descendente(s), já descido(s) duas rondas antes',
  },
  'dutch2011.given-up.B.5-up': {
    en: 'B.5 given up for {count} upfloater(s): they floated up in the previous round too',
    fr: 'B.5 abandonné pour {count} flotteur(s) ascendant(s), déjà monté(s) à la ronde précédente',
    pt: 'B.5 abandonado para {count} flutuante(s) ascendente(s), já subido(s) na ronda anterior',
  },
  'dutch2011.given-up.B.6-up': {
    en: 'B.6 given up for {count} upfloater(s): they floated up two rounds ago too',
    fr: 'B.6 abandonné pour {count} flotteur(s) ascendant(s), déjà monté(s) deux rondes plus tôt',
    pt: 'B.6 abandonado para {count} flutuante(s) ascendente(s), já subido(s) duas rondas antes',
  },
  'dutch2011.backtracking': {
    en: 'Back to the bracket above: {after} move down instead of {before}',
    fr: 'Retour au groupe supérieur : {after} descendent à la place de {before}',
    pt: 'Retrocesso ao grupo superior: descem {after} em vez de {before}',
  },
  'dutch2011.backtracking-none': {
    en: 'Back to the bracket above: no other set than {before} helps',
    fr: 'Retour au groupe supérieur : aucun autre ensemble que {before} ne convient',
    pt: 'Retrocesso ao grupo superior: nenhum outro conjunto além de {before} resolve',
  },
  'dutch2011.penultimate': {
    en: 'The penultimate bracket is paired so that the lowest can be completed',
    fr: 'L’avant-dernier groupe est apparié de sorte que le dernier puisse être complété',
    pt: 'O penúltimo grupo é emparceirado de modo a que o último possa ser completado',
  },
  'dutch2011.penultimate-none': {
    en: 'No pairing of the penultimate bracket lets the lowest be completed',
    fr: 'Aucun appariement de l’avant-dernier groupe ne permet de compléter le dernier',
    pt: 'Nenhum emparceiramento do penúltimo grupo permite completar o último',
  },
  'dutch2011.joined': {
    en: 'The two lowest brackets are joined: S1 = {s1}; S2 = {s2}',
    fr: 'Les deux derniers groupes sont réunis : S1 = {s1} ; S2 = {s2}',
    pt: 'Os dois últimos grupos são unidos: S1 = {s1}; S2 = {s2}',
  },
  'dutch2011.fewer-pairs': {
    en: '{from} pairs cannot be made: P1 becomes {to}',
    fr: '{from} paires sont impossibles : P1 passe à {to}',
    pt: '{from} pares são impossíveis: P1 passa a {to}',
  },
  'dutch2011.fewer-moved-down': {
    en: 'Not all {from} players moved down can be paired: M1 becomes {to} (P1 = {p1})',
    fr: 'Les {from} flotteurs ne peuvent pas tous être appariés : M1 passe à {to} (P1 = {p1})',
    pt: 'Os {from} jogadores vindos de cima não podem ser todos emparceirados: M1 passa a {to} (P1 = {p1})',
  },
  'dutch2011.bye': {
    en: '{player} stays over in the lowest bracket and has the bye',
    fr: '{player} reste seul dans le dernier groupe et est exempt',
    pt: '{player} sobra no último grupo e fica com o bye',
  },
  'dutch2011.colours': { en: 'Colours', fr: 'Couleurs', pt: 'Cores' },
  'dutch2011.colour.E.1': {
    en: '{white} (white) and {black} (black): both preferences are granted',
    fr: '{white} (blancs) et {black} (noirs) : les deux préférences sont respectées',
    pt: '{white} (brancas) e {black} (pretas): ambas as preferências são satisfeitas',
  },
  'dutch2011.colour.A.7.f': {
    en: '{white} (white) and {black} (black): only one of them has a preference',
    fr: '{white} (blancs) et {black} (noirs) : un seul des deux a une préférence',
    pt: '{white} (brancas) e {black} (pretas): só um deles tem preferência',
  },
  'dutch2011.colour.E.2': {
    en: '{white} (white) and {black} (black): the stronger preference is granted',
    fr: '{white} (blancs) et {black} (noirs) : la préférence la plus forte est respectée',
    pt: '{white} (brancas) e {black} (pretas): é satisfeita a preferência mais forte',
  },
  'dutch2011.colour.E.3': {
    en: '{white} (white) and {black} (black): colours alternate from the last time they differed',
    fr: '{white} (blancs) et {black} (noirs) : alternance depuis la dernière fois où leurs couleurs différaient',
    pt: '{white} (brancas) e {black} (pretas): alternam em relação à última vez em que tiveram cores diferentes',
  },
  'dutch2011.colour.E.4': {
    en: '{white} (white) and {black} (black): the preference of the higher ranked player is granted',
    fr: '{white} (blancs) et {black} (noirs) : la préférence du joueur le mieux classé est respectée',
    pt: '{white} (brancas) e {black} (pretas): é satisfeita a preferência do jogador mais bem classificado',
  },
  'dutch2011.colour.E.5': {
    en: '{white} (white) and {black} (black): neither has played yet, the drawn colour decides',
    fr: '{white} (blancs) et {black} (noirs) : aucun n’a encore joué, la couleur tirée au sort décide',
    pt: '{white} (brancas) e {black} (pretas): nenhum jogou ainda, decide a cor sorteada',
  },
} satisfies Phrasebook;
