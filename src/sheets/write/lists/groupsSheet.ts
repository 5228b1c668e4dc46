import { playerByNo } from '../../../model/tournament';
import type { Language, PlayerNo, Tournament } from '../../../model/types';
import { shownValue, type Standings } from '../../../tiebreaks/standings/standings';
import { compareNames } from '../../names/compareNames';
import { LOOK, POINTS_FORMAT, WIDEST_NAME, widthFor } from '../../plan/look';
import { area, type CellValue, type SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { LIST_HEADER_ROW, listSheet } from './listSheet';
import { alignedDecimals, columnText, givenOnce, type StandingsExtra } from './standingsSheet';

export interface GroupsContent {
  readonly tournament: Tournament;
  readonly list: Standings;
  /** What the groups go by: `Club`. */
  readonly by: string;
  readonly groupOf: (no: PlayerNo) => string;
  readonly extras: readonly StandingsExtra[];
  readonly language: Language;
}

export interface GroupList {
  readonly name: string;
  readonly rows: Standings['rows'];
}

/** Groups in order of their names, numbers in them by size; whoever belongs to none is left out. */
export function groupsOf({ list, groupOf }: Pick<GroupsContent, 'list' | 'groupOf'>): GroupList[] {
  const groups = new Map<string, Standings['rows'][number][]>();
  for (const row of list.rows) {
    const name = groupOf(row.no);
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const size = (name: string) => Number(/\d+/.exec(name)?.[0] ?? Infinity);
  return [...groups]
    .map(([name, rows]) => ({ name, rows }))
    .sort((a, b) => size(a.name) - size(b.name) || compareNames(a.name, b.name));
}

/** Standings by club, sex, age or a column of one's own: each group with its places and the overall ones. */
export function groupsSheet(content: GroupsContent, groups = groupsOf(content)): SheetPlan {
  const { language, by } = content;
  const heading = (group: GroupList, width: number): CellValue[] => [
    `${group.name} (${group.rows.length})`,
    ...Array<CellValue>(width - 1).fill(null),
  ];
  const { header, rowsOf, formats, widths, texts } = table(content);
  const rows: CellValue[][] = [];
  const headings: number[] = [];
  for (const group of groups) {
    headings.push(rows.length);
    rows.push(heading(group, header.length), ...rowsOf(group));
  }
  const sheet = listSheet({
    key: `standings-groups-${slug(by)}`,
    name: sheetName(`${say(language, 'sheet.standings-groups')} ${by}`),
    title: say(language, 'sheet.standings-groups-title', {
      column: by,
      round: content.list.rounds,
    }),
    subtitle: content.tournament.info.name,
    ...{ header, rows, widths, texts, language },
    columns: formats,
    eventName: content.tournament.info.name,
  });
  return {
    ...sheet,
    formats: [
      ...(sheet.formats ?? []),
      ...headings.map((row) => ({
        area: area(LIST_HEADER_ROW + 1 + row, 0, 1, header.length),
        bold: true,
        colour: LOOK.accent,
        align: 'left' as const,
      })),
    ],
  };
}

/** The standings of each group as a sheet of their own. */
export function groupSheets(content: GroupsContent, groups = groupsOf(content)): SheetPlan[] {
  const { language, by, list, tournament } = content;
  const { header, rowsOf, formats, widths, texts } = table(content);
  const keys = new Set<string>();
  const names = new Set<string>();
  return groups.map((group) =>
    listSheet({
      key: unlike(keys, `standings-group-${slug(by)}-${slug(group.name)}`, 200),
      name: unlike(names, sheetName(`${by} ${group.name}`), LONGEST_NAME),
      title: say(language, 'sheet.standings-group', { group: group.name, round: list.rounds }),
      subtitle: tournament.info.name,
      ...{ header, widths, texts, language },
      rows: rowsOf(group),
      columns: formats,
      eventName: tournament.info.name,
    }),
  );
}

/** What Excel takes as the name of a sheet: 31 characters, none of \\ / ? * [ ] :, no apostrophe at the ends. */
const LONGEST_NAME = 31;
const sheetName = (text: string): string =>
  text
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, LONGEST_NAME)
    .replace(/^'+|'+$/g, '')
    .trim();

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/** Adds a number to a name that is taken already. */
function unlike(taken: Set<string>, text: string, longest: number): string {
  let one = text;
  for (let n = 2; taken.has(one.toLowerCase()); n++) one = `${text.slice(0, longest - 3)} ${n}`;
  taken.add(one.toLowerCase());
  return one;
}

function table({ tournament, list, extras, language }: GroupsContent) {
  const players = playerByNo(tournament);
  const given = givenOnce(list);
  const centred = { align: 'center' as const };
  return {
    header: [
      say(language, 'head.in-group'),
      say(language, 'head.overall'),
      say(language, 'head.no'),
      say(language, 'head.name'),
      ...extras.map(({ label }) => label),
      say(language, 'head.rating'),
      say(language, 'head.points'),
      ...given.map(({ text }) => text),
    ],
    rowsOf: ({ rows }: GroupList): CellValue[][] =>
      rows.map((row) => [
        // Places that are shared overall are shared in the group too.
        rows.findIndex(({ rank }) => rank === row.rank) + 1,
        row.rank,
        row.no,
        row.name,
        ...extras.map(({ valueOf }) => valueOf(row.no)),
        players.get(row.no)!.rating || null,
        row.points,
        ...given.map(({ code }) => shownValue(list, row, code) ?? '–'),
      ]),
    formats: [
      { ...centred, bold: true },
      centred,
      centred,
      null,
      ...extras.map(() => null),
      centred,
      { ...centred, bold: true, numberFormat: POINTS_FORMAT },
      ...given.map(({ code }) => ({
        ...centred,
        ...alignedDecimals(list.rows.map(({ tieBreaks }) => tieBreaks[code])),
      })),
    ],
    texts: [3, ...extras.map((_, index) => 4 + index)],
    widths: [
      ...[10, 9, 6],
      widthFor(
        list.rows.map(({ name }) => name),
        22,
        WIDEST_NAME,
      ),
      ...extras.map((extra) => columnText(extra, list)),
      ...[8, 7],
      ...given.map(() => 9),
    ],
  };
}
