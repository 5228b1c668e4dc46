import { loneBoardsAsByes } from '../../model/matches/loneBoards';
import type { Language, Tournament } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import { roundIn } from '../../model/rounds/round';
import type { Plan, SheetPlan } from '../plan/plan';
import { onPaper } from '../plan/pages';
import type { EventSettings } from '../settings';
import { eventSheet } from './eventSheet';
import { teamsSheet } from './teamsSheet';
import { playersSheet } from './playersSheet';
import { roundSheet } from './roundSheet';
import { seatsByNameSheet } from './lists/teamLists';
import { byNameSheet } from './lists/wallSheet';
import { storedEventOf, type StoredEvent } from '../stored/event/storedEvent';
import { trfExtraSheets } from '../stored/trfExtrasSheet';
import { storedEventSheet } from '../stored/event/storedEventSheet';
import { recordSheets } from '../stored/recordSheet';
import { publishedRounds } from '../stored/published';
import { publishedSheet } from '../stored/publishedSheet';

/** The whole workbook of an event, from a tournament: imports, samples, the command line. */
export function eventPlan(
  event: Tournament,
  settings: EventSettings,
  language: Language = settings.language,
  /** Of a workbook that is written again, or with departures; else what the event says is what was announced. */
  stored: StoredEvent = storedEventOf(event, settings),
): Plan {
  const ofTeams = isTeamBook(event);
  const tournament = ofTeams ? event : loneBoardsAsByes(event);
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) =>
    roundIn(tournament, index + 1),
  );
  const last = rounds[rounds.length - 1];
  const sheets: SheetPlan[] = [
    eventSheet(tournament, settings, language),
    ...(ofTeams ? [teamsSheet(tournament, language)] : []),
    playersSheet(tournament, language),
    ...rounds.map((round) => roundSheet(tournament, round, settings, language)),
    ...(last ? [namesSheet(tournament, last, settings, language)] : []),
    ...recordSheets(tournament),
    ...(last ? [publishedSheet(publishedRounds(tournament, settings.firstTable))] : []),
    ...trfExtraSheets(tournament),
    ...(last || stored.departures.length > 0 ? [storedEventSheet(stored)] : []),
  ];
  const plan: Plan = {
    title: { key: 'plan.event', args: { name: tournament.info.name } },
    sheets,
    activate: last ? `round-${last.round}` : 'players',
  };
  return onPaper(plan, settings.paper);
}

/** The sheets that pairing a round writes; `tournament` is the event before it. */
export function roundPlan(
  tournament: Tournament,
  round: ReturnType<typeof roundIn>,
  settings: EventSettings,
  language: Language = settings.language,
): Plan {
  return {
    title: { key: 'plan.round', args: { round: round.round } },
    sheets: [
      roundSheet(tournament, round, settings, language),
      namesSheet(tournament, round, settings, language),
      ...recordSheets(tournament, round.round - 1),
      publishedSheet(publishedRounds(tournament, settings.firstTable, round)),
    ],
    activate: `round-${round.round}`,
  };
}

/** The list that is written with every round, by players or by the boards of teams. */
const namesSheet = (
  tournament: Tournament,
  content: ReturnType<typeof roundIn>,
  settings: EventSettings,
  language: Language,
): SheetPlan =>
  content.teams
    ? seatsByNameSheet({ tournament, settings, language }, { ...content, teams: content.teams })
    : byNameSheet(tournament, content, settings, language);
