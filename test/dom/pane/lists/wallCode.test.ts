/** The code on the wall lists: what it says, and that it comes, changes and goes with its list. */
import '../../../support/files/textCoding';
import { dotsPng, MOST_BYTES } from '../../../../src/qr';
import { lineOfDigest } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import type { Output } from '../../../../src/event/lists/lists';
import type { PicturePlan, Plan } from '../../../../src/sheets/plan/plan';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { writeQr } from '../../../../taskpane/actions/lists/publish';
import { excelBook } from '../../../../taskpane/excel/excelBook';
import type { BatchRequest } from '../../../../workbench/host/batch';
import { codesOf } from '../../../support/words/codeOf';
import { list, nextRound, sevenPlayers, type DeskBook } from '../../../support/pane/deskBook';

const ADDRESS = 'https://chess.example/open';

/** The plans that the desk hands to Excel. */
function written(): Plan[] {
  const plans: Plan[] = [];
  const apply = excelBook.apply;
  jest.spyOn(excelBook, 'apply').mockImplementation((plan, options) => {
    plans.push(plan);
    return apply(plan, options);
  });
  return plans;
}
afterEach(() => jest.restoreAllMocks());

const picturesOf = ({ office }: DeskBook, sheet: string) => office.sheet(sheet).sheet.pictures;
const imageOf = ({ dots }: PicturePlan) => Buffer.from(dotsPng(dots)).toString('base64');
const pictureIn = (plan: Plan): PicturePlan => plan.sheets.flatMap((s) => s.pictures ?? [])[0];
const footDigest = (plan: Plan): string => plan.sheets[0].print!.footer!.split(' · ').pop()!;

const WALLS: readonly (readonly [Output, string])[] = [
  ['byTable', 'By table'],
  ['byName', 'By name'],
  ['byClub', 'By club'],
  ['byFederation', 'By federation'],
  ['byRating', 'By rating'],
];

test.each(WALLS)('%s: the digest alone, then the address with the digest', async (output, name) => {
  const event = await sevenPlayers();
  const plans = written();
  await list(event.desk, output);
  const digest = footDigest(plans[0]);
  expect(codesOf(plans[0].sheets[0])).toEqual([digest]);
  expect(picturesOf(event, name)).toMatchObject([
    {
      name: 'Pairsheet QR',
      alt: `QR code: ${digest}`,
      row: 0,
      image: imageOf(pictureIn(plans[0])),
    },
  ]);

  await writeQr(event.desk, ADDRESS);
  await list(event.desk, output);
  const last = plans[plans.length - 1];
  const text = `${ADDRESS}#log=${footDigest(last)}`;
  expect(codesOf(last.sheets[0])).toEqual([text]);
  // One picture: the new one has taken the place of the old.
  expect(picturesOf(event, name)).toMatchObject([
    { alt: `QR code: ${text}`, image: imageOf(pictureIn(last)) },
  ]);
  const opened = event.desk.getState().event;
  if (!isChecked(opened)) throw new Error('no event');
  // What was scanned names the line of the log that wrote the list.
  expect(lineOfDigest(opened, text)?.row.action).toBe(last.log![0].action);
  expect(lineOfDigest(opened, text)).toEqual(lineOfDigest(opened, footDigest(last)));
});

test('it ends at the right edge of the list, above its header, and takes no column of it', async () => {
  const event = await sevenPlayers();
  await list(event.desk, 'byClub');
  const { sheet } = event.office.sheet('By club');
  const [{ row, column, dx, dy, width, height }] = sheet.pictures;
  const columns = sheet.page.printArea!.columns;
  expect([row, column, dy]).toEqual([0, columns - 1, 0]);
  expect(dx + width).toBe(sheet.columnWidth(columns - 1));
  expect(height).toBe([0, 1, 2].reduce((sum, each) => sum + sheet.rowHeight(each), 0));
});

test('an address with a fragment of its own is left as it is; one too long gives way to the digest', async () => {
  const { desk } = await sevenPlayers();
  const plans = written();
  await writeQr(desk, `${ADDRESS}#/a`);
  await list(desk, 'byName');
  expect(codesOf(plans[1].sheets[0])).toEqual([`${ADDRESS}#/a`]);
  await writeQr(desk, `${ADDRESS}/`.padEnd(MOST_BYTES, 'x'));
  await list(desk, 'byName');
  expect(codesOf(plans[3].sheets[0])).toEqual([footDigest(plans[3])]);
});

test('undo brings the code of before back, and takes the first one away', async () => {
  const event = await sevenPlayers();
  const first = async (output: Output) => {
    await list(event.desk, output);
    await loadHistory(event.desk);
    return event.desk.getState().history[0].id;
  };
  const added = await first('byRating');
  const [{ alt }] = picturesOf(event, 'By rating');
  await nextRound(event.desk);
  const replaced = await first('byRating');
  expect(picturesOf(event, 'By rating')[0].alt).not.toBe(alt);
  await putBack(event.desk, replaced);
  expect(picturesOf(event, 'By rating')).toMatchObject([{ alt }]);
  await loadHistory(event.desk);
  await putBack(event.desk, added);
  expect(event.office.sheetNames()).not.toContain('By rating');
});

test('a list of an earlier version has none; undo takes the new one away', async () => {
  const event = await sevenPlayers();
  expect(picturesOf(event, 'By name')).toEqual([]);
  await list(event.desk, 'byName');
  expect(picturesOf(event, 'By name')).toHaveLength(1);
  await loadHistory(event.desk);
  await putBack(event.desk, event.desk.getState().history[0].id);
  expect(picturesOf(event, 'By name')).toEqual([]);
});

test('a code that somebody deleted is not missed; a picture of the arbiter’s own stays', async () => {
  const event = await sevenPlayers();
  await list(event.desk, 'byName');
  const pictures = picturesOf(event, 'By name');
  const [code] = pictures.splice(0);
  pictures.push({ ...code, name: 'Our logo', row: 20 });
  await list(event.desk, 'byName');
  expect(picturesOf(event, 'By name').map(({ name }) => name)).toEqual([
    'Our logo',
    'Pairsheet QR',
  ]);
});

const CODES = ['GeneralException', 'ApiNotFound', 'InvalidArgument', 'AccessDenied'] as const;
const isShape = ({ ObjectPaths }: BatchRequest) =>
  Object.values(ObjectPaths).some(({ Name }) => Name === 'Shapes');

test.each(CODES)(
  'a host that refuses pictures (%s) gets the list without, and it is said',
  async (code) => {
    const event = await sevenPlayers();
    await list(event.desk, 'byClub');
    event.office.host.failAlways(isShape, code);
    const said: boolean[] = [];
    for (const output of ['byRating', 'byClub'] as const) {
      await list(event.desk, output);
      const { notice } = event.desk.getState();
      expect(notice).not.toMatchObject({ tone: 'error' });
      said.push(notice?.lines.some(({ key }) => key === 'pane.without-looks') ?? false);
    }
    // Once: the host is not asked for what it has refused.
    expect(said).toEqual([true, false]);
    expect(event.office.sheetNames()).toContain('By rating');
    expect(picturesOf(event, 'By rating')).toEqual([]);
  },
);
