/** The mark of wrong results, over the real office.js: written, written anew, put back. */
import type { Player, Tournament } from '../../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { type Plan } from '../../../../src/sheets/plan/plan';
import { isOurMark } from '../../../../src/sheets/resultMark';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { putBack } from '../../../../taskpane/excel/undo/putBack';
import { forgetRefusals } from '../../../../taskpane/excel/write/looks';
import { dumpBook } from '../../../support/files/bookDump';
import { corpusFiles, readTrf } from '../../../support/cases';
import { failEverywhere } from '../../../support/pane/failEverywhere';
import { startOffice, type Office } from '../../../support/pane/officeHost';

const options = { language: 'en', time: '2026-05-01 10:00' } as const;

/** One round 1-2, 3-4 …: half as many games as players. */
function event(players: number): Plan {
  const whole: Tournament = readTrf(corpusFiles('dutch-2016', '.trf')[0]);
  const some = whole.players.slice(0, players).map((player): Player => ({
    ...player,
    requestedByes: new Map(),
    entries: [
      player.no % 2 === 1
        ? { outcome: 'win', opponent: player.no + 1, colour: 'white' }
        : { outcome: 'loss', opponent: player.no - 1, colour: 'black' },
    ],
  }));
  return eventPlan({ ...whole, players: some, pairedRounds: 1 }, DEFAULT_SETTINGS);
}
const round = (players: number): Plan => {
  const plan = event(players);
  return { ...plan, sheets: plan.sheets.filter(({ key }) => key === 'round-1') };
};
const undo = { title: { key: 'pane.put-back' }, sheets: [] } as const;

const formats = (office: Office) => office.sheet('Round 1').sheet.conditionalFormats;
const ours = (office: Office) => formats(office).filter(({ formula }) => isOurMark(formula));
const results = (rows: number) => [{ row: 4, column: 5, rows, columns: 1 }];

/** Two formats of the arbiter's own, one of them over our cells too, above ours in priority. */
async function addOwn(): Promise<void> {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Round 1');
    for (const [address, formula] of [
      ['A5:J7', '=MOD($A5,2)=0'],
      ['M2:M9', '=M2>3'],
    ]) {
      const format = sheet.getRange(address).conditionalFormats.add('Custom');
      format.custom.rule.formula = formula;
      format.custom.format.fill.color = '#DDEEFF';
    }
    await context.sync();
  });
}
const OWN = [
  expect.objectContaining({ formula: '=M2>3' }),
  expect.objectContaining({
    formula: '=MOD($A5,2)=0',
    areas: [{ row: 4, column: 0, rows: 3, columns: 10 }],
  }),
];

it('comes with the round, over its results', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  expect(formats(office)).toEqual([
    expect.objectContaining({
      areas: results(4),
      look: { fill: '#FFC7CE', fontColor: '#9C0006' },
    }),
  ]);
  const [{ formula }] = ours(office);
  expect(formula).toMatch(/^=AND\(.*\$F5.*\$J5/);
  for (const sheet of office.sheetNames().filter((name) => name !== 'Round 1'))
    expect(office.sheet(sheet).sheet.conditionalFormats).toEqual([]);
});

it('follows a round that is written anew, and there is only one', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  for (const players of [12, 6, 6]) {
    await applyPlan(round(players), options);
    expect(formats(office)).toEqual([expect.objectContaining({ areas: results(players / 2) })]);
  }
});

it('leaves what the arbiter made, over the same cells too, where it stood', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  await addOwn();
  await applyPlan(round(12), options);
  expect(formats(office)).toEqual([...OWN, expect.objectContaining({ areas: results(6) })]);
  await putBack(2, undo, options);
  expect(formats(office)).toEqual([...OWN, expect.objectContaining({ areas: results(4) })]);
});

it('keeps the colours that the arbiter gave it as long as its cells stay the same', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  const recolour = () =>
    Excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem('Round 1').getRange('F5:F8');
      range.conditionalFormats.getItemAt(0).custom.format.fill.color = '#FFFF00';
      await context.sync();
    });
  await recolour();
  await applyPlan(round(8), options);
  expect(ours(office)[0].look.fill).toBe('#FFFF00');
  await applyPlan(round(10), options);
  expect(ours(office)[0].look.fill).toBe('#FFC7CE');
  await putBack(3, undo, options);
  expect(ours(office)).toEqual([
    expect.objectContaining({ areas: results(4), look: { fill: '#FFFF00', fontColor: '#9C0006' } }),
  ]);
});

it('is one again where Excel has split it', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem('Round 1').getRange('F6');
    range.conditionalFormats.clearAll();
    await context.sync();
  });
  expect(ours(office)[0].areas).toHaveLength(2);
  await applyPlan(round(8), options);
  expect(formats(office)).toEqual([expect.objectContaining({ areas: results(4) })]);
});

it('comes back with a sheet that was taken away', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  await applyPlan({ ...undo, remove: ['round-1'] }, options);
  expect(office.sheetNames()).not.toContain('Round 1');
  await putBack(2, undo, options);
  expect(formats(office)).toEqual([expect.objectContaining({ areas: results(4) })]);
});

it('looks at the same cells after an undo', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  const [{ formula }] = ours(office);
  await applyPlan(round(12), options);
  await putBack(2, undo, options);
  expect(ours(office).map((mark) => mark.formula)).toEqual([formula]);
  await applyPlan({ ...undo, remove: ['round-1'] }, options);
  await putBack(4, undo, options);
  expect(ours(office).map((mark) => mark.formula)).toEqual([formula]);
});

it('typing a result touches no format', async () => {
  const office = await startOffice();
  await applyPlan(event(8), options);
  await addOwn();
  const before = formats(office);
  office.type('Round 1', 'F5', 'xx');
  expect(formats(office)).toEqual(before);
});

it('a fault in any batch leaves the formats as they were', async () => {
  const prepare = async () => {
    const office = await startOffice();
    await applyPlan(event(8), options);
    await addOwn();
    return office;
  };
  expect(await failEverywhere(prepare, () => applyPlan(round(6), options))).toBeGreaterThan(5);
});

describe('a host that refuses the mark', () => {
  // A text of more than 255 characters: Excel refuses such a formula.
  const tooLong = `LEN("pairsheet|${'x'.repeat(300)}")>0`;
  const refused = (plan: Plan): Plan => ({
    ...plan,
    sheets: plan.sheets.map((sheet) => ({
      ...sheet,
      marks: sheet.marks?.map((mark) => ({ ...mark, formula: tooLong })),
    })),
  });
  const without = (plan: Plan): Plan => ({
    ...plan,
    sheets: plan.sheets.map((sheet) => ({ ...sheet, marks: sheet.marks && [] })),
  });

  it('still gets the round, without it', async () => {
    const written = async (plan: Plan) => {
      const office = await startOffice();
      await applyPlan(plan, options);
      return dumpBook(office.book);
    };
    expect(await written(refused(event(8)))).toEqual(await written(without(event(8))));
  });

  it('keeps nothing half made of it in a sheet that was there', async () => {
    const office = await startOffice();
    await applyPlan(event(8), options);
    await addOwn();
    expect(await applyPlan(refused(round(10)), options)).toMatchObject({ ok: true });
    expect(formats(office)).toEqual(OWN);
    // Excel was started anew: it takes the mark that stood there before.
    forgetRefusals();
    await putBack(2, undo, options);
    expect(formats(office)).toEqual([...OWN, expect.objectContaining({ areas: results(4) })]);
  });
});
