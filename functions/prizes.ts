/** The custom function that gives the prizes. */
import { sayNumber, sayReason } from '../src/explain/phrasebook';
import type { Reason } from '../src/explain/reason';
import { distribute } from '../src/prizes/distribute';
import { joinPlayers } from '../src/prizes/joinPlayers';
import { placeInArgument, readPrizes } from '../src/prizes/readPrizes';
import { readContenders } from '../src/prizes/readContenders';
import { prizeRuleWords, readPrizeRules, type PrizeRules } from '../src/sheets/prizeRules';
import type { Contender } from '../src/prizes/types';
import { say, type Cell } from './call/answer';
import { isOmitted, textsOf } from './call/arguments';
import { badArgument, refusal } from './call/errors';
import { language } from './call/language';

/**
 * The prizes: who gets what and why, then who came close, then what is not awarded.
 * @customfunction PRIZES
 * @param standings Standings with their header row, in their order; any column may be a condition.
 * @param prizes Table of prizes with its header row: Prize, Place, Value, Share, Rating, Age, Born, Sex or a column of the standings.
 * @param [rules] Such as "several", "order", "equal" or "hort"; one prize a player, the most valuable, not shared, if omitted.
 * @param [year] Year of the event, for ages such as U18 or S60.
 * @param [players] List of players with its header row, for conditions on columns that the standings lack; joined by number.
 * @returns One row per prize under a header row.
 */
export function prizes(
  standings: unknown[][],
  prizes: unknown[][],
  rules?: unknown[][],
  year?: number,
  players?: unknown[][],
): unknown[][] {
  const wanted = rulesArgument(rules);
  const joined = isOmitted(players) ? standings : joinPlayers(standings, players!);
  const list = readContenders(joined, placeInArgument('standings'));
  if (!list.ok) throw refusal(list.problems);
  const ladders = readPrizes({
    cells: prizes,
    placeAt: placeInArgument('prizes'),
    standings: list.value.headers,
    year: yearArgument(year),
    share: wanted.share,
  });
  if (!ladders.ok) throw refusal(ladders.problems);
  const given = distribute(ladders.value, list.value.contenders, wanted);
  return [
    HEADER.map((key) => say(key)),
    ...given.awards.map(({ contender, ladder, amount, reason }) =>
      row(contender, ladder.name, amount / 100, reason),
    ),
    ...given.nearMisses.map(({ contender, ladder, reason }) =>
      row(contender, ladder.name, '', reason),
    ),
    ...given.kept.map(({ ladder, prize, amount, reason }): Cell[] => [
      '',
      '',
      '–',
      `${ladder.name}: ${prize.name} (${sayNumber(language(), amount / 100)})`,
      '',
      sayReason(language(), reason),
    ]),
  ];
}

const HEADER = [
  'functions.head.rank',
  'functions.head.no',
  'functions.head.name',
  'prizes.head.prize',
  'prizes.head.amount',
  'functions.detail.why',
] as const;

const row = (contender: Contender, prize: string, amount: Cell, reason: Reason): Cell[] => [
  contender.position,
  contender.no,
  contender.name,
  prize,
  amount,
  sayReason(language(), reason),
];

function rulesArgument(value: unknown): PrizeRules {
  const read = readPrizeRules(textsOf(value));
  if (!read.ok) throw badArgument('rules', read.value, prizeRuleWords(language()).join(', '));
  return read.rules;
}

function yearArgument(value: unknown): number | null {
  if (isOmitted(value)) return null;
  const year = Number(value);
  if (Number.isInteger(year) && year >= 1900 && year <= 2999) return year;
  throw badArgument('year', value, '2026');
}
