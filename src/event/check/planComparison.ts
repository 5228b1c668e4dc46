import { fill, sayReason } from '../../explain/phrasebook';
import type { Language, Tournament } from '../../model/types';
import type { CellValue, Plan, SheetPlan } from '../../sheets/plan/plan';
import { say as sayOnSheet } from '../../sheets/plan/say';
import { listSheet } from '../../sheets/write/lists/listSheet';
import type { PlayedRound } from '../../systems/system';
import { articleOf, type ComparedRound, type EditionRound } from './compareEditions';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { labels } from '../open/players';

/** `3-8 4-7`, the bye last. */
export const comparedPairsText = (
  { pairs, bye }: PlayedRound,
  byeWord: (no: number) => string,
): string =>
  [
    ...pairs.map(({ white, black }) => `${white}-${black}`),
    ...(bye === null ? [] : [byeWord(bye)]),
  ].join(' ') || '–';

const WIDTHS: readonly number[] = [8, 14, 34, 44, 10, 44, 10];
/** Columns of text: the pairs, and both judgements. */
const WRAPPED: readonly number[] = [2, 3, 5];

/**
 * The sheet Compare: a row per edition of every round that is not the same by all, with what each text
 * says against the round of the other.
 */
export function comparisonSheet(
  tournament: Tournament,
  rounds: readonly ComparedRound[],
  language: Language,
): SheetPlan {
  const player = labels(tournament.players);
  const bye = (no: number) => `${no} ${sayOnSheet(language, 'word.pairing-bye')}`;
  const first = (steps: EditionRound['against']): string =>
    steps[0] ? sayReason(language, steps[0], { player }) : '';
  const row = (
    round: number,
    { system, paired, only, against, opposed }: EditionRound,
  ): CellValue[] => [
    round,
    system.id,
    paired ? comparedPairsText(only, bye) : fill(language, 'compare.none', { edition: system.id }),
    first(against),
    articleOf(against) ?? '',
    first(opposed),
    articleOf(opposed) ?? '',
  ];
  const differing = rounds.filter(({ differs }) => differs);
  const rows = differing.flatMap((each) =>
    each.editions.map((edition) => row(each.round, edition)),
  );
  const measure = rounds[0]?.editions[0]?.system.id ?? '';
  const editions = rounds[0]?.editions.map(({ system }) => fill(language, system.name)) ?? [];
  return listSheet({
    key: 'compare',
    name: fill(language, 'compare.sheet'),
    title: fill(language, 'pane.labelled', {
      label: fill(language, 'compare.title'),
      value: editions.join(' · '),
    }),
    subtitle: fill(language, 'compare.summary', {
      rounds: rounds.length,
      differing: differing.length,
    }),
    header: [
      sayOnSheet(language, 'head.round'),
      fill(language, 'compare.head.edition'),
      fill(language, 'compare.head.pairs'),
      fill(language, 'compare.head.against', { measure }),
      sayOnSheet(language, 'head.article'),
      fill(language, 'compare.head.opposed', { measure }),
      sayOnSheet(language, 'head.article'),
    ],
    rows,
    widths: WIDTHS,
    texts: WRAPPED,
    columns: [{ align: 'center', bold: true }],
    orientation: 'landscape',
    eventName: tournament.info.name,
    language,
  });
}

/** The comparison as a plan for the workbook of the event, with its line of the log. */
export function planComparison(event: CheckedEvent, rounds: readonly ComparedRound[]): Plan {
  const sheet = comparisonSheet(event.tournament, rounds, event.settings.language);
  const title = {
    key: 'compare.done',
    args: {
      rounds: rounds.length,
      differing: rounds.filter(({ differs }) => differs).length,
      editions: rounds[0]?.editions.map(({ system }) => system.id).join(', ') ?? '',
    },
  } as const;
  return { title, sheets: [sheet], activate: sheet.key, log: [logLine(event, title)] };
}
