/** An evening of a club: the same records underneath, one question, plain paper; later a rated event, with a line of the log. */
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

const NAMES = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Gorse'];

test('chosen at the start, one question, no digest on paper, and rated later for good', async () => {
  const office = await startOffice();
  office.type('Sheet1', 'A1', 'Name');
  NAMES.forEach((name, index) => office.type('Sheet1', `A${index + 2}`, name));
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  expect(pane.has('field-acceleration')).toBe(true);
  await pane.fill('field-profile', 'club');
  expect(pane.has('field-acceleration')).toBe(false);
  await pane.fill('field-rounds', '3');
  await pane.click('adopt-event');
  const event = () => pane.desk.getState().event!;
  expect(event().settings.profile).toBe('club');
  await pane.click('pair-next');
  await pane.click('write-round');
  expect(pane.text('strict')).toBe('Club evening');

  // The log has its chain; the paper does not show it.
  const proofs = () => (event().read.tables.log?.rows ?? []).length;
  expect(proofs()).toBeGreaterThan(1);
  const digest = /log [0-9a-f]{4}/i;
  const head = () => office.sheet('By name').values('A1:A4').flat().join(' ');
  expect(head()).not.toMatch(digest);

  // One question before the rules are unlocked.
  await pane.click('open-event');
  await pane.click('open-fixed');
  await pane.fill('leave-reason', 'one round more');
  await pane.click('leave-go-on');
  expect(pane.has('leave-again')).toBe(false);
  expect(pane.isDisabled('field-rounds')).toBe(false);
  await pane.click('back');

  const lines = proofs();
  await pane.click('open-event');
  await pane.click('make-rated-now');
  expect(event().settings.profile).toBeUndefined();
  expect(proofs()).toBe(lines + 1);
  expect(pane.text('notice')).toContain('Now a rated event');
  await pane.click('open-event');
  expect(pane.has('make-rated-now')).toBe(false);
  await pane.click('back');
  await pane.click('open-standings');
  await pane.click('write-byName');
  expect(head()).toMatch(digest);
});
