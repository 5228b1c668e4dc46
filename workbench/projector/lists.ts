/** What the projector shows of an event, made of the lists of the published page. */
import { isChecked, openCells, type CheckedEvent } from '../../src/event/openEvent';
import { rankingOf } from '../../src/event/lists';
import { resultCount } from '../../src/event/results';
import { fill } from '../../src/explain/phrasebook';
import { listByName, byTable, ranking, type Published } from '../../src/publish/lists';
import { say } from '../../src/sheets/say';
import type { BookCells } from '../../src/sheets/cells';
import type { Language } from '../host/externalContext';

export const KINDS = ['tables', 'names', 'standings'] as const;
export type Kind = (typeof KINDS)[number];

export interface Shown {
  readonly title: string;
  /** By kind; a list that cannot be made is not shown. */
  readonly lists: ReadonlyMap<Kind, { readonly heading: string; readonly html: string }>;
}

/** Null: no event, or one with problems that the pane names. */
export function shownOf(cells: BookCells, language: Language): Shown | null {
  const event = openCells(cells);
  if (!isChecked(event)) return null;
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
  return { title: event.tournament.info.name, lists };
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
  return { tournament, standings: list.value, language, firstTable: settings.firstTable };
}
