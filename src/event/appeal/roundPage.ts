import { fill, sayNumber, sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import type { Pair } from '../../model/types';
import { LOOK } from '../../sheets/plan/look';
import { area, type CellValue, type SheetPlan } from '../../sheets/plan/plan';
import { say as sayOnSheet } from '../../sheets/plan/say';
import { shownValue } from '../../tiebreaks/standings/standings';
import type { PlayedRound } from '../../systems/system';
import { wordsOf } from '../../words';
import { footerOf, named, subtitleOf, titleOf, type Appeal } from './appeal';
import { statements } from './positionSheet';
import { PageWriter } from './pageWriter';

const WIDTH = 5;
const ROOM = 150;
/** Tables that are told one by one. */
const MOST_TABLES = 24;

/** The second page: the round as paired and by the rules, the places, the log and what it proves. */
export function roundPage(appeal: Appeal): SheetPlan {
  const { facts, language, log } = appeal;
  const { task } = facts;
  const name = named(task.tournament);
  const say = (reason: Reason) => sayReason(language, reason, { player: name });
  const page = new PageWriter(WIDTH, ROOM, wordsOf(language).typeset);
  page.title(titleOf(appeal), subtitleOf(appeal));
  page.heading(fill(language, 'appeal.round', { round: task.round }));
  roundTable(page, appeal);
  if (facts.played && !('refusal' in facts.byTheRules))
    for (const reason of facts.differences.length > 0
      ? statements(facts.differences)
      : [{ key: 'appeal.asPaired' } as const])
      page.sentence(say(reason), 'article' in reason ? reason.article : '');
  if ('refusal' in facts.byTheRules)
    for (const reason of facts.byTheRules.refusal.reasons)
      page.sentence(say(reason), reason.article);
  placesTable(page, appeal);
  page.heading(fill(language, 'appeal.log', { round: task.round }));
  if (!log) page.sentence(fill(language, 'appeal.noLog'));
  else {
    if (log.lines.length === 0) page.sentence(fill(language, 'appeal.noLines'));
    else
      page.table(
        [
          fill(language, 'appeal.line'),
          sayOnSheet(language, 'head.time'),
          sayOnSheet(language, 'head.action'),
          sayOnSheet(language, 'head.detail'),
          fill(language, 'appeal.digest'),
        ],
        log.lines.map(({ line, time, action, detail, digest }) => [
          line,
          time,
          action,
          detail,
          digest,
        ]),
      );
    page.heading(fill(language, 'appeal.verified'));
    for (const text of log.verified) page.sentence(text);
  }
  return {
    key: 'appeal-round',
    name: fill(language, 'appeal.sheet.round'),
    mode: 'replace',
    blocks: page.blocks,
    formats: page.formats,
    widths: { 0: 10, 1: 36, 2: 42, 3: 56, 4: 24 },
    print: {
      orientation: 'landscape',
      area: area(0, 0, page.rows, WIDTH),
      footer: footerOf(appeal),
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

/** Table by table where the three rounds are not the same, and the tables of the two. */
function roundTable(page: PageWriter, { facts, language }: Appeal): void {
  const { byTheRules, played, demanded, players, task } = facts;
  const name = named(task.tournament);
  const rules = 'refusal' in byTheRules ? null : byTheRules;
  const rounds = [rules, played, demanded];
  const text = (pair: Pair) => `${pair.white}-${pair.black}`;
  const sets = rounds.map((round) => new Set(round?.pairs.map(text)));
  const isTold = (pair: Pair) =>
    players.includes(pair.white) ||
    players.includes(pair.black) ||
    rounds.some((round, index) => round !== null && !sets[index]!.has(text(pair)));
  // Each beside the table of the rules that has one of its two.
  const tables = new Map(
    (rules?.pairs ?? []).flatMap(({ white, black }, index) => [
      [white, index],
      [black, index],
    ]),
  );
  const at = ({ white, black }: Pair) =>
    Math.min(tables.get(white) ?? Infinity, tables.get(black) ?? Infinity);
  const told = rounds.map((round) =>
    (round?.pairs.filter(isTold) ?? []).sort((one, other) => at(one) - at(other)),
  );
  const count = Math.max(...told.map((pairs) => pairs.length));
  const cell = (pair: Pair | undefined): CellValue =>
    pair ? `${name(pair.white)} – ${name(pair.black)}` : null;
  const rows = Array.from({ length: Math.min(count, MOST_TABLES) }, (_, index): CellValue[] => {
    const own = told[0]?.[index];
    const table = own && rules ? rules.pairs.indexOf(own) + 1 : null;
    return [table, ...told.map((pairs) => cell(pairs[index]))];
  });
  const bye = (round: PlayedRound | null): CellValue =>
    round === null || round.bye === null ? null : name(round.bye);
  const hasBye = rounds.some((round) => round !== null && round.bye !== null);
  const noRound = fill(language, 'appeal.none');
  page.table(
    [
      sayOnSheet(language, 'head.table'),
      fill(language, 'appeal.byTheRules'),
      fill(language, 'appeal.played'),
      fill(language, 'appeal.withPair', { pair: { pairs: [players] } }),
    ],
    [
      ...rows,
      ...(hasBye ? [[fill(language, 'appeal.bye'), ...rounds.map(bye)]] : []),
      ...(rounds.includes(null)
        ? [[null, ...rounds.map((round) => (round === null ? noRound : null))]]
        : []),
    ],
  );
  const same = (rules?.pairs.length ?? 0) - (told[0]?.length ?? 0);
  if (rules && same > 0) page.sentence(fill(language, 'appeal.sameTables', { count: same }));
  if (count > MOST_TABLES)
    page.sentence(fill(language, 'appeal.moreTables', { count: count - MOST_TABLES }));
}

/** Rank, points and tie-breaks of the two. */
function placesTable(page: PageWriter, { facts, standings, language, counted }: Appeal): void {
  if (!standings) return;
  const hasTieBreaks = standings.tieBreaks.length > 0;
  const name = named(counted);
  const rows = facts.players.flatMap((no) => standings.rows.find((row) => row.no === no) ?? []);
  page.heading(
    fill(language, 'appeal.places', {
      round: standings.rounds,
      edition: fill(language, standings.edition.name),
    }),
  );
  page.table(
    [
      sayOnSheet(language, 'head.rank'),
      sayOnSheet(language, 'head.name'),
      sayOnSheet(language, 'head.points'),
      ...(hasTieBreaks ? [standings.tieBreaks.join(' · ')] : []),
    ],
    rows.map((row) => [
      row.rank,
      name(row.no),
      row.points,
      ...(hasTieBreaks
        ? [
            standings.tieBreaks
              .map((code) => shownValue(standings, row, code))
              .map((value) => (value === null ? '–' : sayNumber(language, value)))
              .join(' · '),
          ]
        : []),
    ]),
  );
  if (!hasTieBreaks) page.sentence(fill(language, 'appeal.noTieBreaks'));
}
