/**
 * Whatever is done at the pane and in the workbook in whatever order (test/support/deskActs.ts says what,
 * and what must hold). A few kept seeds here; `npm run fuzz -- desk --count 500 --seed 1` for more.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { minimise, verdict } from '../../../scripts/fuzz/kind';
import { streamOf } from '../../../src/generate/random';
import { deskKind, type DeskDay } from '../../support/deskActs';

const COUNT = Number(process.env.DESK ?? 0);
const FROM = Number(process.env.DESK_FROM ?? 1);
const SEEDS = COUNT > 0 ? Array.from({ length: COUNT }, (_, index) => FROM + index) : [1, 2, 4];
/** Of a failure; each try is an evening. */
const MOST_TRIES = 60;

jest.setTimeout(600_000);

test.each(SEEDS)('seed %i', async (seed) => {
  const day = await deskKind.make(streamOf(seed, deskKind.name));
  const failure = await verdict(deskKind, day);
  if (failure === null) return;
  const smallest = deskKind.show(await minimise(deskKind, day, failure, MOST_TRIES));
  mkdirSync('test-output/fuzz', { recursive: true });
  writeFileSync(`test-output/fuzz/desk-${seed}.txt`, `${failure}\n\n${smallest}\n`);
  throw new Error(`${failure}\n${smallest}`);
});

const act = (what: DeskDay['acts'][number]['what'], by: number) =>
  ({ what, by, pane: 0, restarts: false }) as const;

/** What was found, in its smallest form. */
const FOUND: Readonly<Record<string, DeskDay>> = {
  'pairing in a workbook whose event was taken back said nothing': {
    ...{ system: 'burstein-2026', players: 4 },
    acts: [act('undo', 770457), act('next', 781055)],
  },
  'and so did checking': {
    ...{ system: 'dutch-2016', players: 4 },
    acts: [act('undo', 949355), act('check', 284497)],
  },
};

test.each(Object.entries(FOUND))('found: %s', async (_, day) => {
  expect(await verdict(deskKind, day)).toBeNull();
});
