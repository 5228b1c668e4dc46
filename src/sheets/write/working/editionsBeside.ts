import { fill, sayReason } from '../../../explain/phrasebook';
import type { Language, PlayerNo, Tournament } from '../../../model/types';
import { computeTieBreak } from '../../../tiebreaks/compute';
import { Field } from '../../../tiebreaks/field';
import { CUT_WORD, WHY_WORD } from '../../../tiebreaks/partWords';
import { sideBySide } from '../../../tiebreaks/catalogue/sideBySide';
import {
  isKept,
  type Part,
  type TieBreakCode,
  type TieBreakEdition,
} from '../../../tiebreaks/types';
import { cellAddress } from '../../plan/cells';
import { bodyLines, headerFormat, LOOK, subtitleFormat, titleFormat } from '../../plan/look';
import { area, formula, type CellValue, type SheetPlan } from '../../plan/plan';

/** A tie-break of a player by two editions. */
export interface BesideWish {
  readonly tournament: Tournament;
  readonly no: PlayerNo;
  readonly code: TieBreakCode;
  readonly editions: readonly [TieBreakEdition, TieBreakEdition];
  readonly language: Language;
}

const HEAD_ROW = 3;
/** Term, whether it counts, why, article: of each edition. */
const EACH = 4;
const FIRST = 3;
const WIDTH = FIRST + 2 * EACH + 1;

/** Term beside term: what each edition counts, why, and by which article; sums are formulas. */
export function editionsBesideSheet(wish: BesideWish): SheetPlan {
  const { tournament, no, code, editions, language } = wish;
  const field = new Field(tournament);
  const values = editions.map((edition) => computeTieBreak(edition, field, code, no));
  const nameOf = (each: PlayerNo) => field.player(each).name;
  const cellsOf = (part: Part | null): CellValue[] =>
    part === null
      ? ['', '', '', '']
      : [
          part.value,
          isKept(part) ? part.value : '',
          sayReason(
            language,
            part.cut === null
              ? { key: WHY_WORD[part.why], ...(part.args ? { args: part.args } : {}) }
              : { key: CUT_WORD[part.cut] },
          ),
          part.article,
        ];
  const rows = sideBySide(values[0], values[1]).map(({ round, opponent, a, b }): CellValue[] => [
    round ?? '',
    opponent ?? '',
    opponent === null ? '' : nameOf(opponent),
    ...cellsOf(a),
    ...cellsOf(b),
    a && b && a.value === b.value && isKept(a) === isKept(b) ? '=' : '≠',
  ]);
  const last = HEAD_ROW + 1 + rows.length;
  const sumOf = (at: number): CellValue[] => {
    const column = FIRST + EACH * at + 1;
    const { value, undefinedBecause, parts, isMean } = values[at];
    if (value === null) return ['', '–', sayReason(language, undefinedBecause!), ''];
    const kept = parts.filter(isKept).reduce((sum, part) => sum + part.value, 0);
    const isSum = !isMean && Math.abs(kept - value) < 1e-9;
    const range = `${cellAddress(HEAD_ROW + 2, column)}:${cellAddress(last, column)}`;
    return ['', isSum ? formula(`SUM(${range})`) : value, '', ''];
  };
  const usesCategories = values.some(({ parts }) =>
    parts.some(({ why }) => why.startsWith('category')),
  );
  const heads = (['term', 'counted', 'why', 'article'] as const).map((key) =>
    fill(language, HEADS[key]),
  );
  const player = `${no} ${nameOf(no)}`;
  return {
    key: 'editions',
    name: fill(language, 'rules.editions.sheet'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [fill(language, 'rules.editions.title', { code, player })],
          ...(usesCategories ? [[fill(language, 'says.categories')]] : []),
        ],
      },
      {
        row: HEAD_ROW,
        column: 0,
        cells: [
          [
            '',
            '',
            '',
            fill(language, editions[0].name),
            '',
            '',
            '',
            fill(language, editions[1].name),
            '',
            '',
            '',
            '',
          ],
          [
            fill(language, 'functions.detail.round'),
            fill(language, 'functions.detail.opponent'),
            fill(language, 'functions.detail.name'),
            ...heads,
            ...heads,
            '',
          ],
          ...rows,
          [
            '',
            '',
            fill(language, 'course.total'),
            ...sumOf(0),
            ...sumOf(1),
            values[0].value === values[1].value ? '=' : '≠',
          ],
        ],
      },
    ],
    formats: [
      titleFormat(0, WIDTH),
      subtitleFormat(1, WIDTH),
      headerFormat(area(HEAD_ROW, 0, 2, WIDTH)),
      { ...bodyLines(area(HEAD_ROW + 2, 0, rows.length, WIDTH)), wrap: true, middle: true },
      { area: area(HEAD_ROW + 1, 0, rows.length + 2, 2), align: 'center' },
      ...[0, 1].map((at) => ({
        area: area(HEAD_ROW + 1, FIRST + EACH * at, rows.length + 2, 2),
        align: 'center' as const,
      })),
      { area: area(HEAD_ROW + 1, WIDTH - 1, rows.length + 2, 1), align: 'center' },
      { area: area(last + 1, 0, 1, WIDTH), bold: true },
    ],
    widths: { 0: 8, 1: 10, 2: 24, 3: 8, 4: 9, 5: 44, 6: 11, 7: 8, 8: 9, 9: 44, 10: 11, 11: 5 },
    print: { orientation: 'landscape', area: area(0, 0, last + 2, WIDTH) },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

const HEADS = {
  term: 'functions.detail.term',
  counted: 'functions.detail.counted',
  why: 'functions.detail.why',
  article: 'functions.detail.article',
} as const;
