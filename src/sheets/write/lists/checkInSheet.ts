import type { Language, PlayerNo, Tournament } from '../../../model/types';
import { WIDEST_NAME, widthFor } from '../../plan/look';
import { clearNames } from '../../names/namesakes';
import type { CellValue, SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { compareNames } from '../../names/compareNames';
import { listSheet } from './listSheet';

/** What the arbiter's own columns say of a player's fee; '': nothing yet. */
export interface Fees {
  readonly paid: (no: PlayerNo) => string;
  readonly due: (no: PlayerNo) => string;
}
const NO_FEES: Fees = { paid: () => '', due: () => '' };

/** The list for the desk at the door: by name, with boxes to tick for who is there and has paid. */
export function checkInSheet(
  { players, info }: Tournament,
  language: Language,
  fees: Fees = NO_FEES,
): SheetPlan {
  const name = clearNames(players);
  const lines = [...players].sort((a, b) => compareNames(a.name, b.name) || a.no - b.no);
  const rows = lines.map((player): CellValue[] => [
    name(player),
    player.no,
    player.rating || null,
    player.federation,
    player.club,
    player.withdrawn ? say(language, 'word.withdrawn') : '☐',
    fees.paid(player.no) || '☐',
    fees.due(player.no),
  ]);
  const nameWidth = widthFor(lines.map(name), 22, WIDEST_NAME);
  const clubs = lines.map(({ club }) => club);
  const clubWidth = widthFor(clubs, 10, WIDEST_NAME);
  return listSheet({
    key: 'check-in',
    name: say(language, 'sheet.check-in'),
    title: say(language, 'sheet.check-in-title'),
    subtitle: [info.name, say(language, 'sheet.players-title', { count: players.length })]
      .filter(Boolean)
      .join(' · '),
    header: [
      say(language, 'head.name'),
      say(language, 'head.no'),
      say(language, 'head.rating'),
      say(language, 'head.federation'),
      say(language, 'head.club'),
      say(language, 'head.present'),
      say(language, 'head.paid'),
      say(language, 'head.due'),
    ],
    rows,
    widths: [nameWidth, 6, 8, 6, clubWidth, 11, 8, 9],
    texts: [0, 4],
    columns: [
      null,
      ...[0, 1, 2].map(() => ({ align: 'center' as const })),
      null,
      ...[0, 1].map(() => ({ align: 'center' as const })),
      null,
    ],
    eventName: info.name,
    language,
  });
}
