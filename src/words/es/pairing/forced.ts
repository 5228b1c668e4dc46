import type { forced as english } from '../../en/pairing/forced';
import type { WordsLike } from '../../like';

/** Why players must leave their group, and why a round cannot be had otherwise. */
export const forced: WordsLike<typeof english> = {
  'forced.all': 'Todos se emparejan dentro del grupo: {count} {count|pareja|parejas}.',
  'forced.alone': '{player} está solo en el grupo y baja.',
  'forced.bye':
    'El grupo tiene {count} {count|jugador|jugadores}, un número impar: {player} tiene el bye.',
  'forced.odd': 'El grupo tiene {count} jugadores, un número impar: uno baja.',
  'forced.nobody': 'No hay dos de {players} que puedan enfrentarse, así que bajan todos.',
  'forced.nobody-met':
    'En el grupo no se puede emparejar a nadie, porque {pairs} ya se han enfrentado.',
  'forced.few':
    'De {players} {count|tiene|tienen} que bajar al menos {count}: en el grupo, salvo entre ellos, solo pueden jugar con {others}.',
  'forced.few-only':
    'De {players} {count|tiene|tienen} que bajar al menos {count}: en el grupo solo pueden jugar con {others}.',
  'forced.among':
    'De {players} {count|tiene|tienen} que bajar al menos {count}: en el grupo solo pueden jugar entre sí, y no se pueden emparejar todos.',
  'forced.none': 'En el grupo {players} no pueden jugar con nadie, así que tienen que bajar.',
  'forced.below-met':
    'Más abajo, {pairs} ya se han enfrentado y no se pueden emparejar allí, así que {count} {count|tiene|tienen} que bajar con ellos.',
  'forced.below-few':
    'Más abajo, {players}, salvo entre ellos, solo pueden jugar con {others}, así que {count} {count|tiene|tienen} que bajar con ellos.',
  'forced.below-few-only':
    'Más abajo, {players} solo pueden jugar con {others}, así que {count} {count|tiene|tienen} que bajar con ellos.',
  'forced.below-among':
    'Más abajo, {players} solo pueden jugar entre sí y no se pueden emparejar todos, así que {count} {count|tiene|tienen} que bajar con ellos.',
  'forced.below-none':
    'Más abajo no hay rival posible para {players}, así que {count} {count|tiene|tienen} que bajar.',
  'forced.below-bye':
    'Los de más abajo no se pueden emparejar entre ellos, ni siquiera con el bye para uno, así que {count} {count|tiene|tienen} que bajar.',
  'forced.together':
    'Con {pairs} {pairs|pareja|parejas} en el grupo, los que sobran y los de abajo no se podrían emparejar todos.',
  'forced.lowest-bye':
    'Con {pairs} {pairs|pareja|parejas} en el grupo, el bye sería para alguien con más de {score} {score|punto|puntos}; las reglas lo dan primero a la puntuación más baja que la ronda permite.',
  'forced.met': 'Ya se han enfrentado: {pairs}',
  'forced.apart': 'No deben enfrentarse (lista del árbitro): {pairs}',
  'forced.colours': 'Deben tener ambos el mismo color: {pairs}',
  'forced.both-down': 'Bajaron ambos al grupo, y solo juegan con sus jugadores: {pairs}',
  'forced.rest': 'Con {pairs} emparejados, los demás no se podrían emparejar todos.',
  'forced.rest-bye': 'Con el bye para {player}, los demás no se podrían emparejar todos.',
  'forced.rest-few':
    'Sin ellos, {players}, salvo entre sí, solo pueden jugar con {others}: {count} {count|se quedaría|se quedarían} sin rival.',
  'forced.rest-few-only':
    'Sin ellos, {players} solo pueden jugar con {others}: {count} {count|se quedaría|se quedarían} sin rival.',
  'forced.rest-among':
    'Sin ellos, {players} solo pueden jugar entre sí: {count} {count|se quedaría|se quedarían} sin rival.',
  'forced.rest-none': 'Sin ellos no hay rival posible para {players}.',
  'forced.no-opponent': '{player} no puede jugar con nadie del grupo.',
};
