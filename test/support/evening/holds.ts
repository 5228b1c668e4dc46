/** What holds after every action, whatever it was. */
import { problemsSaidWell, reasonsSaidWell, unreadableWord } from '../../../scripts/fuzz/saidWell';
import { outputsThatDiffer } from '../../../scripts/fuzz/roundOutputs';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { gamesOf } from '../../../src/event/results/results';
import type { CellContent } from '../../../src/sheets/plan/cells';
import { inSection } from '../../../src/sheets/names/section';
import { say } from '../../../src/sheets/plan/say';
import type { Desk } from '../../../taskpane/store/desk';
import type { Notice } from '../../../taskpane/store/types';
import { LOG_HEADERS } from '../../../src/sheets/stored/log/logHeaders';
import type { ActName } from './day';
import { eventOf, type Room } from './room';

/** Whatever the pane says can be read in every language; a refusal says what is wrong and what to do. */
export function saidWell({ tone, lines, problems = [] }: Notice): string | null {
  if (lines.length === 0 && problems.length === 0)
    return tone === 'error' ? problemsSaidWell(problems) : null;
  const told = lines.length > 0 ? reasonsSaidWell(lines, '') : null;
  return told ?? (problems.length > 0 ? problemsSaidWell(problems) : null);
}

/** Above the column of the log that a program reads: it names actions by their codes. */
const PROOF: readonly string[] = LOG_HEADERS.proof;

/** The same of what stands in the sheets that people see: log, lists, _Check_ and rounds. */
export function sheetsSaidWell({ office: { book } }: Room): string | null {
  for (const sheet of book.sheets()) {
    const area = sheet.visibility === 'Visible' && sheet.usedArea(true);
    if (!area) continue;
    const columns = Array.from({ length: area.columns }, (_, index) => area.column + index);
    const proofs = new Set<number>();
    for (let row = area.row; row < area.row + area.rows; row++)
      for (const column of columns) {
        const text = String(sheet.content(row, column).value);
        if (PROOF.includes(text)) proofs.add(column);
        if (!proofs.has(column) && unreadableWord(text))
          return `${sheet.name} says in row ${row + 1}: ${text}`;
      }
  }
  return null;
}

/** Problems of a workbook that nobody can have typed: everything typed here is right. */
export function unreadable(desk: Desk): string | null {
  for (const { section, event } of desk.eachSection()) {
    if (!event || isChecked(event)) continue;
    const errors = event.problems.filter(({ severity }) => severity === 'error');
    const said = errors.map(
      ({ code, place, value }) => `${code} ${value} ${JSON.stringify(place)}`,
    );
    if (errors.length > 0) return `unreadable ${section.id}: ${said.join()}`;
  }
  return null;
}

/** Who takes part and which results stand, by name, in all sections. */
export interface Facts {
  readonly names: readonly string[];
  readonly results: ReadonlyMap<string, string>;
}

export function factsOf(desk: Desk): Facts | null {
  const events = desk.eachSection().map(({ section, event }) => ({ section, event }));
  const checked = events.flatMap(({ section, event }) =>
    isChecked(event) ? [{ id: section.id, event }] : [],
  );
  if (checked.length < events.length) return null;
  return {
    names: checked.flatMap(({ event }) => event.tournament.players.map(({ name }) => name)),
    results: new Map(checked.flatMap(({ id, event }) => resultsOf(id, event))),
  };
}

function resultsOf(id: string, event: CheckedEvent): (readonly [string, string])[] {
  const name = new Map(event.tournament.players.map((player) => [player.no, player.name]));
  const rounds = Array.from({ length: event.tournament.pairedRounds }, (_, at) => at + 1);
  return rounds.flatMap((round) =>
    gamesOf(event, round).map(
      ({ white, black, result }) =>
        [`${id} ${round} ${name.get(white)}-${name.get(black)}`, result] as const,
    ),
  );
}

/** Actions after which other results may stand in the rounds. */
const OF_RESULTS: readonly ActName[] = [
  ...(['next', 'again', 'fill', 'undo', 'redo', 'typedResult', 'swap', 'backAndForth'] as const),
  ...(['sectionAdd', 'sectionDelete', 'leaveOpen', 'terminal', 'typedEarlier'] as const),
  ...(['enterAgainstBye', 'lineUps', 'repair', 'againstBye', 'matchChange'] as const),
];
const OF_PLAYERS: readonly ActName[] = ['undo', 'redo', 'sectionDelete'];
/** Newcomers may have the name of somebody who is there. */
const OF_NEWCOMERS: readonly ActName[] = ['enter', 'enterAgainstBye', 'sectionAdd', ...OF_PLAYERS];

/** Who is lost or doubled, and which results are others though the action does not speak of any. */
export function changed(what: ActName, before: Facts | null, after: Facts | null): string | null {
  if (!before || !after) return null;
  const isDoubled = ({ names }: Facts) => new Set(names).size !== names.length;
  if (isDoubled(after) && !isDoubled(before) && !OF_NEWCOMERS.includes(what))
    return `doubled: ${after.names.join()}`;
  const lost = before.names.filter((name) => !after.names.includes(name));
  if (lost.length > 0 && !OF_PLAYERS.includes(what)) return `lost: ${lost.join()}`;
  if (OF_RESULTS.includes(what)) return null;
  const other = [...before.results].filter(([game, was]) => after.results.get(game) !== was);
  if (other.length <= (what === 'correct' ? 1 : 0)) return null;
  return `other results: ${other.map(([game]) => `${game} ${after.results.get(game)}`).join()}`;
}

/** The event whose outputs are compared, and its list by name as it stands in the workbook. */
export interface Shown {
  readonly event: CheckedEvent;
  readonly byName: CellContent[][] | undefined;
}

/** Null: there is no round to show. */
export function shownBy(room: Room, desk: Desk): Shown | null {
  const event = eventOf(desk);
  if (!event || event.tournament.pairedRounds === 0) return null;
  return { event, byName: event.manualEdit ? undefined : byNameOf(room, desk, event) };
}

/** Everything that shows the round of the open section says the same. */
export function differing({ event, byName }: Shown): string | null {
  const wrong = outputsThatDiffer(event, byName);
  return wrong.length > 0 ? wrong.slice(0, 3).join(' | ') : null;
}

/** The list by name as it stands in the workbook; undefined: it was deleted, or is another round's. */
function byNameOf({ office }: Room, desk: Desk, { settings, tournament }: CheckedEvent) {
  const name = say(settings.language, 'sheet.by-name');
  const plan = inSection(
    { sheets: [{ key: 'by-name', name, mode: 'replace', blocks: [] }] } as never,
    desk.getState().section,
  );
  const sheet = office.book.sheets().find((each) => each.name === plan.sheets[0].name);
  if (!sheet) return undefined;
  const rows = tournament.players.length + 1;
  const cells = office.sheet(sheet.name).values(`A4:E${rows + 3}`);
  return cells.filter(([first]) => first !== '');
}
