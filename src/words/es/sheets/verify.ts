import type { verify as english } from '../../en/sheets/verify';
import type { WordsLike } from '../../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.fork-differs':
    'Las líneas {line} y {other} del registro se escribieron a la vez y cambiaron lo mismo: una deshizo la otra',
  'verify.fork-joined':
    'Las líneas {line} y {other} del registro se escribieron a la vez, en partes distintas del torneo, y están unidas',
  'verify.fork-open':
    'Las líneas {line} y {other} del registro se escribieron a la vez, en partes distintas del torneo; aún no las une ninguna línea',
  'verify.no-log': 'No hay registro: no se puede probar nada',
  'verify.no-proofs':
    'El registro se escribió antes de que las líneas llevaran pruebas: no se puede probar nada',
  'verify.line-broken':
    'La línea {line} del registro ({time}, {action}) no encaja: ella, o una anterior, se cambió, añadió o quitó',
  'verify.settings-differ':
    'Los ajustes no están como los dejó la línea {line} del registro ({time})',
  'verify.players-differ':
    'Nombres, Elos, títulos o números de los jugadores no están como los dejó la línea {line} del registro ({time})',
  'verify.round-differs':
    'La ronda {round} no está como la dejó la línea {line} del registro ({time})',
  'verify.record-differs': 'La anotación oculta de la ronda {round} no es lo que dice su hoja',
  'verify.pairing-differs':
    'La ronda {round} no es lo que empareja {system}, y el registro no da motivo',
  'verify.lines': '{proved} de {lines} {lines|línea|líneas} del registro con prueba que encaja',
  'verify.rounds': '{rounds} {rounds|ronda emparejada|rondas emparejadas} otra vez',
  'verify.untouched': 'Intacto desde el principio',
  'verify.untouched-since': 'Intacto desde la ronda {round}',
  'verify.manual': '{count} {count|cambio|cambios} a mano, {without} sin motivo',
  'verify.corrected':
    '{count} {count|resultado corregido|resultados corregidos} después de su ronda',
  'verify.lines-gone':
    'El registro ha perdido el final: tenía {was} {was|línea|líneas} y tiene {now}. Deshacer en Excel (Ctrl+Z) tiene ese efecto, y eliminar filas también.',
  'verify.change': '  línea {line}, {time}: {action} – {reason}',
  'verify.charter-differs':
    'Las reglas bloqueadas, o el registro de sus desviaciones, no están como los dejó la línea {line} del registro ({time})',
  'verify.results-differ':
    'Los resultados de la ronda {round} no están como los dejó la línea {line} del registro ({time})',
  'verify.settings-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron los ajustes sin línea propia',
  'verify.players-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron nombres, Elos, títulos o números en la hoja de los jugadores',
  'verify.charter-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambió la anotación oculta de las reglas bloqueadas',
  'verify.round-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambió la ronda {round} sin línea propia',
  'verify.no-state':
    'La línea {line} del registro ({time}) no dice qué dejó: los cambios posteriores no se pueden ver',
  'verify.manual-reasoned':
    '{count} {count|cambio|cambios} a mano, con {count|su motivo|sus motivos}',
  'verify.rating-only':
    '{count} {count|resultado corregido|resultados corregidos} solo para el informe de Elo',
  'verify.rules-left': 'las reglas se cambiaron en la ronda {round}',
  'verify.standings':
    '{lists} {lists|clasificación recalculada|clasificaciones recalculadas}: {cells} celdas',
  'verify.standings-differ': 'La clasificación publicada no es lo que dan los resultados: {what}',
  'verify.digest': 'Código de control del registro: {digest}',
  'verify.digest-line': '{digest} es la línea {line} del registro ({time}, {action})',
  'verify.digest-unknown': 'Ninguna línea del registro tiene el código de control {digest}',
  'verify.details-differ':
    'Federación, ID FIDE, club, nacimiento o sexo de los jugadores no están como los dejó la línea {line} del registro ({time})',
  'verify.info-differs':
    'Nombre, lugar, fechas, árbitros o ritmo de juego del torneo no están como los dejó la línea {line} del registro ({time})',
  'verify.tables-differ':
    'Hay mesas de la ronda {round}, o puntos junto a los nombres, que no están como los dejó la línea {line} del registro ({time})',
  'verify.details-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron federación, ID FIDE, club, nacimiento o sexo en la hoja de los jugadores',
  'verify.info-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron nombre, lugar, fechas, árbitros o ritmo de juego en la hoja del torneo',
  'verify.teams-differ':
    'Los equipos, sus jugadores o los puntos que se les adjudicaron no están como los dejó la línea {line} del registro ({time})',
  'verify.teams-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron equipos o el orden de sus tableros en las hojas',
  'verify.tables-unlogged':
    'Antes de la línea {line} del registro ({time}) se dieron otros números u otros puntos a mesas de la ronda {round} en su hoja',
  'verify.adjusted-differ':
    'Los puntos ajustados no están como los dejó la línea {line} del registro ({time})',
  'verify.matches-differ':
    'Los encuentros de la ronda {round} no están como los dejó la línea {line} del registro ({time})',
  'verify.adjusted-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron puntos ajustados sin línea propia',
  'verify.matches-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron los encuentros de la ronda {round} sin línea propia',
  'verify.results-unlogged':
    'Antes de la línea {line} del registro ({time}) se cambiaron resultados de la ronda {round} en su hoja, cuando ya estaban todos',
  'verify.numbers-since':
    'La ronda {round} se emparejó con otros números o Elos: la línea {line} del registro ({time}) los cambió después',
  'verify.older-proof':
    'La línea {line} del registro ({time}) la escribió o restauró una versión anterior: su prueba abarca menos',
  'verify.list-differs':
    'La hoja {sheet} no está como la escribió la línea {line} del registro ({time})',
  'verify.list-unsure':
    'La hoja {sheet} no está como la escribió la línea {line} del registro ({time}); puede que al deshacer volviera lo que escribió una versión anterior',
  'verify.list-stale':
    'La hoja {sheet} está como la escribió la línea {line} del registro ({time}); el torneo ha cambiado después: escríbala otra vez',
  'verify.lists':
    '{lists} {lists|lista está|listas están} como {lists|la|las} escribió el registro',
  'verify.formula':
    '{cell} contiene una fórmula: otros programas pueden mostrar otro resultado que el leído aquí; escriba el valor',
  'verify.digest-short':
    'Tan pocos caracteres encuentran una línea pero no la prueban: quien calcule unos minutos puede imitarlos',
};
