import type { Phrasebook } from '../phrasebook';

/** What a pairing does worse than the French text of 1994 asks, and why a round is refused. */
export const french1994answers = {
  'french1994.judge.missing': {
    en: 'without opponent or exemption: {players}',
    fr: 'sans adversaire ni exemption : {players}',
    pt: 'sem adversário nem isenção: {players}',
  },
  'french1994.judge.twice': {
    en: 'paired more than once: {players}',
    fr: 'appariés plusieurs fois : {players}',
    pt: 'emparceirados mais de uma vez: {players}',
  },
  'french1994.judge.unknown': {
    en: 'not taking part in this round: {players}',
    fr: 'ne participent pas à cette ronde : {players}',
    pt: 'não participam nesta ronda: {players}',
  },
  'french1994.judge.pairs': {
    en: 'level of {score}: {theirs} pairs, but {ours} are possible',
    fr: 'niveau à {score} : {theirs} paires, alors que {ours} sont possibles',
    pt: 'nível de {score}: {theirs} pares, quando {ours} são possíveis',
  },
  'french1994.judge.below': {
    en: 'level of {score}: good in itself, but then the level below cannot be paired as required',
    fr: 'niveau à {score} : bon en lui-même, mais le niveau suivant ne peut alors être apparié comme il faut',
    pt: 'nível de {score}: bom em si, mas então o nível seguinte não pode ser emparceirado como exigido',
  },
  'french1994.judge.moved': {
    en: 'level of {score}: the players from above come first: {players}',
    fr: 'niveau à {score} : les joueurs venant d’en haut sont appariés en priorité : {players}',
    pt: 'nível de {score}: os jogadores vindos de cima são emparceirados primeiro: {players}',
  },
  'french1994.judge.x': {
    en: 'level of {score}: {theirs} disturbed pairs, but {ours} are enough',
    fr: 'niveau à {score} : {theirs} paires perturbées, alors que {ours} suffisent',
    pt: 'nível de {score}: {theirs} pares perturbados, quando bastam {ours}',
  },
  'french1994.judge.baf77': {
    en: 'level of {score}: {theirs} disturbed pairs without a weak preference, but {ours} are enough',
    fr: 'niveau à {score} : {theirs} paires perturbées sans préférence faible, alors que {ours} suffisent',
    pt: 'nível de {score}: {theirs} pares perturbados sem preferência fraca, quando bastam {ours}',
  },
  'french1994.judge.up': {
    en: 'level of {score}: somebody floats up again although this can be avoided',
    fr: 'niveau à {score} : un joueur flotte de nouveau vers le haut alors que c’est évitable',
    pt: 'nível de {score}: um jogador volta a flutuar para cima embora seja evitável',
  },
  'french1994.judge.opponent': {
    en: 'level of {score}: {a} from above meets {b} first',
    fr: 'niveau à {score} : {a}, venant d’en haut, rencontre d’abord {b}',
    pt: 'nível de {score}: {a}, vindo de cima, defronta primeiro {b}',
  },
  'french1994.judge.down': {
    en: 'level of {score}: somebody floats down again although this can be avoided',
    fr: 'niveau à {score} : un joueur flotte de nouveau vers le bas alors que c’est évitable',
    pt: 'nível de {score}: um jogador volta a flutuar para baixo embora seja evitável',
  },
  'french1994.judge.exchange': {
    en: 'level of {score}: the exchange {out} ↔ {in} comes earlier',
    fr: 'niveau à {score} : l’échange {out} ↔ {in} vient avant',
    pt: 'nível de {score}: a troca {out} ↔ {in} vem antes',
  },
  'french1994.judge.no-exchange': {
    en: 'level of {score}: no exchange between S1 and S2 is needed',
    fr: 'niveau à {score} : aucun échange entre S1 et S2 n’est nécessaire',
    pt: 'nível de {score}: não é precisa nenhuma troca entre S1 e S2',
  },
  'french1994.judge.permutation': {
    en: 'level of {score}: {a} – {b} comes earlier in the order of permutations',
    fr: 'niveau à {score} : {a} – {b} vient avant dans l’ordre des permutations',
    pt: 'nível de {score}: {a} – {b} vem antes na ordem das permutações',
  },
  'french1994.judge.colour': {
    en: 'right opponents, wrong colours: {white} has white against {black} ({rule})',
    fr: 'bons adversaires, mauvaises couleurs : {white} a les blancs contre {black} ({rule})',
    pt: 'adversários certos, cores erradas: {white} joga de brancas contra {black} ({rule})',
  },
  'french1994.why.absent': {
    en: '{a} and {b} do not both take part in this round',
    fr: '{a} et {b} ne participent pas tous deux à cette ronde',
    pt: '{a} e {b} não participam ambos nesta ronda',
  },
  'french1994.why.paired': {
    en: '{a} and {b} do meet in this round',
    fr: '{a} et {b} se rencontrent bien à cette ronde',
    pt: '{a} e {b} defrontam-se de facto nesta ronda',
  },
  'french1994.why.no-round': {
    en: 'with {a} – {b} the others can no longer all be paired',
    fr: 'avec {a} – {b}, les autres ne peuvent plus tous être appariés',
    pt: 'com {a} – {b}, os outros já não podem ser todos emparceirados',
  },
  'french1994.why.best': {
    en: 'the best round with {a} – {b} is worse than the right one',
    fr: 'la meilleure ronde contenant {a} – {b} est moins bonne que l’appariement correct',
    pt: 'a melhor ronda com {a} – {b} é pior do que a correta',
  },
  'french1994.refusal.pending': {
    en: 'round {round} still lacks results: {players}',
    fr: 'il manque des résultats à la ronde {round} : {players}',
    pt: 'faltam resultados na ronda {round}: {players}',
  },
  'french1994.refusal.cure-pending': {
    en: 'enter the results, or mark the games as adjourned: they count as draws for the pairing',
    fr: 'saisir les résultats, ou marquer les parties comme ajournées : elles comptent comme nulles pour l’appariement',
    pt: 'introduza os resultados ou marque as partidas como adiadas: contam como empates para o emparceiramento',
  },
  'french1994.refusal.none': {
    en: 'no complete pairing exists; too few opponents are left for {players}',
    fr: 'aucun appariement complet n’existe ; il reste trop peu d’adversaires pour {players}',
    pt: 'não existe nenhum emparceiramento completo; restam poucos adversários para {players}',
  },
  'french1994.refusal.exempt': {
    en: 'the number of players is odd and everybody has already had a point without playing',
    fr: 'le nombre de joueurs est impair et tous ont déjà reçu un point sans jouer',
    pt: 'o número de jogadores é ímpar e todos já receberam um ponto sem jogar',
  },
  'french1994.refusal.exempt-scarce': {
    en: 'nobody whose exemption would help may still be exempt',
    fr: 'aucun joueur dont l’exemption aiderait ne peut encore être exempt',
    pt: 'nenhum jogador cuja isenção ajudaria pode ainda ficar isento',
  },
  'french1994.refusal.scarce': {
    en: 'they depend on the few opponents {players}',
    fr: 'ils dépendent des rares adversaires {players}',
    pt: 'dependem dos poucos adversários {players}',
  },
  'french1994.refusal.cure-absence': {
    en: 'agree with one of {players} that he misses this round (announced, no point)',
    fr: 'convenir avec l’un de {players} qu’il ne joue pas cette ronde (absence annoncée, 0 point)',
    pt: 'combinar com um de {players} que não joga esta ronda (ausência anunciada, 0 pontos)',
  },
  'french1994.refusal.cure-apart': {
    en: 'lift the prohibitions that you have set yourself between players',
    fr: 'lever les interdictions que vous avez fixées vous-même entre joueurs',
    pt: 'levantar as proibições que o próprio árbitro fixou entre jogadores',
  },
  'french1994.refusal.cure-end': {
    en: 'end the event with the rounds played: more rounds were announced than this number of players allows',
    fr: 'arrêter le tournoi aux rondes jouées : il a été annoncé plus de rondes que ce nombre de joueurs n’en permet',
    pt: 'terminar o torneio com as rondas jogadas: foram anunciadas mais rondas do que este número de jogadores permite',
  },
} satisfies Phrasebook;
