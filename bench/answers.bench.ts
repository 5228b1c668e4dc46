import { answersFor, whyNotAnswer } from '../src/event/answers/answers';
import { picturesOf } from '../src/event/answers/picture';
import { taskFor } from '../src/model/taskFor';
import { SYSTEMS } from '../src/systems';
import { playedEvent } from './playedEvent';

/**
 * What a player hears, in every edition: 301 players, sixth round. Each figure is said as a multiple
 * of pairing that round in the same run, so that it means the same on every machine.
 */
const MOST = 30;

/** Milliseconds of the processor: on a busy machine the clock says little. */
const time = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

for (const system of SYSTEMS) {
  const habits = { draws: 0.3, byes: 0, forfeits: 0.01, withdrawals: 0 };
  const [[round, { tournament }]] = [...playedEvent(301, habits, [6], system)];
  const task = taskFor(tournament, round);
  if (!task.ok) throw new Error('no round');
  system.pair(task.value);
  const pairing = time(() => system.pair(task.value));
  const pictures = time(() => picturesOf(system, task.value));
  // Those who float or sit out have more to ask.
  const special = picturesOf(system, task.value).flatMap(({ leaving, bye }) =>
    bye === null ? leaving : [...leaving, bye],
  );
  const players = [...task.value.present.filter((_, index) => index % 10 === 0), ...special];
  const answers = players.map((no) => time(() => answersFor(tournament, system, round, no)));
  const whyNots = players.map((no) =>
    time(() => whyNotAnswer(tournament, system, round, no, (no % 300) + 1)),
  );
  const said = Math.max(...answers);
  const whyNot = Math.max(...whyNots);
  console.log(
    `${system.id}, 301 players: pairing ${pairing.toFixed(0)} ms; pictures ${(pictures / pairing).toFixed(1)} ×, ` +
      `answers for a player at most ${(said / pairing).toFixed(1)} × (${said.toFixed(0)} ms), ` +
      `why not at most ${(whyNot / pairing).toFixed(1)} × (${whyNot.toFixed(0)} ms)`,
  );
  // A table is looked up faster than anything can be said of it.
  if (system.kind === 'swiss' && Math.max(said, whyNot) > MOST * pairing)
    throw new Error(`${system.id}: an answer takes more than ${MOST} times as long as the round`);
}
