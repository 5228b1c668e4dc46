import { fill, sayReason } from '../../explain/phrasebook';
import type { BracketPicture } from '../../explain/picture';
import { pictureTable } from '../../explain/pictureTable';
import type { Reason, TraceStep } from '../../explain/reason';
import { LOOK, widthFor } from '../../sheets/plan/look';
import { area, type CellValue, type SheetPlan } from '../../sheets/plan/plan';
import { opinionReasons } from '../../systems/audit/secondOpinion';
import type { Language } from '../../model/types';
import { wordsOf } from '../../words';
import { footerOf, subtitleOf, titleOf, named, type Appeal } from './appeal';
import { isPair } from './appealFacts';
import { PageWriter } from './pageWriter';

/** Columns of the table of a bracket. */
const WIDTH = 9;
/** Letters beside an article on an upright page. */
const ROOM = 100;
/** More would not stand on a page with everything else. */
const MOST_PLAYERS = 18;
const MOST_REASONS = 10;

/** The first page: what was asked, what the answer is and by which articles, and the players as they stood. */
export function positionSheet(appeal: Appeal): SheetPlan {
  const { facts, language } = appeal;
  const { task, players } = facts;
  const name = named(task.tournament);
  const say = (reason: Reason) => sayReason(language, reason, { player: name });
  const page = new PageWriter(WIDTH, ROOM, wordsOf(language).typeset);
  page.title(titleOf(appeal), subtitleOf(appeal));

  page.heading(say({ key: 'appeal.asked', args: { ...two(players), round: task.round } }));
  for (const reason of facts.says) page.sentence(say(reason), reason.article, true);

  page.heading(fill(language, 'appeal.articles'));
  const reasons = statements(facts.because);
  for (const reason of reasons.slice(0, MOST_REASONS)) page.sentence(say(reason), reason.article);
  if (reasons.length > MOST_REASONS)
    page.sentence(
      fill(language, 'appeal.more', { count: reasons.length - MOST_REASONS, round: task.round }),
    );

  page.heading(say({ key: 'appeal.demanded', args: two(players) }));
  for (const reason of demandedReasons(appeal)) page.sentence(say(reason), reason.article);

  const shown = facts.brackets.filter(({ players: all }) => all.length > 1);
  let room = MOST_PLAYERS;
  for (const picture of shown) {
    page.heading(say(picture.title));
    if (picture.why) page.sentence(say(picture.why), picture.why.article);
    room -= bracketTable(page, picture, players, room, language);
  }
  if (shown.length > 0) page.sentence(fill(language, 'appeal.legend'));

  if (facts.opinion) {
    page.heading(fill(language, 'second.title'));
    for (const reason of opinionReasons(facts.opinion)) page.sentence(say(reason));
  }
  return {
    key: 'appeal',
    name: fill(language, 'appeal.sheet'),
    mode: 'replace',
    blocks: page.blocks,
    formats: page.formats,
    widths: {
      0: 22,
      1: 5,
      2: widthFor(
        shown.flatMap((picture) => picture.players.map((each) => each.name)),
        16,
        32,
      ),
      3: 6,
      4: 9,
      5: 10,
      6: 11,
      7: 24,
      8: 14,
    },
    print: {
      orientation: 'portrait',
      area: area(0, 0, page.rows, WIDTH),
      footer: footerOf(appeal),
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

const two = (players: readonly [number, number]) => ({ players: { players } });

/** Steps and what stands below them, each once; headings without an article say nothing by themselves. */
export function statements(steps: readonly TraceStep[]): TraceStep[] {
  const all = steps.flatMap((step): TraceStep[] => [step, ...statements(step.steps ?? [])]);
  const seen = new Set<string>();
  return all.filter(({ key, args, table }) => {
    const text = JSON.stringify([key, args]);
    const isNew = !seen.has(text) && !table;
    seen.add(text);
    return isNew;
  });
}

/** What the best round with the two does worse, or that there is none. */
function demandedReasons({ facts }: Appeal): TraceStep[] {
  const { demanded, byTheRules, players, price } = facts;
  const [a, b] = players;
  if (!demanded || 'refusal' in byTheRules)
    return [{ key: 'appeal.noSuchRound', args: two(players) }];
  if (byTheRules.pairs.some((pair) => isPair(pair, a, b)))
    return [{ key: 'appeal.theyMeet', args: two(players) }];
  const known = new Set(byTheRules.pairs.map(({ white, black }) => `${white}-${black}`));
  const other = demanded.pairs.filter(({ white, black }) => !known.has(`${white}-${black}`));
  const pairs = { pairs: other.map(({ white, black }) => [white, black] as const) };
  return [{ key: 'appeal.otherPairs', args: { count: other.length, pairs } }, ...statements(price)];
}

function bracketTable(
  page: PageWriter,
  picture: BracketPicture,
  players: readonly [number, number],
  room: number,
  language: Language,
): number {
  const { header, rows } = pictureTable(picture);
  const say = (reason: Reason) => sayReason(language, reason);
  const cell = (value: string | number | Reason): CellValue =>
    typeof value === 'object' ? say(value) : value;
  // The two first of all where not everybody has room.
  const isOne = (row: (typeof rows)[number]) => players.includes(row[1] as number);
  const inOrder =
    rows.length <= room ? rows : [...rows.filter(isOne), ...rows.filter((row) => !isOne(row))];
  const shown = inOrder.slice(0, Math.max(2, room));
  page.table(
    header.map(say),
    shown.map((row) => row.map(cell)),
  );
  shown.forEach((row, index) => {
    if (isOne(row)) page.mark(shown.length - index, { bold: true, fill: '#EAF3F0' }, WIDTH);
  });
  if (shown.length < rows.length)
    page.sentence(fill(language, 'appeal.moreOfBracket', { count: rows.length - shown.length }));
  return shown.length;
}
