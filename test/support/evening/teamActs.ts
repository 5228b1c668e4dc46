/** What an arbiter of an event of teams may do besides. */
import type { MatchChange } from '../../../src/event/byHand/teamChanges';
import {
  adjustPoints,
  changeMatch,
  enterTeam,
  moveMember,
  takeLineUps,
  writeLineUps,
} from '../../../taskpane/actions/round/teams';
import type { Desk } from '../../../taskpane/store/desk';
import type { Act } from './paneActs';
import { eventOf, oneOf, pairedRounds, type RandomBelow } from './room';

const FORFEITS = ['+-', '-+', '--'] as const;
const anyTeam = (desk: Desk, random: RandomBelow): number =>
  1 + random(eventOf(desk)?.tournament.teams?.length ?? 0);

export const TEAM_ACTS = {
  async lineUps(desk) {
    await writeLineUps(desk);
    await takeLineUps(desk, 'as handed in');
  },
  async adjust(desk, random) {
    const count = eventOf(desk)?.tournament.teams?.length ?? 0;
    if (count === 0) return;
    const [matchPoints, gamePoints] = [-random(2), -random(3)];
    await adjustPoints(desk, { team: 1 + random(count), matchPoints, gamePoints, reason: 'phone' });
  },
  async matchChange(desk, random) {
    if (pairedRounds(desk) === 0) return;
    const team = anyTeam(desk, random);
    const changes: readonly MatchChange[] = [
      { kind: 'swap', a: team, b: anyTeam(desk, random) },
      { kind: 'turn', team },
      { kind: 'forfeit', team, result: oneOf(random, FORFEITS) },
    ];
    await changeMatch(desk, oneOf(random, changes), 'by mistake');
  },
  async enterTeam(desk, random) {
    const name = `Rowan ${random(1000)}`;
    const players = ['a', 'b', 'c'].map((who) => ({ name: `${name} ${who}`, rating: 1700 }));
    await enterTeam(desk, { name, captain: '', players });
  },
  async moveMember(desk, random) {
    const players = eventOf(desk)?.tournament.players ?? [];
    if (players.length === 0) return;
    const move = { player: oneOf(random, players).no, team: anyTeam(desk, random) };
    await moveMember(desk, { ...move, place: 1 + random(3) }, 'the captain asked');
  },
} satisfies Readonly<Record<string, Act>>;
