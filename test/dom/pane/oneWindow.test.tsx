/** A host with one window, as the workbench: what Excel would open becomes a file, and the pane says so. */
import '../../support/files/textCoding';
import { ONE_WINDOW } from '../../../workbench/host/requirementSets';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

jest.setTimeout(60_000);

test('a workbook of the course is said to be saved, not to be open', async () => {
  const made: string[] = [];
  await startOffice({
    onNewWorkbook: (base64) => made.push(base64),
    requirementSets: ONE_WINDOW,
  });
  const pane = await Pane.open('en');
  await pane.click('open-course');
  await pane.click('course-alterations');
  expect(made).toHaveLength(1);
  expect(pane.desk.getState().notice?.lines).toEqual([{ key: 'pane.copy-saved' }]);
});
