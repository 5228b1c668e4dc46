import type { whatIf as english } from '../../en/pane/whatIf';
import type { WordsLike } from '../../like';

/** "And if …?": the event as it would be, beside the event. */
export const whatIf: WordsLike<typeof english> = {
  'whatIf.title': '¿Y si…?',
  'whatIf.intro':
    'Otro resultado, alguien ausente, otra edición: vea qué cambiaría. No se escribe nada; el torneo queda como está.',
  'whatIf.game': 'Partida de la ronda {round}',
  'whatIf.suppose': 'Aplicar',
  'whatIf.away': 'Ausente de la próxima ronda',
  'whatIf.system': 'Emparejado por',
  'whatIf.same-system': 'como está',
  'whatIf.result': 'Ronda {round}, {player}: {result}',
  'whatIf.is-away': '{player} no viene',
  'whatIf.see': 'Mostrar el efecto',
  'whatIf.clear': 'Limpiar',
  'whatIf.working': 'Calculando qué pasaría…',
  'whatIf.moved': '{count} {count|jugador cambiaría|jugadores cambiarían} de puesto.',
  'whatIf.no-next':
    'No se puede emparejar una próxima ronda: faltan resultados, o el torneo ha terminado.',
  'whatIf.no-round': 'Entonces la ronda {round} no se podría emparejar.',
  'whatIf.same-round': 'La ronda {round} se emparejaría igual que ahora.',
  'whatIf.pairs-come': 'La ronda {round} tendría estas parejas: {pairs}',
  'whatIf.pairs-gone': 'En vez de: {pairs}',
};
