import { inJsdom } from './inJsdom';
import type { Trips } from './roundTripsInOffice';

/**
 * How often the pane asks Excel, and how much passes. Each trip is awaited, so that on the web an action
 * takes as many times what the network takes; Excel on the web refuses messages of more than 5 MB.
 */
const LIMITS: Readonly<Record<string, number>> = {
  read: 2,
  'one result': 5,
  'pair and write a round': 8,
  'standings as values': 8,
  'put back': 14,
};
const LARGEST = 5 * 1024 * 1024;

const megabytes = (size: number): string => `${(size / 1e6).toFixed(2)} MB`;

async function main(): Promise<void> {
  const window = inJsdom<{ measureTrips(players: number): Promise<Trips[]> }>(
    'roundTripsInOffice.ts',
  );
  const beyond: string[] = [];
  for (const players of [300, 1000]) {
    console.log(`${players} players, round 5`);
    for (const row of await window.measureTrips(players)) {
      const { action, trips, sent, answered, largest, times, isCounted } = row;
      const [none, short, long] = times.map((time) => `${(time / 1000).toFixed(1)} s`);
      console.log(
        `  ${action}: ${trips} trips, ${megabytes(sent)} sent, ${megabytes(answered)} answered, ` +
          `largest ${megabytes(largest)}; ${none}, ${short} at 100 ms, ${long} at 250 ms a trip${isCounted ? ' (counted)' : ''}`,
      );
      const limit = LIMITS[action.replace(/ \d+ steps$/, '')] ?? Infinity;
      if (trips > limit) beyond.push(`${players} players, ${action}: ${trips} trips, not ${limit}`);
      if (largest > LARGEST) beyond.push(`${players} players, ${action}: a message of ${largest}`);
    }
  }
  if (beyond.length > 0) throw new Error(beyond.join('\n'));
}

void main();
