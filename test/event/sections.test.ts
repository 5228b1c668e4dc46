/** Use cases of a workbook with several events: a new section, players who change it, common lists. */
import { planCommonList } from '../../src/event/lists/allSections';
import { withProofs } from '../../src/event/log/chain';
import { planMove } from '../../src/event/byHand/movePlayers';
import {
  changedSince,
  findSection,
  listSections,
  planSection,
} from '../../src/event/open/sections';
import { inSection, UNNAMED } from '../../src/sheets/names/section';
import { planCells } from '../../src/sheets/plan/planCells';
import { type BookCells } from '../../src/sheets/plan/cells';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import { cellsOfSection } from '../../src/sheets/read/readSections';
import { B, beforeRound1, checkedIn, twoSectionPlans } from '../support/twoSections';

const sides = (book: BookCells) =>
  [
    { label: 'Open', event: checkedIn(book, UNNAMED) },
    { label: 'B', event: checkedIn(book, B) },
  ] as const;

/** The events of both sections after a move, as their cells will read. */
function moved(book: BookCells, numbers: readonly number[]) {
  const [from, to] = sides(book);
  const plan = planMove(from, to, numbers);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const after = (section: typeof B, sheets: typeof plan.from.sheets) =>
    applyToCells(cellsOfSection(book, section), sheets);
  return {
    plan,
    from: checkedIn(after(UNNAMED, plan.from.sheets), UNNAMED),
    to: checkedIn(after(B, plan.to.sheets), UNNAMED),
  };
}

const names = ({ tournament }: ReturnType<typeof checkedIn>) =>
  tournament.players.map(({ no, name }) => `${no} ${name}`);

const TIME = { time: '2026-05-01 10:00' };

describe('a new section', () => {
  const book = beforeRound1();
  const open = checkedIn(book, UNNAMED);
  const sections = listSections(book);

  test('has the settings of the other, no players, and a name that its lists show', () => {
    const { tournament, settings } = checkedIn(book, B);
    expect(tournament.players).toEqual([]);
    expect(tournament.info.name).toBe('Open (B)');
    expect(tournament.totalRounds).toBe(open.tournament.totalRounds);
    expect(settings).toEqual({ ...open.settings, section: 'B' });
    expect(sections.map(({ label }) => label)).toEqual(['Open', 'B']);
    expect(findSection(sections, 'OPEN')).toMatchObject(UNNAMED);
  });

  test.each([
    ['', 'bad-section-name'],
    ['a:b', 'bad-section-name'],
    ['a name far too long', 'bad-section-name'],
    ['b', 'section-exists'],
    ['B.', 'section-exists'],
  ])('“%s” is refused: %s', (name, code) => {
    expect(planSection(sections, name, open)).toMatchObject({ ok: false, problems: [{ code }] });
  });
});

describe('players who change section before round 1', () => {
  test('leave one list and stand in the other, both in the initial order', () => {
    const { from, to } = moved(beforeRound1(), [2, 5]);
    expect(names(from)).toEqual(['1 Alder', '2 Cedar', '3 Dogwood', '4 Fir', '5 Gorse']);
    expect(names(to)).toEqual(['1 Birch', '2 Elm']);
  });

  test('both logs say it, each from its side', () => {
    const { plan } = moved(beforeRound1(), [2, 5]);
    expect(plan.from.log![0]).toMatchObject({
      action: '2 players moved to “B”',
      detail: 'Birch; Elm',
    });
    expect(plan.to.log![0]).toMatchObject({
      action: '2 players moved from “Open”',
      detail: 'Birch; Elm',
    });
  });

  test('the proofs of both know the players as they are then', () => {
    const book = beforeRound1();
    const { plan, from, to } = moved(book, [2]);
    for (const [part, before, after] of [
      [plan.from, checkedIn(book, UNNAMED), from],
      [plan.to, checkedIn(book, B), to],
    ] as const) {
      const proof = (read: typeof before.read) =>
        / P:(\w+)/.exec(withProofs({ ...part, sheets: [] }, read, TIME).log![0].proof!)?.[1];
      const written = / P:(\w+)/.exec(withProofs(part, before.read, TIME).log![0].proof!)?.[1];
      expect(written).toBe(proof(after.read));
    }
  });

  test('all of them may go: the table keeps one empty row', () => {
    const { from, to } = moved(beforeRound1(), [1, 2, 3, 4, 5, 6, 7]);
    expect(from.tournament.players).toEqual([]);
    expect(to.tournament.players).toHaveLength(7);
  });

  test('what the arbiter noted in columns of their own goes with them', () => {
    const book = beforeRound1();
    const tables = book.tables.map((table) =>
      /^Players/.test(table.name)
        ? {
            ...table,
            header: [...table.header, 'Paid'],
            rows: table.rows.map((row, index) => [...row, row[2] === '' ? '' : `${index + 1} €`]),
          }
        : table,
    );
    const { to } = moved({ ...book, tables }, [2, 5]);
    const paid = to.read.tables.players!.rows.map((row) => row.at(-1)).filter(Boolean);
    expect(paid).toEqual(['2 €', '5 €']);
  });

  test('who was kept apart from one who goes is told', () => {
    const book = beforeRound1();
    const tables = book.tables.map((table) =>
      table.name === 'Event'
        ? {
            ...table,
            rows: table.rows.map(([setting, value]) => [
              setting,
              setting === 'Must not meet' ? '2-3; 4-5-6' : value,
            ]),
          }
        : table,
    );
    const { plan, from } = moved({ ...book, tables }, [2, 4]);
    expect(from.tournament.forbidden).toEqual([{ players: [3, 4], rounds: null }]);
    expect(names(from).slice(2, 4)).toEqual(['3 Elm', '4 Fir']);
    expect(plan.from.log![0].detail).toContain('2 groups of players who must not meet changed');
  });

  test('numbers of the arbiter’s own stay; whoever comes gets the next one', () => {
    const book = beforeRound1();
    const tables = book.tables.map((table) =>
      table.name === 'Players'
        ? { ...table, rows: table.rows.map((row, index) => [20 - index, ...row.slice(1)]) }
        : table,
    );
    const { from } = moved({ ...book, tables }, [19]);
    expect(names(from)).not.toContain('19 Birch');
    expect(names(from)).toContain('20 Alder');
    expect(names(from)).toContain('18 Cedar');
  });

  test('a list without numbers gets none', () => {
    const book = beforeRound1();
    const tables = book.tables.map((table) =>
      table.name === 'Players'
        ? { ...table, rows: table.rows.map((row) => ['', ...row.slice(1)]) }
        : table,
    );
    const { from, to } = moved({ ...book, tables }, [2, 5]);
    for (const { read } of [from, to]) expect(read.players!.isNumbered).toBe(false);
    expect(to.tournament.players.map(({ name }) => name)).toEqual(['Birch', 'Elm']);
  });

  test('is refused once a round of one of the two is paired', () => {
    const [one, two] = twoSectionPlans();
    const book = planCells({ ...one, sheets: [...one.sheets, ...two.sheets] });
    const [from, to] = sides(book);
    expect(planMove(from, to, [2])).toMatchObject({
      ok: false,
      problems: [
        { code: 'section-has-begun', value: 'Open', args: { round: 1 } },
        { code: 'section-has-begun', value: 'B', args: { round: 2 } },
      ],
    });
  });

  test('is refused for somebody who is there already', () => {
    const book = beforeRound1();
    const first = moved(book, [2]);
    const back = { label: 'Open', event: checkedIn(book, UNNAMED) };
    expect(planMove({ label: 'B', event: first.to }, back, [1])).toMatchObject({
      ok: false,
      problems: [{ code: 'player-in-both', value: 'Birch' }],
    });
  });
});

describe('an undo', () => {
  const steps = [
    { id: 1 },
    { id: 2, sections: ['b'] },
    { id: 3, sections: ['', 'b'] },
    { id: 4 },
    { id: 5, sections: ['b'] },
  ];

  test('of one section alone is its own affair', () => {
    expect(changedSince(steps, 4, UNNAMED)).toBeNull();
    expect(changedSince(steps, 5, B)).toBeNull();
  });

  test('past a step of two sections is refused where the other was changed since', () => {
    expect(changedSince(steps, 3, UNNAMED)).toBe('b');
    expect(changedSince(steps, 1, UNNAMED)).toBe('b');
    expect(changedSince(steps, 3, B)).toBe('');
    expect(changedSince(steps.slice(0, 3), 3, B)).toBeNull();
    expect(changedSince(steps.slice(0, 4), 3, UNNAMED)).toBeNull();
  });
});

describe('lists over all sections', () => {
  const [one, two] = twoSectionPlans();
  const book = planCells({ ...one, sheets: [...one.sheets, ...two.sheets] });
  const rowsOf = (which: 'check-in-all' | 'by-name-all', cells: BookCells) => {
    const [first, second] = sides(cells);
    const { plan, silent } = planCommonList([first, second], first.event, which);
    const [title, table] = plan.sheets[0].blocks;
    return {
      title: title.cells.flat(),
      header: table.cells[0],
      rows: table.cells.slice(1),
      silent,
    };
  };

  test('by name: everybody once, with their section, table, colour and opponent', () => {
    const { title, header, rows, silent } = rowsOf('by-name-all', book);
    expect(header.slice(0, 4)).toEqual(['Name', 'Section', 'No', 'Table']);
    expect(rows.map(([name]) => name)).toEqual([
      ...'Agate Alder Birch Cedar Dogwood Elm Fir Gorse Jade Opal Quartz'.split(' '),
    ]);
    expect(rows[0].slice(0, 2)).toEqual(['Agate', 'B']);
    expect(rows[1]).toEqual(['Alder', 'Open', 1, 1, 'White', 'Dogwood']);
    expect(title[1]).toBe('Open: Round 1, B: Round 2 · 11 players');
    expect(silent).toEqual([]);
  });

  test('check-in: everybody with a box to tick; a section without players is told', () => {
    const { rows } = rowsOf('check-in-all', book);
    expect(rows).toHaveLength(11);
    expect(rows.every((row) => row.includes('☐'))).toBe(true);
    expect(rowsOf('check-in-all', beforeRound1()).silent).toEqual(['B']);
  });
});

test('a plan for the unnamed event stays what it is', () => {
  const [plan] = twoSectionPlans();
  expect(inSection(plan, UNNAMED)).toBe(plan);
});
