import type { knockOut as english } from '../../en/pairing/knockOut';
import type { WordsLike } from '../../like';

export const knockOut: WordsLike<typeof english> = {
  'knockOut.name': 'Eliminatória simples (os vencedores continuam)',
  'knockOut.summary':
    'quem perde sai: uma chave por cabeças de chave ou por sorteio, uma ou duas partidas por confronto, o terceiro lugar se desejado; quem passa depois de um empate fica registrado com o torneio',
  'knockOut.stage': 'Fase {stage} de {stages}',
  'knockOut.second':
    'Fase {stage} de {stages}, partida {game}: os mesmos jogadores com as cores trocadas',
  'knockOut.rules': 'Regras: {rules}',
  'knockOut.order.seeds': 'A ordem é a dos números, os mais fortes ficam separados: {players}',
  'knockOut.order.list': 'A ordem é a da lista, os vizinhos se enfrentam: {players}',
  'knockOut.order.lot':
    'O sorteio feito com “{lots}” dá a ordem, os vizinhos se enfrentam: {players}',
  'knockOut.order.each-stage':
    'Sorteia-se de novo com “{lots}” antes de cada fase, os vizinhos se enfrentam; o primeiro sorteio: {players}',
  'knockOut.free.seeds':
    '{count} jogadores numa chave de {places}: os primeiros da lista começam na fase seguinte: {players}',
  'knockOut.free.lot':
    '{count} jogadores numa chave de {places}: o sorteio feito com “{lots}” faz começar na fase seguinte: {players}',
  'knockOut.free.first': '{player} começa na fase seguinte',
  'knockOut.free.later': '{player} passa sem jogar: não há ninguém do outro lado',
  'knockOut.meeting': 'Confronto {place}: {players}',
  'knockOut.third': 'Pelo terceiro lugar: {players}',
  'knockOut.won.points': '{player} ganhou de {opponent} por {own}–{other} na fase {stage}',
  'knockOut.won.noted':
    '{player} passa depois de {own}–{other} com {opponent} na fase {stage}: está registrado com o torneio (desempate, sorteio ou decisão)',
  'knockOut.won.alone': '{player} não teve adversário na fase {stage}',
  'knockOut.lost.points':
    '{player} perdeu de {opponent} por {own}–{other} na fase {stage} e está fora',
  'knockOut.lost.noted':
    '{player} está fora depois de {own}–{other} com {opponent} na fase {stage}: está registrado com o torneio (desempate, sorteio ou decisão)',
  'knockOut.lost.nobody':
    'Nem {player} nem {opponent} compareceram na fase {stage}: ambos estão fora',
  'knockOut.undecided': 'Ainda não foi dito quem passa, {player} ou {opponent} (fase {stage})',
  'knockOut.not-drawn': '{player} não entrou no sorteio antes da rodada 1',
  'knockOut.colour.balance':
    '{white} joga de brancas: até agora, menor diferença de cores (brancas menos pretas)',
  'knockOut.colour.place':
    '{white} joga de brancas pelo sorteio da primeira cor, que alterna de confronto em confronto',
  'knockOut.colour.turned': '{white} joga de brancas: as cores se invertem na segunda partida',
  'knockOut.why.self': '{player} não pode jogar contra si',
  'knockOut.why.paired': '{players} se enfrentam nesta rodada',
  'knockOut.why.free': '{player} não joga com ninguém nesta fase e passa',
  'knockOut.why.later': 'Pela chave, {players} só podem se enfrentar na fase {stage} de {stages}',
  'knockOut.why.drawn-anew': 'Cada fase é sorteada de novo: o sorteio não juntou {players}',
  'knockOut.judge.no-stage': 'A chave não tem essa rodada, ou ainda não foi dito quem continua',
  'knockOut.judge.other': 'Pela chave, {players} se enfrentam',
  'knockOut.judge.colours': '{players}: as cores estão trocadas',
  'knockOut.judge.free': '{player} não joga com ninguém nesta fase',
  'knockOut.refusal.parameter': 'As regras da eliminatória não conhecem “{text}”',
  'knockOut.cure.parameter':
    'Escreva itens como “draw lot; lots 4711; games 2; third yes”. Parâmetros: {names}',
  'knockOut.refusal.lots': 'As regras sorteiam e não dizem com quê',
  'knockOut.cure.lots':
    'Acrescente uma palavra ou um número anunciado, por exemplo “lots 4711”: qualquer pessoa pode repetir o sorteio',
  'knockOut.refusal.open': 'Partidas sem resultado ou adiadas: {players}',
  'knockOut.cure.open': 'Insira os resultados: deles depende quem continua',
  'knockOut.refusal.level': '{players} estão empatados na fase {stage}: não foi dito quem passa',
  'knockOut.cure.level':
    'Faça jogar o desempate, sorteie ou decida, e registre quem passa, no painel ou na configuração do desempate com o vencedor primeiro (“{order}”; num TRF a linha “### Play-off: {order}”)',
  'knockOut.refusal.few': 'Uma eliminatória precisa de pelo menos dois jogadores',
  'knockOut.cure.few': 'Acrescente jogadores',
  'knockOut.refusal.rounds':
    'Uma eliminatória de {count} jogadores com {games} {games|partida|partidas} por confronto tem {rounds} {rounds|rodada|rodadas}, não as que foram anunciadas',
  'knockOut.cure.rounds': 'Ponha o número de rodadas em {rounds}',
  'knockOut.set.usual': 'Como anunciado abaixo',
  'knockOut.field.draw': 'Sorteio (seeds, list, lot, each-stage)',
  'knockOut.field.byes': 'Quem começa mais tarde (seeds, lot)',
  'knockOut.field.games': 'Partidas por confronto (1, 2)',
  'knockOut.field.third': 'Terceiro lugar (yes, no)',
  'knockOut.field.lots': 'O sorteio é feito com',
};
