import { fill, sayReason } from '../explain/phrasebook';
import type { Reason } from '../explain/reason';
import { wordsOf } from '../words';
import type { Language } from '../model/types';
import { sumsOf } from './sums';
import type { PrizeRules } from '../sheets/prizeRules';
import { firstUnmet } from './eligible';
import type { Contender, Distribution, Ladder } from './types';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../sheets/plan/look';
import { area, type CellValue, type SheetPlan } from '../sheets/plan/plan';
import { say } from '../sheets/plan/say';
import { LIST_HEADER_ROW, listSheet, subtitleLines } from '../sheets/write/lists/listSheet';

/** Columns: texts that go on in a second line, and the sums. */
const [NAME, PRIZE, AMOUNT, REASON] = [2, 4, 5, 6];
const REASON_WIDTH = 70;
/** Longer names of prizes go on in a second line. */
const WIDEST_PRIZE = 26;
/** With a little room at the right: the reason begins there. */
const MONEY_FORMAT = '#,##0.00_)';

/** Who gets which prize and why, the sums, then who came close and what is not given. */
export function prizeListSheet(
  given: Distribution,
  rules: PrizeRules,
  round: number,
  eventName: string,
  language: Language,
): SheetPlan {
  const who = ({ position, no, name, points }: Contender): CellValue[] => [
    position,
    no,
    name,
    points,
  ];
  const nobody: CellValue[] = ['', '', '–', ''];
  const sums = sumsOf(given);
  const heading = (text: string): CellValue[] => ['', '', text, '', '', '', ''];
  const sum = (text: string, cents: number): CellValue[] => ['', '', text, '', '', cents / 100, ''];
  const rows: CellValue[][] = [
    ...given.awards.map(({ contender, ladder, amount, reason }): CellValue[] => [
      ...who(contender),
      ladder.name,
      amount / 100,
      sayReason(language, reason),
    ]),
    sum(fill(language, 'prizes.given'), sums.given),
    sum(fill(language, 'prizes.not-given'), sums.kept),
    sum(fill(language, 'prizes.total'), sums.total),
    ...(given.kept.length > 0 ? [heading(fill(language, 'prizes.not-given'))] : []),
    ...given.kept.map(({ ladder, prize, amount, reason }): CellValue[] => [
      ...nobody,
      ladder.name === prize.name
        ? ladder.name
        : fill(language, 'pane.labelled', { label: ladder.name, value: prize.name }),
      amount / 100,
      sayReason(language, reason),
    ]),
    ...(given.nearMisses.length > 0 ? [heading(fill(language, 'prizes.near-misses'))] : []),
    ...given.nearMisses.map(({ contender, ladder, reason }): CellValue[] => [
      ...who(contender),
      ladder.name,
      '',
      sayReason(language, onTheWall(reason, contender, ladder)),
    ]),
  ];
  const widths = [
    6,
    6,
    widthFor(
      rows.map((row) => String(row[2])),
      20,
      WIDEST_NAME,
    ),
    7,
    widthFor(
      rows.map((row) => String(row[PRIZE])),
      14,
      WIDEST_PRIZE,
    ),
    12,
    REASON_WIDTH,
  ];
  const sheet = listSheet({
    key: 'prize-list',
    name: fill(language, 'prizes.list'),
    title: fill(language, 'prizes.list-title', { round }),
    ...subtitleLines([eventName, rulesText(rules, language)], widths),
    header: [
      say(language, 'head.rank'),
      say(language, 'head.no'),
      say(language, 'head.name'),
      say(language, 'head.points'),
      fill(language, 'prizes.head.prize'),
      fill(language, 'prizes.head.amount'),
      say(language, 'head.reason'),
    ],
    rows,
    widths,
    texts: [NAME, PRIZE, REASON],
    columns: [
      { align: 'center' },
      { align: 'center' },
      null,
      { align: 'center', numberFormat: POINTS_FORMAT },
      null,
      { align: 'right', numberFormat: MONEY_FORMAT },
      null,
    ],
    orientation: 'landscape',
    eventName,
    language,
  });
  // Sums stand at the right, the reason beside them at the left: their heads would touch.
  const amountHead = { area: area(LIST_HEADER_ROW, AMOUNT, 1, 1), align: 'center' as const };
  return { ...sheet, formats: [...(sheet.formats ?? []), amountHead, ...boldRows(given)] };
}

/** The list hangs on the wall: when somebody was born is nobody's business there. */
function onTheWall(reason: Reason, contender: Contender, { name, conditions }: Ladder): Reason {
  const unmet = firstUnmet(contender, conditions);
  if (unmet?.kind !== 'born' || reason.key !== 'prizes.not-eligible') return reason;
  return { key: 'prizes.not-of-age', args: { ladder: name, condition: unmet.text } };
}

/** Sums and headings between the parts. */
function boldRows({ awards, kept, nearMisses }: Distribution): NonNullable<SheetPlan['formats']> {
  const first = 4 + awards.length;
  const keptAt = first + 3;
  const missesAt = keptAt + (kept.length > 0 ? kept.length + 1 : 0);
  const rows = [
    first,
    first + 1,
    first + 2,
    ...(kept.length > 0 ? [keptAt] : []),
    ...(nearMisses.length > 0 ? [missesAt] : []),
  ];
  return rows.map((row) => ({ area: { row, column: 0, rows: 1, columns: 7 }, bold: true }));
}

/** The rules by which prizes were given, in a sentence. */
export const rulesText = (
  { perPlayer, preference, share }: PrizeRules,
  language: Language,
): string =>
  [
    fill(language, perPlayer === 'one' ? 'prizes.rule-one' : 'prizes.rule-several'),
    ...(perPlayer === 'one'
      ? [fill(language, preference === 'value' ? 'prizes.rule-value' : 'prizes.rule-order')]
      : []),
    fill(language, SHARE_WORD[share]),
  ].join(wordsOf(language).listMark);

const SHARE_WORD = {
  none: 'prizes.rule-none',
  equal: 'prizes.rule-equal',
  hort: 'prizes.rule-hort',
} as const;
