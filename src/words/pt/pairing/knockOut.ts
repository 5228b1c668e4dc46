import type { knockOut as english } from '../../en/pairing/knockOut';
import type { WordsLike } from '../../like';

export const knockOut: WordsLike<typeof english> = {
  'knockOut.name': 'Eliminatórias (os vencedores continuam)',
  'knockOut.summary':
    'quem perde sai: um quadro por cabeças de série ou por sorteio, uma ou duas partidas por encontro, o terceiro lugar se se quiser; quem passa depois de um empate fica registado com o torneio',
  'knockOut.stage': 'Eliminatória {stage} de {stages}',
  'knockOut.second':
    'Eliminatória {stage} de {stages}, partida {game}: os mesmos jogadores com as cores trocadas',
  'knockOut.rules': 'Regras: {rules}',
  'knockOut.order.seeds': 'A ordem é a dos números, os mais fortes ficam separados: {players}',
  'knockOut.order.list': 'A ordem é a da lista, os vizinhos encontram-se: {players}',
  'knockOut.order.lot':
    'O sorteio feito com «{lots}» dá a ordem, os vizinhos encontram-se: {players}',
  'knockOut.order.each-stage':
    'Sorteia-se de novo com «{lots}» antes de cada eliminatória, os vizinhos encontram-se; o primeiro sorteio: {players}',
  'knockOut.free.seeds':
    '{count} jogadores num quadro de {places}: os primeiros da lista começam na eliminatória seguinte: {players}',
  'knockOut.free.lot':
    '{count} jogadores num quadro de {places}: o sorteio feito com «{lots}» faz começar na eliminatória seguinte: {players}',
  'knockOut.free.first': '{player} começa na eliminatória seguinte',
  'knockOut.free.later': '{player} passa sem jogar: não há ninguém do outro lado',
  'knockOut.meeting': 'Encontro {place}: {players}',
  'knockOut.third': 'Pelo terceiro lugar: {players}',
  'knockOut.won.points': '{player} ganhou {own}–{other} a {opponent} na eliminatória {stage}',
  'knockOut.won.noted':
    '{player} passa depois de {own}–{other} com {opponent} na eliminatória {stage}: está registado com o torneio (desempate, sorteio ou decisão)',
  'knockOut.won.alone': '{player} não teve adversário na eliminatória {stage}',
  'knockOut.lost.points':
    '{player} perdeu {own}–{other} com {opponent} na eliminatória {stage} e está fora',
  'knockOut.lost.noted':
    '{player} está fora depois de {own}–{other} com {opponent} na eliminatória {stage}: está registado com o torneio (desempate, sorteio ou decisão)',
  'knockOut.lost.nobody':
    'Nem {player} nem {opponent} compareceram na eliminatória {stage}: ambos estão fora',
  'knockOut.undecided':
    'Ainda não se disse quem passa, {player} ou {opponent} (eliminatória {stage})',
  'knockOut.not-drawn': '{player} não entrou no sorteio antes da ronda 1',
  'knockOut.colour.balance':
    '{white} tem brancas: até agora, menor diferença de cores (brancas menos pretas)',
  'knockOut.colour.place':
    '{white} tem brancas pelo sorteio da primeira cor, que alterna de encontro para encontro',
  'knockOut.colour.turned': '{white} tem brancas: as cores trocam na segunda partida',
  'knockOut.why.self': '{player} não pode jogar consigo',
  'knockOut.why.paired': '{players} encontram-se nesta ronda',
  'knockOut.why.free': '{player} não joga com ninguém nesta eliminatória e passa',
  'knockOut.why.later':
    'Pelo quadro, {players} só se podem encontrar na eliminatória {stage} de {stages}',
  'knockOut.why.drawn-anew': 'Cada eliminatória é sorteada de novo: o sorteio não juntou {players}',
  'knockOut.judge.no-stage': 'O quadro não tem essa ronda, ou ainda não se disse quem continua',
  'knockOut.judge.other': 'Pelo quadro, {players} encontram-se',
  'knockOut.judge.colours': '{players}: as cores estão trocadas',
  'knockOut.judge.free': '{player} não joga com ninguém nesta eliminatória',
  'knockOut.refusal.parameter': 'As regras das eliminatórias não conhecem «{text}»',
  'knockOut.cure.parameter':
    'Escreva elementos como «draw lot; lots 4711; games 2; third yes». Parâmetros: {names}',
  'knockOut.refusal.lots': 'As regras sorteiam e não dizem com quê',
  'knockOut.cure.lots':
    'Acrescente uma palavra ou um número anunciado, por exemplo «lots 4711»: qualquer pessoa pode repetir o sorteio',
  'knockOut.refusal.open': 'Partidas sem resultado ou adiadas: {players}',
  'knockOut.cure.open': 'Introduza os resultados: deles depende quem continua',
  'knockOut.refusal.level':
    '{players} estão empatados na eliminatória {stage}: não se disse quem passa',
  'knockOut.cure.level':
    'Faça jogar o desempate, sorteie ou decida, e registe quem passa, no painel ou na definição do desempate com o vencedor primeiro («{order}»; num TRF a linha «### Play-off: {order}»)',
  'knockOut.refusal.few': 'Umas eliminatórias precisam de pelo menos dois jogadores',
  'knockOut.cure.few': 'Acrescente jogadores',
  'knockOut.refusal.rounds':
    'Umas eliminatórias de {count} jogadores com {games} {games|partida|partidas} por encontro têm {rounds} {rounds|ronda|rondas}, não as que se anunciaram',
  'knockOut.cure.rounds': 'Ponha o número de rondas em {rounds}',
  'knockOut.set.usual': 'Como anunciado abaixo',
  'knockOut.field.draw': 'Sorteio (seeds, list, lot, each-stage)',
  'knockOut.field.byes': 'Quem começa mais tarde (seeds, lot)',
  'knockOut.field.games': 'Partidas por encontro (1, 2)',
  'knockOut.field.third': 'Terceiro lugar (yes, no)',
  'knockOut.field.lots': 'O sorteio faz-se com',
};
