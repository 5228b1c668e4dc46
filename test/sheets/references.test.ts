/** Names over our areas; what Excel leaves of one whose sheet was deleted points nowhere. */
import { parseReference } from '../../src/sheets/apply/bookState';

test.each([
  ["='Round 3'!$A$1:$J$20", 'Round 3'],
  ["='Prix d''été'!$A$2", "Prix d'été"],
  ['=Players!$A$1:$C$9', 'Players'],
  ["='#REF'!$A$1", '#REF'],
])('%s', (formula, sheet) => {
  expect(parseReference(formula)?.sheet).toBe(sheet);
});

test.each(['=#REF!$A$1:$J$20', '=#REF!#REF!', '=#REF!', '=5', '', null])(
  '%s is nowhere',
  (text) => {
    expect(parseReference(text)).toBeNull();
  },
);

test('an Excel that numbers its columns (R1C1) may name the same cells so', () => {
  for (const sheet of ['Round 3', 'Standings'])
    expect(parseReference(`='${sheet}'!R1C1:R20C10`)).toEqual(
      parseReference(`='${sheet}'!$A$1:$J$20`),
    );
  expect(parseReference('=Log!R4C2')).toEqual(parseReference('=Log!$B$4'));
  // Relative to some cell, which is none of ours.
  for (const other of ['R[1]C[2]', 'RC', 'R[-1]C1'])
    expect(parseReference(`=Log!${other}`)).toBeNull();
});
