import type { keizer as english } from '../../en/pairing/keizer';
import type { WordsLike } from '../../like';

export const keizer: WordsLike<typeof english> = {
  'keizer.name': 'Keizer (escalera de veladas de club)',
  'keizer.summary':
    'los presentes juegan con los más próximos de la escalera; una victoria vale el puesto del rival; se puede faltar y volver a enfrentarse',
  'keizer.who': '{player}',
  'keizer.number': '{value}',
  'keizer.head.place': 'Puesto',
  'keizer.head.player': 'Jugador',
  'keizer.head.worth': 'Valor',
  'keizer.head.points': 'Puntos Keizer',
  'keizer.ladder': 'La escalera después de {round} {round|ronda|rondas}',
  'keizer.rules': 'Reglas: {rules}',
  'keizer.lowered':
    'Con {announced} {announced|ronda|rondas} entre dos partidas la ronda no se puede emparejar; con {rematch} sí',
  'keizer.lowered-meetings':
    'Con un máximo de {meetings} {meetings|partida|partidas} contra un mismo rival la ronda no se puede emparejar; con más sí',
  'keizer.bye-even':
    '{player}, puesto {place}, tiene el bye: el último de los que menos byes han tenido',
  'keizer.bye-lowest': '{player}, puesto {place}, tiene el bye: el último de la escalera',
  'keizer.bye.had': '{player} está más abajo y ha tenido más byes',
  'keizer.bye.rest':
    '{player} está más abajo, pero sin este jugador los demás no se pueden emparejar todos',
  'keizer.pair': '{higher}, puesto {from}, juega con {lower}, puesto {to}',
  'keizer.passed.apart': '{players} no deben enfrentarse (lista del árbitro)',
  'keizer.passed.rematch': '{players} se enfrentaron en la ronda {round}, hace demasiado poco',
  'keizer.passed.meetings': '{players} ya han tenido {games} {games|partida|partidas}',
  'keizer.passed.rest':
    'con {players} emparejados, los que siguen libres no se pueden emparejar todos',
  'keizer.colour.balance':
    '{white} tiene blancas: menos partidas con blancas hasta ahora, contra negras',
  'keizer.colour.meetings': '{white} tiene blancas: {black} las tuvo más veces en sus partidas',
  'keizer.colour.place': '{white} tiene blancas por el puesto en la escalera',
  'keizer.picture': 'Ronda {round}, por la escalera',
  'keizer.why.not-here': '{player} no está en esta ronda',
  'keizer.why.self': '{player} no puede jugar consigo mismo',
  'keizer.why.bye': '{player} tiene el bye',
  'keizer.why.paired': '{players} se enfrentan en esta ronda',
  'keizer.why.taken': '{higher} está por encima de ambos y juega con {player}',
  'keizer.why.nearer': '{player} juega con {opponent}, que está más cerca que {other}',
  'keizer.judge.no-bye': 'El número de jugadores es par: nadie tiene el bye',
  'keizer.judge.bye': 'El bye es para {player}, no para {other}',
  'keizer.judge.bye-missing': '{player} tiene el bye',
  'keizer.judge.alone': '{player} no tiene rival',
  'keizer.judge.nearer': '{player} jugó con {other}; {opponent} está más cerca',
  'keizer.judge.colours': '{players}: los colores están al revés',
  'keizer.refusal.parameter': 'Las reglas de la escalera no conocen «{text}»',
  'keizer.cure.parameter':
    'Escriba elementos como «top 60; rematch 8; away 1/3». Parámetros: {names}. Puede ir delante el nombre de un modelo: {presets}; sin él vale {usual}',
  'keizer.refusal.pending': 'La ronda {round} tiene partidas sin resultado: {players}',
  'keizer.cure.results': 'Introduzca los resultados; para una partida aplazada escriba «adj»',
  'keizer.refusal.apart':
    'Tantos jugadores no deben enfrentarse que la ronda no se puede emparejar',
  'keizer.cure.apart': 'Quite a alguien de la lista «No deben enfrentarse», o de esta ronda',
  'keizer.set.club': 'Reglas habituales de club',
  'keizer.set.keizerforclubs': 'Como KeizerForClubs',
  'keizer.set.freekeizer': 'Como FreeKeizer',
  'keizer.field.top': 'Valor del primer puesto',
  'keizer.field.rematch': 'Rondas hasta volver a enfrentarse',
  'keizer.field.meetings': 'Partidas como máximo contra un rival',
  'keizer.field.postponed': 'Partida aplazada: proporción',
  'keizer.field.bye': 'Bye: proporción del valor propio',
  'keizer.field.club': 'Ausente por el club: proporción',
  'keizer.field.away': 'Ausente con aviso: proporción',
  'keizer.field.absent': 'Ausente sin aviso: proporción',
  'keizer.field.absences': 'Ausencias que cuentan',
};
