import { sayNumber, sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import { sayProblem } from '../../explain/sayProblem';
import type { Language } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import { compareStandings, type ComparedList, type StandingsDifference } from './compareStandings';
import {
  readClaimedPoints,
  readPublished,
  type PublishedList,
} from '../../sheets/read/readPublished';
import { type Finding } from '../../sheets/write/working/checkSheet';
import { type SheetCells } from '../../sheets/plan/cells';
import { editionById, findTieBreak, NEWEST_EDITION } from '../../tiebreaks/editions';
import type { WordKey } from '../../words';
import type { CheckReport } from './checkEvent';
import type { CheckedEvent } from '../open/openEvent';

export type StandingsReport = Pick<CheckReport, 'findings' | 'lists' | 'cells' | 'wrongCells'>;

/**
 * Recomputes every list of ranks or points that the workbook shows, and says which cells differ.
 * `withClaimed`: also the points that stand beside the players.
 */
export function checkStandings(
  event: CheckedEvent,
  sheets: readonly SheetCells[],
  withClaimed = true,
): StandingsReport {
  const { settings, tournament } = event;
  const say = (reason: Reason) => sayReason(settings.language, reason);
  const findings: Finding[] = [];
  let [lists, cells, wrongCells] = [0, 0, 0];
  const { pairedRounds } = tournament;
  // Lists of teams have other numbers; those of the players of teams are no standings.
  const isNone = pairedRounds === 0 || isTeamBook(tournament);
  const published = isNone ? [] : publishedLists(event, sheets, withClaimed);
  for (const list of published) {
    const compared = compareStandings(tournament, settings, list);
    if (!compared.ok) {
      for (const problem of compared.problems) {
        const finding = sayProblem(settings.language, problem).sentence;
        findings.push({ round: null, finding, played: '', expected: '', article: '' });
      }
      continue;
    }
    const { value } = compared;
    lists++;
    cells += value.cells;
    wrongCells += value.differences.length;
    const remarks = [...roundRemark(value), ...tieBreakRemark(value, list, event)];
    if (value.differences.length > 0 || remarks.some(({ key }) => key === 'pane.list-tie-breaks'))
      findings.push(...remarks.map((remark) => finding(value.after, say(remark))));
    for (const each of value.differences)
      findings.push({
        ...finding(value.after, say(sentence(value, each))),
        played: each.shown,
        expected: figure(each.recomputed, settings.language),
        article: each.article === '' ? '' : `${settings.tieBreakEdition} ${each.article}`,
        place: each.place,
      });
  }
  return { findings, lists, cells, wrongCells };
}

/** What was recomputed, as people write it. */
const figure = (text: string, language: Language): string =>
  text === '' || Number.isNaN(Number(text)) ? text : sayNumber(language, Number(text));

const finding = (round: number, text: string): Finding => ({
  round,
  finding: text,
  played: '',
  expected: '',
  article: '',
});

function publishedLists(
  { read, settings, tournament: { players } }: CheckedEvent,
  sheets: readonly SheetCells[],
  withClaimed: boolean,
): PublishedList[] {
  const edition = editionOf(settings);
  const table = read.tables.players;
  const claimed = withClaimed && table ? readClaimedPoints(table, players) : null;
  const lists = sheets
    .filter(({ sheet, ours }) => sheet !== table?.sheet && mayRank(ours))
    .flatMap((cells) => readPublished(cells, players, edition) ?? []);
  return claimed ? [claimed, ...lists] : lists;
}

/**
 * Of our own sheets these rank the players of the event. The others are known for what they are: a prize
 * list has ranks and names too, and is not taken for standings.
 */
const RANKING = /^(?:standings|crosstable|progress)/;

const mayRank = (ours: SheetCells['ours']): boolean => !ours || RANKING.test(ours.word);

/** A list that does not say after which round it stands. */
const roundRemark = ({ sheet, after, isGuessed }: ComparedList): Reason[] =>
  isGuessed ? [{ key: 'pane.list-round', args: { sheet, round: after } }] : [];

/** A list by other tie-breaks than the event announced. */
function tieBreakRemark(
  { sheet, tieBreaks }: ComparedList,
  list: PublishedList,
  { settings }: CheckedEvent,
): Reason[] {
  // `BH-C1` and `BH/C1` are two spellings of one tie-break.
  const announced = settings.tieBreaks.map(
    (text) => findTieBreak(editionOf(settings), text)?.code ?? text,
  );
  if (list.tieBreaks.length === 0 || tieBreaks.join() === announced.join()) return [];
  const [theirs, ours] = [tieBreaks.join(', '), settings.tieBreaks.join(', ')];
  return [{ key: 'pane.list-tie-breaks', args: { sheet, theirs, ours: ours || '–' } }];
}

const editionOf = ({ tieBreakEdition }: CheckedEvent['settings']) =>
  editionById(tieBreakEdition) ?? NEWEST_EDITION;

const SHOWN_WORDS: Readonly<Record<StandingsDifference['what'], WordKey>> = {
  rank: 'pane.shown-rank',
  points: 'pane.shown-points',
  'tie-break': 'pane.shown-tie-break',
  unknown: 'pane.shown-unknown',
  missing: 'pane.shown-missing',
};

function sentence({ sheet }: ComparedList, each: StandingsDifference): Reason {
  const cell = each.place.kind === 'cell' ? `${each.place.sheet}!${each.place.address}` : sheet;
  const who = each.no === null ? each.who : `${each.no} ${each.who}`;
  return { key: SHOWN_WORDS[each.what], args: { cell, sheet, who, code: each.code ?? '' } };
}

/** How the lists of the workbook fared, in one sentence. */
export function standingsSummary({ lists, cells, wrongCells }: CheckReport): Reason {
  return lists === 0
    ? { key: 'pane.check-no-standings' }
    : { key: 'pane.check-standings', args: { lists, cells, wrong: wrongCells } };
}
