import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import { LANGUAGES, type Tournament } from '../../src/model/types';
import { FRENCH_1994_SAMPLES } from '../../src/course/samples/french-1994';
import { floatsByRound, pairingCard } from '../../src/sheets/pairingCard';
import { cardsSheet } from '../../src/sheets/write/lists/cards/cardsSheet';
import { french1994 } from '../../src/systems/french-1994';
import { editionById } from '../../src/tiebreaks/editions';

const FRENCH = editionById('FFE-1998')!;

function sample(id: string): Tournament {
  const found = FRENCH_1994_SAMPLES.find((one) => one.id === `french-1994-${id}`);
  const checked = check(parseTrf(found?.trf ?? ''));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

describe('pairing card of BAF 77, example 1', () => {
  const event = sample('baf77-1');
  const floats = floatsByRound(event, french1994);
  const left = (no: number) =>
    pairingCard(event, no, { language: 'fr', floats, edition: FRENCH }).rows.map((row) =>
      row.slice(1, 6).join(' '),
    );

  test('4 as printed: 12N, 5B↑, 9N', () => {
    expect(left(4)).toEqual(['N 12 ½ 0.5 0.5', 'B↑ 5 ½ 1 1', 'N 9 1 2 2']);
  });

  test('5 as printed, with the arrow of the errata: 13B, 4N↓, 14B', () => {
    expect(left(5)).toEqual(['B 13 1 1 1', 'N↓ 4 ½ 1.5 1.5', 'B 14 ½ 2 2']);
  });

  test('11: forfeit win in round 3 is a downfloat (BAF 78), colour and opponent struck, ½ adjusted', () => {
    expect(left(11)).toEqual(['N 3 ½ 0.5 0.5', 'B 1 ½ 1 1', '-↓ (2) + 2 1.5']);
  });

  test('the tie-break column sums up to the Buchholz', () => {
    const card = pairingCard(event, 1, { language: 'en', edition: FRENCH });
    const sum = card.rows.reduce((total, row) => total + Number(row[7]), 0);
    expect(card.tieBreak).toBe(sum);
    // 9 has 1, 11 adjusted 1½ and 13 has 1 point: nobody else of them missed a game.
    expect(card.rows.map((row) => row[6])).toEqual([1, 1.5, 1]);
  });
});

test('heading and columns in every language', () => {
  const event = sample('baf77-2');
  for (const language of LANGUAGES) {
    const card = pairingCard(event, 7, { language, place: 3 });
    expect(card.header).toHaveLength(card.rows[0].length);
    expect(card.fields[1][1]).toBe('Girafe, G.');
    expect(card.fields[card.fields.length - 1][1]).toBe(3);
  }
  expect(pairingCard(event, 7, { language: 'fr' }).header).toEqual([
    'R',
    'Coul',
    'Adversaire',
    'r',
    'Total',
    'Score ajusté',
    'Total final',
    'Dép',
  ]);
});

test('the printable sheet: a card per player, with arrows for the French text', () => {
  const event = sample('baf77-1');
  const plan = cardsSheet(event, [5], 'fr', french1994, FRENCH);
  const [, header, first, second] = plan.blocks[1].cells;
  expect(header?.slice(-4)).toEqual(['Total', 'Ajusté', 'Total final', 'Dép']);
  expect(first).toEqual([1, 'B', 13, 'Miranda, M.', 1960, '1', 1, 1, 1, 1]);
  // 4 has 2 points: the Buchholz takes them whole.
  expect(second).toEqual([2, 'N↓', 4, 'Deneb, D.', 2140, '½', 1.5, 1.5, 2, 2]);
});
