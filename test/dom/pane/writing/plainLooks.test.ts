/** Looks that a host refuses, with whatever code, do not cost the round; that they are missing is said. */
import type { BatchRequest } from '../../../../workbench/host/batch';
import { list, nextRound, result, sevenPlayers } from '../../../support/pane/deskBook';

const SET_PROPERTY = 4;
const sets = (request: BatchRequest, path: string): boolean =>
  request.Actions.some(
    ({ ActionType, ObjectPathId }) =>
      ActionType === SET_PROPERTY && request.ObjectPaths[ObjectPathId].Name === path,
  );

const CODES = ['GeneralException', 'ApiNotFound', 'InvalidArgument', 'AccessDenied'] as const;

describe.each(CODES)('%s', (code) => {
  it.each([
    ['marks', 'Rule'],
    ['page layout', 'PageLayout'],
  ])('at the %s: the round stands', async (_, path) => {
    const { office, desk } = await sevenPlayers();
    office.host.failAlways((request) => sets(request, path), code);
    await nextRound(desk);
    const { notice, event } = desk.getState();
    expect(notice).not.toMatchObject({ tone: 'error' });
    expect(notice?.lines.map(({ key }) => key)).toContain('pane.without-looks');
    expect(event?.tournament?.pairedRounds).toBe(2);
    expect(office.sheetNames()).toContain('Round 2');
    // Said once, not with everything that is done afterwards.
    office.host.clearFaults();
    await result(desk, 2, 0, '1-0');
    expect(desk.getState().notice?.lines ?? []).not.toContainEqual({ key: 'pane.without-looks' });
  });

  it('at a chart: the list stands', async () => {
    const { office, desk } = await sevenPlayers();
    await nextRound(desk);
    const isChart = ({ ObjectPaths }: BatchRequest) =>
      Object.values(ObjectPaths).some(({ Name }) => Name === 'Charts');
    office.host.failAlways(isChart, code);
    await list(desk, 'progress');
    expect(desk.getState().notice?.lines.map(({ key }) => key)).toContain('pane.without-looks');
    expect(office.sheetNames()).toContain('Progress');
    expect(office.sheet('Progress').sheet.charts).toEqual([]);
  });

  it('at a chart, once: it is drawn at the second attempt, and there is one', async () => {
    const { office, desk } = await sevenPlayers();
    await nextRound(desk);
    const isChart = ({ ObjectPaths }: BatchRequest) =>
      Object.values(ObjectPaths).some(({ Name }) => Name === 'Charts');
    office.host.failAt(isChart, code, 1_000);
    office.host.failAt(isChart, code, 3);
    await list(desk, 'progress');
    expect(desk.getState().notice?.lines.map(({ key }) => key)).not.toContain('pane.without-looks');
    expect(office.sheet('Progress').sheet.charts).toHaveLength(1);
  });
});

test('a page layout that is refused costs only itself, and is not asked for again', async () => {
  const { office, desk } = await sevenPlayers();
  let asked = 0;
  office.host.failAlways((request) => {
    const isPage = sets(request, 'PageLayout');
    asked += isPage ? 1 : 0;
    return isPage;
  }, 'GeneralException');
  const started = office.host.batches;
  await nextRound(desk);
  // The marks of wrong results are there; before, they went with the page layout, in 45 batches.
  expect(office.sheet('Round 2').sheet.conditionalFormats).not.toEqual([]);
  expect(office.host.batches - started).toBeLessThanOrEqual(20);
  const first = asked;
  for (const index of [0, 1, 2]) await result(desk, 2, index, '1-0');
  await nextRound(desk);
  expect(asked).toBe(first);
  expect(desk.getState().notice?.lines ?? []).not.toContainEqual({ key: 'pane.without-looks' });
  expect(office.sheet('Round 3').sheet.conditionalFormats).not.toEqual([]);
});
