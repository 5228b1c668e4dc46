/**
 * An event of 42 players in a real browser by the guide alone: the numbered steps at its head are read, what is bold is
 * clicked, in brackets if it is there, what is code is typed into the field or as the key that it follows, and what is italic must be there. One
 * language in the suite; `GUIDES=all` (or `GUIDES=fr,es`) runs the others.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { fill as say } from '../../src/explain/phrasebook';
import { PLAYER_COLUMNS } from '../../src/sheets/names/headers';
import { LANGUAGES, wordsOf, type Language } from '../../src/words';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

const asked = process.env.GUIDES ?? 'de';
const languages = LANGUAGES.filter((each) => asked === 'all' || asked.split(',').includes(each));

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

const TREES = 'Alder Birch Cedar Elm Fir Hazel Larch Maple Oak Pine Rowan Spruce Willow Yew'.split(
  ' ',
);
const PLAYERS = ['Iris', 'Basil', 'Flora'].flatMap((first, group) =>
  TREES.map((tree, index) => [`${tree}, ${first}`, 2210 - group * 250 - index * 17] as const),
);

/** What a person does by a step: bold a button, italic a thing, code what is typed. */
type Part = { readonly kind: 'button' | 'offer' | 'thing' | 'typed'; readonly text: string };
interface Step {
  readonly parts: readonly Part[];
  /** The steps that it says to do again. */
  readonly again: readonly number[];
}

/** The steps of the first numbered list of a guide. */
function stepsOf(guide: string): Step[] {
  const list = /(?:^\d+\. .*\n)+/m.exec(guide);
  if (!list) throw new Error('The guide begins without steps');
  return list[0]
    .trim()
    .split('\n')
    .map((line) => {
      const text = line.replace(/^\d+\. /, '').replace(/\u00a0|\u202f/g, ' ');
      const parts = [...text.matchAll(/(\(?)\*\*(.+?)\*\*|_(.+?)_|`(.+?)`/g)].map(
        ([, bracket, button, thing, typed]): Part => {
          if (button) return { kind: bracket ? 'offer' : 'button', text: button };
          return thing ? { kind: 'thing', text: thing } : { kind: 'typed', text: typed! };
        },
      );
      return {
        parts,
        again: parts.length > 0 ? [] : [...text.matchAll(/\d+/g)].map(([no]) => Number(no)),
      };
    });
}

class Reader {
  private field: Locator | null = null;
  private keys: string[] = [];
  round = 0;
  rounds = 0;

  constructor(
    private readonly bench: WorkbenchPage,
    private readonly language: Language,
  ) {}

  async follow(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (step.again.length > 0)
        while (this.round < this.rounds)
          for (const no of step.again) await this.play(steps[no - 1]!.parts);
      else await this.play(step.parts);
    }
  }

  private async play(parts: readonly Part[]): Promise<void> {
    for (const part of parts) {
      if (part.kind === 'typed') await this.type(part.text);
      else {
        if (this.keys.length > 0) await this.pressKeys();
        if (part.kind === 'offer') await this.takeOffer(part.text);
        else if (part.kind === 'button') await this.click(part.text);
        else await this.find(part.text);
      }
    }
  }

  /** Of the round in hand; the preview of a round comes first, and tells which one it is. */
  private named(text: string): { name: string; next: string } {
    const put = (round: number) => text.replace(/(?<!\p{L})n(?!\p{L})/u, String(round));
    return { name: put(this.round), next: put(this.round + 1) };
  }

  private async click(text: string): Promise<void> {
    const { pane } = this.bench;
    const { name, next } = this.named(text);
    const button = (named: string) =>
      pane
        .getByRole('button', { name: named, exact: true })
        .or(pane.getByRole('tab', { name: named, exact: true }))
        .first();
    await button(name).or(button(next)).first().click({ timeout: 60_000 });
    this.field = null;
    await this.bench.page.waitForTimeout(200);
    await pane.getByTestId('busy').waitFor({ state: 'detached', timeout: 60_000 });
    expect([text, await pane.getByTestId('mishap').count()]).toEqual([text, 0]);
  }

  /** It is there or it is not needed: the next thing to do is offered instead. */
  private async takeOffer(text: string): Promise<void> {
    const { pane } = this.bench;
    const offered = pane.getByRole('button', { name: text, exact: true });
    await offered.or(pane.getByTestId('pair-next')).first().waitFor({ timeout: 60_000 });
    // A table that grows by itself takes the offer back.
    await this.bench.page.waitForTimeout(2000);
    if (await offered.isVisible()) await this.click(text);
  }

  /** A field of the pane, a sheet, or a sentence that is to be read. */
  private async find(text: string): Promise<void> {
    const { pane } = this.bench;
    const label = pane.getByLabel(text, { exact: true }).first();
    if ((await label.count()) > 0) {
      this.field = label;
      return;
    }
    const { name, next } = this.named(text);
    const sheets = await this.bench.sheetNames();
    if (sheets.includes(next)) this.round += next === name ? 0 : 1;
    if (sheets.includes(next) || sheets.includes(name)) {
      if (name === say(this.language, 'sheet.players')) await this.paste(name);
      return;
    }
    const wanted = pane.getByText(text.replace(/\.$/, '')).first();
    await wanted.waitFor({ timeout: 60_000 }).catch(async () => {
      throw new Error(`“${text}” is not in: ${await pane.locator('main').innerText()}`);
    });
  }

  private async type(text: string): Promise<void> {
    if (!this.field) return void this.keys.push(text);
    await this.field.fill(text);
    if (/^\d+$/.test(text)) this.rounds = Number(text);
    this.field = null;
  }

  /** A key a game, the first ones more often than the last. */
  private async pressKeys(): Promise<void> {
    const games = Math.floor(PLAYERS.length / 2);
    for (let game = 0; game < games; game++)
      await this.bench.page.keyboard.press(
        this.keys[((game + this.round) * game) % this.keys.length]!,
      );
    this.keys = [];
    await this.bench.pane.getByTestId('busy').waitFor({ state: 'detached', timeout: 60_000 });
    const all = say(this.language, 'pane.results-in', { done: games, all: games });
    await this.bench.pane.getByText(all).first().waitFor({ timeout: 60_000 });
  }

  /** Below the headings, as a paste does that the table does not follow. */
  private async paste(sheet: string): Promise<void> {
    const heads = (['name', 'rating'] as const).map((key) =>
      PLAYER_COLUMNS.written(key, this.language),
    );
    await this.bench.page.evaluate(
      ([name, [nameHead, ratingHead], players]) => {
        const found = window.workbench.workspace.book.sheets().find((each) => each.name === name)!;
        const cell = (row: number, column: number) => found.content(row, column).value;
        const row = [...Array(12).keys()].find((at) =>
          [...Array(20).keys()].some((c) => cell(at, c) === nameHead),
        )!;
        players.forEach((player, index) =>
          [nameHead, ratingHead].forEach((head, which) => {
            const column = [...Array(20).keys()].find((c) => cell(row, c) === head)!;
            const area = { row: row + 1 + index, column, rows: 1, columns: 1 };
            found.write(area, [[{ value: player[which]! }]]);
          }),
        );
      },
      [sheet, heads, PLAYERS] as const,
    );
  }
}

test.each(languages)(
  '%s: an event of 42 players by the guide alone',
  async (language) => {
    const guide = readFileSync(
      path.join(__dirname, '../..', wordsOf(language).guides.arbiter),
      'utf8',
    );
    const bench = await WorkbenchPage.open(served, `?lang=${language}&sample=none`);
    const reader = new Reader(bench, language);
    await reader.follow(stepsOf(guide));
    expect(reader.rounds).toBe(5);
    expect(reader.round).toBe(5);
    const names = await bench.sheetNames();
    for (let round = 1; round <= 5; round++)
      expect(names).toContain(say(language, 'sheet.round', { round }));
    // 21 games a round, a point each; nobody has the bye.
    const standings = await bench.values(say(language, 'sheet.standings'), 'A1:P60');
    const head = standings.findIndex((row) => row.includes(say(language, 'head.name')));
    const points = standings[head]!.indexOf(say(language, 'head.points'));
    const sum = standings
      .slice(head + 1)
      .reduce((total, row) => total + (Number(row[points]) || 0), 0);
    expect(sum).toBe(21 * 5);
    expect(bench.errors).toEqual([]);
    expect(bench.outside).toEqual([]);
    await bench.page.close();
  },
  600_000,
);
