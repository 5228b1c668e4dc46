import { columnOfHeader } from '../../formats/crosstable/headers';
import { plainHeader, PLAYER_COLUMNS, type PlayerColumn } from '../names/headers';

/**
 * Headers of lists in languages that the add-in does not speak: German, Spanish, Italian, Dutch.
 * Only a list that is adopted may have them; what we write ourselves is read by our own words.
 */
const FOREIGN: ReadonlyMap<string, PlayerColumn> = new Map(
  Object.entries({
    name: 'nachname familienname apellido apellidos cognome achternaam familienaam surname',
    firstName: 'vorname vornamen voornaam nombredepila rufname',
    fideId: 'fideid fidenr idfide fidecode codicefide codigofide idfsi fidenummer',
    club: 'verein vereinort clubort vereniging circolo societa clubciudad clubcitta provincia clubecidade',
    sex: 'geschlecht geslacht sesso genero',
    born: 'geburtsjahr geburtsdatum geb jahrgang jg geboren geboortejaar geboortedatum nacimiento fechanacimiento nascita datanascita anno',
  } satisfies Partial<Record<PlayerColumn, string>>).flatMap(([column, words]) =>
    words.split(' ').map((word) => [word, column as PlayerColumn]),
  ),
);

/** Where a surname column stands beside, these are the first names and not the names. */
const FIRST_NAMES: ReadonlySet<string> = new Set(['nome', 'nombre', 'name', 'nom', 'naam']);

/** The headers of a list, foreign ones replaced by ours; the arbiter's own stay as they are. */
export function ownHeads(heads: readonly string[]): readonly string[] {
  const words = heads.map((head) => plainHeader(head).replace(/ /g, ''));
  const hasSurnames = words.some((word) => FOREIGN.get(word) === 'name');
  const taken = new Set<PlayerColumn>();
  return heads.map((head, index) => {
    const known = PLAYER_COLUMNS.meaning(head);
    const isFirstName = hasSurnames && FIRST_NAMES.has(words[index]);
    const column = isFirstName ? 'firstName' : (known ?? foreign(head, words[index]));
    if (column === null || taken.has(column)) return head;
    taken.add(column);
    return column === known ? head : PLAYER_COLUMNS.written(column, 'en');
  });
}

function foreign(head: string, word: string): PlayerColumn | null {
  const own = FOREIGN.get(word);
  if (own) return own;
  const column = columnOfHeader(head);
  // Ranks and points of a list are nobody's number and no rating.
  return column === null || column === 'rank' || column === 'points' ? null : column;
}
