import type { foreign as english } from '../../en/sheets/foreign';
import type { WordsLike } from '../../like';

/** What is said of files that other programs wrote. */
export const foreign: WordsLike<typeof english> = {
  'foreign.sheet': 'Hoja «{sheet}». {what}',
  'foreign.numbers-of-sheet': 'Los números iniciales vienen de la hoja «{sheet}»',
  'foreign.sheets-beside': 'Hojas no usadas: {sheets}',
  'foreign.teams':
    'Leído como tabla de equipos: {teams} equipos, {boards} {boards|tablero|tableros} por encuentro; 2 puntos por encuentro ganado, 1 por empatado',
  'foreign.read-as':
    'Leído como {program}: {players} {players|jugador|jugadores}, {rounds} {rounds|ronda|rondas}',
  'foreign.not-carried': 'No se ha trasladado: {what}',
  'foreign.lost.tunx':
    'edición del emparejamiento, desempates, títulos nacionales, fechas de las rondas, byes pedidos para rondas posteriores, fechas de nacimiento; el Elo es el FIDE; si no, el nacional',
  'foreign.lost.swisssys':
    'números de socio, segundos Elos, equipos, premios, byes reservados de rondas posteriores',
  'foreign.lost.papi':
    'edición del emparejamiento, una aceleración que no sea Haley ni SAD, desempates, licencias, premios, direcciones, fechas de las rondas; los números iniciales se hicieron con Elo, título y nombre; el Elo es el del torneo, incluidas las estimaciones',
};
