import { spawnSync } from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import { smallTeamEvent } from '../src/course/examples/teamEvents';
import { writeTrf } from '../src/formats/trf/write/writeTrf';
import { Random } from '../src/generate/random';
import { blankEvent, blankPlayer } from '../src/model/blank';
import { pointSystem } from '../src/model/outcomes';
import { roundToPair } from '../src/model/tournament';
import type { Entry, HalfPoints, Outcome, PreferenceType, Tournament } from '../src/model/types';
import { teamSwiss2026 } from '../src/systems/team-swiss-2026';
import { processorTime, report } from './measure';

/**
 * The slowest round of whole events of teams; hard families have five times the limit of a usual one. With
 * `TEAM_PEER=path` the last round of a usual event is put beside the process time of another program, asked
 * as the forks of bbpPairings are: `PEER --team FILE -p`.
 */
interface Family {
  readonly name: string;
  readonly primary: 'match' | 'game';
  readonly preferences: PreferenceType;
  readonly drawn: number;
  readonly forfeits: number;
  readonly whiteWins?: true;
}

const USUAL: Family = {
  name: 'usual',
  primary: 'match',
  preferences: 'B',
  drawn: 0.3,
  forfeits: 0,
};
const HARD: readonly Family[] = [
  { ...USUAL, name: 'game points first', primary: 'game' },
  { ...USUAL, name: 'all matches drawn', drawn: 1 },
  { ...USUAL, name: 'White always wins', preferences: 'A', drawn: 0, whiteWins: true },
  { ...USUAL, name: 'many forfeits', forfeits: 0.3 },
];
const ROUNDS = 9;

function slowestRound(teams: number, family: Family): number {
  const random = new Random(teams);
  const points = family.primary === 'match' ? pointSystem(4, 2, 0) : pointSystem(8, 4, 0);
  const entries: Entry[][] = Array.from({ length: teams }, () => []);
  const extra: HalfPoints[][] = Array.from({ length: teams }, () => []);
  let slowest = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const players = entries.map((own, index) => ({
      ...blankPlayer(index + 1),
      entries: own,
      extraPoints: extra[index],
    }));
    const event: Tournament = {
      ...blankEvent(players, ROUNDS),
      points,
      matchPlay: {
        of: 'teams',
        preferences: family.preferences,
        primary: family.primary,
        ranksBySecond: false,
      },
    };
    const task = roundToPair(event, round);
    let paired: ReturnType<typeof teamSwiss2026.pair> | undefined;
    slowest = Math.max(
      slowest,
      processorTime(() => (paired = teamSwiss2026.pair(task))),
    );
    if (!paired?.ok) throw new Error(`no round ${round}`);
    const give = (no: number, entry: Entry, worth: HalfPoints): void => {
      entries[no - 1] = [...entries[no - 1], entry];
      extra[no - 1] = [...extra[no - 1], worth - points[entry.outcome]];
    };
    if (paired.bye !== null)
      give(paired.bye, { outcome: 'pairingBye', opponent: null, colour: null }, points.draw);
    for (const { white, black } of paired.pairs) {
      const [mine, theirs] = resultOf(random, family);
      const lost = family.primary === 'game' ? random.integer(0, 3) : 0;
      const worth = (outcome: Outcome): HalfPoints =>
        outcome === 'win' ? points.win - lost : outcome === 'loss' ? lost : points[outcome];
      give(white, { outcome: mine, opponent: black, colour: 'white' }, worth(mine));
      give(black, { outcome: theirs, opponent: white, colour: 'black' }, worth(theirs));
    }
  }
  return slowest;
}

function resultOf(
  random: Random,
  { drawn, forfeits, whiteWins }: Family,
): readonly [Outcome, Outcome] {
  if (whiteWins) return ['win', 'loss'];
  if (random.happens(forfeits)) return ['forfeitWin', 'forfeitLoss'];
  if (random.happens(drawn)) return ['draw', 'draw'];
  return random.happens(0.5) ? ['win', 'loss'] : ['loss', 'win'];
}

for (const { teams, limit } of [
  { teams: 200, limit: 100 },
  { teams: 1000, limit: 2000 },
]) {
  // Once to warm up, as a program that has paired before is.
  slowestRound(teams, USUAL);
  report(`${teams} teams, ${USUAL.name}`, slowestRound(teams, USUAL), limit);
  for (const family of HARD)
    report(`${teams} teams, ${family.name}`, slowestRound(teams, family), 5 * limit);
}

const peer = process.env.TEAM_PEER;
if (peer && fs.existsSync(peer)) for (const teams of [24, 200]) besidePeer(teams, peer);
else console.log('no other program (TEAM_PEER): only our times');

function besidePeer(teams: number, program: string): void {
  const played = smallTeamEvent({ teams, rounds: 6, seed: 1 }, teamSwiss2026);
  const event = played && { ...played, totalRounds: 7 };
  const written = event && writeTrf(event, { format: 'trf26' });
  const competition = event && teamSwiss2026.competitors!(event);
  if (!written?.ok || !competition?.ok) throw new Error(`no event of ${teams} teams`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-teams-'));
  try {
    const file = path.join(folder, 'event.trf');
    fs.writeFileSync(file, written.value);
    const start = performance.now();
    const run = spawnSync(program, ['--team', file, '-p'], { encoding: 'utf8' });
    const theirs = performance.now() - start;
    if (run.status !== 0) throw new Error(`${program}: ${run.stderr}`);
    const task = roundToPair(competition.value, event!.pairedRounds + 1);
    const ours = processorTime(() => void teamSwiss2026.pair(task));
    const ratio = (ours / theirs).toFixed(3);
    console.log(
      `${teams} teams beside ${path.basename(program)}: ${ours.toFixed(1)} ms, ${theirs.toFixed(1)} ms, ratio ${ratio}`,
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
