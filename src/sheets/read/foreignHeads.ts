import { columnOfHeader } from '../../formats/crosstable/layout/headers';
import { plainHeader, PLAYER_COLUMNS, type PlayerColumn } from '../names/headers';

/**
 * Headers of lists in languages that the add-in does not speak: German, Spanish, Italian, Dutch.
 * Only a list that is adopted may have them; what we write ourselves is read by our own words.
 */
const FOREIGN: ReadonlyMap<string, PlayerColumn> = new Map(
  Object.entries({
    name: `nachname familienname apellido apellidos cognome achternaam familienaam surname lastname familyname sobrenome
      sobrenomes nomdefamille surnamefirstname lastnamefirstname familynamefirstname namefirstname nachnamevorname
      namevorname apellidosnombre apellidosynombre nombreyapellidos sobrenomenome cognomenome nomprenom`,
    firstName: 'vorname vornamen voornaam nombredepila rufname',
    fideId: 'fideid fidenr idfide fidecode codicefide codigofide idfsi fidenummer',
    club: 'verein vereinort clubort vereniging circolo societa clubciudad clubcitta provincia clubecidade clubville',
    sex: 'geschlecht geslacht sesso genero',
    born: 'geburtsjahr geburtsdatum geb jahrgang jg geboren geboortejaar geboortedatum nacimiento fechanacimiento nascita datanascita anno',
  } satisfies Partial<Record<PlayerColumn, string>>).flatMap(([column, words]) =>
    words.split(/\s+/).map((word) => [word, column as PlayerColumn]),
  ),
);

/** Where a surname column stands beside, these are the first names and not the names. */
const FIRST_NAMES: ReadonlySet<string> = new Set(['nome', 'nombre', 'name', 'nom', 'naam']);

/** A league is no club; teams and regions are one only where no column has the clubs themselves. */
const NO_CLUBS: ReadonlySet<string> = new Set(['ligue', 'liga', 'league']);
const HARDLY_CLUBS: ReadonlySet<string> = new Set(
  'equipe equipa team association provincia'.split(' '),
);

/** What the arbiter says that columns hold, by their place in the header row; null: nothing of ours. */
export type ColumnChoice = ReadonlyMap<number, PlayerColumn | null>;

/**
 * The headers of a list, foreign ones replaced by ours; the arbiter's own stay as they are. What is
 * chosen goes before what a header says, and takes its column away from every other header.
 */
export function ownHeads(
  heads: readonly string[],
  chosen: ColumnChoice = new Map(),
): readonly string[] {
  const given = new Set([...chosen.values()]);
  return byWords(heads).map((head, index) => {
    const column = chosen.get(index);
    if (column !== undefined) return column === null ? '' : PLAYER_COLUMNS.written(column, 'en');
    const meant = PLAYER_COLUMNS.meaning(head);
    return meant !== null && given.has(meant) ? '' : head;
  });
}

function byWords(heads: readonly string[]): readonly string[] {
  const words = heads.map((head) => plainHeader(head).replace(/[ ,;&+]/g, ''));
  const hasSurnames = words.some((word) => FOREIGN.get(word) === 'name');
  const hasClubs = words.some(
    (word, index) =>
      (PLAYER_COLUMNS.meaning(heads[index]) ?? FOREIGN.get(word)) === 'club' &&
      !NO_CLUBS.has(word) &&
      !HARDLY_CLUBS.has(word),
  );
  const isLess = (word: string) => NO_CLUBS.has(word) || (hasClubs && HARDLY_CLUBS.has(word));
  const taken = new Set<PlayerColumn>();
  return heads.map((head, index) => {
    const known = PLAYER_COLUMNS.meaning(head);
    const isFirstName = hasSurnames && FIRST_NAMES.has(words[index]);
    const column = isFirstName ? 'firstName' : (known ?? foreign(head, words[index]));
    if (column === 'club' && isLess(words[index])) return '';
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
