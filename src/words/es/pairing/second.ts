import type { second as english } from '../../en/pairing/second';
import type { WordsLike } from '../../like';

export const second: WordsLike<typeof english> = {
  'second.title': 'Segunda opinión: el texto al pie de la letra, probándolo todo',
  'second.agrees':
    'el programa y la lectura literal coinciden en {agreed} de {all} {all|grupo|grupos}',
  'second.bracket': '{number} ({score} {score|punto|puntos})',
  'second.tooLarge': 'el grupo {bracket} es demasiado grande para probarlo',
  'second.differs':
    'grupo {bracket}: la lectura literal tiene {literal}, el programa {engine}. Uno de los dos está mal y es fallo nuestro: comuníquelo, por favor',
  'second.noRound': 'tampoco la lectura literal encuentra una ronda legal',
  'second.hasRound':
    'la lectura literal encuentra una ronda legal donde el programa no la tiene. Uno de los dos está mal y es fallo nuestro: comuníquelo, por favor',
  'second.largeRound': 'demasiado grande para probar si hay una ronda legal',
  'second.none': 'Pairsheet no incluye una lectura literal de este sistema',
  'second.pairs': '{pairs}',
  'second.pairsAndBye': '{pairs}, bye {player}',
  'second.played': 'La ronda jugada es otra',
  'second.head.bracket': 'Grupo',
  'second.head.verdict': 'Veredicto',
  'second.head.literal': 'Lectura literal',
  'second.head.engine': 'Programa',
  'second.verdict.agrees': 'coinciden',
  'second.verdict.differs': 'DIFIEREN',
  'second.verdict.tooLarge': 'demasiado grande',
  'second.verdict.bye': 'bye',
  'second.ofRound': 'ronda {round}: {text}',
  'second.help':
    'check: cada ronda otra vez con el texto al pie de la letra, grupo por grupo; código de salida 2 donde difiere del programa',
};
