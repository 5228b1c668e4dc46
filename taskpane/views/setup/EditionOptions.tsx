import type { ReactElement } from 'react';
import type { Words } from '../../parts/DeskContext';
import type { Language, SystemId } from '../../../src/model/types';
import { sayTime } from '../../parts/sayTime';
import { systemsOffered, systemsToChoose } from '../../../src/systems';
import type { InForce, PairingSystem } from '../../../src/systems/system';
import { EDITIONS, editionInForce } from '../../../src/tiebreaks/editions';

/** The words of the pane, and the language whose days they name. */
interface Said extends Pick<Words, 'say'> {
  readonly language: Language;
}

/** Every pairing system, the one in force on the day first, each with its dates. */
export const systemOptions = (words: Said, start: string): ReactElement[] =>
  systemsOffered(start).map((system) => systemOption(words, system));

/** What may be used for an event of the day, the names that most want first. */
export function systemChoice(words: Said, start: string, chosen: SystemId): ReactElement[] {
  const { first, others } = systemsToChoose(start, chosen);
  const list = (systems: readonly PairingSystem[]) =>
    systems.map((system) => systemOption(words, system));
  return [
    ...list(first),
    <optgroup key="others" label={words.say('pane.other-systems')}>
      {list(others)}
    </optgroup>,
  ];
}

const systemOption = (
  words: Said,
  { id, name, inForce, permitted }: PairingSystem,
): ReactElement => (
  <option key={id} value={id}>
    {withDates(words, words.say(name), inForce ?? permitted ?? null)}
  </option>
);

/** Every edition of the tie-breaks, the one in force on the day first, each with its dates. */
export function editionOptions(words: Said, start: string): ReactElement[] {
  const first = editionInForce(start);
  return [first, ...EDITIONS.filter((edition) => edition !== first)].map((edition) => (
    <option key={edition.id} value={edition.id}>
      {withDates(words, words.say(edition.name), edition)}
    </option>
  ));
}

/** What was never the rule of every event has no dates. */
function withDates({ say, language }: Said, name: string, inForce: InForce | null): string {
  const day = (iso: string | null | undefined) => (iso ? sayTime(language, iso) : null);
  const [from, until] = [day(inForce?.from), day(inForce?.until)];
  if (from !== null && until !== null) return say('pane.in-force-from-to', { name, from, until });
  if (from !== null) return say('pane.in-force-since', { name, from });
  return until === null ? name : say('pane.in-force-until', { name, until });
}
