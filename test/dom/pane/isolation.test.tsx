import '../../support/files/textCoding';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

/** As when a test runs out of time: it goes on in the background while the next one has begun. */
test('a test that goes on after its end does not reach the workbook of the next one', async () => {
  const first = await startOffice();
  const forgotten = await Pane.open('en');
  const goesOn = (async () => {
    await forgotten.fill('field-name', 'Forgotten');
    await forgotten.click('create-event');
    for (;;) await forgotten.click('open-event');
  })();
  const ended = expect(goesOn).rejects.toThrow('This test is over');

  const second = await startOffice();
  const pane = await Pane.open('en');
  await pane.fill('field-name', 'Mine');
  await ended;
  expect(second.sheetNames()).toEqual(['Sheet1']);
  await pane.click('create-event');
  expect(pane.desk.getState().event!.read.raw.info.name).toBe('Mine');
  expect(first.book).not.toBe(second.book);
});
