/**
 * What files keep does not depend on what we say, on how cells look or on a list that may grow. Each test
 * makes such a change for real, in modules loaded anew, and asks all kept workbooks again. Expected: what
 * 0.4.1 answered (`verified.json`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type * as Titles from '../../src/sheets/actionTitles';
import type * as Results from '../../src/formats/results';
import type * as Sheet from '../../src/sheets/write/eventSheet';
import type * as TermLists from '../../src/sheets/stored/termLists';
import type * as ReadSettings from '../../src/words/en/read/settings';
import { TERMS_VERSION } from '../../src/sheets/stored/terms';
import full from '../fixtures/workbooks/full/verified.json';
import plain from '../fixtures/workbooks/verified.json';

const folder = path.join(__dirname, '../fixtures/workbooks');
const kept = [
  ...Object.entries(plain).map(([file, sections]) => ({ file, sections })),
  ...Object.entries(full).map(([file, sections]) => ({ file: `full/${file}`, sections })),
];

/** The product with whatever was mocked before. */
async function product() {
  const { isChecked } = await import('../../src/event/open/openEvent');
  const { listSections, openSection } = await import('../../src/event/open/sections');
  const { verifyEvent } = await import('../../src/event/log/verifyEvent');
  const { readBook } = await import('../../src/xlsx/workbook');
  const eventsIn = async (file: string) => {
    const book = await readBook(Uint8Array.from(fs.readFileSync(path.join(folder, file))));
    if (!book.ok) throw new Error(book.problems[0].code);
    return listSections(book.value).map((section) => {
      const event = openSection(book.value, section);
      if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
      return event;
    });
  };
  return { eventsIn, verifyEvent };
}

/** That every kept workbook still gets the answers of 0.4.1. */
async function expectAsBefore(): Promise<void> {
  const { eventsIn, verifyEvent } = await product();
  for (const { file, sections } of kept)
    for (const [index, event] of (await eventsIn(file)).entries()) {
      const { ok, digest, breaks, found } = verifyEvent(event);
      const was = sections[index];
      expect({ file, ok, digest, breaks, found }).toEqual({
        ...{ file, ok: was.ok, digest: was.digest },
        ...(JSON.parse(JSON.stringify({ breaks: was.breaks, found: was.found })) as object),
      });
      expect(event.typedTerms).toEqual([]);
    }
}

const anew = (work: () => Promise<void>) => jest.isolateModulesAsync(work);
afterEach(() => jest.resetModules());

test('every phrase of every language is reworded', () =>
  anew(async () => {
    const { LANGUAGES, wordsOf } = await import('../../src/words');
    for (const language of LANGUAGES) {
      const phrases = wordsOf(language).phrases as unknown as Record<string, string>;
      for (const key of Object.keys(phrases)) phrases[key] = `Reworded, ${phrases[key]} §`;
    }
    await expectAsBefore();
    const { eventsIn } = await product();
    const { workbookTrail } = await import('../../src/event/announced/trail');
    for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.4.1'])
      for (const language of ['en', 'fr']) {
        const [event] = await eventsIn(`full/${version}-pane-${language}.xlsx`);
        const { corrections, byHand } = workbookTrail(event);
        expect([...byHand.keys()].sort()).toEqual([1, 3]);
        expect(corrections.map(({ round, was }) => ({ round, was }))).toEqual([
          { round: 1, was: ['loss', 'win'] },
        ]);
      }
  }));

test('settings and their values are called otherwise in the sheets; the old words are still read', () =>
  anew(async () => {
    jest.doMock('../../src/words/en/read/settings', () => {
      const actual = jest.requireActual<typeof ReadSettings>('../../src/words/en/read/settings');
      const renamed = <Book extends object>(book: Book) =>
        Object.fromEntries(
          Object.entries(book).map(([key, [first, ...others]]: [string, string[]]) => [
            key,
            [`Renamed ${key}`, first, ...others],
          ]),
        );
      return {
        ...actual,
        eventRows: renamed(actual.eventRows),
        accelerations: renamed(actual.accelerations),
        colours: renamed(actual.colours),
      };
    });
    const { EVENT_ROWS } = await import('../../src/sheets/names/eventWords');
    expect(EVENT_ROWS.written('system', 'en')).toBe('Renamed system');
    await expectAsBefore();
    jest.dontMock('../../src/words/en/read/settings');
  }));

test('keys of phrases are renamed: new lines say the same action as old ones', () =>
  anew(async () => {
    jest.doMock('../../src/sheets/actionTitles', () => {
      const actual = jest.requireActual<typeof Titles>('../../src/sheets/actionTitles');
      return {
        ...actual,
        actionTitled: (key: string) =>
          actual.actionTitled(
            key.replace(/^renamed\./, '') as Parameters<typeof actual.actionTitled>[0],
          ),
      };
    });
    await expectAsBefore();
    const { eventsIn } = await product();
    const { withProofs } = await import('../../src/event/log/chain');
    const { parseProof } = await import('../../src/sheets/stored/proof');
    const [event] = await eventsIn('full/0.4.1-pane-en.xlsx');
    const entry = { action: 'Paired', round: '4', system: '', detail: '', reason: '' };
    const plan = { sheets: [], log: [entry] };
    const proofOf = (key: string) =>
      withProofs({ ...plan, title: { key: key as 'pane.round-paired' } }, event.read, {
        time: 'now',
      }).log![0].proof!;
    expect(proofOf('renamed.pane.round-paired')).toBe(proofOf('pane.round-paired'));
    expect(parseProof(proofOf('renamed.pane.round-paired'))?.action).toBe('ROUND_PAIRED');
    jest.dontMock('../../src/sheets/actionTitles');
  }));

test('cells are shown otherwise: settings in other words, results with a colon', () =>
  anew(async () => {
    jest.doMock('../../src/sheets/write/eventSheet', () => {
      const actual = jest.requireActual<typeof Sheet>('../../src/sheets/write/eventSheet');
      return {
        ...actual,
        eventValues: (...args: Parameters<typeof actual.eventValues>) =>
          Object.fromEntries(
            Object.entries(actual.eventValues(...args)).map(([row, value]) => [
              row,
              `« ${String(value)} »`,
            ]),
          ),
      };
    });
    jest.doMock('../../src/formats/results', () => {
      const actual = jest.requireActual<typeof Results>('../../src/formats/results');
      return {
        ...actual,
        makeResult: (...args: Parameters<typeof actual.makeResult>) =>
          actual.makeResult(...args).replace('-', ':'),
      };
    });
    const { makeResult } = await import('../../src/formats/results');
    expect(makeResult('win', 'loss')).toBe('1:0');
    await expectAsBefore();
    jest.dontMock('../../src/sheets/write/eventSheet');
    jest.dontMock('../../src/formats/results');
  }));

/** The list after those that there are. */
const VENUE = TERMS_VERSION + 1;

describe('one more setting is fixed by round 1', () => {
  const withVenue = () =>
    jest.doMock('../../src/sheets/stored/termLists', () => {
      const actual = jest.requireActual<typeof TermLists>('../../src/sheets/stored/termLists');
      return {
        TERM_LISTS: { ...actual.TERM_LISTS, [VENUE]: ['address'] },
        STORED_TERMS: {
          ...actual.STORED_TERMS,
          address: {
            name: 'Web address',
            text: ({ settings }: { settings: { address?: string } }) => settings.address ?? '',
          },
        },
      };
    });
  afterEach(() => jest.dontMock('../../src/sheets/stored/termLists'));

  test('events that began before it are as they were', () =>
    anew(async () => {
      withVenue();
      const terms = await import('../../src/sheets/stored/terms');
      expect(terms.TERMS_VERSION).toBe(VENUE);
      await expectAsBefore();
    }));

  test('an old event may still set it, and its digest does not cover it', () =>
    anew(async () => {
      withVenue();
      const { eventsIn } = await product();
      const { partDigests } = await import('../../src/sheets/stored/parts');
      const { fixedChanges } = await import('../../src/event/announced/lock');
      const [event] = await eventsIn('full/0.4.1-pane-en.xlsx');
      const settings = { ...event.settings, address: 'https://example.org' };
      expect(fixedChanges(event, event.tournament, settings)).toEqual([]);
      expect(partDigests({ ...event, settings })).toEqual(partDigests(event));
    }));

  test('an event that begins with it has it fixed, also where it was left empty', () =>
    anew(async () => {
      withVenue();
      const { eventsIn } = await product();
      const { charterOf, charterRows, parseCharter } =
        await import('../../src/sheets/stored/charter');
      const { typedTerms } = await import('../../src/event/announced/lock');
      const { partDigests } = await import('../../src/sheets/stored/parts');
      const [{ tournament, settings }] = await eventsIn('full/0.4.1-pane-en.xlsx');
      const charter = charterOf(tournament, settings);
      const rows = charterRows(charter);
      expect(rows).toContainEqual(['terms', String(VENUE), '']);
      expect(rows).not.toContainEqual(expect.arrayContaining(['address']));
      expect(parseCharter(rows)).toEqual(charter);
      const typed = { ...settings, address: 'https://example.org' };
      const read = { charter: parseCharter(rows), settings: typed };
      expect(typedTerms(read, tournament)).toEqual([
        { term: 'address', was: '', is: 'https://example.org' },
      ]);
      const digest = (now: typeof settings) =>
        partDigests({ tournament, settings: now, read: { charter } }).get('E');
      expect(digest(typed)).not.toBe(digest(settings));
    }));
});
