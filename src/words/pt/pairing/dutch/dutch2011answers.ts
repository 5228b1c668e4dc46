import type { dutch2011answers as english } from '../../../en/pairing/dutch/dutch2011answers';
import type { WordsLike } from '../../../like';

/** Answers of the editions of 2011 and 2012: "why not?", a played round judged, refusals, work by hand. */
export const dutch2011answers: WordsLike<typeof english> = {
  'dutch2011.why.absent': 'Não são dois jogadores diferentes desta ronda: {players}',
  'dutch2011.why.B.1.a': '{a} e {b} já jogaram um com o outro',
  'dutch2011.why.B.2': '{a} e {b} têm a mesma preferência absoluta de cor',
  'dutch2011.why.forbidden': 'O árbitro mantém {a} e {b} separados',
  'dutch2011.why.no-pairing':
    'A ronda não tem nenhum emparceiramento legal, com ou sem {a} contra {b}',
  'dutch2011.why.incomplete': 'Com {a} contra {b}, os outros não poderiam ser todos emparceirados',
  'dutch2011.why.paired': '{a} e {b} estão emparceirados um com o outro',
  'dutch2011.why.apart':
    '{a} encontrou adversário ({opponent}) no grupo de {points} {points|ponto|pontos}, antes da vez de {b}; ninguém desce sem necessidade',
  'dutch2011.why.never-together': '{a} e {b} nunca estiveram no mesmo grupo',
  'dutch2011.why.fewer': 'Com {a} contra {b}, o grupo não conseguiria formar {p1} {p1|par|pares}',
  'dutch2011.why.fewer-with-s1':
    'Com {a} contra {b}, o grupo não conseguiria formar {p1} {p1|par|pares} com {m1} {m1|jogador vindo|jogadores vindos} de cima',
  'dutch2011.why.worse':
    'O melhor emparceiramento com {a} contra {b} ({pairs}) viola {requirement} {count} {count|vez|vezes}, o aceite {ours}',
  'dutch2011.why.later':
    'O melhor emparceiramento com {a} contra {b} ({pairs}) é igualmente bom, mas vem mais tarde na ordem das transposições e trocas',
  'dutch2011.why.below':
    'Um emparceiramento com {a} contra {b} ({pairs}) viria primeiro neste grupo, mas os que sobram não deixam emparceirar o grupo inferior',
  'dutch2011.judge.absent': 'A não emparceirar nesta ronda: {players}',
  'dutch2011.judge.left-out': 'Sem adversário nem isenção: {players}',
  'dutch2011.judge.bye':
    '{player} já recebeu um ponto ou meio ponto sem jogar e não pode ficar isento',
  'dutch2011.judge.no-pairing': 'Segundo as regras, a ronda não tem emparceiramento',
  'dutch2011.judge.other-bye': 'O isento é {ours}, e não {player}',
  'dutch2011.judge.fewer':
    'Grupo de {points} {points|ponto|pontos}: {pairs} são {count} {count|par|pares}; {p1} são possíveis: {ours}',
  'dutch2011.judge.fewer-moved-down':
    'Grupo de {points} {points|ponto|pontos}: {pairs} emparceiram {count} {count|jogador vindo|jogadores vindos} de cima; {m1} podem sê-lo: {ours}',
  'dutch2011.judge.worse':
    'Grupo de {points} {points|ponto|pontos}: {pairs} violam {requirement} {count} {count|vez|vezes}; {ours_pairs}, {ours} {ours|vez|vezes}',
  'dutch2011.judge.later':
    'Grupo de {points} {points|ponto|pontos}: {pairs} valem o mesmo, mas {ours_pairs} vêm mais cedo na ordem das transposições e trocas',
  'dutch2011.judge.below':
    'Grupo de {points} {points|ponto|pontos}: {pairs} viriam primeiro aqui, mas os que sobram não deixam emparceirar o grupo inferior; {ours_pairs} deixam',
  'dutch2011.judge.colour': 'As cores estão trocadas. {reason}',
  'dutch2011.refuse.no-bye':
    'O número de jogadores é ímpar, e todos já receberam um ponto ou meio ponto sem jogar',
  'dutch2011.refuse.lonely': 'Nenhum adversário possível em todo o torneio para {players}',
  'dutch2011.refuse.too-few-partners':
    '{players} só podem ser emparceirados com poucos outros: {partners}',
  'dutch2011.refuse.among-themselves':
    '{players} não podem ser todos emparceirados entre si, e mais ninguém os pode defrontar',
  'dutch2011.refuse.unfinished': 'A ronda {round} tem partidas sem resultado: {players}',
  'dutch2011.cure.results':
    'Introduzir os resultados; uma partida em curso conta como adiada (empate só para o emparceiramento)',
  'dutch2011.cure.forbidden': 'Retirar um par da lista «Não se podem defrontar»',
  'dutch2011.cure.absence':
    'Deixar um destes jogadores fora da ronda com um bye pedido, com o seu acordo',
  'dutch2011.cure.rematch': 'Emparceirar à mão, registando que se violou um critério absoluto',
  'dutch2011.hand.cannot-meet': '{pair} não se podem defrontar',
  'dutch2011.hand.no-bye': '{player} não pode ficar isento',
  'dutch2011.hand.gives-up':
    '{requirement} violado {count} {count|vez|vezes}, {allowed} {allowed|admitida|admitidas}',
  'dutch2011.hand.bracket-below': 'os que sobram não deixam emparceirar o grupo inferior',
};
