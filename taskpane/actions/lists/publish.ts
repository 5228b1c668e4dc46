import { fileName, rankingOf, type OutputOptions } from '../../../src/event/lists/lists';
import { isChecked } from '../../../src/event/open/openEvent';
import { pageScript } from '../../../walk/pageScript';
import { eventPage, planQr } from '../../../src/event/lists/publish';
import { isTeamBook } from '../../../src/model/matches/teamEvent';
import { teamEventOf } from '../../../src/tiebreaks/teams/fromTournament';
import { teamStandings } from '../../../src/tiebreaks/teams/standings';
import type { Desk } from '../../store/desk';

/** The event as one page, in the language of its sheets; to save or to copy. */
export function exportPage(
  desk: Desk,
  options: OutputOptions,
  address: string,
  withBrackets: boolean,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event: open } = desk.getState();
    if (!isChecked(open)) return;
    const { tieBreaks } = options;
    const event = { ...open, settings: { ...open.settings, tieBreaks } };
    const teams = isTeamBook(event.tournament) ? teamEventOf(event.tournament) : undefined;
    const ranked =
      teams && teamStandings(teams, { tieBreaks, edition: event.settings.tieBreakEdition });
    if (ranked && !ranked.ok) return desk.refuse(ranked.problems);
    // Players are not ranked by the tie-breaks of teams.
    const list = rankingOf(event, teams ? { ...options, tieBreaks: [] } : options);
    if (!list.ok) return desk.refuse(list.problems);
    const text = eventPage(
      event,
      list.value,
      event.settings.language,
      address,
      withBrackets,
      pageScript(),
    );
    const exported = { name: fileName(event.tournament, 'html'), text, type: 'text/html' };
    desk.set({ view: 'export', exported });
  });
}

/** A poster with the code of the address. */
export function writeQr(desk: Desk, address: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planQr(event, address);
    if (!plan.ok) return desk.refuse(plan.problems);
    if (await desk.write(plan.value)) desk.tell('success', plan.value.title);
  });
}
