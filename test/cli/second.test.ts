import { corpusFiles } from '../support/cases';
import { Terminal } from '../support/cli';
import fs from 'fs';

/** Rounds that a foreign program paired: neither reading of ours is the measure. */
const file = corpusFiles('dutch-2026-small', '.trf').find((name) => /n[89]-|n1\d-/.test(name))!;
const text = fs.readFileSync(file, 'utf8');

test('a line a round, before the summary that scripts read', async () => {
  const terminal = new Terminal({ 'a.trf': text });
  expect(await terminal.run('check', 'a.trf', '--second', '--system', 'dutch-2026')).toBe(0);
  const lines = terminal.stdout.trim().split('\n');
  const summary = lines.pop()!;
  const rounds = Number(/^(\d+) rounds, 0 differ$/.exec(summary)![1]);
  expect(lines).toHaveLength(rounds);
  for (const [index, line] of lines.entries())
    expect(line).toMatch(
      new RegExp(
        `^a.trf: round ${index + 1}: engine and literal reading agree in (\\d+) of \\1 bracket`,
      ),
    );
});

test('as JSON, and without --second as ever', async () => {
  const terminal = new Terminal({ 'a.trf': text });
  const asked = ['check', 'a.trf', '--system', 'dutch-2026', '--json'];
  await terminal.run(...asked);
  const plain = JSON.parse(terminal.stdout) as { files: [Record<string, unknown>] };
  expect(plain.files[0]).not.toHaveProperty('second');
  await terminal.run(...asked, '--second');
  const [{ second }] = (JSON.parse(terminal.stdout) as { files: [{ second: object[] }] }).files;
  expect(second.length).toBe((plain.files[0] as { rounds: number }).rounds);
  expect(second[0]).toEqual({ round: 1, brackets: 1, agree: 1, tooLarge: [], differ: [] });
});

test('a system without a literal reading says so', async () => {
  const terminal = new Terminal({ 'a.trf': text });
  await terminal.run('check', 'a.trf', '--second', '--system', 'french-1994');
  expect(terminal.stdout).toContain('no literal reading of this system');
});
