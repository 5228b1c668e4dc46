import type { Phrasebook } from '../phrasebook';

/** Answers of the editions of 2011 and 2012: "why not?", a played round judged, refusals, work by hand. */
export const dutch2011answers = {
  'dutch2011.why.absent': {
    en: 'Not two different players of this round: {players}',
    fr: 'Ce ne sont pas deux joueurs différents de cette ronde : {players}',
    pt: 'Não são dois jogadores diferentes desta ronda: {players}',
  },
  'dutch2011.why.B.1.a': {
    en: '{a} and {b} have already played each other',
    fr: '{a} et {b} se sont déjà rencontrés',
    pt: '{a} e {b} já jogaram um com o outro',
  },
  'dutch2011.why.B.2': {
    en: '{a} and {b} have the same absolute colour preference',
    fr: '{a} et {b} ont la même préférence absolue de couleur',
    pt: '{a} e {b} têm a mesma preferência absoluta de cor',
  },
  'dutch2011.why.forbidden': {
    en: 'The arbiter keeps {a} and {b} apart',
    fr: 'L’arbitre tient {a} et {b} séparés',
    pt: 'O árbitro mantém {a} e {b} separados',
  },
  'dutch2011.why.no-pairing': {
    en: 'The round has no legal pairing at all, with or without {a} against {b}',
    fr: 'La ronde n’a aucun appariement légal, avec ou sans {a} contre {b}',
    pt: 'A ronda não tem nenhum emparceiramento legal, com ou sem {a} contra {b}',
  },
  'dutch2011.why.paired': {
    en: '{a} and {b} are paired with each other',
    fr: '{a} et {b} sont appariés ensemble',
    pt: '{a} e {b} estão emparceirados um com o outro',
  },
  'dutch2011.why.apart': {
    en: '{a} found an opponent ({opponent}) in the bracket of {points} points, before the turn of {b} came; nobody moves down without need',
    fr: '{a} a trouvé un adversaire ({opponent}) dans le groupe de {points} points, avant le tour de {b} ; nul ne descend sans nécessité',
    pt: '{a} encontrou adversário ({opponent}) no grupo de {points} pontos, antes da vez de {b}; ninguém desce sem necessidade',
  },
  'dutch2011.why.never-together': {
    en: '{a} and {b} were never in the same bracket',
    fr: '{a} et {b} n’ont jamais été dans le même groupe',
    pt: '{a} e {b} nunca estiveram no mesmo grupo',
  },
  'dutch2011.why.fewer': {
    en: 'With {a} against {b} the bracket could not make {p1} pairs',
    fr: 'Avec {a} contre {b}, le groupe ne pourrait pas former {p1} paires',
    pt: 'Com {a} contra {b}, o grupo não conseguiria formar {p1} pares',
  },
  'dutch2011.why.fewer-with-s1': {
    en: 'With {a} against {b} the bracket could not make {p1} pairs with {m1} player(s) moved down among them',
    fr: 'Avec {a} contre {b}, le groupe ne pourrait pas former {p1} paires comprenant {m1} flotteur(s)',
    pt: 'Com {a} contra {b}, o grupo não conseguiria formar {p1} pares com {m1} jogador(es) vindo(s) de cima',
  },
  'dutch2011.why.worse': {
    en: 'The best pairing with {a} against {b} ({pairs}) breaks {requirement} {count} time(s), the accepted one {ours}',
    fr: 'Le meilleur appariement avec {a} contre {b} ({pairs}) enfreint {requirement} {count} fois, celui retenu {ours}',
    pt: 'O melhor emparceiramento com {a} contra {b} ({pairs}) viola {requirement} {count} vez(es), o aceite {ours}',
  },
  'dutch2011.why.later': {
    en: 'The best pairing with {a} against {b} ({pairs}) is as good but comes later in the order of transpositions and exchanges',
    fr: 'Le meilleur appariement avec {a} contre {b} ({pairs}) est aussi bon, mais vient plus tard dans l’ordre des transpositions et des échanges',
    pt: 'O melhor emparceiramento com {a} contra {b} ({pairs}) é igualmente bom, mas vem mais tarde na ordem das transposições e trocas',
  },
  'dutch2011.why.below': {
    en: 'A pairing with {a} against {b} ({pairs}) would come first in this bracket, but those it leaves over do not let the bracket below be paired',
    fr: 'Un appariement avec {a} contre {b} ({pairs}) viendrait en premier dans ce groupe, mais ceux qu’il laisse empêchent d’apparier le groupe inférieur',
    pt: 'Um emparceiramento com {a} contra {b} ({pairs}) viria primeiro neste grupo, mas os que sobram não deixam emparceirar o grupo inferior',
  },
  'dutch2011.judge.absent': {
    en: 'Not to be paired in this round: {players}',
    fr: 'À ne pas apparier dans cette ronde : {players}',
    pt: 'A não emparceirar nesta ronda: {players}',
  },
  'dutch2011.judge.left-out': {
    en: 'Left without opponent and without bye: {players}',
    fr: 'Laissés sans adversaire ni exemption : {players}',
    pt: 'Sem adversário e sem bye: {players}',
  },
  'dutch2011.judge.bye': {
    en: '{player} has already had a point or half point without playing and may not have the bye',
    fr: '{player} a déjà reçu un point ou un demi-point sans jouer et ne peut être exempt',
    pt: '{player} já recebeu um ponto ou meio ponto sem jogar e não pode ficar com o bye',
  },
  'dutch2011.judge.no-pairing': {
    en: 'By the rules the round has no pairing',
    fr: 'Selon les règles, la ronde n’a pas d’appariement',
    pt: 'Segundo as regras, a ronda não tem emparceiramento',
  },
  'dutch2011.judge.other-bye': {
    en: 'The bye goes to {ours}, not to {player}',
    fr: 'L’exempt est {ours}, et non {player}',
    pt: 'O bye cabe a {ours}, e não a {player}',
  },
  'dutch2011.judge.fewer': {
    en: 'Bracket of {points} points: {pairs} are {count} pair(s); {p1} can be made: {ours}',
    fr: 'Groupe de {points} points : {pairs} font {count} paire(s) ; {p1} sont possibles : {ours}',
    pt: 'Grupo de {points} pontos: {pairs} são {count} par(es); {p1} são possíveis: {ours}',
  },
  'dutch2011.judge.fewer-moved-down': {
    en: 'Bracket of {points} points: {pairs} pair {count} player(s) moved down; {m1} can be paired: {ours}',
    fr: 'Groupe de {points} points : {pairs} apparient {count} flotteur(s) ; {m1} peuvent l’être : {ours}',
    pt: 'Grupo de {points} pontos: {pairs} emparceiram {count} jogador(es) vindo(s) de cima; {m1} podem sê-lo: {ours}',
  },
  'dutch2011.judge.worse': {
    en: 'Bracket of {points} points: {pairs} break {requirement} {count} time(s); {ours_pairs} do so {ours} time(s)',
    fr: 'Groupe de {points} points : {pairs} enfreignent {requirement} {count} fois ; {ours_pairs}, {ours} fois',
    pt: 'Grupo de {points} pontos: {pairs} violam {requirement} {count} vez(es); {ours_pairs}, {ours} vez(es)',
  },
  'dutch2011.judge.later': {
    en: 'Bracket of {points} points: {pairs} are as good, but {ours_pairs} come earlier in the order of transpositions and exchanges',
    fr: 'Groupe de {points} points : {pairs} valent autant, mais {ours_pairs} viennent plus tôt dans l’ordre des transpositions et des échanges',
    pt: 'Grupo de {points} pontos: {pairs} valem o mesmo, mas {ours_pairs} vêm mais cedo na ordem das transposições e trocas',
  },
  'dutch2011.judge.below': {
    en: 'Bracket of {points} points: {pairs} would come first here, but those left over do not let the bracket below be paired; {ours_pairs} do',
    fr: 'Groupe de {points} points : {pairs} viendraient en premier ici, mais ceux qui restent empêchent d’apparier le groupe inférieur ; {ours_pairs} le permettent',
    pt: 'Grupo de {points} pontos: {pairs} viriam primeiro aqui, mas os que sobram não deixam emparceirar o grupo inferior; {ours_pairs} deixam',
  },
  'dutch2011.judge.colour': {
    en: 'The colours are the other way round. {reason}',
    fr: 'Les couleurs sont inversées. {reason}',
    pt: 'As cores estão trocadas. {reason}',
  },
  'dutch2011.refuse.no-bye': {
    en: 'The number of players is odd, and everyone has already had a point or half point without playing',
    fr: 'Le nombre de joueurs est impair, et chacun a déjà reçu un point ou un demi-point sans jouer',
    pt: 'O número de jogadores é ímpar, e todos já receberam um ponto ou meio ponto sem jogar',
  },
  'dutch2011.refuse.lonely': {
    en: 'No possible opponent in the whole field for {players}',
    fr: 'Aucun adversaire possible dans tout le tournoi pour {players}',
    pt: 'Nenhum adversário possível em todo o torneio para {players}',
  },
  'dutch2011.refuse.too-few-partners': {
    en: '{players} can only be paired with too few others: {partners}',
    fr: '{players} ne peuvent être appariés qu’avec trop peu d’autres : {partners}',
    pt: '{players} só podem ser emparceirados com poucos outros: {partners}',
  },
  'dutch2011.refuse.among-themselves': {
    en: '{players} cannot all be paired among themselves, and nobody else can meet them',
    fr: '{players} ne peuvent pas tous être appariés entre eux, et personne d’autre ne peut les rencontrer',
    pt: '{players} não podem ser todos emparceirados entre si, e mais ninguém os pode defrontar',
  },
  'dutch2011.refuse.unfinished': {
    en: 'Round {round} has games without result: {players}',
    fr: 'La ronde {round} a des parties sans résultat : {players}',
    pt: 'A ronda {round} tem partidas sem resultado: {players}',
  },
  'dutch2011.cure.results': {
    en: 'Enter the results; a game still going on counts as adjourned (a draw for pairing only)',
    fr: 'Saisir les résultats ; une partie en cours compte comme ajournée (nulle pour l’appariement seulement)',
    pt: 'Introduzir os resultados; uma partida em curso conta como adiada (empate só para o emparceiramento)',
  },
  'dutch2011.cure.forbidden': {
    en: 'Lift a ban on players kept apart',
    fr: 'Lever une interdiction entre joueurs tenus séparés',
    pt: 'Levantar uma proibição entre jogadores mantidos separados',
  },
  'dutch2011.cure.absence': {
    en: 'Leave one of these players out of the round with a requested bye, with his consent',
    fr: 'Laisser l’un de ces joueurs hors de la ronde avec un bye demandé, avec son accord',
    pt: 'Deixar um destes jogadores fora da ronda com um bye pedido, com o seu acordo',
  },
  'dutch2011.cure.rematch': {
    en: 'Pair by hand and note that an absolute criterion was broken',
    fr: 'Apparier à la main en notant qu’un critère absolu est enfreint',
    pt: 'Emparceirar à mão, anotando que se violou um critério absoluto',
  },
  'dutch2011.hand.cannot-meet': {
    en: '{pair} cannot meet',
    fr: '{pair} ne peuvent se rencontrer',
    pt: '{pair} não se podem defrontar',
  },
  'dutch2011.hand.no-bye': {
    en: '{player} may not have the bye',
    fr: '{player} ne peut être exempt',
    pt: '{player} não pode ficar com o bye',
  },
  'dutch2011.hand.gives-up': {
    en: '{requirement} broken {count} time(s), {allowed} allowed',
    fr: '{requirement} enfreint {count} fois, {allowed} admis',
    pt: '{requirement} violado {count} vez(es), {allowed} admitido(s)',
  },
  'dutch2011.hand.bracket-below': {
    en: 'those left over do not let the bracket below be paired',
    fr: 'ceux qui restent empêchent d’apparier le groupe inférieur',
    pt: 'os que sobram não deixam emparceirar o grupo inferior',
  },
} satisfies Phrasebook;
