/** A player is dropped onto another in a bracket of twenty: what the rules say of it, in the time of the processor. */
import { SYSTEMS } from '../src/systems';
import { moved, type BracketWalk } from '../src/systems/walk';
import {
  randomEvent as matchEvent,
  teamPlay,
  twoGames,
} from '../test/systems/matches/randomMatches';
import { randomRounds } from '../test/systems/dutch-2016/events';

const LIMIT = 100;
const SIZE = 20;

function bracketsOf(system: (typeof SYSTEMS)[number]): BracketWalk[] {
  const found: BracketWalk[] = [];
  const size = (walk: BracketWalk) => 2 * walk.accepted.length;
  const keep = (walks: readonly BracketWalk[]) =>
    found.push(...walks.filter((walk) => size(walk) >= SIZE - 2 && size(walk) <= SIZE + 4));
  for (let seed = 1; seed <= 6; seed++)
    if (system.competitors)
      matchEvent(seed, system, 70, system.pairsTeams ? teamPlay : twoGames, (task) => {
        if (task.present.length >= SIZE) keep(system.walk!(task));
      });
    else for (const task of randomRounds(seed, 62, 5, system)) keep(system.walk!(task));
  return found;
}

let isBeyond = false;
for (const system of SYSTEMS.filter(({ walk }) => walk)) {
  let [longest, sum, drops] = [0, 0, 0];
  const brackets = bracketsOf(system);
  for (const walk of brackets) {
    const players = walk.accepted.flat();
    // Each from the accepted pairs, as the first drop is, and two further on.
    for (let i = 0; i < players.length; i += 3) {
      let pairs = moved(walk.accepted, players[i], players[(i + 5) % players.length]);
      for (let step = 0; step < 3; step++) {
        const before = process.cpuUsage();
        walk.judge(pairs);
        walk.standing(pairs);
        const { user, system: kernel } = process.cpuUsage(before);
        const taken = (user + kernel) / 1000;
        [longest, sum, drops] = [Math.max(longest, taken), sum + taken, drops + 1];
        pairs = moved(
          pairs,
          players[(i + step) % players.length],
          players[(i + 7) % players.length],
        );
      }
    }
  }
  console.log(
    `${system.id}: ${drops} drops in ${brackets.length} brackets of about ${SIZE}, ${(sum / Math.max(1, drops)).toFixed(2)} ms on average, ${longest.toFixed(1)} ms the longest`,
  );
  isBeyond ||= longest > LIMIT || drops === 0;
}
if (isBeyond) throw new Error(`A drop takes more than ${LIMIT} ms of the processor`);
