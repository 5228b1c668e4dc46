/** Nothing typed is ignored: a field that its button has not taken is asked about first. */
import { startOffice, type Office } from '../../support/officeHost';
import { Pane } from '../../support/pane';

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
const paired = (pane: Pane) => pane.text('preview');

test('a name chosen and not added is asked about before pairing, and leaving', async () => {
  const { pane } = await eventOf(NAMES);
  await pane.click('open-round');
  await pane.fill('roll-player', 'guer');
  await pane.fill('roll-presence', 'halfBye');
  await pane.click('pair');
  expect(pane.desk.getState().view).toBe('round');
  expect(pane.text('half-typed')).toContain('6 Guerin: Half-point bye');

  await pane.click('half-typed-back');
  expect(pane.has('half-typed')).toBe(false);
  await pane.click('back');
  expect(pane.desk.getState().view).toBe('round');
  await pane.click('half-typed-back');

  await pane.click('pair');
  await pane.click('half-typed-add');
  expect(paired(pane)).toContain('6 Guerinbye ½');

  // What fits nobody cannot be added; without it the round is paired as it was noted before.
  await pane.click('drop-preview');
  await pane.fill('roll-player', 'nobody of that name');
  await pane.click('pair');
  expect(pane.has('half-typed-add')).toBe(false);
  await pane.click('half-typed-drop');
  expect(paired(pane)).toContain('6 Guerinbye ½');
});

test('Enter adds the name as the button does, and the next one starts afresh', async () => {
  const { pane } = await eventOf(NAMES);
  await pane.click('open-round');
  await pane.fill('roll-player', 'guer');
  await pane.fill('roll-presence', 'withdrawn');
  const field = pane.find('roll-player');
  // What a browser does with Enter in a field of a form.
  await pane.settle(() => field.closest('form')!.requestSubmit());
  expect(pane.text('roll')).toContain('6 Guerin');
  expect((pane.find('roll-presence') as HTMLSelectElement).value).toBe('zeroBye');
  expect(pane.has('half-typed')).toBe(false);
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
  await pane.fill('swap-a', 'Alder');
  await pane.click('back');
  expect(pane.text('half-typed')).toContain('Alder');
  // One player is nothing to look at.
  expect(pane.has('half-typed-add')).toBe(false);
  await pane.click('half-typed-back');
  expect((pane.find('swap-a') as HTMLInputElement).value).toBe('Alder');

  // Both: what would be written is shown instead of leaving, and asks in its turn.
  await pane.fill('swap-b', 'Birch');
  await pane.click('back');
  await pane.click('half-typed-add');
  expect(pane.has('proposal')).toBe(true);
  await pane.click('back');
  expect(pane.desk.getState().view).toBe('changes');
  await pane.click('half-typed-drop');
  expect(pane.desk.getState().view).toBe('home');
  expect(pane.desk.getState().proposal).toBeNull();

  for (const [field, text] of [
    ['tables-a', '1'],
    ['repair-tables', '1-2'],
    ['rating-value', '1850'],
  ] as const) {
    await pane.click('open-changes');
    await pane.fill(field, text);
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
