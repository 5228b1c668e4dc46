import type { generate as english } from '../../en/cli/generate';
import type { WordsLike } from '../../like';

/** What the generator's options and messages say. */
export const generate: WordsLike<typeof english> = {
  'cli.generate.count': 'número de archivos; -o debe contener entonces %d',
  'cli.generate.seed':
    'número entero; el archivo k de varios tiene el código más k − 1 (por defecto: del reloj, y se imprime)',
  'cli.generate.players': 'número de jugadores, o el intervalo del que se saca',
  'cli.generate.rounds': 'número de rondas, o el intervalo del que se saca',
  'cli.generate.ratings': 'Elo mínimo y máximo, o todos uno por uno',
  'cli.generate.rating-top': 'Elo del primer jugador; los demás siguen en pasos',
  'cli.generate.rating-step': 'el paso (por defecto 10)',
  'cli.generate.rating-sigma':
    'cuánto se apartan los Elos publicados de la fuerza real (por defecto 0)',
  'cli.generate.full-byes':
    'byes de un punto; X es un número (4), una proporción (5%) o uno en una ronda (5%@3)',
  'cli.generate.half-byes': 'byes de medio punto',
  'cli.generate.zero-byes': 'ausencias anunciadas',
  'cli.generate.forfeit-wins': 'partidas que un lado pierde por incomparecencia',
  'cli.generate.forfeit-losses': 'partidas que ambos lados pierden por incomparecencia',
  'cli.generate.unusual': 'resultados como ½-0 y 0-0',
  'cli.generate.withdrawals': 'jugadores que se retiran',
  'cli.generate.late': 'jugadores que entran después de la ronda 1',
  'cli.generate.forbidden':
    'parejas que no deben enfrentarse (una proporción se refiere a los jugadores)',
  'cli.generate.forfeits':
    'proporción de partidas perdidas por incomparecencia, una de cada diez por ambos, de 0 a 1',
  'cli.generate.byes':
    'proporción de rondas con bye pedido, dos de cada tres por medio punto, de 0 a 1',
  'cli.generate.baku': 'con aceleración Baku (C.04.7)',
  'cli.generate.no-baku': 'sin aceleración',
  'cli.generate.tie-breaks': 'la lista del torneo, p. ej. "BH/C1,BH,SB"',
  'cli.generate.points': 'puntos por victoria, tablas y derrota, p. ej. 3-1-0',
  'cli.generate.pab': 'puntos del bye asignado (por defecto: una victoria)',
  'cli.generate.initial-colour': 'color sorteado para el primer jugador',
  'cli.generate.model': 'cómo se sacan los resultados: table (reglamento de Elo) o milvang-2024',
  'cli.generate.unset': 'lo que no se pide se saca al azar (random, por defecto) o se omite (off)',
  'cli.generate.stop-early': 'donde no queda emparejamiento legal, escribir el torneo hasta ahí',
  'cli.generate.format': 'trf26 (por defecto) o trf16',
  'cli.generate.output': 'archivo que se escribe; %d pasa a ser el número del archivo',
  'cli.generate.seed-used': 'Código {seed}, {system}',
  'cli.generate.fitted': 'Con este sistema el torneo tiene {players} {players|jugador|jugadores}.',
  'cli.generate.progress': '{done} de {all} …',
};
