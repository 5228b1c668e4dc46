/**
 * Whatever is done at the pane and in the workbook in whatever order (test/support/evening says what,
 * and what must hold). A few kept seeds here; `npm run fuzz -- desk --count 500 --seed 1` for more.
 */
import { verdict } from '../../../../scripts/fuzz/kind';
import { streamOf } from '../../../../src/generate/random';
import { deskKind, type DeskDay } from '../../../support/evening/day';

test.each([1, 2, 4])('seed %i', async (seed) => {
  const day = await deskKind.make(streamOf(seed, deskKind.name));
  expect([await verdict(deskKind, day), deskKind.show(day)]).toEqual([null, expect.anything()]);
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
  'results under a round that the command line had paired were put back, and the log did not fit': {
    ...{ system: 'burstein-2026', players: 4 },
    acts: [act('terminal', 123591), act('settings', 970696), act('undo', 849636)],
  },
  'the table of one event was renamed, and another was shown without a word': {
    ...{ system: 'dutch-2026', players: 4 },
    acts: [act('sectionAdd', 819069), { ...act('spoil', 841879), pane: 1, restarts: true }],
  },
  'a postponed game got its result after the next round, and the honest event stood accused': {
    ...{ system: 'dutch-2026', players: 9 },
    language: 'en',
    acts: [act('leaveOpen', 672643), act('next', 715549), act('correct', 541430)],
  },
  'an event that was put back to before its beginning, and done again, was said not to be covered':
    {
      ...{ system: 'team-round-robin', players: 4 },
      acts: [act('undo', 324919), act('redo', 251826)],
    },
  'a player took another place in the order of the team, and sat elsewhere in a round that was paired':
    {
      ...{ system: 'team-round-robin', players: 10 },
      acts: [act('moveMember', 60921)],
    },
};

test.each(Object.entries(FOUND))('found: %s', async (_, day) => {
  expect(await verdict(deskKind, day)).toBeNull();
});
