import path from 'path';
import type { Figures } from './figures';
import { verdicts } from './pairings';
import { nextRound, readJson, samePairing, type Pairing } from './product';
import { Event } from './tieBreaks';

/** Events with `expected-pairings.json`, `expected-next-round.json`, `expected-tie-breaks.json`. */
export async function realEvents(
  folder: string,
  has: (name: string) => boolean,
  figures: Figures,
): Promise<void> {
  if (has('expected-pairings.json'))
    for (const event of readJson<{ file: string }[]>(path.join(folder, 'expected-pairings.json'))) {
      figures.files++;
      verdicts(folder, event.file, { ...event }, figures);
    }
  if (has('expected-next-round.json')) await nextRounds(folder, figures);
  if (has('expected-tie-breaks.json')) await publishedValues(folder, figures);
}

async function nextRounds(folder: string, figures: Figures): Promise<void> {
  const events = readJson<Record<string, unknown>[]>(path.join(folder, 'expected-next-round.json'));
  for (const event of events)
    for (const [system, given] of Object.entries(event)) {
      const pairs = (given as { pairs?: Pairing } | null)?.pairs;
      if (!pairs) continue;
      const ours = await nextRound(path.join(folder, String(event.file)), system);
      figures.count(
        'next rounds',
        samePairing(ours, pairs),
        () =>
          `${String(event.file)}, ${system}: ${typeof ours === 'string' ? ours : 'another pairing'}`,
      );
    }
}

interface Published {
  readonly file: string;
  readonly after: number;
  readonly codes: readonly string[];
  readonly use: string;
  readonly ownReadingAgreesWithAllUnder?: readonly string[];
  readonly sonnebornPrintedWithOneDecimal?: boolean;
  readonly leaveOut?: readonly (string | number)[];
  readonly values: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
}

const EDITIONS: readonly (readonly [words: RegExp, id: string])[] = [
  [/2026/, 'C07-2026'],
  [/2024/, 'C07-2024'],
  [/2023/, 'C07-2023'],
  [/2009/, 'FIDE-2009'],
];

/** What the program of the event published; only `use: must` is judged. */
async function publishedValues(folder: string, figures: Figures): Promise<void> {
  for (const event of readJson<Published[]>(path.join(folder, 'expected-tie-breaks.json'))) {
    if (event.use !== 'must') continue;
    const named = event.ownReadingAgreesWithAllUnder ?? ['2024', '2026'];
    const editions = named.flatMap((words) =>
      EDITIONS.filter(([pattern]) => pattern.test(words)).map(([, id]) => id),
    );
    for (const edition of editions) {
      const options = ['--after', String(event.after)];
      const list = new Event(path.join(folder, event.file), edition, figures, options);
      for (const code of event.codes) {
        if (code.includes(' ')) {
          figures.note(`not judged: ${code}`);
          continue;
        }
        const expected = Object.fromEntries(
          Object.entries(event.values)
            .filter(([no]) => !(event.leaveOut ?? []).map(String).includes(no))
            .map(([no, values]) => [no, values[code]]),
        );
        const isRounded = code === 'SB' && event.sonnebornPrintedWithOneDecimal;
        await list.compare(code, expected, event.file, isRounded ? 0.0501 : 1e-6);
      }
    }
  }
}
