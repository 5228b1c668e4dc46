import type { PlayerNo } from '../../model/types';
import { Field } from '../field';
import { asTournament, type TeamEvent, type TeamOfEvent, type TeamScore } from './teamEvent';

/** An event of teams with a field for each of its two scores. */
export class TeamField {
  private readonly fields: Readonly<Record<TeamScore, Field>>;
  private readonly teams: ReadonlyMap<PlayerNo, TeamOfEvent>;

  constructor(readonly event: TeamEvent) {
    this.fields = {
      MP: new Field(asTournament(event, 'MP')),
      GP: new Field(asTournament(event, 'GP')),
    };
    this.teams = new Map(event.teams.map((team) => [team.no, team]));
  }

  by(score: TeamScore = this.event.primary): Field {
    return this.fields[score];
  }

  team(no: PlayerNo): TeamOfEvent {
    return this.teams.get(no)!;
  }
}
