import type { PlayerNo } from '../../model/types';
import { computeTieBreak } from '../../tiebreaks/compute';
import { EDITIONS } from '../../tiebreaks/editions';
import type { Field } from '../../tiebreaks/field';
import {
  isKept,
  type Part,
  type TieBreakCode,
  type TieBreakEdition,
  type TieBreakValue,
} from '../../tiebreaks/types';
import type { Slip } from './exercise';

/** What a tie-break comes to by the wrong ways that people go; none of them is the right value. */
export function slipsOf(
  edition: TieBreakEdition,
  field: Field,
  code: TieBreakCode,
  no: PlayerNo,
  right: TieBreakValue,
): readonly Slip[] {
  const { parts } = right;
  const found: Slip[] = [
    ...(isSum(right) ? sumSlips(parts) : []),
    ...byOtherEditions(edition, field, code, no),
    ...byesAsWins(edition, field, code, no),
  ];
  return distinct(found, right.value ?? 0);
}

/** The wrong ways in the order in which people go them; each value has one name. */
export function distinct(slips: readonly Slip[], right: number): readonly Slip[] {
  const values = new Set([cents(right)]);
  return slips.filter(({ value }) => {
    const isNew = !values.has(cents(value));
    values.add(cents(value));
    return isNew;
  });
}

const cents = (value: number): number => Math.round(value * 100);

/** Only where the value is the plain sum of terms of rounds does leaving one out mean something. */
const isSum = ({ parts, value, isMean }: TieBreakValue): boolean =>
  !isMean &&
  parts.every(({ round }) => round !== null) &&
  Math.abs(sumOf(parts.filter(isKept)) - (value ?? NaN)) < 1e-9;

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

function sumSlips(parts: readonly Part[]): Slip[] {
  const kept = parts.filter(isKept);
  const cut = parts.filter(({ cut: why }) => why === 'lowest' || why === 'highest');
  const isStandIn = ({ why }: Part) => why.startsWith('category') || why === 'virtual';
  return [
    ...(cut.length > 0
      ? [{ value: sumOf([...kept, ...cut]), says: { key: 'course.slip.cut' } as const }]
      : []),
    ...(kept.some(isStandIn)
      ? [
          {
            value: sumOf(kept.filter((part) => !isStandIn(part))),
            says: { key: 'course.slip.unplayed' } as const,
          },
        ]
      : []),
    ...(kept.some(({ why }) => why === 'seen-adjusted')
      ? [{ value: sumOf(kept.map(asPrinted)), says: { key: 'course.slip.adjusted' } as const }]
      : []),
  ];
}

/** The opponent's score as the standings print it, in place of the one that the text has it seen with. */
function asPrinted(part: Part): Part {
  const { score, adjusted } = part.args ?? {};
  if (part.why !== 'seen-adjusted' || typeof score !== 'number' || typeof adjusted !== 'number')
    return part;
  return { ...part, value: adjusted === 0 ? part.value : (part.value * score) / adjusted };
}

/** The value by another edition: the dummy of 2024, the virtual opponent of before. */
const byOtherEditions = (
  edition: TieBreakEdition,
  field: Field,
  code: TieBreakCode,
  no: PlayerNo,
): Slip[] =>
  EDITIONS.filter((other) => other.id !== edition.id && other.byCode(code)?.tieBreak).flatMap(
    (other) => {
      const { value } = computeTieBreak(other, field, code, no);
      if (value === null) return [];
      return [
        { value, says: { key: 'course.slip.edition', args: { edition: other.id } } as const },
      ];
    },
  );

/** Wins at the board, counted with the byes and forfeits that are no games. */
function byesAsWins(
  edition: TieBreakEdition,
  field: Field,
  code: TieBreakCode,
  no: PlayerNo,
): Slip[] {
  if (code !== 'WON' || !edition.byCode('WIN')) return [];
  const { value } = computeTieBreak(edition, field, 'WIN', no);
  return value === null ? [] : [{ value, says: { key: 'course.slip.bye' } }];
}
