import { plainWord, tidy } from '../../formats/tidy';
import { firstDay, isoDay } from '../../model/day';
import { playerByNo } from '../../model/tournament';
import { LANGUAGES, type Player, type PlayerNo } from '../../model/types';
import { columnOf, PLAYER_COLUMNS, type PlayerColumn } from '../../sheets/names/headers';
import { cellText } from '../../sheets/plan/numbers';
import { say } from '../../sheets/plan/say';
import type { Fees } from '../../sheets/write/lists/checkInSheet';
import type { CheckedEvent } from '../open/openEvent';

/** What lists may show of players beside the usual, and by what they may be grouped. */
export interface ColumnOfPlayers {
  /** As the list of players heads it; `age` for groups by year of birth. */
  readonly id: string;
  readonly label: string;
  readonly valueOf: (no: PlayerNo) => string;
}

const SHOWN: readonly PlayerColumn[] = ['title', 'federation', 'club', 'sex', 'born'];

/** Title, federation, club, sex, birth and the arbiter's own columns, as far as they are filled in. */
export function columnsToShow({ read, tournament }: CheckedEvent): readonly ColumnOfPlayers[] {
  const table = read.tables.players;
  if (!table || !read.players) return [];
  const rowOf = new Map(read.players.rows.map(({ no, row }) => [no.value, row]));
  const seen = new Set<string>();
  return table.header.flatMap((header, index): ColumnOfPlayers[] => {
    const label = tidy(header);
    const known = columnOf(PLAYER_COLUMNS, header);
    if (label === '' || seen.has(label) || (known !== null && !SHOWN.includes(known))) return [];
    seen.add(label);
    const valueOf = (no: PlayerNo): string => {
      const row = rowOf.get(no);
      return row === undefined ? '' : cellText(table.rows[row]?.[index]);
    };
    const isFilled = tournament.players.some(({ no }) => valueOf(no) !== '');
    return isFilled ? [{ id: label, label, valueOf }] : [];
  });
}

/** The same, with the sexes in words and groups of age in place of births. */
export function columnsToGroupBy(event: CheckedEvent): readonly ColumnOfPlayers[] {
  const { language } = event.settings;
  const players = playerByNo(event.tournament);
  const of = (header: string) => columnOf(PLAYER_COLUMNS, header);
  const sexes = { m: say(language, 'paper.men'), w: say(language, 'paper.women'), '': '' } as const;
  const year = Number(firstDay(event.tournament.info)?.slice(0, 4) ?? 0);
  return columnsToShow(event).flatMap((column): ColumnOfPlayers[] => {
    if (of(column.label) === 'sex')
      return [{ ...column, valueOf: (no) => sexes[players.get(no)!.sex] }];
    if (of(column.label) !== 'born') return [column];
    if (year === 0) return [];
    const label = say(language, 'paper.age');
    return [{ id: 'age', label, valueOf: (no) => ageGroup(players.get(no)!, year) }];
  });
}

/** Groups by the age reached in the year of the event, as youth and senior events have them. */
const YOUTH = [8, 10, 12, 14, 16, 18, 20];
const SENIOR = [65, 50];

export function ageGroup({ born }: Pick<Player, 'born'>, year: number): string {
  const birth = Number(isoDay(born)?.slice(0, 4) ?? /\b(?:19|20)\d\d\b/.exec(born)?.[0] ?? 0);
  if (birth === 0) return '';
  const age = year - birth;
  const young = YOUTH.find((limit) => age <= limit);
  if (young !== undefined) return `U${young}`;
  const old = SENIOR.find((limit) => age >= limit);
  return old === undefined ? '21–49' : `${old}+`;
}

/** Columns of the arbiter's own that say what is due and what was paid, in whichever language. */
export function feesOf(event: CheckedEvent): Fees {
  const columns = columnsToShow(event);
  const find = (head: 'head.paid' | 'head.due') =>
    columns.find(({ label }) =>
      LANGUAGES.some((language) => plainWord(say(language, head)) === plainWord(label)),
    )?.valueOf ?? (() => '');
  return { paid: find('head.paid'), due: find('head.due') };
}
