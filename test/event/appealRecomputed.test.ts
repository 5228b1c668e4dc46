/**
 * What the appeal file says of the log and of the price of a pair, computed again: digests with the platform's
 * own SHA-256 from the cells of the log, the price by the checks of claims and by the text taken at its word.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { appealFacts } from '../../src/event/appeal/appealFacts';
import { sayReason } from '../../src/explain/phrasebook';
import { taskFor } from '../../src/model/taskFor';
import { systemById } from '../../src/systems';
import { PATIENT, secondOpinion } from '../../src/systems/audit/secondOpinion';
import { insistOnPair } from '../../src/systems/shared/insist';
import { CHECKS } from '../claims/checked';
import { claimsIn } from '../claims/claim';
import { picturesOf } from '../../src/event/answers/picture';
import { corpusFiles, readTrf } from '../support/cases';
import { Terminal } from '../support/cli';
import { sheetsOf } from '../support/files/courseBook';
import { trf } from '../support/files/trfText';

/** As they stand, no formula among them. */
type Read = Awaited<ReturnType<typeof sheetsOf>>;
const rowsOf = (sheets: Read, name: string): string[][] => {
  const cells = [...sheets[name]].map(([address, cell]) => {
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(address)!;
    const column = [...letters].reduce((sum, each) => 26 * sum + each.charCodeAt(0) - 64, 0);
    return { row: Number(row) - 1, column: column - 1, text: String(cell) };
  });
  const rows: string[][] = Array.from(
    { length: 1 + Math.max(...cells.map(({ row }) => row)) },
    () => Array<string>(12).fill(''),
  );
  for (const { row, column, text } of cells) if (column < 12) rows[row][column] = text;
  return rows;
};

/** Six players, a round played. */
const EVENT = trf(
  'XXR 3',
  'XXC white1',
  { no: 1, name: 'Alder', rating: 2000, points: '1.0', rounds: ['4 w 1'] },
  { no: 2, name: 'Birch', rating: 1900, points: '0.0', rounds: ['5 b 0'] },
  { no: 3, name: 'Cedar', rating: 1800, points: '1.0', rounds: ['6 w 1'] },
  { no: 4, name: 'Elder', rating: 1700, points: '0.0', rounds: ['1 b 0'] },
  { no: 5, name: 'Fir', rating: 1600, points: '1.0', rounds: ['2 w 1'] },
  { no: 6, name: 'Hazel', rating: 1500, points: '0.0', rounds: ['3 b 0'] },
);

/** Paired by the program of today. */
async function bookOfToday(): Promise<Uint8Array> {
  const terminal = new Terminal({ 'e.trf': EVENT });
  await terminal.run('workbook', 'from-trf', 'e.trf', '--system', 'dutch-2026', '-o', 'e.xlsx');
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
  return terminal.read('e.xlsx');
}

/** As much of a digest as is shown, by the version that its line names first; the longer ones in fours. */
const shownOf = (digest: string, version: string): string =>
  Number(version) < 3 ? digest.slice(0, 8) : digest.slice(0, 20).match(/.{4}/g)!.join('-');
const OLDER = path.join(__dirname, '../fixtures/workbooks/full/0.4.1-pane-en.xlsx');

test.each([
  [
    '0.4.1',
    () => Promise.resolve(new Uint8Array(fs.readFileSync(OLDER))),
    ['--section', 'Harbour Open'],
  ],
  ['today', bookOfToday, []],
] as const)(
  '%s: each digest is that of its line and of all before it',
  async (_, made, section) => {
    const file = await made();
    const log = rowsOf(await sheetsOf(file), 'Log');
    const head = log.findIndex(([first]) => first === 'Time');
    const at = (name: string) => log[head].indexOf(name);
    const columns = ['Action', 'Round', 'System', 'Detail', 'Reason'].map(at);
    const proofs = at('Proof');
    expect([...columns, proofs].every((each) => each >= 0)).toBe(true);
    let before = '';
    const digests = log.slice(head + 1).flatMap((row) => {
      const [, said, digest] = /^(.*) #(\S+)$/.exec(row[proofs]) ?? [];
      if (!digest) return [];
      const words = [...columns.map((column) => row[column]), said];
      const text = JSON.stringify([before, row[at('Time')], ...words]);
      before = createHash('sha256').update(text).digest('hex').slice(0, digest.length);
      return [{ round: row[at('Round')], digest: shownOf(before, said.charAt(0)) }];
    });
    const round = digests.filter((each) => each.round === '2');
    expect(round.length).toBeGreaterThan(0);

    const terminal = new Terminal({ 'event.xlsx': Buffer.from(file) });
    const words = ['--round', '2', '--players', '1,2', ...section, '-o', 'a.xlsx'];
    expect([await terminal.run('appeal', 'event.xlsx', ...words), terminal.stderr]).toEqual([
      0,
      expect.any(String),
    ]);
    const page = rowsOf(await sheetsOf(terminal.read('a.xlsx')), 'Appeal round');
    const first = page.findIndex(([line]) => line === 'Line') + 1;
    const shown = page.slice(first, first + round.length);
    expect(shown.map(([line, , , , digest]) => [Number(line), digest])).toEqual(
      round.map((each) => [digests.indexOf(each) + 1, each.digest]),
    );
    // The line after the table is none of the log.
    expect(page[first + round.length].slice(0, 2)).toEqual(['', '']);
  },
);

/** The price of pairs in small events that another program paired. */
describe.each(['dutch-2026', 'dutch-2016'] as const)('%s: the price of a pair', (id) => {
  const system = systemById(id)!;
  const folder = id === 'dutch-2026' ? 'dutch-2026-small' : id;
  const files = corpusFiles(folder, '.trf').filter((file) => readTrf(file).players.length <= 10);

  test('by the checks of claims, and by the text taken at its word', async () => {
    let [prices, literal, said] = [0, 0, 0];
    for (const [index, file] of files.slice(0, 8).entries()) {
      const event = readTrf(file);
      const round = Math.min(3 + (index % 2), event.pairedRounds);
      const task = taskFor(event, round);
      if (!task.ok) continue;
      const { present } = task.value;
      const [a, b] = [present[index % 3], present[present.length - 1 - (index % 4)]];
      if (a === b) continue;
      const facts = appealFacts(event, system, round, [a, b]);
      if (!facts.ok || !facts.value.demanded || 'refusal' in facts.value.byTheRules) continue;
      const { demanded, price, byTheRules } = facts.value;
      const explained = system.explain!(task.value);
      if (!explained.ok) throw new Error('It has a round by the rules');
      const source = {
        system: id,
        task: task.value,
        trace: explained.trace.steps,
        ours: byTheRules,
        played: demanded,
        pictures: picturesOf(system, task.value),
        isTiny: true,
      };
      for (const claim of claimsIn(price, source)) {
        const check = CHECKS[claim.reason.key];
        expect([claim.reason.key, check === undefined]).toEqual([claim.reason.key, false]);
        if (typeof check !== 'function') continue;
        check(claim);
        prices++;
      }
      // Nothing but the demand is put on the reading, and it knows of no engine.
      const condition = insistOnPair(task.value, a, b);
      const opinion = secondOpinion(system, condition, undefined, PATIENT)!;
      expect(opinion.differing).toEqual([]);
      if (opinion.tooLarge.length === 0) {
        const read = opinion.brackets.flatMap(({ literal: own }) => own!.pairs);
        const text = (pairs: readonly { white: number; black: number }[]) =>
          pairs.map(({ white, black }) => `${white}-${black}`).sort();
        expect(text(read)).toEqual(text(demanded.pairs));
        literal++;
      }
      // What the page says is that, in words.
      const terminal = new Terminal({ 'event.trf': fs.readFileSync(file) });
      const asked = ['--round', String(round), '--players', `${a},${b}`, '--system', id];
      expect(await terminal.run('appeal', 'event.trf', ...asked, '-o', 'a.xlsx')).toBe(0);
      const page = rowsOf(await sheetsOf(terminal.read('a.xlsx')), 'Appeal');
      const text = page.map((row) => row[1]).join(' ');
      const name = (no: number) => `${no} ${event.players.find((each) => each.no === no)!.name}`;
      for (const step of price) {
        const sentence = sayReason('en', step, { player: name });
        expect(text).toContain(sentence.charAt(0).toUpperCase() + sentence.slice(1));
        expect(page.some(([article]) => article === step.article)).toBe(true);
        said++;
      }
    }
    expect(Math.min(prices, literal, said)).toBeGreaterThan(2);
  }, 120_000);
});
