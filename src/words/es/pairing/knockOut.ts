import type { knockOut as english } from '../../en/pairing/knockOut';
import type { WordsLike } from '../../like';

export const knockOut: WordsLike<typeof english> = {
  'knockOut.name': 'Eliminación directa (los ganadores siguen)',
  'knockOut.summary':
    'quien pierde queda fuera: un cuadro por cabezas de serie o por sorteo, una o dos partidas por encuentro, el tercer puesto si se quiere; quién pasa tras un empate se registra con el torneo',
  'knockOut.stage': 'Eliminatoria {stage} de {stages}',
  'knockOut.second':
    'Eliminatoria {stage} de {stages}, partida {game}: los mismos jugadores con los colores cambiados',
  'knockOut.rules': 'Reglas: {rules}',
  'knockOut.order.seeds':
    'El orden es el de los números, los más fuertes quedan separados: {players}',
  'knockOut.order.list': 'El orden es el de la lista, los vecinos se encuentran: {players}',
  'knockOut.order.lot':
    'El sorteo hecho con «{lots}» da el orden, los vecinos se encuentran: {players}',
  'knockOut.order.each-stage':
    'Se sortea de nuevo con «{lots}» antes de cada eliminatoria, los vecinos se encuentran; el primer sorteo: {players}',
  'knockOut.free.seeds':
    '{count} jugadores en un cuadro de {places}: los primeros de la lista empiezan en la eliminatoria siguiente: {players}',
  'knockOut.free.lot':
    '{count} jugadores en un cuadro de {places}: el sorteo hecho con «{lots}» hace empezar en la eliminatoria siguiente: {players}',
  'knockOut.free.first': '{player} empieza en la eliminatoria siguiente',
  'knockOut.free.later': '{player} pasa sin jugar: no hay nadie enfrente',
  'knockOut.meeting': 'Encuentro {place}: {players}',
  'knockOut.third': 'Por el tercer puesto: {players}',
  'knockOut.won.points': '{player} ganó {own}–{other} a {opponent} en la eliminatoria {stage}',
  'knockOut.won.noted':
    '{player} pasa tras {own}–{other} con {opponent} en la eliminatoria {stage}: así está registrado con el torneo (desempate, sorteo o decisión)',
  'knockOut.won.alone': '{player} no tuvo rival en la eliminatoria {stage}',
  'knockOut.lost.points':
    '{player} perdió {own}–{other} con {opponent} en la eliminatoria {stage} y está fuera',
  'knockOut.lost.noted':
    '{player} está fuera tras {own}–{other} con {opponent} en la eliminatoria {stage}: así está registrado con el torneo (desempate, sorteo o decisión)',
  'knockOut.lost.nobody':
    'Ni {player} ni {opponent} se presentaron en la eliminatoria {stage}: ambos están fuera',
  'knockOut.undecided':
    'Todavía no se ha dicho quién pasa, {player} o {opponent} (eliminatoria {stage})',
  'knockOut.not-drawn': '{player} no entró en el sorteo antes de la ronda 1',
  'knockOut.colour.balance':
    '{white} lleva blancas: menor diferencia de colores hasta ahora (blancas menos negras)',
  'knockOut.colour.place':
    '{white} lleva blancas por el sorteo del primer color, que alterna de encuentro en encuentro',
  'knockOut.colour.turned': '{white} lleva blancas: en la segunda partida se cambian los colores',
  'knockOut.why.self': '{player} no puede jugar contra sí',
  'knockOut.why.paired': '{players} se encuentran en esta ronda',
  'knockOut.why.free': '{player} no juega con nadie en esta eliminatoria y pasa',
  'knockOut.why.later':
    'Según el cuadro, {players} se pueden encontrar como pronto en la eliminatoria {stage} de {stages}',
  'knockOut.why.drawn-anew':
    'Cada eliminatoria se sortea de nuevo: el sorteo no ha juntado a {players}',
  'knockOut.judge.no-stage': 'El cuadro no tiene esa ronda, o todavía no se ha dicho quién sigue',
  'knockOut.judge.other': 'Según el cuadro, se encuentran {players}',
  'knockOut.judge.colours': '{players}: los colores están cambiados',
  'knockOut.judge.free': '{player} no juega con nadie en esta eliminatoria',
  'knockOut.refusal.parameter': 'Las reglas de la eliminación directa no conocen «{text}»',
  'knockOut.cure.parameter':
    'Escriba elementos como «draw lot; lots 4711; games 2; third yes». Parámetros: {names}',
  'knockOut.refusal.lots': 'Las reglas sortean y no dicen con qué',
  'knockOut.cure.lots':
    'Añada una palabra o un número anunciado, por ejemplo «lots 4711»: cualquiera puede repetir el sorteo',
  'knockOut.refusal.open': 'Partidas sin resultado o aplazadas: {players}',
  'knockOut.cure.open': 'Introduzca los resultados: de ellos depende quién sigue',
  'knockOut.refusal.level':
    '{players} están empatados en la eliminatoria {stage}: no se ha dicho quién pasa',
  'knockOut.cure.level':
    'Haga jugar el desempate, sortee o decida, y anote quién pasa, en el panel o en el ajuste del desempate con el ganador primero («{order}»; en un TRF la línea «### Play-off: {order}»)',
  'knockOut.refusal.few': 'Una eliminación directa necesita al menos dos jugadores',
  'knockOut.cure.few': 'Añada jugadores',
  'knockOut.refusal.rounds':
    'Una eliminación directa de {count} jugadores con {games} {games|partida|partidas} por encuentro tiene {rounds} {rounds|ronda|rondas}, no las anunciadas',
  'knockOut.cure.rounds': 'Ponga el número de rondas en {rounds}',
  'knockOut.set.usual': 'Como se anuncia abajo',
  'knockOut.field.draw': 'Sorteo (seeds, list, lot, each-stage)',
  'knockOut.field.byes': 'Quién empieza más tarde (seeds, lot)',
  'knockOut.field.games': 'Partidas por encuentro (1, 2)',
  'knockOut.field.third': 'Tercer puesto (yes, no)',
  'knockOut.field.lots': 'El sorteo se hace con',
};
