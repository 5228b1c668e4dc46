import { HANDLING_2016, type HandlingRules } from '../handling';
import { isoDay } from '../model/day';
import type { SystemId, Tournament } from '../model/types';
import { burstein2026 } from './burstein-2026';
import { dubov1997 } from './dubov-1997';
import { dubov2026 } from './dubov-2026';
import { dutch2011 } from './dutch-2011';
import { dutch2012 } from './dutch-2012';
import { french1994 } from './french-1994';
import { dutch2016 } from './dutch-2016';
import { dutch2026 } from './dutch-2026';
import { doubleSwiss2026 } from './double-swiss-2026';
import { keizer } from './keizer';
import { knockOut } from './knock-out';
import { molter } from './molter';
import { roundRobin, roundRobinStraight } from './round-robin';
import { scheveningen } from './scheveningen';
import type { PairingSystem } from './system';
import { teamRoundRobin } from './team-round-robin';
import { teamSwiss2026 } from './team-swiss-2026';

export { cmaList, type CmaRow } from './dubov-1997';
export { eloFromBcr, eloFromIngo } from './french-1994';

/** Every pairing system of the product, one folder per edition. */
export const SYSTEMS: readonly PairingSystem[] = [
  dutch2016,
  dutch2026,
  dubov2026,
  burstein2026,
  dubov1997,
  dutch2011,
  dutch2012,
  french1994,
  roundRobin,
  roundRobinStraight,
  teamSwiss2026,
  doubleSwiss2026,
  keizer,
  knockOut,
  teamRoundRobin,
  scheveningen,
  molter,
];

export const SYSTEM_IDS: readonly SystemId[] = SYSTEMS.map(({ id }) => id);

export function systemById(id: string): PairingSystem | undefined {
  return SYSTEMS.find((system) => system.id === id);
}

/**
 * What a formula without a system pairs by, and a workbook whose Event table says none: both were
 * written before there was another edition of the Dutch system, and keep giving what they gave.
 */
export const SYSTEM_IF_UNSAID: PairingSystem = dutch2016;

/**
 * The edition of the rated Swiss on a day (any way of writing it that `isoDay` reads); of today's
 * rules where the day is not given or not readable. Days before the oldest edition get the oldest.
 */
export function systemInForce(date = ''): PairingSystem {
  const editions = SYSTEMS.flatMap((system) =>
    system.inForce?.from ? [{ system, from: system.inForce.from }] : [],
  ).sort((a, b) => (a.from < b.from ? 1 : -1));
  const day = isoDay(date);
  const found = day === null ? editions[0] : editions.find(({ from }) => from <= day);
  return (found ?? editions[editions.length - 1]).system;
}

/**
 * All of them as they are offered for an event of that day: the edition in force first, then what may
 * be chosen in its place, then its predecessors and successors from the newest on, then the others.
 */
export function systemsOffered(date = ''): readonly PairingSystem[] {
  const first = systemInForce(date);
  const from = ({ inForce }: PairingSystem): string => inForce?.from ?? '';
  const others = SYSTEMS.filter((system) => system !== first);
  const isPermitted = (system: PairingSystem): boolean => mayBeChosen(system, date);
  return [
    first,
    ...others.filter(isPermitted),
    ...others
      .filter((system) => !isPermitted(system))
      .sort((a, b) => from(b).localeCompare(from(a), 'en')),
  ];
}

/** How many names the list of an arbiter begins with. */
const FIRST_NAMES = 4;
/** What clubs play beside the system in force, most played first. */
const OFTEN_PLAYED = ['round-robin', 'keizer', 'dubov-2026'];

/**
 * What an arbiter may choose for an event of that day: what is played most, then what else may be used.
 * Swiss systems that were in force at other times are for checking old events: they are left out, unless
 * the event has one already.
 */
export function systemsToChoose(
  date: string,
  chosen: SystemId,
): { readonly first: readonly PairingSystem[]; readonly others: readonly PairingSystem[] } {
  const usable = systemsOffered(date).filter(
    (system, index) => index === 0 || mayBeUsed(system, date) || system.id === chosen,
  );
  const often = OFTEN_PLAYED.flatMap((id) => usable.filter((system) => system.id === id));
  const first = [...new Set([usable[0], ...often])].slice(0, FIRST_NAMES);
  return { first, others: usable.filter((system) => !first.includes(system)) };
}

/** Only a Swiss system has its time: tables and ladders are of any. */
const mayBeUsed = (system: PairingSystem, date: string): boolean =>
  system.kind !== 'swiss' || system.pairsTeams === true || mayBeChosen(system, date);

/** Whether the rules of that day let it be chosen beside the default; of today's where the day is not said. */
function mayBeChosen({ permitted }: PairingSystem, date: string): boolean {
  if (!permitted) return false;
  const day = isoDay(date);
  if (day === null) return permitted.until === null;
  return (
    (permitted.from === null || permitted.from <= day) &&
    (permitted.until === null || day <= permitted.until)
  );
}

/** The code of TRF record 192 for a Swiss that has none of its own; a comment names the edition. */
export const CUSTOM_SWISS = 'CUSTOM_SWISS';

export const trfCodeOf = (system: PairingSystem, tournament?: Tournament): string =>
  (tournament && system.trfCodeFor?.(tournament)) ?? system.trfCodes[0] ?? CUSTOM_SWISS;

/**
 * The system that a code of TRF record 192 names, whether accelerated or not. A code without its
 * year means the edition in force when the event began. Undefined: no system of ours.
 */
export function systemByTrfCode(code: string, start = ''): PairingSystem | undefined {
  const plain = code
    .trim()
    .toUpperCase()
    .replace(/_BAKU$/, '');
  if (plain === 'FIDE_DUTCH') return systemInForce(start);
  return SYSTEMS.find(({ trfCodes }) => trfCodes.includes(plain));
}

/**
 * The system that people mean by words without accents in small letters: its id, or a name of its
 * family and its year ("neerlandais 2016", "dutch 2016 (c 04 3)").
 */
export function systemByWords(plain: string): PairingSystem | undefined {
  const year = /\b(19|20)\d\d\b/.exec(plain)?.[0];
  const called = SYSTEMS.flatMap((system) => {
    const id = system.id.replaceAll('-', ' ');
    const isOfYear = !/\d/.test(id) || (year !== undefined && id.endsWith(year));
    const words = [
      ...(plain.startsWith(id) ? [id] : []),
      ...(isOfYear ? system.calledBy.filter((word) => plain.includes(word)) : []),
    ];
    return words.map((word) => ({ system, length: word.length }));
  });
  // The longer word says more: "round robin straight" is not "round robin".
  return called.sort((a, b) => b.length - a.length)[0]?.system;
}

/** C.04.2 as it goes with a system; of an unknown one as it was until January 2026. */
export const handlingOf = (id: SystemId): HandlingRules =>
  systemById(id)?.handling ?? HANDLING_2016;
