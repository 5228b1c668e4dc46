/** Nothing typed is ignored: a field that its button has not taken is asked about first. */
import { startOffice, type Office } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

async function eventOf(names: readonly string[]): Promise<{ office: Office; pane: Pane }> {
  const office = await startOffice();
  office.type('Sheet1', 'A1', 'Name');
  names.forEach((name, index) => office.type('Sheet1', `A${index + 2}`, name));
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  await pane.fill('field-rounds', '3');
  await pane.click('adopt-event');
  return { office, pane };
}

const NAMES = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Guerin'];

test('a search chooses nobody, Enter ticks the only one that fits, and the totals follow', async () => {
  const { pane } = await eventOf(NAMES);
  await pane.click('open-round');
  expect(pane.text('attendance-totals')).toBe('Present: 6 · Absent: 0');
  await pane.fill('attendance-player', 'guer');
  await pane.click('pair');
  expect(pane.has('half-typed')).toBe(false);
  expect(pane.text('preview')).not.toContain('bye');

  await pane.click('drop-preview');
  const search = async (text: string) => {
    await pane.fill('attendance-player', text);
    const form = pane.find('attendance-player').closest('form')!;
    // What a browser does with Enter in a field of a form.
    await pane.settle(() => form.requestSubmit());
  };
  await search('e');
  expect(pane.desk.getState().attendance.size).toBe(0);
  await search('GUÉR');
  expect(pane.text('attendance-told')).toBe('6 Guerin: Absent (0)');
  expect(pane.text('attendance-totals')).toBe('Present: 5 · Absent: 1');
  expect((pane.find('attendance-player') as HTMLInputElement).value).toBe('');
  await pane.fill('away-6', 'halfBye');
  expect(pane.text('attendance-told')).toBe('6 Guerin: Half-point bye');
  await pane.click('pair');
  expect(pane.text('preview')).toContain('6 Guerinhalf-point bye');

  // Nobody is here yet, then they come one after the other.
  await pane.click('drop-preview');
  await pane.click('untick-all');
  expect(pane.text('attendance-totals')).toBe('Present: 0 · Absent: 5 · Byes: 1');
  for (const no of ['3', '5', '1', '2']) await search(no);
  expect(pane.text('attendance-totals')).toBe('Present: 4 · Absent: 1 · Byes: 1');
  expect(pane.find('attendance').querySelectorAll('[data-presence=present]')).toHaveLength(4);
});

test('who paid is ticked where the list has a column for it; an amount that was typed stays', async () => {
  const { office, pane } = await eventOf(['Alder', 'Birch', 'Cedar', 'Elm']);
  const { row, column, header } = pane.desk.getState().event!.read.tables.players!;
  const [paid, due] = [1, 2].map((more) => String.fromCharCode(64 + column + header.length + more));
  [
    ['Paid', 'Due'],
    ['20', '20'],
    ['', '20'],
    ['5', '12,50'],
  ].forEach((cells, index) => {
    office.type('Players', `${paid}${row + 1 + index}`, cells[0]!);
    office.type('Players', `${due}${row + 1 + index}`, cells[1]!);
  });
  await pane.settle(() => pane.desk.refresh());
  await pane.click('open-round');
  expect(pane.text('fee-totals')).toBe('Paid: 1 (25) · To pay: 3 (27.5)');
  expect(pane.has('paid-3')).toBe(false);
  await pane.click('paid-2');
  await pane.click('paid-4');
  expect(pane.text('fee-totals')).toBe('Paid: 3 (45) · To pay: 1 (7.5)');
  const fee = (row: number) => {
    const { header, rows } = pane.desk.getState().event!.read.tables.players!;
    return rows[row]![header.indexOf('Paid')];
  };
  expect([fee(1), fee(3)]).toEqual([20, '✓']);
  await pane.click('paid-2');
  expect(pane.text('fee-totals')).toBe('Paid: 2 (25) · To pay: 2 (27.5)');
});

test('a late entry, a result by table and an open correction are asked about too', async () => {
  const { office, pane } = await eventOf(NAMES);
  await pane.click('pair-next');
  await pane.click('write-round');
  await pane.click('open-round');
  await pane.fill('late-name', 'Hazel');
  await pane.click('back');
  expect(pane.text('half-typed')).toContain('Hazel');
  await pane.click('half-typed-add');
  expect(pane.desk.getState().event!.tournament!.players).toHaveLength(7);
  expect(pane.desk.getState().view).toBe('home');

  await pane.click('enter-results');
  await pane.fill('by-table-table', '2');
  await pane.fill('by-table-result', '1');
  await pane.click('back');
  expect(pane.text('half-typed')).toContain('Table 2: 1-0');
  await pane.click('half-typed-add');
  expect(office.sheet('Round 1').values('F6')).toEqual([['1-0']]);

  for (const row of [5, 7]) office.type('Round 1', `F${row}`, '1-0');
  await pane.settle(() => pane.desk.refresh());
  await pane.click('pair-next');
  await pane.click('write-round');
  await pane.click('open-results');
  await pane.fill('results-round', '1');
  await pane.fill('by-table-table', '1');
  await pane.fill('by-table-result', '0');
  await pane.settle(() => pane.find('by-table').closest('form')!.requestSubmit());
  await pane.settle(() => pane.find('by-table').closest('form')!.requestSubmit());
  expect(pane.has('correction')).toBe(true);
  // Above what stays in sight, which would cover it.
  const counter = pane.find('results-counter');
  expect(pane.find('correction').compareDocumentPosition(counter)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await pane.click('back');
  expect(pane.desk.getState().view).toBe('results');
  await pane.click('half-typed-drop');
  expect(pane.desk.getState().view).toBe('home');
  expect(office.sheet('Round 1').values('F5')).toEqual([['1-0']]);
});

test('changes by hand that were chosen and not looked at are asked about', async () => {
  const { pane } = await eventOf(NAMES);
  await pane.click('pair-next');
  await pane.click('write-round');
  await pane.click('open-changes');
  await pane.click('seat-1');
  await pane.click('back');
  expect(pane.text('half-typed')).toContain('Alder');
  // One player is nothing to look at.
  expect(pane.has('half-typed-add')).toBe(false);
  await pane.click('half-typed-back');
  expect(pane.find('seat-1').getAttribute('aria-pressed')).toBe('true');

  // Both: what would be written is shown instead of leaving, and asks in its turn.
  await pane.click('seat-2');
  await pane.click('back');
  await pane.click('half-typed-add');
  expect(pane.has('proposal')).toBe(true);
  await pane.click('back');
  expect(pane.desk.getState().view).toBe('changes');
  await pane.click('half-typed-drop');
  expect(pane.desk.getState().view).toBe('home');
  expect(pane.desk.getState().proposal).toBeNull();

  for (const [choose, text] of [
    [() => pane.click('table-1'), 'Table: 1'],
    [() => pane.fill('rating-value', '1850'), '1850'],
  ] as const) {
    await pane.click('open-changes');
    await choose();
    await pane.click('back');
    expect(pane.text('half-typed')).toContain(text);
    await pane.click('half-typed-drop');
    expect(pane.desk.getState().view).toBe('home');
  }
});

test('settings that were typed and not saved are asked about before leaving', async () => {
  const { office, pane } = await eventOf(NAMES);
  await pane.click('open-event');
  await pane.click('back');
  expect(pane.has('half-typed')).toBe(false);
  await pane.click('open-event');
  await pane.fill('field-place', 'Elsewhere');
  await pane.click('back');
  expect(pane.text('half-typed')).toContain('Event settings');
  await pane.click('half-typed-drop');
  expect(pane.desk.getState().event!.tournament!.info.place).toBe('');

  await pane.click('open-event');
  await pane.fill('field-place', 'Elsewhere');
  await pane.click('back');
  await pane.click('half-typed-add');
  expect(pane.desk.getState().view).toBe('home');
  expect(pane.desk.getState().event!.tournament!.info.place).toBe('Elsewhere');
  expect(office.sheetNames()).toContain('Event');
});

test('a form that is being filled in outlives a wrong cell, whoever typed it', async () => {
  const { office, pane } = await eventOf(NAMES);
  const { row, column, header } = pane.desk.getState().event!.read.tables.players!;
  const rating = `${String.fromCharCode(65 + column + header.indexOf('Rating'))}${row + 2}`;
  await pane.click('open-event');
  await pane.fill('field-place', 'Autumn Open');
  office.type('Players', rating, 'abc');
  await pane.settle(() => pane.desk.refresh());
  expect(pane.desk.getState().event?.tournament).toBeFalsy();
  expect(document.querySelector('main')?.textContent).toContain('Fix them first');
  expect(pane.find('field-place').closest('[style*="none"]')).not.toBeNull();
  // It is still asked about, and cannot be saved now.
  await pane.click('back');
  expect(pane.find('half-typed').textContent).toContain('Event');
  expect(pane.desk.getState().asking?.drafts.map(({ finish }) => finish)).toEqual([undefined]);
  await pane.click('half-typed-back');

  office.type('Players', rating, '1800');
  await pane.settle(() => pane.desk.refresh());
  expect(pane.find('field-place').closest('[style*="none"]')).toBeNull();
  expect((pane.find('field-place') as HTMLInputElement).value).toBe('Autumn Open');
  await pane.click('save-settings');
  expect(pane.desk.getState().event?.tournament?.info.place).toBe('Autumn Open');
});

test('what is asked has the one primary button; what was primary below it is not', async () => {
  const { pane } = await eventOf(NAMES);
  await pane.click('open-round');
  const look = (testId: string) => pane.find(testId).className;
  const primary = look('pair');
  expect(primary).not.toBe(look('save-roll'));
  await pane.fill('late-name', 'Hazel');
  await pane.click('back');
  expect(look('half-typed-add')).toBe(primary);
  expect(look('pair')).toBe(look('half-typed-drop'));
  await pane.click('half-typed-back');
  expect(look('pair')).toBe(primary);
});
