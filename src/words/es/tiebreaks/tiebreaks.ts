import type { tiebreaks as english } from '../../en/tiebreaks/tiebreaks';
import type { WordsLike } from '../../like';

/** Why a term is what it is, why it does not count, why a value is undefined, what we warn of. */
export const tiebreaks: WordsLike<typeof english> = {
  'tiebreaks.why.played': 'jugada',
  'tiebreaks.why.ladder-start': 'valor del puesto propio',
  'tiebreaks.why.ladder-opponent': '{share} del valor del rival',
  'tiebreaks.why.ladder-postponed': 'aplazada: por ahora {share} del valor del rival',
  'tiebreaks.why.ladder-own': 'sin partida: {share} del valor propio',
  'tiebreaks.why.ladder-limit': 'sin partida: más ausencias de las que cuentan',
  'tiebreaks.why.ladder-first-game': 'sin partida: antes de la primera partida',
  'tiebreaks.why.knock-out-on': 'pasa, {share}',
  'tiebreaks.why.knock-out-out': 'fuera, {share}',
  'tiebreaks.why.knock-out-alone': 'pasa sin jugar',
  'tiebreaks.why.knock-out-third': 'por el tercer puesto, {share}',
  'tiebreaks.why.adjourned': 'aplazada: por ahora tablas',
  'tiebreaks.why.forfeit': 'incomparecencia: rival virtual',
  'tiebreaks.why.exempt': 'bye: media del torneo',
  'tiebreaks.why.absence': 'no jugada: tablas contra sí mismo',
  'tiebreaks.why.rule350': 'regla de los 350 puntos: {rating} cuenta como {counted}',
  'tiebreaks.why.provisional': 'sin Elo: rating provisional',
  'tiebreaks.why.provisional350':
    'rating provisional {rating}, cuenta como {counted} por la regla de los 350 puntos',
  'tiebreaks.why.face-value': 'no jugada: se cuenta tal cual',
  'tiebreaks.why.rounding': 'redondeo, los medios hacia arriba',
  'tiebreaks.why.mean': 'suma {sum} ÷ {count}, los medios hacia arriba',
  'tiebreaks.why.quantity': 'cantidad Q por los puntos hechos en las partidas jugadas',
  'tiebreaks.why.level-above': 'grupo con Elo más próximo por arriba, con su peso',
  'tiebreaks.why.level-below': 'grupo con Elo más próximo por abajo, con su peso',
  'tiebreaks.why.level-gap': 'diferencia de Q entre los dos grupos',
  'tiebreaks.why.group': 'jugador con Elo del mismo grupo de puntos',
  'tiebreaks.cut.lowest': 'recortado: el más bajo',
  'tiebreaks.cut.highest': 'recortado: el más alto',
  'tiebreaks.cut.early-round': 'recortado: ronda temprana',
  'tiebreaks.cut.below-half': 'rival por debajo del 50 %',
  'tiebreaks.cut.below-limit': 'rival por debajo del límite',
  'tiebreaks.cut.not-played': 'no jugada',
  'tiebreaks.cut.not-tied': 'rival no empatado',
  'tiebreaks.cut.no-win': 'no ganada',
  'tiebreaks.cut.no-opponent': 'sin rival',
  'tiebreaks.cut.no-result': 'aún sin resultado: no cuenta en ningún sitio',
  'tiebreaks.undefined.no-rounds': 'aún no se ha jugado ninguna ronda',
  'tiebreaks.undefined.no-game': 'no se jugó ninguna partida en el tablero',
  'tiebreaks.undefined.too-few-opponents':
    'demasiado pocos rivales: {have}, hacen falta al menos {need}',
  'tiebreaks.undefined.too-few-rounds':
    'demasiado pocas rondas: {have}, hacen falta al menos {need}',
  'tiebreaks.undefined.not-tied': 'no está empatado con nadie',
  'tiebreaks.undefined.not-first': 'no está empatado por el primer puesto',
  'tiebreaks.undefined.not-all-met': 'no todos los empatados se han enfrentado: {players}',
  'tiebreaks.undefined.nobody-rated': 'nadie del torneo tiene Elo',
  'tiebreaks.undefined.needs-boards':
    'necesita los resultados por tablero de equipos: use las funciones de equipos',
  'tiebreaks.warning.mixed-categories':
    'la lista mezcla resultados propios, de los rivales o Elos ({codes}): se aconseja un solo tipo por torneo',
  'tiebreaks.warning.many-unrated':
    '{unrated} de {players} {players|jugador no tiene|jugadores no tienen} Elo: {codes} se apoyan en Elos',
  'tiebreaks.warning.round-robin-only': '{code} es para ligas, y este torneo no lo es',
  'tiebreaks.warning.needs-boards':
    '{codes}: necesita resultados por tablero de equipos, aquí queda vacío',
  'tiebreaks.warning.running':
    'no definitivo: la ronda {round} está en curso, {count} {count|partida no tiene|partidas no tienen} resultado',
  'tiebreaks.warning.postponed':
    'no definitivo: {count} {count|partida aplazada está abierta|partidas aplazadas están abiertas} ({games})',
};
