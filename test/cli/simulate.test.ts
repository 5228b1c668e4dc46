import { parseChange } from '../../src/event/audit/seasonChange';
import type { SimulatedCase, SimulatedEvent } from '../../src/event/audit/simulateEvent';
import { Terminal } from '../support/cli';
import { SeasonTerminal } from '../support/season';

/** An event by Dutch 2026, with half-point byes. */
async function generated(seed: number): Promise<string> {
  const terminal = new Terminal();
  const words = ['--players', '16', '--rounds', '6', '--seed', `${seed}`, '--half-byes', '20%'];
  await terminal.run('generate', '--system', 'dutch-2026', ...words, '-o', 'e.trf');
  return terminal.text('e.trf');
}

const season = async (trf: string, change: string) => {
  const terminal = new SeasonTerminal({ 's/e.trf': trf });
  const exit = await terminal.run('simulate', 's', '--change', change, '--ndjson');
  return { exit, event: JSON.parse(terminal.stdout) as SimulatedEvent };
};

type RoundCase = Extract<SimulatedCase, { readonly round: number }>;
type PlaceCase = Exclude<SimulatedCase, RoundCase>;
const roundsOf = ({ cases }: SimulatedEvent) =>
  cases.filter((each): each is RoundCase => 'round' in each);
const placesOf = ({ cases }: SimulatedEvent) =>
  cases.filter((each): each is PlaceCase => 'player' in each);

/** Ranks by the command that makes standings. */
async function ranks(trf: string, ...words: string[]): Promise<Map<number, number>> {
  const terminal = new Terminal({ 'e.trf': trf });
  await terminal.run('standings', 'e.trf', '--json', '--edition', 'C07-2026', ...words);
  const rows: { no: number; rank: number }[] = JSON.parse(terminal.stdout).standings;
  return new Map(rows.map(({ no, rank }) => [no, rank]));
}

const moved = (before: Map<number, number>, after: Map<number, number>): number[] =>
  [...after].filter(([no, rank]) => before.get(no) !== rank).map(([no]) => no);

test('the rule that the event has changes nothing', async () => {
  const { exit, event } = await season(await generated(1), 'system=dutch-2026');
  expect(exit).toBe(0);
  expect(event).toMatchObject({ rounds: 6, pairs: 0, colours: 0, byes: 0, places: 0, cases: [] });
});

test('another edition changes the rounds in which compare finds a difference', async () => {
  let different = 0;
  for (const seed of [1, 2, 3]) {
    const trf = await generated(seed);
    const { exit, event } = await season(trf, 'system=french-1994');
    const terminal = new Terminal({ 'e.trf': trf });
    await terminal.run('compare', 'e.trf', '--systems', 'dutch-2026,french-1994', '--json');
    const rounds: { round: number; differs: boolean }[] = JSON.parse(terminal.stdout).rounds;
    const expected = rounds.filter(({ differs }) => differs).map(({ round }) => round);
    expect(roundsOf(event).map(({ round }) => round)).toEqual(expected);
    expect(exit).toBe(expected.length > 0 ? 1 : 0);
    different += expected.length;
  }
  expect(different).toBeGreaterThan(0);
});

test('Baku: the rounds are those of the same file with the code of Baku', async () => {
  const trf = await generated(1);
  const { event } = await season(trf, 'acceleration=baku');
  const cases = roundsOf(event).filter((each) => each.with.length > 0);
  expect(cases.length).toBeGreaterThan(0);
  const accelerated = trf.replace(/^(192 FIDE_DUTCH_2025)/m, '$1_BAKU');
  expect(accelerated).not.toBe(trf);
  for (const each of cases) {
    const terminal = new Terminal({ 'e.trf': accelerated });
    await terminal.run('pair', 'e.trf', '--round', String(each.round), '--json');
    const { pairs, bye } = JSON.parse(terminal.stdout);
    for (const one of each.with)
      if ('bye' in one) expect(bye).toBe(one.bye);
      else expect(pairs).toContainEqual(expect.objectContaining(one));
  }
});

test('kept apart by federation: nobody of the same one meets', async () => {
  const federations = ['AAA', 'BBB', 'CCC', 'DDD'];
  const of = (no: number) => federations[no % 4];
  const lines = (await generated(1)).split('\n');
  const trf = lines
    .map((line) =>
      line.startsWith('001 ')
        ? line.slice(0, 53) + of(Number(line.slice(4, 8))) + line.slice(56)
        : line,
    )
    .join('\n');
  const { event } = await season(trf, 'apart=federation');
  const isTogether = (each: object) =>
    'white' in each && 'black' in each && of(Number(each.white)) === of(Number(each.black));
  const cases = roundsOf(event);
  expect(cases.some((each) => each.without.some(isTogether))).toBe(true);
  expect(cases.some((each) => each.with.some(isTogether))).toBe(false);
});

test('a half-point bye worth nothing: the places of the same file with XXS HPB=0', async () => {
  const trf = await generated(2);
  const named = trf.replace(/^202 .*$/m, '202 BH,SB');
  expect(named).not.toBe(trf);
  const { event } = await season(named, 'half-point-bye=0; edition=C07-2026');
  const lists = ['--tie-breaks', 'BH,SB'];
  const expected = moved(await ranks(trf, ...lists), await ranks(`${trf}XXS HPB=0\n`, ...lists));
  expect(event.places).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(0);
});

test('other tie-breaks: the places that standings has otherwise', async () => {
  const trf = (await generated(1)).replace(/^202 .*$/m, '202 BH,SB');
  expect(trf).toContain('\n202 BH,SB\n');
  const change = 'tie-breaks=WIN,PS; edition=C07-2026';
  const { event, exit } = await season(trf, change);
  const before = await ranks(trf, '--tie-breaks', 'BH,SB');
  const after = await ranks(trf, '--tie-breaks', 'WIN,PS');
  const expected = moved(before, after);
  expect(event.places).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(0);
  expect(exit).toBe(1);
  for (const { player, without, with: then } of placesOf(event))
    expect([without, then]).toEqual([before.get(player), after.get(player)]);
});

test('as text: cases to look at, and sums in the last line; files that are none are told', async () => {
  const terminal = new SeasonTerminal({ 's/a.trf': await generated(1), 's/b.trf': '' });
  expect(await terminal.run('simulate', 's', '--change', 'system=french-1994')).toBe(1);
  expect(terminal.stdout).toContain('Cases to check:\n  s/a.trf: round ');
  expect(terminal.stdout).toMatch(/\n1 event, 6 rounds: \d+ other pairs, .*\n$/);
  expect(terminal.stderr).toContain('s/b.trf: the file is empty');
  expect(await terminal.run('simulate', 's', '--change', 'system=dutch-2026')).toBe(3);
});

test.each(['system=dutch-1776', 'weather=fine', 'half-point-bye=2', 'system', 'apart=shoes'])(
  'a change that is not understood is refused: %s',
  async (change) => {
    const terminal = new SeasonTerminal({ 's/a.trf': 'x' });
    expect(await terminal.run('simulate', 's', '--change', change)).toBe(3);
    expect(terminal.stderr).toContain('bad-option-value');
    expect(terminal.stdout).toBe('');
  },
);

test('without a change there is nothing to simulate', async () => {
  const terminal = new SeasonTerminal({ 's/a.trf': 'x' });
  expect(await terminal.run('simulate', 's')).toBe(3);
  expect(terminal.stderr).toContain('option-missing');
});

test('half a point is understood however it is written', () => {
  for (const half of ['0.5', '0,5', '½', '1/2'])
    expect(parseChange(`half-point-bye=${half}`)).toMatchObject({
      ok: true,
      change: { halfBye: 1 },
    });
});
