/**
 * What files keep does not depend on what we say, on how cells look or on a list that may grow. Each test
 * makes such a change for real, in modules loaded anew, and asks all kept workbooks again. Expected: what
 * 0.4.1 answered (`verified.json`), and of workbooks that are written here, with the proofs of today, what
 * is answered before the change.
 */
import fs from 'node:fs';
import path from 'node:path';
import type * as Titles from '../../src/sheets/names/actionTitles';
import type * as Results from '../../src/formats/results';
import type * as Sheet from '../../src/sheets/write/eventSheet';
import type * as TermLists from '../../src/sheets/stored/event/termLists';
import type * as ReadSettings from '../../src/words/en/read/settings';
import { isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import { listSections, openSection } from '../../src/event/open/sections';
import { verifyEvent } from '../../src/event/log/verifyEvent';
import { partDigests } from '../../src/sheets/stored/log/parts';
import { parseProof, PROOF_VERSION } from '../../src/sheets/stored/log/proof';
import { TERMS_VERSION } from '../../src/sheets/stored/event/terms';
import { readBook } from '../../src/xlsx/workbook';
import { Terminal } from '../support/cli';
import full from '../fixtures/workbooks/full/verified.json';
import plain from '../fixtures/workbooks/verified.json';

const folder = path.join(__dirname, '../fixtures/workbooks');
const kept = [
  ...Object.entries(plain).map(([file, sections]) => ({ file, sections })),
  ...Object.entries(full).map(([file, sections]) => ({ file: `full/${file}`, sections })),
];

/** Written before any change: an event of players in French, one of teams, each with a line of the log of today. */
const today = new Map<string, { readonly bytes: Uint8Array; readonly was: Answer }>();

interface Answer {
  readonly ok: boolean;
  readonly digest: string;
  readonly breaks: unknown;
  readonly found: unknown;
  /** What the next line of the log would cover. */
  readonly parts: readonly (readonly [string, string])[];
}

const asData = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function answerOf(
  event: CheckedEvent,
  verify: typeof verifyEvent,
  digests: typeof partDigests,
): Answer {
  const { ok, digest, breaks, found } = verify(event);
  return asData({ ok, digest, breaks, found, parts: [...digests(event)] });
}

beforeAll(async () => {
  const terminal = new Terminal();
  const run = async (words: string) => {
    expect([await terminal.run(...words.split(' ')), terminal.stderr]).toEqual([
      0,
      expect.any(String),
    ]);
  };
  const events = { 'dutch-2026': '--players 11', 'team-swiss-2026': '--players 10' };
  for (const [system, size] of Object.entries(events)) {
    await run(`generate --system ${system} ${size} --rounds 3 --seed 27 -o ${system}.trf`);
    const event = terminal
      .text(`${system}.trf`)
      .replace('XXR 3', 'XXR 5')
      .replace(/^142 +3/m, '142   5');
    terminal.write(`${system}.trf`, event);
    await run(`workbook from-trf ${system}.trf --lang fr -o ${system}.xlsx`);
    await run(`pair ${system}.xlsx`);
    const bytes = terminal.read(`${system}.xlsx`);
    const book = await readBook(bytes);
    if (!book.ok) throw new Error(book.problems[0].code);
    const opened = openSection(book.value, listSections(book.value)[0]);
    if (!isChecked(opened)) throw new Error(JSON.stringify(opened?.problems));
    const was = answerOf(opened, verifyEvent, partDigests);
    expect(was.breaks).toEqual([]);
    const proofs = opened.read.tables.log!.rows.map((row) => parseProof(String(row.at(-1))));
    expect(proofs.at(-1)?.version).toBe(PROOF_VERSION);
    today.set(system, { bytes, was });
  }
  const letters = [...today.values()].flatMap(({ was }) => was.parts.map(([part]) => part[0]));
  expect([...new Set(letters)].sort().join('')).toBe('ACDEIMNPRT');
});

/** The product with whatever was mocked before. */
async function product() {
  const { isChecked } = await import('../../src/event/open/openEvent');
  const { listSections, openSection } = await import('../../src/event/open/sections');
  const { verifyEvent } = await import('../../src/event/log/verifyEvent');
  const { readBook } = await import('../../src/xlsx/workbook');
  const eventsIn = async (file: string) => {
    const bytes = today.get(file)?.bytes ?? fs.readFileSync(path.join(folder, file));
    const book = await readBook(Uint8Array.from(bytes));
    if (!book.ok) throw new Error(book.problems[0].code);
    return listSections(book.value).map((section) => {
      const event = openSection(book.value, section);
      if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
      return event;
    });
  };
  return { eventsIn, verifyEvent };
}

/** That every kept workbook still gets the answers of 0.4.1, and those of today theirs. */
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
  const { partDigests: digests } = await import('../../src/sheets/stored/log/parts');
  for (const [file, { was }] of today) {
    const [event] = await eventsIn(file);
    expect([file, answerOf(event, verifyEvent, digests)]).toEqual([file, was]);
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
    const { workbookDepartures } = await import('../../src/event/announced/workbookDepartures');
    for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.4.1'])
      for (const language of ['en', 'fr']) {
        const [event] = await eventsIn(`full/${version}-pane-${language}.xlsx`);
        const { corrections, byHand } = workbookDepartures(event);
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
    jest.doMock('../../src/sheets/names/actionTitles', () => {
      const actual = jest.requireActual<typeof Titles>('../../src/sheets/names/actionTitles');
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
    const { parseProof } = await import('../../src/sheets/stored/log/proof');
    const [event] = await eventsIn('full/0.4.1-pane-en.xlsx');
    const entry = { action: 'Paired', round: '4', system: '', detail: '', reason: '' };
    const plan = { sheets: [], log: [entry] };
    const proofOf = (key: string) =>
      withProofs({ ...plan, title: { key: key as 'pane.round-paired' } }, event.read, {
        time: 'now',
      }).log![0].proof!;
    expect(proofOf('renamed.pane.round-paired')).toBe(proofOf('pane.round-paired'));
    expect(parseProof(proofOf('renamed.pane.round-paired'))?.action).toBe('ROUND_PAIRED');
    jest.dontMock('../../src/sheets/names/actionTitles');
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
    jest.doMock('../../src/sheets/stored/event/termLists', () => {
      const actual = jest.requireActual<typeof TermLists>(
        '../../src/sheets/stored/event/termLists',
      );
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
  afterEach(() => jest.dontMock('../../src/sheets/stored/event/termLists'));

  test('events that began before it are as they were', () =>
    anew(async () => {
      withVenue();
      const terms = await import('../../src/sheets/stored/event/terms');
      expect(terms.TERMS_VERSION).toBe(VENUE);
      await expectAsBefore();
    }));

  test('an old event may still set it, and its digest does not cover it', () =>
    anew(async () => {
      withVenue();
      const { eventsIn } = await product();
      const { partDigests } = await import('../../src/sheets/stored/log/parts');
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
      const { storedEventOf, storedEventRows, parseStoredEvent } =
        await import('../../src/sheets/stored/event/storedEvent');
      const { typedTerms } = await import('../../src/event/announced/lock');
      const { partDigests } = await import('../../src/sheets/stored/log/parts');
      const [{ tournament, settings }] = await eventsIn('full/0.4.1-pane-en.xlsx');
      const stored = storedEventOf(tournament, settings);
      const rows = storedEventRows(stored);
      expect(rows).toContainEqual(['terms', String(VENUE), '']);
      expect(rows).not.toContainEqual(expect.arrayContaining(['address']));
      expect(parseStoredEvent(rows)).toEqual(stored);
      const typed = { ...settings, address: 'https://example.org' };
      const read = { stored: parseStoredEvent(rows), settings: typed };
      expect(typedTerms(read, tournament)).toEqual([
        { term: 'address', was: '', is: 'https://example.org' },
      ]);
      const digest = (now: typeof settings) =>
        partDigests({ tournament, settings: now, read: { stored } }).get('E');
      expect(digest(typed)).not.toBe(digest(settings));
    }));
});
