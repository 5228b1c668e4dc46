/** What the projector shows of an event, made of the lists of the published page. */
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { rankingOf } from '../../src/event/lists/lists';
import { publishedTeams } from '../../src/event/lists/publish';
import { picturesOf } from '../../src/event/answers/picture';
import { resultCount } from '../../src/event/results/results';
import { fill } from '../../src/explain/phrasebook';
import type { BracketPicture } from '../../src/explain/picture';
import { taskFor } from '../../src/model/taskFor';
import { playerByNo } from '../../src/model/tournament';
import { bracketsHtml } from '../../src/publish/brackets';
import { listByName, byTable, ranking, type Published } from '../../src/publish/lists';
import { teamOrder, teamRoundParts, type PublishedTeams } from '../../src/publish/teamLists';
import { say } from '../../src/sheets/plan/say';
import type { BookCells } from '../../src/sheets/plan/cells';
import { systemById } from '../../src/systems';
import { walkOfRound, type WalkShown } from '../../src/event/answers/walk';
import type { Language } from '../host/externalContext';

export const KINDS = ['tables', 'names', 'standings', 'brackets'] as const;
export type Kind = (typeof KINDS)[number];

export interface Shown {
  readonly title: string;
  /** By kind; a list that cannot be made is not shown. */
  readonly lists: ReadonlyMap<Kind, { readonly heading: string; readonly html: string }>;
}

/** Null: no event, or one with problems that the pane names. The brackets take time, so only if wanted. */
export function shownOf(cells: BookCells, language: Language, withBrackets: boolean): Shown | null {
  const event = openCells(cells);
  return isChecked(event) ? shownInRoom(event, language, withBrackets) : null;
}

export function shownInRoom(event: CheckedEvent, language: Language, withBrackets: boolean): Shown {
  const { teams } = publishedTeams(event.tournament, event.settings);
  if (teams) return teamsInRoom(event, teams, language);
  const published = publishedOf(event, language);
  const round = event.tournament.pairedRounds;
  const lists = new Map<Kind, { heading: string; html: string }>();
  if (round > 0 && published) {
    const heading = say(language, 'sheet.round-title', { round });
    lists.set('tables', { heading, html: byTable(published) });
    const names = say(language, 'sheet.by-name-title', { round });
    lists.set('names', { heading: names, html: listByName(published) });
  }
  if (published) {
    lists.set('standings', { heading: orderHeading(event, language), html: ranking(published) });
  }
  const brackets = withBrackets && round > 0 ? bracketsOf(event) : [];
  if (brackets.length > 0)
    lists.set('brackets', {
      heading: fill(language, 'picture.title', { round }),
      html: drawn(event, brackets, language),
    });
  return { title: event.tournament.info.name, lists };
}

/** Matches with their boards, who sits where, and the teams in their order. */
function teamsInRoom(event: CheckedEvent, teams: PublishedTeams, language: Language): Shown {
  const { tournament } = event;
  const [tables, names] =
    tournament.pairedRounds > 0 ? teamRoundParts(tournament, teams, language) : [];
  const standings = {
    ...teamOrder(tournament, teams, language),
    heading: orderHeading(event, language),
  };
  const shown = Object.entries({ tables, names, standings }).flatMap(([kind, part]) =>
    part ? [[kind as Kind, { heading: part.heading, html: part.content }] as const] : [],
  );
  return { title: tournament.info.name, lists: new Map(shown) };
}

/** The drawing of the pane and of the published page, wide enough for names on a wall. */
function drawn(
  { tournament }: CheckedEvent,
  brackets: readonly BracketPicture[],
  language: Language,
): string {
  const players = playerByNo(tournament);
  const player = (no: number) => players.get(no)?.name || String(no);
  return bracketsHtml({ brackets, language, player, width: 720 });
}

/** The round on the wall, for whoever wants to try other pairs in it; null: nothing can be tried. */
export function walkShown(cells: BookCells, language: Language): WalkShown | null {
  const event = openCells(cells);
  return isChecked(event) && event.tournament.pairedRounds > 0
    ? walkOfRound(event, event.tournament.pairedRounds, language)
    : null;
}

let known: { readonly key: string; readonly brackets: readonly BracketPicture[] } | null = null;

/** A result that comes in changes nothing of how its round was paired: that is worked out once. */
function bracketsOf({ tournament, settings }: CheckedEvent): readonly BracketPicture[] {
  const system = systemById(settings.system);
  const task = taskFor(tournament, tournament.pairedRounds);
  if (!system || !task.ok) return [];
  const key = JSON.stringify([settings.system, task.value]);
  if (known?.key !== key) known = { key, brackets: picturesOf(system, task.value) };
  return known.brackets;
}

function orderHeading(event: CheckedEvent, language: Language): string {
  const round = event.tournament.pairedRounds;
  if (round === 0) return say(language, 'sheet.players');
  const { done, all } = resultCount(event, round);
  if (done < all) return fill(language, 'workbench.projectorDuring', { round });
  return say(language, 'sheet.standings-after', { round });
}

function publishedOf(event: CheckedEvent, language: Language): Published | null {
  const { tournament, settings } = event;
  const list = rankingOf(event, { after: 0, tieBreaks: settings.tieBreaks });
  if (!list.ok) return null;
  return {
    tournament,
    standings: list.value,
    language,
    firstTable: settings.firstTable,
    system: systemById(settings.system),
  };
}
