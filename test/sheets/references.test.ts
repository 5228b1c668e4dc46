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
