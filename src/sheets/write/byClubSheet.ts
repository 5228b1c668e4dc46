import { playerByNo } from '../../model/tournament';
import type { Language, PlayerNo, Tournament } from '../../model/types';
import { widthFor } from '../look';
import { clearNames } from '../namesakes';
import { area, type CellValue, type SheetPlan } from '../plan';
import { say } from '../say';
import type { EventSettings } from '../settings';
import { tableNumbers } from '../tableNumbers';
import { compareNames } from './byNameSheet';
import { LIST_HEADER_ROW, listSheet } from './listSheet';
import { byeWord, roundContentOf } from './roundSheet';

/** In points: to be read from two metres. */
const WALL_SIZE = 14;

/** The list for the wall by club: where everybody of a club plays the last round that is paired. */
export function byClubSheet(
  tournament: Tournament,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const { info, pairedRounds: round } = tournament;
  const players = playerByNo(tournament);
  const clear = clearNames(tournament.players);
  const name = (no: PlayerNo) => clear(players.get(no)!);
  const content = roundContentOf(tournament, round);
  const lines: { club: string; name: string; cells: CellValue[] }[] = [];
  const add = (no: PlayerNo, table: CellValue, colour: string, opponent: string): void => {
    const { club } = players.get(no)!;
    lines.push({
      club,
      name: name(no),
      cells: [club || '–', name(no), no, table, colour, opponent],
    });
  };
  for (const { white, black, table } of tableNumbers(content.games, players, settings.firstTable)) {
    add(white, table, say(language, 'word.white'), name(black));
    add(black, table, say(language, 'word.black'), name(white));
  }
  for (const { no, outcome } of content.byes) add(no, '', '', say(language, byeWord(outcome)));
  // Whoever has no club stands at the end.
  lines.sort(
    (a, b) =>
      Number(a.club === '') - Number(b.club === '') ||
      compareNames(a.club, b.club) ||
      compareNames(a.name, b.name),
  );
  const names = widthFor(
    lines.map((line) => line.name),
    26,
    40,
  );
  const centred = { align: 'center' as const };
  const sheet = listSheet({
    key: 'by-club',
    name: say(language, 'sheet.by-club'),
    title: say(language, 'sheet.by-club-title', { round }),
    subtitle: info.name,
    header: [
      say(language, 'head.club'),
      say(language, 'head.name'),
      say(language, 'head.no'),
      say(language, 'head.table'),
      say(language, 'head.colour'),
      say(language, 'head.opponent'),
    ],
    rows: lines.map(({ cells }) => cells),
    widths: [
      widthFor(
        lines.map(({ club }) => club),
        14,
        30,
      ),
      names,
      7,
      9,
      11,
      names,
    ],
    columns: [null, null, centred, { ...centred, bold: true }, centred, null],
    orientation: 'landscape',
    eventName: info.name,
    language,
  });
  const body = area(LIST_HEADER_ROW + 1, 0, Math.max(1, lines.length), 6);
  return { ...sheet, formats: [...(sheet.formats ?? []), { area: body, size: WALL_SIZE }] };
}
