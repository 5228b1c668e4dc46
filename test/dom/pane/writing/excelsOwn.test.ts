/**
 * What Excel itself does beside us. Its undo takes results back in one step where it can (ExcelApi 1.20:
 * "Undo capabilities with the Excel JavaScript API", `mergeUndoGroup`); a round adds sheets, which no undo of
 * Excel's takes back. Where formulas wait for F9, live lists go stale.
 */
import '../../../support/files/textCoding';
import { declaredSets } from '../../../../workbench/host/requirementSets';
import { list, nextRound, result, sevenPlayers } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(60_000);

// office.js asks for them once.
beforeAll(() => startOffice({ requirementSets: { ...declaredSets, ExcelApi: '1.20' } }));

test('Ctrl+Z is offered for results, not for a round or a list', async () => {
  const { desk } = await sevenPlayers();
  await nextRound(desk);
  expect(desk.getState()).toMatchObject({ lastStep: expect.any(Number), isOneStep: false });
  const asked = jest.spyOn(Excel, 'run');
  await result(desk, 2, 0, '1-0');
  expect(desk.getState()).toMatchObject({ lastStep: expect.any(Number), isOneStep: true });
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ mergeUndoGroup: true }),
    expect.any(Function),
  );
  asked.mockClear();
  await list(desk, 'standings');
  expect(desk.getState().isOneStep).toBe(false);
  expect(asked).not.toHaveBeenCalledWith(
    expect.objectContaining({ mergeUndoGroup: true }),
    expect.any(Function),
  );
});

test('a workbook that is calculated by hand: said once, where there is a live list', async () => {
  const { office, desk } = await sevenPlayers();
  office.book.isCalculatedByHand = true;
  await desk.refresh();
  const lines = () => desk.getState().notice?.lines.map(({ key }) => key) ?? [];
  await nextRound(desk);
  expect(lines()).not.toContain('pane.calculated-by-hand');
  await list(desk, 'standings', true);
  expect(lines()).toContain('pane.calculated-by-hand');
  await result(desk, 2, 0, '1-0');
  expect(lines()).not.toContain('pane.calculated-by-hand');
});
