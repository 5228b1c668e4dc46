import { namesInAllLanguages } from '../../src/tiebreaks/catalogue/names';
import { CUT_WORD, WHY_WORD } from '../../src/tiebreaks/partWords';
import { sayReason } from '../../src/explain/phrasebook';
import { readCrosstable } from '../../src/formats/crosstable/readCrosstable';
import { LANGUAGES, type Tournament } from '../../src/model/types';
import { editionById, findTieBreak } from '../../src/tiebreaks/editions';
import { standings } from '../../src/tiebreaks/standings/standings';
import { CUT_REASONS, PART_REASONS } from '../../src/tiebreaks/types';
import { corpusFiles, readTrf } from '../support/cases';

const FRENCH = editionById('FFE-1998')!;

function event(...rows: (string | number)[][]): Tournament {
  const rounds = rows[0].slice(3).map((_, i) => `R${i + 1}`);
  const read = readCrosstable([['No', 'Name', 'Rtg', ...rounds], ...rows]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.tournament;
}

function ranked(tournament: Tournament, tieBreaks: string[]) {
  const list = standings(tournament, { tieBreaks, edition: FRENCH.id });
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return list.value;
}

/** As the command line promises them, and the two that the French system of 1994 needs. */
const CODES =
  'SA BH BH-M1 BH-M2 BH-C1 BH-C2 SBH SB CUM CUM-C1 CUM-C2 WINS KASH YUG KOYA KOYA-E DE DE-1 ARO ARO-C1 PERF MP GP BERLIN SB-T';

describe('the catalogue', () => {
  it('has every code, with a name in each language and an article', () => {
    expect(FRENCH.catalogue.map(({ code }) => code).join(' ')).toBe(CODES);
    for (const entry of FRENCH.catalogue) {
      for (const language of LANGUAGES) expect(sayReason(language, entry.name)).not.toBe('');
      expect(entry.article).toMatch(/^(\d|F\.)/);
    }
  });

  // Aliases given by the text itself (§4), and what other federations say.
  it.each([
    ['Solkoff', 'BH'],
    ['Solkov', 'BH'],
    ['Harkness', 'BH-M1'],
    ['médian', 'BH-M1'],
    ['Médian 2', 'BH-M2'],
    ['Brésilien', 'BH-C1'],
    ['Buchholz tronqué 2', 'BH-C2'],
    ['Progress', 'CUM'],
    ['cumulatif', 'CUM'],
    ['Berger', 'SB'],
    ['s.b.', 'SB'],
    ['Yougoslave', 'YUG'],
    ['Confrontation directe', 'DE'],
    ['Confronto direto', 'DE'],
    ['Moyenne Elo', 'ARO'],
    ['bh m1', 'BH-M1'],
    ['BH-C3', 'BH-C3'],
    ['aro-c2', 'ARO-C2'],
  ])('finds %s as %s', (word, code) => expect(findTieBreak(FRENCH, word)?.code).toBe(code));

  it('gives no word to two tie-breaks', () => {
    for (const entry of FRENCH.catalogue)
      for (const word of [...namesInAllLanguages(entry.name), ...entry.aliases])
        expect([word, findTieBreak(FRENCH, word)?.code]).toEqual([word, entry.code]);
  });

  it('names the members of a family that the text does not list', () => {
    expect(namesInAllLanguages(findTieBreak(FRENCH, 'BH-C3')!.name)).toEqual(
      expect.arrayContaining(['Buchholz cut 3', 'Buchholz tronqué 3', 'Buchholz truncado 3']),
    );
  });

  it('recommends for each kind of event what its list holds (§3)', () => {
    for (const kind of [
      'round-robin',
      'team-round-robin',
      'swiss-rated',
      'swiss-incoherent',
      'swiss-unrated',
      'team-swiss',
    ]) {
      const recommended = FRENCH.catalogue
        .filter((entry) => entry.recommended.includes(kind))
        .map(({ code }) => code);
      const preset = FRENCH.presets.find(({ id }) => id === kind)!;
      expect([...preset.codes].sort()).toEqual(recommended.sort());
    }
  });

  it('has words for every reason', () => {
    for (const why of PART_REASONS) expect(WHY_WORD[why]).toBe(`tiebreaks.why.${why}`);
    for (const cut of CUT_REASONS) expect(CUT_WORD[cut]).toBe(`tiebreaks.cut.${cut}`);
  });
});

/** Ada beat Bo, Bo beat Cy, Cy beat Ada; Di lost to all. Everything equal among the first three. */
const circle = event(
  [1, 'Ada', 2000, '2w1', '4b1', '3w0'],
  [2, 'Bo', 1900, '1b0', '3w1', '4b1'],
  [3, 'Cy', 1800, '4w1', '2b0', '1b1'],
  [4, 'Di', 1700, '3b0', '1w0', '2w0'],
);

describe('places', () => {
  it('are shared where nothing separates', () => {
    const { rows } = ranked(circle, ['DE', 'BH', 'SB']);
    expect(rows.map(({ rank, no, isShared, brokenBy }) => [rank, no, isShared, brokenBy])).toEqual([
      [1, 1, true, null],
      [1, 2, true, null],
      [1, 3, true, null],
      [4, 4, false, null],
    ]);
    expect(rows.map(({ tieBreaks }) => tieBreaks.DE)).toEqual([1, 1, 1, null]);
  });

  it('say which tie-break separated', () => {
    const { rows } = ranked(circle, ['SB', 'ARO', 'BH']);
    // Opponents' ratings: Ada 1900 1700 1800; Bo 2000 1800 1700; Cy 1700 1900 2000.
    expect(rows.map(({ no, brokenBy }) => [no, brokenBy])).toEqual([
      [3, null],
      [2, 'ARO'],
      [1, 'ARO'],
      [4, null],
    ]);
    expect(rows.map(({ tieBreaks }) => tieBreaks.ARO)).toEqual([1867, 1833, 1800, 1900]);
  });

  it('after an earlier round are those of that time', () => {
    const list = standings(circle, { tieBreaks: ['BH'], edition: FRENCH.id, after: 1 });
    if (!list.ok) throw new Error('refused');
    expect(list.value.rounds).toBe(1);
    expect(list.value.rows.map(({ no, points }) => [no, points])).toEqual([
      [1, 1],
      [3, 1],
      [2, 0],
      [4, 0],
    ]);
  });
});

describe('direct encounter (ruling A3)', () => {
  const swiss = event(
    [1, 'Ada', 0, '2w+', '3b½'],
    [2, 'Bo', 0, '1b-', '4w1'],
    [3, 'Cy', 0, '4b1', '1w½'],
    [4, 'Di', 0, '3w0', '2b0'],
    [5, 'Ed', 0, 'bye', '-'],
  );
  it('is undefined, not 0, if not all have met: a forfeit is no meeting in a Swiss', () => {
    const list = ranked(swiss, ['DE']);
    const { value, undefinedBecause } = list.detail(2, 'DE');
    expect(value).toBe(null);
    expect(sayReason('en', undefinedBecause!)).toBe('not all of the tied have met: 2, 5');
    expect(list.rows.find(({ no }) => no === 1)?.tieBreaks.DE).toBe(0.5);
  });
  it('counts the result of a forfeit in a round robin', () => {
    const roundRobin = event(
      [1, 'Ada', 0, '2w+', '3b0', '-'],
      [2, 'Bo', 0, '1b-', '-', '3w1'],
      [3, 'Cy', 0, '-', '1w1', '2b0'],
    );
    expect(ranked(roundRobin, ['DE']).rows.map(({ tieBreaks }) => tieBreaks.DE)).toEqual([1, 1, 1]);
  });
});

describe('what is undefined', () => {
  const bystander = event(
    [1, 'Ada', 2000, '2w1', '-'],
    [2, 'Bo', 1900, '1b0', 'bye'],
    [3, 'Cy', 1800, 'bye', '-'],
  );
  it.each([
    ['PERF', 'no-game'],
    ['ARO', 'no-game'],
    ['SBH', 'no-game'],
    ['YUG', 'no-game'],
    ['BH-M1', 'too-few-opponents'],
    ['CUM-C2', 'too-few-rounds'],
    ['MP', 'needs-boards'],
    ['SB-T', 'needs-boards'],
  ])('%s: %s', (code, key) => {
    const list = ranked(bystander, [code]);
    const { value, undefinedBecause } = list.detail(3, list.tieBreaks[0]);
    expect([value, undefinedBecause?.key]).toEqual([null, `tiebreaks.undefined.${key}`]);
  });
  it('comes after every number', () => {
    expect(ranked(bystander, ['PERF']).rows.map(({ no }) => no)).toEqual([1, 2, 3]);
  });
  it('a rating tie-break without any rating', () => {
    const unrated = event([1, 'Ada', 0, '2w1'], [2, 'Bo', 0, '1b0']);
    const { undefinedBecause } = ranked(unrated, ['PERF']).detail(1, 'PERF');
    expect(undefinedBecause?.key).toBe('tiebreaks.undefined.nobody-rated');
  });
});

describe('warnings (§3), never refusals', () => {
  const warnings = (tournament: Tournament, tieBreaks: string[]) =>
    ranked(tournament, tieBreaks).warnings.map(({ key }) => key.replace('tiebreaks.warning.', ''));
  const swiss = readTrf(corpusFiles('tie-breaks-ffe-1998', '.trf')[0]);
  it.each([
    [['BH', 'SB'], []],
    [['DE', 'BH'], ['mixed-categories']], // as some lists of §3 do
    [['SA', 'DE', 'WINS'], []],
    [['CUM', 'BH'], ['mixed-categories']], // the text's own example of what is incorrect
    [['PERF', 'WINS'], ['mixed-categories']],
    [['KOYA'], ['round-robin-only']],
    [['MP'], ['needs-boards']],
  ])('%j: %j', (codes, expected) => expect(warnings(swiss, codes)).toEqual(expected));

  it('ratings with many unrated players', () => {
    const unrated = event(
      [1, 'Ada', 2000, '2w1'],
      [2, 'Bo', 0, '1b0'],
      [3, 'Cy', 0, '4w1'],
      [4, 'Di', 1900, '3b0'],
    );
    expect(warnings(unrated, ['PERF'])).toEqual(['many-unrated']);
  });
  it('a round without all results', () => {
    expect(warnings(event([1, 'Ada', 0, '2w'], [2, 'Bo', 0, '1b']), ['BH'])).toEqual(['running']);
  });
});

it('refuses what it does not know, all at once', () => {
  const list = standings(circle, { tieBreaks: ['BH', 'XYZ', 'FOO'], after: 0 });
  expect(list.ok).toBe(false);
  if (list.ok) return;
  expect(list.problems.map(({ code, value }) => [code, value])).toEqual([
    ['unknown-tie-break', 'XYZ'],
    ['unknown-tie-break', 'FOO'],
    ['not-a-round', '0'],
  ]);
  const edition = standings(circle, { tieBreaks: [], edition: '2024' });
  expect(!edition.ok && edition.problems[0].code).toBe('unknown-edition');
});
