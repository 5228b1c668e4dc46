import fs from 'fs';
import path from 'path';
import { adoptList } from '../../src/sheets/read/adoptList';
import type { Figures } from './figures';
import { firstLine, readJson, standings } from './product';

interface Table {
  readonly file: string;
  readonly alsoAs?: string;
  readonly must: string;
  readonly points?: Readonly<Record<string, number>>;
  readonly pointsComputed?: Readonly<Record<string, number>>;
}

/** Crosstables: the points printed, or a refusal where that is allowed; never other points unsaid. */
export async function crosstables(folder: string, figures: Figures): Promise<void> {
  for (const expected of readJson<Table[]>(path.join(folder, 'expected.json'))) {
    const names = [expected.file, ...(expected.alsoAs?.match(/^[\w-]+\.\w+/) ?? [])];
    for (const name of names) {
      figures.files++;
      const { verdict, isRight } = await readTable(path.join(folder, name), expected);
      figures.count('tables as they must', isRight, () => `${name}: ${verdict}`);
    }
  }
}

async function readTable(
  file: string,
  { must, points, pointsComputed }: Table,
): Promise<{ verdict: string; isRight: boolean }> {
  const list = await standings(file, []);
  const mayRefuse = /refus/.test(must);
  if (!list.ok) return { verdict: firstLine(list.err), isRight: mayRefuse && list.exit === 3 };
  if (/^refused/.test(must)) return { verdict: 'read, must be refused', isRight: false };
  const printed = points ?? pointsComputed ?? {};
  const names = Object.keys(printed);
  const others = names.filter(
    (name) => list.rows.find((row) => row.name === name)?.points !== printed[name],
  );
  if (list.rows.length !== names.length)
    return { verdict: `${list.rows.length} players, not ${names.length}`, isRight: false };
  if (others.length === 0) return { verdict: 'as printed', isRight: true };
  const told =
    others.every((name) => list.err.includes(name)) || list.err.includes('score-differs');
  return {
    verdict: `${others.length} players with other points, ${told ? 'told' : 'SILENTLY'}`,
    isRight: false,
  };
}

interface List {
  readonly file: string;
  readonly players: number;
  readonly ratings?: Readonly<Record<string, number>>;
  readonly numbers?: Readonly<Record<string, string>>;
  readonly federations?: Readonly<Record<string, string>>;
}

/** Lists of players that are pasted into a sheet and adopted. */
export function playerLists(folder: string, figures: Figures): void {
  for (const expected of readJson<List[]>(path.join(folder, 'expected.json'))) {
    figures.files++;
    const cells = fs
      .readFileSync(path.join(folder, expected.file), 'utf8')
      .split(/\r?\n/)
      .map((line) => line.split('\t'));
    const list = adoptList({ sheet: 'List', row: 0, column: 0, rows: cells });
    const count = (isRight: boolean, why: string) =>
      figures.count('values', isRight, () => `${expected.file}: ${why}`);
    if (!list.ok) {
      count(false, list.problems[0].code);
      continue;
    }
    const { rows: players } = list.value.players;
    count(players.length === expected.players, `${players.length} players`);
    const wrong = list.value.players.problems.filter(({ severity }) => severity === 'error');
    count(
      wrong.length === 0,
      `problems: ${wrong.map(({ code, value }) => `${code} ${value}`).join()}`,
    );
    const compare = (
      what: string,
      wanted: Readonly<Record<string, unknown>> | undefined,
      of: (player: (typeof players)[number]) => unknown,
    ) => {
      for (const [name, value] of Object.entries(wanted ?? {})) {
        const player = players.find((each) => each.name === name);
        const ours = player && of(player);
        count(
          String(ours) === String(value),
          `${what} of ${name}: ${String(ours)}, expected ${String(value)}`,
        );
      }
    };
    compare('rating', expected.ratings, ({ rating }) => rating.value || null);
    compare('number', expected.numbers, ({ no }) => no.value);
    compare('federation', expected.federations, ({ federation }) => federation);
  }
}
