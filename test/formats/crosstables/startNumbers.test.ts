import { readCrosstable } from '../../../src/formats/crosstable/readCrosstable';
import { withStartNumbers } from '../../../src/formats/crosstable/startNumbers';

const rows = (text: string): string[][] => text.split('\n').map((line) => line.split('|'));
function numbered(text: string) {
  const read = readCrosstable(rows(text));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { tournament, warnings } = withStartNumbers(read.value);
  const [first] = tournament.players;
  return {
    names: tournament.players.map(({ name }) => name),
    first: first.entries.map(({ opponent }) => opponent),
    codes: warnings.map(({ code }) => code),
  };
}

it('a ranking with starting numbers beside the places', () =>
  expect(
    numbered(
      'Rk.|SNo|Name|Rtg|1.Rd\n1|3|Cy Cedar|1500|3b1\n2|2|Bo Birch|1900|-1\n3|1|Ada Alder|2000|1w0',
    ),
  ).toEqual({ names: ['Ada Alder', 'Bo Birch', 'Cy Cedar'], first: [3], codes: [] }));

it('a ranking by places alone: the initial order by C.04.2.B, and that is said', () =>
  expect(
    numbered('Rk.|Name|Rtg|1.Rd\n1|Cy Cedar|1500|3b1\n2|Bo Birch|1900|-1\n3|Ada Alder|2000|1w0'),
  ).toEqual({
    names: ['Ada Alder', 'Bo Birch', 'Cy Cedar'],
    first: [3],
    codes: ['start-numbers-rebuilt'],
  }));

it('a table in the order of ratings stays as it is', () =>
  expect(numbered('Pl|Name|Rtg|R1\n1|Ada Alder|2000|2w0\n2|Bo Birch|1900|1b1')).toEqual({
    names: ['Ada Alder', 'Bo Birch'],
    first: [2],
    codes: [],
  }));
