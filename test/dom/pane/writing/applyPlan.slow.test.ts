import { withoutSeats } from '../../../support/files/withoutSeats';
import { check } from '../../../../src/model/check';
import type { Player, Tournament } from '../../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { readEvent } from '../../../../src/sheets/read/readEvent';
import { type Plan } from '../../../../src/sheets/plan/plan';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { putBack } from '../../../../taskpane/excel/undo/putBack';
import { listHistory } from '../../../../taskpane/excel/undo/history';
import { readBook } from '../../../../taskpane/excel/read/readBook';
import { dumpBook, type BookDump } from '../../../support/files/bookDump';
import { corpusFiles, readTrf } from '../../../support/cases';
import { failEverywhere } from '../../../support/pane/failEverywhere';
import { startOffice } from '../../../support/pane/officeHost';

const options = { language: 'en', time: '2026-05-01 10:00' } as const;
const LOG = { action: 'Pair', round: '1', system: 'dutch-2016', detail: '', reason: '' };

const tournament = (): Tournament => readTrf(corpusFiles('dutch-2016', '.trf')[0]);

/** Small, because every batch of every case fails once: 8 players, one round 1-2, 3-4 … */
const small = (): Tournament => {
  const whole = tournament();
  const players = whole.players.slice(0, 8).map((player): Player => ({
    ...player,
    requestedByes: new Map(),
    entries: [
      player.no % 2 === 1
        ? { outcome: 'win', opponent: player.no + 1, colour: 'white' }
        : { outcome: 'loss', opponent: player.no - 1, colour: 'black' },
    ],
  }));
  return { ...whole, players, pairedRounds: 1 };
};

const wholeEvent = (of = tournament()): Plan => ({
  ...eventPlan(of, DEFAULT_SETTINGS),
  log: [LOG],
});

/** The last round as the only one: what pairing a round writes. */
const lastRound = (of = tournament()): Plan => {
  const plan = wholeEvent(of);
  const keys = [`round-${of.pairedRounds}`, 'by-name', 'record'];
  return { ...plan, sheets: plan.sheets.filter(({ key }) => keys.includes(key)) };
};

describe('applying a plan', () => {
  it('writes an event that reads back as it was', async () => {
    await startOffice();
    expect(await applyPlan(wholeEvent(), options)).toEqual({ ok: true, snapshot: 1 });
    const checked = check(readEvent(await readBook()).raw);
    expect(checked).toMatchObject({ ok: true, warnings: [] });
    if (checked.ok) expect(withoutSeats(checked.value).players).toEqual(tournament().players);
  });

  it('writes a name that looks like a formula as text', async () => {
    const office = await startOffice();
    const [first, ...others] = tournament().players;
    const players = [{ ...first, name: '=1+1', club: '+33 1', born: '1-2' }, ...others];
    await applyPlan(eventPlan({ ...tournament(), players }, DEFAULT_SETTINGS), options);
    expect(office.sheet('Players').values('C5')).toEqual([['=1+1']]);
    expect(office.sheet('Players').formulas('C5')).toEqual([['=1+1']]);
    expect(office.sheet('Players').sheet.content(4, 2).formula).toBeUndefined();
    expect(office.sheet('Players').values('G5:I5')[0]).toEqual(['+33 1', first.sex, '1-2']);
  });

  it('refuses where a sheet of that name is not ours, and leaves all as it was', async () => {
    const office = await startOffice();
    office.book.addSheet('Round 2');
    const before = dumpBook(office.book);
    const applied = await applyPlan(wholeEvent(), options);
    expect(applied).toMatchObject({
      ok: false,
      problems: [{ code: 'sheet-exists', value: 'Round 2' }],
    });
    expect(dumpBook(office.book)).toEqual(before);
  });

  it('refuses a protected sheet of ours', async () => {
    const office = await startOffice();
    await applyPlan(wholeEvent(), options);
    office.sheet('By name').sheet.protection = { options: {} };
    const before = dumpBook(office.book);
    expect(await applyPlan(lastRound(), options)).toMatchObject({
      ok: false,
      problems: [{ code: 'sheet-protected', value: 'By name' }],
    });
    expect(dumpBook(office.book)).toEqual(before);
  });
});

describe('a fault in any batch leaves the workbook as it was', () => {
  it('while a whole event is written', async () => {
    const failures = await failEverywhere(startOffice, () =>
      applyPlan(wholeEvent(small()), options),
    );
    expect(failures).toBeGreaterThan(5);
  });

  it('while a round is written over an old one, and when it is put back', async () => {
    const prepare = async () => {
      const office = await startOffice();
      await applyPlan(wholeEvent(small()), options);
      office.type('Players', 'N5', 'own note');
      return office;
    };
    expect(
      await failEverywhere(prepare, () => applyPlan(lastRound(small()), options)),
    ).toBeGreaterThan(5);
    expect(
      await failEverywhere(prepare, () =>
        putBack(1, { ...lastRound(small()), sheets: [] }, options),
      ),
    ).toBeGreaterThan(5);
  });
});

describe('history', () => {
  it('puts back what a plan wrote, and that can be undone too', async () => {
    const office = await startOffice();
    const empty = dumpBook(office.book);
    await applyPlan({ ...wholeEvent(), log: [] }, options);
    const full = dumpBook(office.book);
    await putBack(1, { title: { key: 'pane.put-back' }, sheets: [] }, options);
    const visible = (dump: BookDump) =>
      dump.sheets.filter(({ name }) => !name.startsWith('_pairsheet'));
    expect(visible(dumpBook(office.book))).toEqual(visible(empty));
    expect((await listHistory()).map(({ id }) => id)).toEqual([2, 1]);
    await putBack(2, { title: { key: 'pane.put-back' }, sheets: [] }, options);
    expect(visible(dumpBook(office.book)).map(({ name, cells }) => ({ name, cells }))).toEqual(
      visible(full).map(({ name, cells }) => ({ name, cells })),
    );
    expect(dumpBook(office.book).tables).toEqual(full.tables);
  });
});
