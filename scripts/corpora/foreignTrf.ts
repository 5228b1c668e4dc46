import path from 'path';
import { score } from '../../src/model/tournament';
import { systemById } from '../../src/systems';
import type { Figures } from './figures';
import { readEventFile, verdicts } from './pairings';
import { firstLine, nextRound, readJson, samePairing, standings, type Pairing } from './product';

interface Foreign {
  readonly file: string;
  readonly must: string;
  readonly about: string;
  readonly players: number;
  readonly pointsWritten?: Readonly<Record<string, number>>;
  readonly mustNotLose?: { readonly rounds?: number; readonly initialColour?: string };
  readonly system?: string;
  readonly nextRound?: Readonly<Record<string, Pairing | string>>;
  readonly expectedNextRound?: Pairing | null;
}

export async function foreignTrf(folder: string, figures: Figures): Promise<void> {
  for (const expected of readJson<Foreign[]>(path.join(folder, 'expected.json'))) {
    figures.files++;
    const file = path.join(folder, expected.file);
    await readsAsItMust(file, expected, figures);
    if (expected.must === 'refused') continue;
    verdicts(folder, expected.file, { ...expected }, figures);
    const wanted = Object.entries(expected.nextRound ?? {});
    if (expected.expectedNextRound && expected.system)
      wanted.push([expected.system, expected.expectedNextRound]);
    for (const [system, pairs] of wanted) {
      // A system in words is the one that the file names itself.
      const ours = await nextRound(file, systemById(system) ? system : undefined);
      const said = typeof ours === 'string' ? ours : 'another pairing';
      figures.count(
        'next rounds',
        samePairing(ours, pairs),
        () => `${expected.file}, ${system}: ${said}`,
      );
    }
  }
}

/** Read, read with a warning, or refused; points and facts as the file writes them. */
async function readsAsItMust(file: string, expected: Foreign, figures: Figures): Promise<void> {
  const list = await standings(file, []);
  const count = (isRight: boolean, why: string) =>
    figures.count('files read as they must', isRight, () => `${expected.file}: ${why}`);
  if (expected.must === 'refused')
    return count(!list.ok && list.exit === 3, `read, must be refused: ${expected.about}`);
  const event = readEventFile(file);
  if (!list.ok) return count(false, firstLine(list.err));
  if (typeof event === 'string') return count(false, event);
  // Standings of a team event list its teams: the players are those of the event itself.
  const { players } = event;
  if (players.length !== expected.players)
    return count(false, `${players.length} players, not ${expected.players}`);
  const pointsOf = (no: number) => {
    const player = players.find((each) => each.no === no);
    return player && score(event, player) / 2;
  };
  const other = Object.entries(expected.pointsWritten ?? {}).find(
    ([no, points]) => pointsOf(Number(no)) !== points,
  );
  const warns = list.err !== '';
  if (expected.must.includes('warning')) return count(warns, 'read without a warning');
  if (other && !warns) return count(false, `points of ${other[0]} are not ${other[1]}, not said`);
  if (other) figures.note(`${expected.file}: points of ${other[0]} are not ${other[1]}; said`);
  const lost = lostFact(file, expected.mustNotLose);
  count(lost === null, `lost: ${lost ?? ''}`);
}

function lostFact(file: string, facts: Foreign['mustNotLose']): string | null {
  const event = readEventFile(file);
  if (typeof event === 'string' || !facts) return null;
  if (facts.rounds !== undefined && event.totalRounds !== facts.rounds) return 'rounds';
  const colour = facts.initialColour?.split(' ')[0];
  return colour !== undefined && event.initialColour !== colour ? 'initial colour' : null;
}
