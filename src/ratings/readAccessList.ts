import type { AccessRow } from '../formats/access/database';
import { readAccess } from '../formats/access/openAccess';
import { PAPI_TITLES, papiId } from '../formats/programs/papiWords';
import { refuseFile } from '../formats/programs/foreignEvent';
import type { Checked } from '../model/problems';
import { sexOf, yearOf, type RatingList, type UnreadLine } from './list';
import { ratingIn } from './listHeads';

const COLUMNS = ['Elo', 'Rapide', 'Blitz'];

/**
 * The French federation's list (Data.mdb), a database with a row a player in `JOUEUR`. Papi's own files
 * have such a table too. Members' numbers (`NrFFE`) are no FIDE IDs; those stand in `FideCode`.
 */
export const readAccessList = (bytes: Uint8Array): Checked<RatingList> =>
  readAccess(bytes, 'Access (.mdb)', (database): Checked<RatingList> => {
    if (!database.has('JOUEUR')) return refuseFile('foreign-access-file', '');
    // Read to the end before anything is matched: a database that is cut is refused as a whole.
    const rows = Array.from(database.rows('JOUEUR'), lineOf).filter(
      ({ name }) => name !== 'EXEMPT',
    );
    return { ok: true, value: { kind: 'table', columns: COLUMNS, rows }, warnings: [] };
  });

function lineOf(row: AccessRow): UnreadLine {
  const text = (column: string): string => String(row.get(column) ?? '').trim();
  const id = papiId(text('FideCode'));
  const name = [text('Nom'), text('Prenom')].filter(Boolean).join(', ');
  const whole = () => ({
    id,
    name,
    federation: text('Federation'),
    sex: sexOf(text('Sexe')),
    title: PAPI_TITLES[text('FideTitre').toLowerCase()] ?? '',
    birthYear: yearOf(text('NeLe')),
    ratings: Object.fromEntries(
      COLUMNS.flatMap((column) => {
        const value = ratingIn(text(column));
        return value === null ? [] : [[column, value] as const];
      }),
    ),
    k: null,
  });
  return { id, name, whole };
}
