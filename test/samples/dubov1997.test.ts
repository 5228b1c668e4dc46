import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import { roundToPair } from '../../src/model/tournament';
import { DUBOV_1997_SAMPLES } from '../../src/course/samples/dubov-1997';
import { dubov1997, type Account } from '../../src/systems/dubov-1997';

const samples = new Map(
  DUBOV_1997_SAMPLES.map(({ id, trf }) => {
    const checked = check(parseTrf(trf));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    expect(checked.warnings).toEqual([]);
    const result = dubov1997.pair(roundToPair(checked.value));
    if (!result.ok) throw new Error(`${id} has no round`);
    return [id, result] as const;
  }),
);

test('the columns: the round worked by hand in the explanations of the system', () =>
  expect(samples.get('dubov-1997-columns')!.pairs).toEqual([
    { white: 2, black: 3 },
    { white: 4, black: 1 },
    { white: 5, black: 8 },
    { white: 7, black: 6 },
  ]));

test('everything: each kind of decision that its title promises occurs', () => {
  const { groups, bye } = samples.get('dubov-1997-everything')!.trace.data as Account;
  const events = groups.flatMap((group) => group.events);
  const kinds = new Set(events.map((event) => event.kind));
  expect(bye).not.toBeNull();
  for (const kind of ['floater', 'island', 'oddGroup', 'downfloater', 'ownColumn'] as const)
    expect(kinds).toContain(kind);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'columns', movedFrom: 'white' }));
  expect(events).toContainEqual(expect.objectContaining({ kind: 'columns', movedFrom: 'black' }));
  expect(events.some((event) => event.kind === 'columns' && event.skipped.length > 0)).toBe(true);
  expect(events.some((event) => event.kind === 'rows' && event.clashes.length > 0)).toBe(true);
  expect(events.some((event) => event.kind === 'floater' && event.opponent === null)).toBe(true);
});
