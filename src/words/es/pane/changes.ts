import type { changes as english } from '../../en/pane/changes';
import type { WordsLike } from '../../like';

/** Words of the pane: changes by hand, and corrections to earlier rounds. */
export const changes: WordsLike<typeof english> = {
  'pane.changes-intro': 'Cambios en la ronda {round}. Cada uno se comprueba antes de escribirse.',
  'pane.choose-in-list': 'Elija dos jugadores para intercambiarlos, o mesas por sus números.',
  'pane.clear-choice': 'Borrar',
  'pane.not-in-round': 'Fuera de la ronda {round}',
  'pane.swap-players': 'Intercambiar dos jugadores',
  'pane.swap': '{a} y {b} intercambiados',
  'pane.swap-tables': 'Intercambiar dos mesas',
  'pane.tables-exchanged': 'Ronda {round}: mesas {a} y {b} intercambiadas',
  'pane.turn-colours': 'Invertir los colores de una mesa',
  'pane.turn': 'Colores invertidos: {player} y su rival',
  'pane.late-against-bye': 'El que llega tarde juega con el bye',
  'pane.against-bye': '{player} juega con el bye',
  'pane.loses-results': 'Resultados perdidos, que hay que introducir otra vez: {count}',
  'pane.no-such-change': 'Estos jugadores no se pueden intercambiar.',
  'pane.repair-tables': 'Reemparejar algunas mesas',
  'pane.repair-apart': 'No repetir las parejas actuales',
  'pane.repair': 'Mesas reemparejadas: {tables}',
  'pane.repair-same': 'El sistema empareja a estos jugadores como están ahora.',
  'pane.pair-again': 'Reemparejar la ronda',
  'pane.pair-again-hint':
    'Solo mientras no tenga resultados. Elija abajo quién no juega la ronda {round}.',
  'pane.absent-again': 'Ausente de la ronda {round}',
  'pane.notes-dropped':
    '{names}: la anotación se descartó. Era para otra ronda, el jugador ya no está en la lista o no se distingue de un homónimo. Añádala otra vez.',
  'pane.renumbering': 'Renumerar por el orden inicial',
  'pane.renumbering-hint': 'Elo, título, nombre (C.04.2.B); ya no una vez emparejada la ronda 4.',
  'pane.renumber': '{count} {count|jugador recibe|jugadores reciben} otro número',
  'pane.numbers-in-order': 'Los números ya siguen el orden inicial.',
  'pane.exchange-numbers': 'Intercambiar dos números',
  'pane.exchange-numbers-hint':
    'Con Elo igual, o según sus bases; las rondas jugadas siguen a los jugadores. Ya no una vez emparejada la ronda 4.',
  'pane.exchange-first': 'Primer jugador',
  'pane.exchange-second': 'Segundo jugador',
  'pane.numbers-exchanged': '{a} y {b}: números iniciales intercambiados',
  'pane.exchange-by-order':
    'Por Elo y título, {a} y {b} no están igualados: diga en el motivo por qué sus números cambian de lugar.',
  'pane.right-rating': 'Elo correcto',
  'pane.correct-rating': 'Corregir el Elo',
  'pane.legal': 'No se incumple ninguna regla de C.04.1.',
  'pane.compared': 'Comparado con el emparejamiento del sistema',
  'pane.is-published':
    'Un emparejamiento publicado solo se cambia si dos jugadores ya se han enfrentado.',
  'pane.reason': 'Motivo',
  'pane.reason-hint': 'Va al registro.',
  'pane.write-change': 'Guardar el cambio',
  'pane.change-written': 'Cambio guardado y registrado.',
  'pane.play-the-bye': 'Juega enseguida: con el bye de la ronda {round} ({player})',
  'pane.new-against-bye':
    '{player} entra y juega con {opponent}, que tenía el bye de la ronda {round}',
  'pane.correct-earlier': '¿Corregir un resultado de la ronda {round}?',
  'pane.score-changes': '{player}: {from} → {to} {to|punto|puntos}',
  'pane.pairings-stay': 'los emparejamientos ya hechos quedan como están (rondas {from} a {to})',
  'pane.pairing-stays': 'el emparejamiento de la ronda {round}, ya hecho, queda como está',
  'pane.counts-here-too':
    'escrito en el libro cambia aun así puntos, desempates y los próximos emparejamientos: continúe solo si las bases del torneo lo permiten',
  'pane.typed-title': 'La ronda {round} se cambió en su hoja',
  'pane.typed-change': '{players}: {was} → {is}',
  'pane.typed-keep': 'Conservar el cambio',
  'pane.typed-undo': 'Restaurar',
  'pane.typed-roll':
    'Escrito en la lista de jugadores: {count} {count|jugador retirado, de vuelta o ausente|jugadores retirados, de vuelta o ausentes}',
  'pane.typed-withdrawn': '{player}: activo → retirado, desde la ronda {round}',
  'pane.typed-returned': '{player}: retirado → activo otra vez, desde la ronda {round}',
  'pane.typed-byes': '{player}: byes {was} → {is}',
  'pane.typed-kept': 'Cambios escritos en la hoja de la ronda {round} conservados: {count}',
  'pane.typed-put-back': 'Cambios escritos en la hoja de la ronda {round} deshechos: {count}',
  'pane.typed-first':
    'Una ronda anterior se cambió en su hoja. Primero conserve el cambio o restáurelo (arriba).',
  'pane.proceed': 'Continuar',
};
