import type { Player, Tournament } from '../../model/types';
import { competitionOf } from '../../systems/competition';
import { systemById } from '../../systems';
import type { CheckedEvent, OpenEvent } from './openEvent';

/** The event as those see it who are paired: its players, or its teams. What cannot be told stays as it is. */
export function pairedEvent(event: CheckedEvent): CheckedEvent {
  const tournament = pairedTournament(event);
  return tournament === event.tournament ? event : { ...event, tournament };
}

export function pairedTournament({
  tournament,
  settings,
}: Pick<CheckedEvent, 'tournament' | 'settings'>): Tournament {
  const system = systemById(settings.system);
  const competition = system ? competitionOf(system, tournament) : undefined;
  return competition?.ok ? competition.value : tournament;
}

/** Whoever is present or absent, is paired and gets answers. */
export const pairedPlayers = (event: OpenEvent | null): readonly Player[] =>
  event?.tournament
    ? pairedTournament({ tournament: event.tournament, settings: event.settings }).players
    : [];
