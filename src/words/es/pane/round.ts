import type { round as english } from '../../en/pane/round';
import type { WordsLike } from '../../like';

/** Words of the pane: the round and its results. */
export const round: WordsLike<typeof english> = {
  'pane.roll-intro': '¿Quién juega la ronda {round}? Se emparejan todos los marcados.',
  'pane.no-shows': 'Perdió la ronda {round} por incomparecencia',
  'pane.no-shows-hint': 'Quien no se presentó sin avisar queda retirado, salvo excusa.',
  'pane.no-shows-paired': 'Quien no se presentó se empareja como los demás hasta que usted elija.',
  'pane.no-show-out': 'Ausente',
  'pane.presence': 'Estado',
  'pane.presence-zeroBye': 'Ausente (0)',
  'pane.presence-halfBye': 'Bye de medio punto',
  'pane.presence-fullBye': 'Bye de un punto',
  'pane.presence-expelled': 'Expulsado',
  'pane.presence-withdrawn': 'Retirado',
  'pane.presence-present': 'Juega',
  'pane.enter-ticks': 'Intro cambia la marca.',
  'pane.not-saved': 'aún sin guardar',
  'pane.tick-all': 'Están todos',
  'pane.untick-all': 'Aún no hay nadie',
  'pane.total-present': 'Presentes: {count}',
  'pane.total-absent': 'Ausentes: {count}',
  'pane.total-byes': 'Byes: {count}',
  'pane.total-withdrawn': 'Retirados: {count}',
  'pane.total-paid': 'Pagado: {count}',
  'pane.total-due': 'Por pagar: {count}',
  'pane.fee-hint':
    'Para marcar también los pagos, añada una columna «{column}» a la lista de la hoja Jugadores.',
  'pane.fee-paid': '{player}: pagado',
  'pane.fee-not-paid': '{player}: no pagado',
  'pane.save-roll': 'Guardar sin emparejar',
  'pane.roll-saved': 'Ronda {round}: {count} {count|anotación guardada|anotaciones guardadas}',
  'pane.late-entry': 'Inscripción tardía',
  'pane.missed-rounds': 'Rondas perdidas',
  'pane.missed-zero': '0 puntos cada una',
  'pane.missed-half': '½ punto cada una',
  'pane.even-later': 'Nuestras bases permiten inscripciones después de la ronda 3',
  'pane.enter-player': 'Añadir el jugador',
  'pane.player-entered': '{name} añadido con el número {no}',
  'pane.warn-namesakes':
    'Jugadores con el mismo nombre: {who}. Las listas muestran su club y su Elo; distíngalos por el número.',
  'pane.fits-several': 'Coinciden {count} jugadores: {players}',
  'pane.warn-unrated': 'Jugadores sin Elo: {count}. Van al final de la lista.',
  'pane.warn-order':
    'Los números no siguen el orden inicial (Elo, título, nombre). Renumere en «Cambios a mano» si deben hacerlo.',
  'pane.warn-many-rounds':
    '{rounds} {rounds|ronda|rondas} para {players} {players|jugador|jugadores}: puede que rondas posteriores no tengan emparejamiento legal.',
  'pane.sex-w': 'mujer',
  'pane.sex-m': 'hombre',
  'pane.not-a-birth': 'No es una fecha. Escriba 2004/02/29, o solo el año.',
  'pane.papers-stale':
    '{count} {count|jugador tiene|jugadores tienen} un número nuevo desde el {no}. Imprima otra vez: jugadores, ronda {round}, por nombre, fichas, cuadro.',
  'pane.draw-again': 'Sortear otra vez',
  'pane.draw-again-why': 'Por qué se sortea otra vez (queda en el registro)',
  'pane.lot-before': 'Antes se sorteó el código {seed}; sorteado otra vez: {why}',
  'pane.lots-white':
    'Color sorteado: blancas para el n.º 1 (código {seed}, guardado en los ajustes)',
  'pane.lots-black':
    'Color sorteado: negras para el n.º 1 (código {seed}, guardado en los ajustes)',
  'pane.with-working': 'Escribir también los motivos en una hoja',
  'pane.write-round': 'Publicar la ronda {round}',
  'pane.round-paired': 'Ronda {round} emparejada: {games} {games|partida|partidas}',
  'pane.round-paired-again': 'Ronda {round} emparejada otra vez: {games} {games|partida|partidas}',
  'pane.verify': 'Segunda pasada: escriba otra vez cada resultado',
  'pane.keys': 'Teclas',
  'pane.key-move': 'otra mesa',
  'pane.key-clear': 'sin resultado',
  'pane.key-table': 'por mesas',
  'pane.enter': 'Anotar',
  'pane.by-table-hint': 'Mesa, Intro, resultado, Intro.',
  'pane.no-such-table':
    'La ronda {round} no tiene mesa {table}: sus mesas van de {first} a {last}.',
  'pane.no-table-numbers': 'La hoja de la ronda {round} no tiene números de mesa.',
  'pane.table-twice':
    'La mesa {table} está dos veces en la hoja: introduzca sus resultados en la lista de abajo.',
  'pane.no-such-result':
    '«{result}» no es un resultado. Las teclas se indican abajo; sirven también 1-0, ½-½ y similares.',
  'pane.result-stands': 'La mesa {table} ya tiene {result}.',
  'pane.result-replaces':
    'La mesa {table} tiene {was}. Otro Intro escribe {result} en su lugar, Esc lo deja.',
  'pane.table-entered': 'Mesa {table}: {result} ({players})',
  'pane.table-taken-back': 'La mesa {table} vuelve a {result} ({players})',
  'pane.take-back-table': 'Deshacer la mesa {table}: {result}',
  'pane.result-entered': 'Ronda {round}, mesa {table}: {result} (era {was})',
  'pane.results-typed': 'Resultados de la ronda {round}',
  'pane.result-corrected': 'Corrección, ronda {round}, mesa {table}: {result} en vez de {was}',
};
