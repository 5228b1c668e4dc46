/**
 * Workbooks of every released version verify as they did. Expected: what 0.4.1 answered for each, reason
 * by reason with its numbers (`verified.json`), before stored formats had files of their own.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import { listSections, openSection } from '../../src/event/open/sections';
import { workbookDepartures } from '../../src/event/announced/workbookDepartures';
import { verifyEvent } from '../../src/event/log/verifyEvent';
import { readBook } from '../../src/xlsx/workbook';
import plain from '../fixtures/workbooks/verified.json';
import full from '../fixtures/workbooks/full/verified.json';

const folder = path.join(__dirname, '../fixtures/workbooks');
const VERSIONS = ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.4.1'];

async function eventsIn(file: string): Promise<readonly [string, CheckedEvent][]> {
  const book = await readBook(Uint8Array.from(fs.readFileSync(path.join(folder, file))));
  if (!book.ok) throw new Error(book.problems[0].code);
  return listSections(book.value).map((section) => {
    const event = openSection(book.value, section);
    if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
    return [section.id, event];
  });
}

const kept = [
  ...Object.entries(plain),
  ...Object.entries(full).map(([file, sections]) => [`full/${file}`, sections] as const),
];

test('there is one of every version, by the pane and by the command line, in English and in French', () => {
  const wanted = VERSIONS.flatMap((version) =>
    ['pane', 'cli'].flatMap((door) =>
      ['en', 'fr'].map((each) => `${version}-${door}-${each}.xlsx`),
    ),
  );
  expect(Object.keys(full).sort()).toEqual(wanted.sort());
  const files = (under: string) =>
    fs.readdirSync(path.join(folder, under)).filter((name) => name.endsWith('.xlsx'));
  expect(files('full').sort()).toEqual(wanted.sort());
  expect(files('.').sort()).toEqual(Object.keys(plain).sort());
});

test.each(kept)('%s verifies as it did', async (file, sections) => {
  const events = await eventsIn(file);
  expect(events.map(([section]) => section)).toEqual(sections.map(({ section }) => section));
  for (const [index, [, event]] of events.entries()) {
    const { ok, digest, breaks, found } = sections[index];
    const now = verifyEvent(event);
    expect({ ok: now.ok, digest: now.digest, breaks: now.breaks, found: now.found }).toEqual(
      JSON.parse(JSON.stringify({ ok, digest, breaks, found })),
    );
  }
});

/**
 * The arbiter of every `pane` workbook exchanged two opponents in round 1, turned the colours of a
 * table in round 3 and corrected the result of table 3 of round 1 from 0-1 to 1-0. Up to 0.2.0 only the
 * sentences of the log say so, later ones keep it as departures.
 */
test.each(VERSIONS.flatMap((version) => ['en', 'fr'].map((each) => [version, each] as const)))(
  'what the arbiter of %s did is known again (%s)',
  async (version, language) => {
    const [[, event]] = await eventsIn(`full/${version}-pane-${language}.xlsx`);
    const { corrections, byHand } = workbookDepartures(event);
    expect([...byHand.keys()].sort()).toEqual([1, 3]);
    expect(corrections).toHaveLength(1);
    const [{ round, players, was }] = corrections;
    const lines = event.read.rounds.find((each) => each.round === 1)!.rows;
    const table = lines.find((each) => each.table === 3)!;
    expect({ round, players, was }).toEqual({
      round: 1,
      players: [table.white, table.black],
      was: ['loss', 'win'],
    });
  },
);

test.each(['0.3.0', '0.4.0', '0.4.1'])(
  'a result typed over before the command line of %s paired is known as a correction',
  async (version) => {
    for (const language of ['en', 'fr']) {
      const [[, event]] = await eventsIn(`full/${version}-cli-${language}.xlsx`);
      const { corrections } = workbookDepartures(event);
      expect(corrections.map(({ players, was }) => [players, was])).toEqual([
        [
          [1, 6],
          ['win', 'loss'],
        ],
      ]);
    }
  },
);
