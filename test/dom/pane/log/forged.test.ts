/**
 * Nobody who goes behind the log is excused: what was changed in cells and hidden sheets is named by
 * `verify`, also where lists were written again afterwards, or the event could not be read meanwhile.
 */
import { writeExercise } from '../../../../taskpane/actions/lists/course';
import { adjustPoints } from '../../../../taskpane/actions/round/teams';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import type { Desk } from '../../../../taskpane/store/desk';
import { list, type DeskBook } from '../../../support/pane/deskBook';
import type { Office } from '../../../support/pane/officeHost';
import { fresh, freshTeams, play, verified } from '../../../support/pane/proving';

async function finished(): Promise<DeskBook> {
  const { office, desk } = await fresh();
  await play(desk, 3);
  await lists(desk);
  return { office, desk };
}

/** The cell below a header of a sheet, so many rows further down. */
function cellOf(office: Office, sheet: string, header: string, below: number): string {
  const rows = office.sheet(sheet).values('A1:Z8');
  const row = rows.findIndex((cells) => cells.some((cell) => String(cell).trim() === header));
  const column = rows[row].findIndex((cell) => String(cell).trim() === header);
  return `${String.fromCharCode(65 + column)}${row + 1 + below}`;
}

const lists = async (desk: Desk) => {
  for (const output of ['standings', 'crosstable', 'cards'] as const) await list(desk, output);
};

test('as it is, nothing is found', async () => {
  expect((await verified((await finished()).office)).breaks).toEqual([]);
});

test('a result of the last round changed after the final standings, all lists written again', async () => {
  const { office, desk } = await finished();
  office.type('Round 3', cellOf(office, 'Round 3', 'Result', 2), '½-½');
  await desk.refresh();
  await lists(desk);
  const { breaks } = await verified(office);
  expect(breaks).toEqual([expect.stringMatching(/results of round 3 were changed in its sheet/)]);
});

test('the same in two steps: first emptied, then another', async () => {
  const { office, desk } = await finished();
  for (const text of ['', '½-½']) {
    office.type('Round 3', cellOf(office, 'Round 3', 'Result', 2), text);
    await desk.refresh();
    await lists(desk);
  }
  expect((await verified(office)).breaks.join()).toMatch(/results of round 3 were changed/);
});

test('typed by mistake and typed back: it is told, and nobody is accused', async () => {
  const { office, desk } = await finished();
  const cell = cellOf(office, 'Round 3', 'Result', 2);
  const [[was]] = office.sheet('Round 3').values(cell);
  for (const text of ['½-½', String(was)]) {
    office.type('Round 3', cell, text);
    await desk.refresh();
    await lists(desk);
  }
  const { breaks, found } = await verified(office);
  expect(breaks).toEqual([]);
  expect(found.join('\n')).toMatch(/results of round 3 were changed in its sheet/);
});

test('an exercise written and put back while the event is unreadable opens no gap', async () => {
  const { office, desk } = await finished();
  const cell = cellOf(office, 'Round 1', 'Result', 1);
  const [[was]] = office.sheet('Round 1').values(cell);
  office.type('Round 1', cell, 'banana');
  await desk.refresh();
  await writeExercise(desk, { kind: 'tie-break-sum', level: 1, seed: 1 }, 'here');
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
  const other = was === '0-1' ? '1-0' : '0-1';
  office.type('Round 1', cell, other);
  const [[, record]] = office.sheet('_pairsheet_results').values('A1:B1');
  const forged = String(record).replace(`/${was}`, `/${other}`);
  office.type('_pairsheet_results', 'B1', forged);
  await desk.refresh();
  await lists(desk);
  expect((await verified(office)).breaks.join()).toMatch(/round 1 was changed without a line/i);
});

test.each([
  ['the name of the event', 'Event', 'Value', 1, 'Another Open', /Name, place, dates/],
  ['a table number', 'Round 2', 'Table', 1, '9', /Tables of round 2, or the points/],
  ['points beside a name', 'Round 2', 'Pts', 1, '1.5', /Tables of round 2, or the points/],
  ['the table of a player by name', 'By name', 'Table', 1, '9', /The sheet By name is not as/],
  ['a cell of the crosstable', 'Crosstable', 'R1', 1, '9w1', /The sheet Crosstable is not as/],
  ['a word of the cards', 'Cards', 'Opponent', 1, 'Nobody', /The sheet Cards is not as/],
])('%s', async (_, sheet, header, below, value, expected) => {
  const { office } = await finished();
  office.type(sheet, cellOf(office, sheet, header, below), value);
  expect((await verified(office)).breaks).toEqual([expect.stringMatching(expected)]);
});

test.each(['Fed', 'FIDE ID', 'Club', 'Born', 'Sex'])('%s of a player', async (header) => {
  const { office } = await finished();
  office.type('Players', cellOf(office, 'Players', header, 2), header === 'Sex' ? 'w' : '1999');
  const [said] = (await verified(office)).breaks;
  expect(said).toMatch(/Federation, FIDE id, club, birth or sex of the players/);
});

test('the digest on paper has enough signs to prove a line, and fewer are told', async () => {
  const { office } = await finished();
  const { digest } = await verified(office);
  expect(digest).toMatch(/^(?:[0-9a-f]{4}-){4}[0-9a-f]{4}$/);
  const whole = await verified(office, '--digest', digest.toUpperCase().replace(/-/g, ' '));
  expect(whole.found.join()).toContain('of the log');
  expect(whole.found.join()).not.toContain('So few signs');
  const short = await verified(office, '--digest', digest.replace(/-/g, '').slice(0, 8));
  expect(short.breaks).toEqual([]);
  expect(short.found.join()).toContain('So few signs find a line but do not prove it');
});

test('in an event of teams every line says what it left: boards, line-ups and points given are covered', async () => {
  const { office, desk } = await freshTeams('team-round-robin', 6);
  await play(desk, 3);
  await adjustPoints(desk, { team: 2, matchPoints: -1, gamePoints: 0, reason: 'phone' });
  const honest = await verified(office);
  expect(honest.breaks).toEqual([]);
  expect(honest.found.join()).not.toMatch(/does not say what it left/);
});

describe('teams, behind the log', () => {
  let office: Office;

  beforeAll(async () => {
    const begun = await freshTeams('team-swiss-2026', 6);
    office = begun.office;
    const { desk } = begun;
    await play(desk, 1);
    await adjustPoints(desk, { team: 2, matchPoints: -1, gamePoints: 0, reason: 'phone' });
    await play(desk, 1);
    for (const output of ['standings', 'crosstable', 'boards', 'byTable'] as const)
      await list(desk, output);
  });

  // The first row of a match has its teams and its result, those below it the boards.
  test.each([
    ['the result of a board', 'Round 1', 'Result', 2, /^Round 1 is not as line/],
    ['points beside a team', 'Round 2', 'Pts', 1, /^Tables of round 2, or the points/],
    ['the colour at a board', 'Round 1', 'Col', 2, /^Round 1 is not as line/],
    ['the captain', 'Teams', 'Captain', 2, /^The teams, their players or points/],
    ['the club', 'Teams', 'Club', 2, /^The teams, their players or points/],
    ['the rating of a player', 'Players', 'Rating', 2, /^Names, ratings, titles or numbers/],
    ['the best players by board', 'Boards', 'Name', 1, /^The sheet Boards is not as/],
    ['the crosstable', 'Crosstable', 'Team', 1, /^The sheet Crosstable is not as/],
  ])('%s', async (_, sheet, header, below, expected) => {
    const cell = cellOf(office, sheet, header, below);
    const [[was]] = office.sheet(sheet).values(cell);
    office.type(sheet, cell, forgedText(was));
    const { breaks } = await verified(office);
    office.type(sheet, cell, String(was));
    expect(breaks).toContainEqual(expect.stringMatching(expected));
  });

  test('points adjusted', async () => {
    const records = office.sheet('_pairsheet_trf').values('B1:B9').flat();
    const at = `B${records.findIndex((text) => String(text).startsWith('299')) + 1}`;
    const [[was]] = office.sheet('_pairsheet_trf').values(at);
    office.type('_pairsheet_trf', at, String(was).replace('-0.5', '-1.5'));
    const { breaks } = await verified(office);
    office.type('_pairsheet_trf', at, String(was));
    expect(breaks).toContainEqual(expect.stringMatching(/^Points adjusted are not as line/));
  });

  test('another in the line-up: two boards exchange their players', async () => {
    const [one, other] = [2, 3].map((below) => cellOf(office, 'Round 1', 'No', below));
    const [first, second] = [one, other].map((cell) => office.sheet('Round 1').values(cell)[0][0]);
    office.type('Round 1', one, String(second));
    office.type('Round 1', other, String(first));
    const { breaks } = await verified(office);
    office.type('Round 1', one, String(first));
    office.type('Round 1', other, String(second));
    expect(breaks).toContainEqual(expect.stringMatching(/^Round 1 is not as line/));
  });

  test('put back, nothing is found', async () => {
    expect((await verified(office)).breaks).toEqual([]);
  });
});

/** Another value of the same kind. */
function forgedText(was: unknown): string {
  if (was === '1-0') return '0-1';
  if (was === '0-1' || was === '½-½') return '1-0';
  if (was === '○') return '●';
  if (was === '●') return '○';
  return typeof was === 'number' ? String(was + 1) : `${String(was)} x`.trim();
}
