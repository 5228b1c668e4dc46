import type { ReactElement } from 'react';
import type { Words } from '../../parts/DeskContext';
import type { SystemId } from '../../../src/model/types';
import { systemsOffered, systemsToChoose } from '../../../src/systems';
import type { InForce, PairingSystem } from '../../../src/systems/system';
import { EDITIONS, editionInForce } from '../../../src/tiebreaks/editions';

/** Every pairing system, the one in force on the day first, each with its dates. */
export const systemOptions = (say: Words['say'], start: string): ReactElement[] =>
  systemsOffered(start).map((system) => systemOption(say, system));

/** What may be used for an event of the day, the names that most want first. */
export function systemChoice(say: Words['say'], start: string, chosen: SystemId): ReactElement[] {
  const { first, others } = systemsToChoose(start, chosen);
  const list = (systems: readonly PairingSystem[]) =>
    systems.map((system) => systemOption(say, system));
  return [
    ...list(first),
    <optgroup key="others" label={say('pane.other-systems')}>
      {list(others)}
    </optgroup>,
  ];
}

const systemOption = (
  say: Words['say'],
  { id, name, inForce, permitted }: PairingSystem,
): ReactElement => (
  <option key={id} value={id}>
    {withDates(say, say(name), inForce ?? permitted ?? null)}
  </option>
);

/** Every edition of the tie-breaks, the one in force on the day first, each with its dates. */
export function editionOptions(say: Words['say'], start: string): ReactElement[] {
  const first = editionInForce(start);
  return [first, ...EDITIONS.filter((edition) => edition !== first)].map((edition) => (
    <option key={edition.id} value={edition.id}>
      {withDates(say, say(edition.name), edition)}
    </option>
  ));
}

/** What was never the rule of every event has no dates. */
function withDates(say: Words['say'], name: string, inForce: InForce | null): string {
  const { from, until } = inForce ?? { from: null, until: null };
  if (from !== null && until !== null) return say('pane.in-force-from-to', { name, from, until });
  if (from !== null) return say('pane.in-force-since', { name, from });
  return until === null ? name : say('pane.in-force-until', { name, until });
}
