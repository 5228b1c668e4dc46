import type { appeal as english } from '../../en/sheets/appeal';
import type { WordsLike } from '../../like';

export const appeal: WordsLike<typeof english> = {
  'appeal.title': 'Reclamación, ronda {round}: {players}',
  'appeal.sheet': 'Reclamación',
  'appeal.sheet.round': 'Reclamación ronda',
  'appeal.asked': '¿Podían enfrentarse {players} en la ronda {round}?',
  'appeal.articles': 'Qué dicen aquí los artículos',
  'appeal.more': '{count} {count|frase más|frases más}: explique la ronda {round}',
  'appeal.demanded': 'La mejor ronda en que {players} se enfrentan',
  'appeal.noSuchRound': 'No hay ninguna ronda legal en que {players} se enfrenten.',
  'appeal.theyMeet': '{players} se enfrentan en la ronda según las reglas.',
  'appeal.otherPairs':
    '{count} {count|pareja es distinta|parejas son distintas} de la ronda según las reglas: {pairs}',
  'appeal.moreOfBracket': 'y {count} {count|jugador|jugadores} más de este grupo',
  'appeal.legend':
    'Le toca: el color que toca, ! con fuerza, !! obligatorio. Flotes: ↓ bajó, ↑ jugó con alguien con más puntos; la última ronda y después la anterior.',
  'appeal.noTieBreaks': 'No se anunció ningún desempate.',
  'appeal.round': 'Ronda {round}, donde difieren los emparejamientos, y las mesas de los dos',
  'appeal.byTheRules': 'Según las reglas',
  'appeal.played': 'Como se emparejó',
  'appeal.withPair': 'Mejor ronda con {pair}',
  'appeal.bye': 'Bye',
  'appeal.none': 'no hay tal ronda',
  'appeal.sameTables': '{count} {count|mesa es igual|mesas son iguales} en todas las columnas.',
  'appeal.moreTables': '{count} {count|mesa más difiere|mesas más difieren}.',
  'appeal.asPaired': 'La ronda se emparejó como dicen las reglas.',
  'appeal.places': 'Puestos tras la ronda {round}, desempates según {edition}',
  'appeal.log': 'Líneas del registro sobre la ronda {round}',
  'appeal.noLog': 'El torneo se leyó de un archivo que no lleva registro.',
  'appeal.noLines': 'Ninguna línea del registro nombra esta ronda.',
  'appeal.line': 'Línea',
  'appeal.digest': 'Código de control',
  'appeal.verified': 'Qué dice la comprobación del registro',
  'appeal.button': 'Expediente de reclamación',
  'appeal.hint':
    'Un libro para el comité de apelación: posición, artículos, precio de la pareja pedida, desempates, registro.',
  'appeal.help.players': 'appeal: los dos jugadores, por número o nombre: 3,7',
  'appeal.help.standings': 'appeal: también los puestos de los dos, sus desempates celda por celda',
  'appeal.help.output': 'appeal: el libro que se escribe',
};
