import type { simulate as english } from '../../en/cli/simulate';
import type { WordsLike } from '../../like';

/** What the simulation of another rule says. */
export const simulate: WordsLike<typeof english> = {
  'simulate.help.change':
    'qué regla se cambia: system=ID, half-point-bye=0|0.5|1, acceleration=baku|none, apart=club|federation|none, tie-breaks=CÓDIGOS, edition=ID; varias separadas por ;',
  'simulate.summary':
    '{events} {events|torneo|torneos}, {rounds} rondas: {pairs} otras parejas, {colours} otros colores, {byes} otros byes, {unpaired} rondas sin emparejamiento, {places} otros puestos',
  'simulate.touched':
    '{count} de {events} torneos {count|habría sido distinto|habrían sido distintos}',
  'simulate.cases': 'Casos que conviene revisar:',
  'simulate.case-round': '{file}: ronda {round}: {before} → {after}',
  'simulate.case-place': '{file}: {player}: puesto {before} → {after}',
  'simulate.no-pairing': 'sin emparejamiento',
  'simulate.not-simulated': '{file}: {because}',
  'simulate.no-baku': 'la aceleración Baku necesita una victoria que valga dos tablas',
  'simulate.other-competitors':
    'una edición empareja jugadores, la otra equipos o jugadores a dos partidas',
  'simulate.rounds-left':
    'las rondas {rounds} no se pueden emparejar otra vez: la regla del propio torneo no da emparejamiento, o faltan resultados, Elos o jugadores',
  'simulate.codes-unknown': '{edition} no tiene {codes}: no se comparan los puestos',
};
