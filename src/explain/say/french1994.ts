import type { Phrasebook } from '../phrasebook';

/** The language of the French text of 1994: levels, S1 and S2, n, b, q, x, p, disturbed pairs. */
export const french1994 = {
  'french1994.player': { en: '{player}', fr: '{player}', pt: '{player}' },
  'french1994.s1': { en: 'S1', fr: 'S1', pt: 'S1' },
  'french1994.s2': { en: 'S2', fr: 'S2', pt: 'S2' },
  'french1994.pairs': { en: 'Pairs', fr: 'Paires', pt: 'Pares' },
  'french1994.white': { en: 'White', fr: 'Blancs', pt: 'Brancas' },
  'french1994.black': { en: 'Black', fr: 'Noirs', pt: 'Pretas' },
  'french1994.left-over': { en: 'Left over', fr: 'Reste', pt: 'Sobra' },
  'french1994.verdict': { en: 'Verdict', fr: 'Verdict', pt: 'Decisão' },
  'french1994.accepted': { en: 'accepted', fr: 'retenu', pt: 'aceite' },
  'french1994.baf77-off': {
    en: 'The rule of the weakest disturbed preference is switched off: this is not the official pairing',
    fr: 'La règle de la plus faible préférence perturbée est désactivée : ce n’est pas l’appariement officiel',
    pt: 'A regra da preferência perturbada mais fraca está desligada: este não é o emparceiramento oficial',
  },
  'french1994.level-homogeneous': {
    en: 'Level of {score}: {residents}; homogeneous. Decided by {steps}',
    fr: 'Niveau à {score} : {residents} ; homogène. Décidé par {steps}',
    pt: 'Nível de {score}: {residents}; homogéneo. Decidido por {steps}',
  },
  'french1994.level-half': {
    en: 'Level of {score}: {moved} from above with {residents}; at least half came from above, so it is treated as homogeneous. Decided by {steps}',
    fr: 'Niveau à {score} : {moved} venant d’en haut avec {residents} ; la moitié au moins vient d’en haut, il est donc traité comme homogène. Décidé par {steps}',
    pt: 'Nível de {score}: {moved} vindos de cima com {residents}; pelo menos metade veio de cima, por isso é tratado como homogéneo. Decidido por {steps}',
  },
  'french1994.level-heterogeneous': {
    en: 'Level of {score}: {moved} from above with {residents}; heterogeneous. Decided by {steps}',
    fr: 'Niveau à {score} : {moved} venant d’en haut avec {residents} ; hétérogène. Décidé par {steps}',
    pt: 'Nível de {score}: {moved} vindos de cima com {residents}; heterogéneo. Decidido por {steps}',
  },
  'french1994.joined': {
    en: 'The level above could not be paired so that the lowest one is completed: the two are joined',
    fr: 'Aucun appariement du niveau précédent ne permet de terminer le dernier niveau : les deux sont regroupés',
    pt: 'Nenhum emparceiramento do nível anterior permite completar o último: os dois são reunidos',
  },
  'french1994.alone': {
    en: '{players}: no opponent in this level without violating B.1 or B.2',
    fr: '{players} : aucun adversaire dans ce niveau sans violer B1 ou B2',
    pt: '{players}: nenhum adversário neste nível sem violar B1 ou B2',
  },
  'french1994.counts': {
    en: 'n = {n} want black, b = {b} want white, q = {q}, so x = {x}; p = {p} pairs',
    fr: 'n = {n} attendent les noirs, b = {b} les blancs, q = {q}, donc x = {x} ; p = {p} paires',
    pt: 'n = {n} preferem pretas, b = {b} preferem brancas, q = {q}, logo x = {x}; p = {p} pares',
  },
  'french1994.placed': {
    en: 'The players from above first: S1 = {s1}',
    fr: 'D’abord les joueurs venant d’en haut : S1 = {s1}',
    pt: 'Primeiro os jogadores vindos de cima: S1 = {s1}',
  },
  'french1994.halves': {
    en: 'S1 = {s1}; S2 = {s2}',
    fr: 'S1 = {s1} ; S2 = {s2}',
    pt: 'S1 = {s1}; S2 = {s2}',
  },
  'french1994.residual': {
    en: 'Residual level: S1 = {s1}; S2 = {s2}',
    fr: 'Niveau résiduel : S1 = {s1} ; S2 = {s2}',
    pt: 'Nível residual: S1 = {s1}; S2 = {s2}',
  },
  'french1994.c6': {
    en: 'S1 against S2 in order',
    fr: 'S1 contre S2 dans l’ordre',
    pt: 'S1 contra S2 pela ordem',
  },
  'french1994.c7': {
    en: 'First permutation of S2 that fulfils what is asked',
    fr: 'Première permutation de S2 qui satisfait aux exigences',
    pt: 'Primeira permutação de S2 que satisfaz o exigido',
  },
  'french1994.c8': {
    en: 'No permutation will do; first exchange that does: {out} ↔ {in}',
    fr: 'Aucune permutation ne convient ; premier échange qui convient : {out} ↔ {in}',
    pt: 'Nenhuma permutação serve; primeira troca que serve: {out} ↔ {in}',
  },
  'french1994.c9-b6': {
    en: 'B.6 is given up for the downfloaters of this level',
    fr: 'B6 est abandonné pour les flotteurs descendants de ce niveau',
    pt: 'B6 é abandonado para os flutuantes descendentes deste nível',
  },
  'french1994.c9-b5': {
    en: 'B.6 and then B.5 are given up for the downfloaters of this level',
    fr: 'B6 puis B5 sont abandonnés pour les flotteurs descendants de ce niveau',
    pt: 'B6 e depois B5 são abandonados para os flutuantes descendentes deste nível',
  },
  'french1994.c10-b6': {
    en: 'B.6 is given up for the upfloaters of this level',
    fr: 'B6 est abandonné pour les flotteurs montants de ce niveau',
    pt: 'B6 é abandonado para os flutuantes ascendentes deste nível',
  },
  'french1994.c10-b5': {
    en: 'B.6 and then B.5 are given up for the upfloaters of this level',
    fr: 'B6 puis B5 sont abandonnés pour les flotteurs montants de ce niveau',
    pt: 'B6 e depois B5 são abandonados para os flutuantes ascendentes deste nível',
  },
  'french1994.c11': {
    en: 'x = {x} is not enough: raised to {disturbed} disturbed pairs',
    fr: 'x = {x} ne suffit pas : porté à {disturbed} paires perturbées',
    pt: 'x = {x} não basta: aumentado para {disturbed} pares perturbados',
  },
  'french1994.disturbed': {
    en: 'Disturbed pairs: {disturbed}, the least possible',
    fr: 'Paires perturbées : {disturbed}, le minimum possible',
    pt: 'Pares perturbados: {disturbed}, o mínimo possível',
  },
  'french1994.baf77-all': {
    en: 'Every disturbed pair contains a weak preference',
    fr: 'Chaque paire perturbée comporte une préférence faible',
    pt: 'Cada par perturbado contém uma preferência fraca',
  },
  'french1994.baf77-some': {
    en: 'Disturbed pairs without a weak preference: {strong}, the least possible',
    fr: 'Paires perturbées sans préférence faible : {strong}, le minimum possible',
    pt: 'Pares perturbados sem preferência fraca: {strong}, o mínimo possível',
  },
  'french1994.c12': {
    en: 'Paired again with other floaters, because the level below could not place the first ones',
    fr: 'Réapparié avec d’autres flotteurs, le niveau suivant ne pouvant placer les premiers',
    pt: 'Emparceirado de novo com outros flutuantes, porque o nível seguinte não conseguia colocar os primeiros',
  },
  'french1994.c13': {
    en: 'Paired again so that the lowest level can be completed',
    fr: 'Réapparié pour que le dernier niveau puisse être terminé',
    pt: 'Emparceirado de novo para que o último nível possa ser completado',
  },
  'french1994.c14-s1': {
    en: 'Not all players from above can be placed: only the {count} strongest stay in S1',
    fr: 'Les joueurs venant d’en haut ne peuvent pas tous être placés : seuls les {count} plus forts restent en S1',
    pt: 'Nem todos os jogadores vindos de cima podem ser colocados: só os {count} mais fortes ficam em S1',
  },
  'french1994.c14-none': {
    en: 'None of the players from above can be placed first: {moved}',
    fr: 'Aucun des joueurs venant d’en haut ne peut être placé en priorité : {moved}',
    pt: 'Nenhum dos jogadores vindos de cima pode ser colocado primeiro: {moved}',
  },
  'french1994.c14-pairs': {
    en: '{p} pairs are impossible: p reduced to {reached}',
    fr: '{p} paires sont impossibles : p réduit à {reached}',
    pt: '{p} pares são impossíveis: p reduzido a {reached}',
  },
  'french1994.c14-all': {
    en: 'No pair is possible: the whole level moves down',
    fr: 'Aucune paire n’est possible : tout le niveau descend',
    pt: 'Nenhum par é possível: todo o nível desce',
  },
  'french1994.floaters': {
    en: 'Left over: {players}',
    fr: 'Restent : {players}',
    pt: 'Sobram: {players}',
  },
  'french1994.by-hand': {
    en: 'The same by hand',
    fr: 'Le même travail à la main',
    pt: 'O mesmo à mão',
  },
  'french1994.by-hand-title': {
    en: 'Candidates in the order of D.1 and D.2',
    fr: 'Essais dans l’ordre de D1 et D2',
    pt: 'Tentativas pela ordem de D1 e D2',
  },
  'french1994.exempt': {
    en: 'Exempt: {players}, one point, counts as a downfloater',
    fr: 'Exempt : {players}, un point, considéré comme flotteur descendant',
    pt: 'Isento: {players}, um ponto, conta como flutuante descendente',
  },
  'french1994.colours': { en: 'Colours', fr: 'Couleurs', pt: 'Cores' },
  'french1994.colours-title': {
    en: 'Pairs in table order with the rule of their colours',
    fr: 'Paires dans l’ordre des tables avec la règle de leurs couleurs',
    pt: 'Pares pela ordem das mesas com a regra das suas cores',
  },
  'french1994.colour-rule': { en: 'Why', fr: 'Pourquoi', pt: 'Porquê' },
  'french1994.colour.E.1': {
    en: 'both get what they prefer',
    fr: 'chacun reçoit sa couleur préférentielle',
    pt: 'cada um recebe a cor preferida',
  },
  'french1994.colour.E.2': {
    en: 'the stronger preference is granted',
    fr: 'la plus forte préférence est satisfaite',
    pt: 'a preferência mais forte é satisfeita',
  },
  'french1994.colour.E.3': {
    en: 'alternated from the last games with different colours',
    fr: 'alternance depuis les dernières parties jouées avec des couleurs différentes',
    pt: 'alternância desde os últimos jogos com cores diferentes',
  },
  'french1994.colour.E.4': {
    en: 'the stronger player gets his preference',
    fr: 'le joueur le plus fort reçoit sa préférence',
    pt: 'o jogador mais forte recebe a sua preferência',
  },
  'french1994.colour.first-round': {
    en: 'first round: colours alternate down S1 from the one drawn by lot',
    fr: 'première ronde : alternance dans S1 à partir de la couleur tirée au sort',
    pt: 'primeira ronda: alternância em S1 a partir da cor sorteada',
  },
  'french1994.colour.no-game': {
    en: 'neither has played: the stronger one by the parity of his number and the colour drawn',
    fr: 'aucun des deux n’a joué : le plus fort selon la parité de son numéro et la couleur tirée au sort',
    pt: 'nenhum jogou: o mais forte segundo a paridade do seu número e a cor sorteada',
  },
  'french1994.refused.met': {
    en: '{a} and {b} have already met',
    fr: '{a} et {b} se sont déjà rencontrés',
    pt: '{a} e {b} já se defrontaram',
  },
  'french1994.refused.apart': {
    en: '{a} and {b} are kept apart by the arbiter',
    fr: '{a} et {b} sont séparés par l’arbitre',
    pt: '{a} e {b} são mantidos separados pelo árbitro',
  },
  'french1994.refused.clash': {
    en: '{a} and {b} must both have the same colour',
    fr: '{a} et {b} doivent tous deux avoir la même couleur',
    pt: '{a} e {b} têm ambos de jogar com a mesma cor',
  },
  'french1994.refused.x': {
    en: '{disturbed} disturbed pairs, {x} allowed',
    fr: '{disturbed} paires perturbées, {x} admises',
    pt: '{disturbed} pares perturbados, {x} admitidos',
  },
  'french1994.refused.strong': {
    en: '{a} – {b} is disturbed without a weak preference',
    fr: '{a} – {b} est perturbée sans préférence faible',
    pt: '{a} – {b} fica perturbado sem preferência fraca',
  },
  'french1994.refused.exempt': {
    en: '{player} has already had a point without playing',
    fr: '{player} a déjà reçu un point sans jouer',
    pt: '{player} já recebeu um ponto sem jogar',
  },
  'french1994.refused.float': {
    en: '{player} would float down again',
    fr: '{player} flotterait de nouveau vers le bas',
    pt: '{player} voltaria a flutuar para baixo',
  },
  'french1994.refused.below': {
    en: 'good here, but the level below then fails',
    fr: 'convient ici, mais le niveau suivant échoue alors',
    pt: 'serve aqui, mas o nível seguinte falha então',
  },
} satisfies Phrasebook;
