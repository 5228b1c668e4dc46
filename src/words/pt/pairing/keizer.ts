import type { keizer as english } from '../../en/pairing/keizer';
import type { WordsLike } from '../../like';

export const keizer: WordsLike<typeof english> = {
  'keizer.name': 'Keizer (escada das noites de clube)',
  'keizer.summary':
    'quem vem joga com o vizinho na escada; uma vitória vale o lugar do adversário; pode faltar-se a noites e voltar a defrontar-se',
  'keizer.who': '{player}',
  'keizer.number': '{value}',
  'keizer.head.place': 'Lugar',
  'keizer.head.player': 'Jogador',
  'keizer.head.worth': 'Valor',
  'keizer.head.points': 'Pontos Keizer',
  'keizer.ladder': 'A escada após {round} {round|ronda|rondas}',
  'keizer.rules': 'Regras: {rules}',
  'keizer.lowered':
    'Com {announced} {announced|ronda|rondas} entre duas partidas a ronda não pode ser emparceirada; pode com {rematch}',
  'keizer.lowered-meetings':
    'Com {meetings} {meetings|partida|partidas} no máximo contra um adversário a ronda não pode ser emparceirada; pode com mais',
  'keizer.bye-even': '{player}, lugar {place}, fica isento: o último dos que o foram menos vezes',
  'keizer.bye-lowest': '{player}, lugar {place}, fica isento: o último da escada',
  'keizer.bye.had': '{player} está abaixo e já ficou isento mais vezes',
  'keizer.bye.rest': '{player} está abaixo, mas sem este jogador os outros não podem todos jogar',
  'keizer.pair': '{higher}, lugar {from}, defronta {lower}, lugar {to}',
  'keizer.passed.apart': '{players} não se podem defrontar (lista do árbitro)',
  'keizer.passed.rematch': '{players} defrontaram-se na ronda {round}, há pouco tempo',
  'keizer.passed.meetings': '{players} já jogaram {games} {games|partida|partidas}',
  'keizer.passed.rest': 'com {players} juntos, os outros não podem todos ser emparceirados',
  'keizer.colour.balance': '{white} tem as Brancas: menos vezes Brancas do que Pretas até agora',
  'keizer.colour.meetings':
    '{white} tem as Brancas: {black} teve-as mais vezes nas partidas entre ambos',
  'keizer.colour.place': '{white} tem as Brancas pelo lugar na escada',
  'keizer.picture': 'Ronda {round}, pela escada',
  'keizer.why.not-here': '{player} não joga esta ronda',
  'keizer.why.self': '{player} não pode jogar consigo',
  'keizer.why.bye': '{player} fica isento',
  'keizer.why.paired': '{players} defrontam-se nesta ronda',
  'keizer.why.taken': '{higher} está acima de ambos e defronta {player}',
  'keizer.why.nearer': '{player} defronta {opponent}, que está mais perto do que {other}',
  'keizer.judge.no-bye': 'O número de jogadores é par: ninguém fica isento',
  'keizer.judge.bye': 'Fica isento {player}, não {other}',
  'keizer.judge.bye-missing': '{player} fica isento',
  'keizer.judge.alone': '{player} não tem adversário',
  'keizer.judge.nearer': '{player} defrontou {other}; {opponent} está mais perto',
  'keizer.judge.colours': '{players}: as cores são ao contrário',
  'keizer.refusal.parameter': 'As regras da escada não conhecem “{text}”',
  'keizer.cure.parameter':
    'Escreva, por exemplo, “top 60; rematch 8; away 1/3”. Parâmetros: {names}. Antes pode vir o nome de um conjunto: {presets}; sem nome é {usual}',
  'keizer.refusal.pending': 'A ronda {round} tem partidas sem resultado: {players}',
  'keizer.cure.results': 'Introduza os resultados; para uma partida adiada escreva “adiada”',
  'keizer.refusal.apart':
    'Há tantos jogadores que não se podem defrontar que a ronda não pode ser emparceirada',
  'keizer.cure.apart': 'Retire alguém da lista «Não se podem defrontar», ou desta ronda',
};
