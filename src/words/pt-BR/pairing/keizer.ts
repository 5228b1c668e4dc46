import type { keizer as english } from '../../en/pairing/keizer';
import type { WordsLike } from '../../like';

export const keizer: WordsLike<typeof english> = {
  'keizer.name': 'Keizer (escada das noites de clube)',
  'keizer.summary':
    'quem vem joga com o vizinho na escada; uma vitória vale o lugar do adversário; pode-se faltar a noites e voltar a enfrentar o mesmo adversário',
  'keizer.who': '{player}',
  'keizer.number': '{value}',
  'keizer.head.place': 'Lugar',
  'keizer.head.player': 'Jogador',
  'keizer.head.worth': 'Valor',
  'keizer.head.points': 'Pontos Keizer',
  'keizer.ladder': 'A escada após {round} {round|rodada|rodadas}',
  'keizer.rules': 'Regras: {rules}',
  'keizer.lowered':
    'Com {announced} {announced|rodada|rodadas} entre duas partidas a rodada não pode ser emparceirada; pode com {rematch}',
  'keizer.lowered-meetings':
    'Com {meetings} {meetings|partida|partidas} no máximo contra um adversário a rodada não pode ser emparceirada; pode com mais',
  'keizer.bye-even':
    '{player}, lugar {place}, fica com o bye: o último dos que o tiveram menos vezes',
  'keizer.bye-lowest': '{player}, lugar {place}, fica com o bye: o último da escada',
  'keizer.bye.had': '{player} está abaixo e já teve o bye mais vezes',
  'keizer.bye.rest': '{player} está abaixo, mas sem este jogador os outros não podem todos jogar',
  'keizer.pair': '{higher}, lugar {from}, enfrenta {lower}, lugar {to}',
  'keizer.passed.apart': '{players} não podem se enfrentar (lista do árbitro)',
  'keizer.passed.rematch': '{players} se enfrentaram na rodada {round}, há pouco tempo',
  'keizer.passed.meetings': '{players} já jogaram {games} {games|partida|partidas}',
  'keizer.passed.rest':
    'com {players} emparceirados, os que ainda estão livres não podem ser todos emparceirados',
  'keizer.colour.balance': '{white} tem as brancas: menos vezes brancas do que pretas até agora',
  'keizer.colour.meetings':
    '{white} tem as brancas: {black} teve-as mais vezes nas partidas entre os dois',
  'keizer.colour.place': '{white} tem as brancas pelo lugar na escada',
  'keizer.picture': 'Rodada {round}, pela escada',
  'keizer.why.not-here': '{player} não joga esta rodada',
  'keizer.why.self': '{player} não pode jogar contra si mesmo',
  'keizer.why.bye': '{player} fica com o bye',
  'keizer.why.paired': '{players} se enfrentam nesta rodada',
  'keizer.why.taken': '{higher} está acima de ambos e enfrenta {player}',
  'keizer.why.nearer': '{player} enfrenta {opponent}, que está mais perto do que {other}',
  'keizer.judge.no-bye': 'O número de jogadores é par: ninguém fica com o bye',
  'keizer.judge.bye': 'O bye fica com {player}, e não com {other}',
  'keizer.judge.bye-missing': '{player} fica com o bye',
  'keizer.judge.alone': '{player} não tem adversário',
  'keizer.judge.nearer': '{player} enfrentou {other}; {opponent} está mais perto',
  'keizer.judge.colours': '{players}: as cores são ao contrário',
  'keizer.refusal.parameter': 'As regras da escada não conhecem “{text}”',
  'keizer.cure.parameter':
    'Escreva, por exemplo, “top 60; rematch 8; away 1/3”. Parâmetros: {names}. Antes pode vir o nome de um conjunto: {presets}; sem nome é {usual}',
  'keizer.refusal.pending': 'A rodada {round} tem partidas sem resultado: {players}',
  'keizer.cure.results': 'Insira os resultados; para uma partida adiada escreva “adj”',
  'keizer.refusal.apart':
    'Há tantos jogadores que não podem se enfrentar que a rodada não pode ser emparceirada',
  'keizer.cure.apart': 'Retire alguém da lista “Não podem se enfrentar”, ou desta rodada',
  'keizer.set.club': 'Regras de clube habituais',
  'keizer.set.keizerforclubs': 'Como KeizerForClubs',
  'keizer.set.freekeizer': 'Como FreeKeizer',
  'keizer.field.top': 'Valor do primeiro lugar',
  'keizer.field.rematch': 'Rodadas até se enfrentarem de novo',
  'keizer.field.meetings': 'Partidas contra um adversário, no máximo',
  'keizer.field.postponed': 'Partida adiada: parte',
  'keizer.field.bye': 'Bye: parte do valor próprio',
  'keizer.field.club': 'Ausente pelo clube: parte',
  'keizer.field.away': 'Ausente com aviso: parte',
  'keizer.field.absent': 'Ausente sem aviso: parte',
  'keizer.field.absences': 'Ausências que contam',
};
