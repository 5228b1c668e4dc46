import fs from 'fs';
import { corpusFiles } from '../support/cases';
import { Terminal } from '../support/cli';

const [PLAYED] = corpusFiles('dutch-2012', '.trf').filter((file) => file.includes('n11-r7'));
const played = () => new Terminal({ 'e.trf': fs.readFileSync(PLAYED) });

describe('explain', () => {
  test.each(['en', 'fr', 'pt'])('tells the round in %s', async (language) => {
    const terminal = played();
    expect(
      await terminal.run(
        'explain',
        'e.trf',
        '--system',
        'dutch-2012',
        '--round',
        '3',
        '--lang',
        language,
      ),
    ).toBe(0);
    expect(terminal.stdout.split('\n').length).toBeGreaterThan(6);
  });

  test('--json has the pairs and each step with its sentence', async () => {
    const terminal = played();
    await terminal.run('explain', 'e.trf', '--system', 'dutch-2012', '--round', '3', '--json');
    const { round, system, pairs, steps } = JSON.parse(terminal.stdout);
    expect({ round, system }).toEqual({ round: 3, system: 'dutch-2012' });
    expect(pairs.length).toBeGreaterThan(2);
    expect(steps[0]).toMatchObject({ key: expect.any(String), text: expect.any(Array) });
  });

  test.each([
    ['en', 'By hand: ', '✓ accepted'],
    ['fr', 'À la main : ', '✓ accepté'],
    ['pt', 'À mão: ', '✓ aceite'],
  ])('works the brackets of Dutch 2016 by hand in %s', async (language, title, accepted) => {
    const terminal = played();
    const words = ['explain', 'e.trf', '--system', 'dutch-2016', '--round', '3'];
    expect(await terminal.run(...words, '--lang', language)).toBe(0);
    expect(terminal.stdout).toContain(title);
    expect(terminal.stdout).toContain(accepted);
  });

  test('--json has the work by hand as a table', async () => {
    const terminal = played();
    await terminal.run('explain', 'e.trf', '--system', 'dutch-2016', '--round', '3', '--json');
    const { steps } = JSON.parse(terminal.stdout);
    const inside = steps.flatMap((step: { steps?: unknown[] }) => step.steps ?? []);
    const byHand = inside.find(({ key }: { key: string }) => /hand\.h\w+geneous/.test(key));
    expect(byHand.table.header).toHaveLength(4);
    expect(byHand.steps.at(-1).table.rows.at(-1).at(-1)).toMatchObject({ key: 'hand.accepted' });
  });

  test('--why of two players', async () => {
    const terminal = played();
    const words = ['explain', 'e.trf', '--system', 'dutch-2012', '--round', '4', '--why', '1', '2'];
    expect(await terminal.run(...words)).toBe(0);
    expect(terminal.stdout.trim()).not.toBe('');
    expect(await terminal.run(...words, '--json')).toBe(0);
    expect(JSON.parse(terminal.stdout).why).toEqual([1, 2]);
  });

  test('--why of a player who does not take part', async () => {
    const terminal = played();
    await terminal.run(
      'explain',
      'e.trf',
      '--system',
      'dutch-2012',
      '--round',
      '2',
      '--why',
      '1',
      '2',
    );
    expect(terminal.stdout).toBe('2 Test0002 Player0002 does not take part in this round\n');
  });
});
