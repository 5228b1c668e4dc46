import { fill } from '../../explain/phrasebook';
import type { WordKey } from '../../words';
import { DEFAULT_REQUEST, generateTournament } from '../../generate/generate';
import { standingBefore } from '../../model/tournament';
import type { Language, SystemId, Tournament } from '../../model/types';
import type { PairingSystem } from '../../systems/system';

/** Events to try the product with: made when they are opened, always the same. */
export interface SampleEvent {
  readonly id: string;
  readonly name: WordKey;
  readonly system: SystemId;
  readonly players: number;
  readonly rounds: number;
  /** Rounds already played. */
  readonly played: number;
}

export const SAMPLES: readonly SampleEvent[] = [
  {
    id: 'club',
    name: 'sample.club.name',
    system: 'dutch-2016',
    players: 12,
    rounds: 5,
    played: 0,
  },
  {
    id: 'open',
    name: 'sample.open.name',
    system: 'dutch-2016',
    players: 60,
    rounds: 9,
    played: 4,
  },
  {
    id: 'french',
    name: 'sample.french.name',
    system: 'french-1994',
    players: 24,
    rounds: 7,
    played: 3,
  },
];

/** Plants: nobody will look for themselves in the list. */
const FAMILY =
  'Alder Ash Aspen Beech Birch Box Cedar Cherry Cypress Elder Elm Fig Fir Hawthorn Hazel Holly Hornbeam Juniper Larch Laurel Lime Maple Oak Olive Pear Pine Plane Plum Poplar Quince Rowan Sequoia Spruce Sycamore Walnut Willow Yew'.split(
    ' ',
  );
const GIVEN =
  'Basil Clover Dill Fern Heather Iris Ivy Lily Mint Myrtle Poppy Rose Rue Sage Violet'.split(' ');

/** The name of a made-up player, by their place in the list. */
export const plantName = (index: number): string =>
  `${FAMILY[(index * 17) % FAMILY.length]}, ${GIVEN[(index * 7) % GIVEN.length]}`;

/** The event as it stands; `system` pairs the rounds already played. */
export function sampleTournament(
  sample: SampleEvent,
  system: PairingSystem,
  language: Language,
): Tournament {
  const request = {
    ...DEFAULT_REQUEST,
    players: sample.players,
    // All of them: a system may pair the last round by other rules.
    rounds: sample.rounds,
    seed: sample.players,
    forfeits: 0.02,
  };
  const made = generateTournament(request, system);
  if (!made.ok) throw new Error(`Sample "${sample.id}": round ${made.round} cannot be paired`);
  const tournament = standingBefore(made.tournament, sample.played + 1);
  return {
    ...tournament,
    info: { ...tournament.info, name: fill(language, sample.name).replace(/ ?:.*$/, '') },
    totalRounds: sample.rounds,
    players: tournament.players.map((player, index) => ({
      ...player,
      name: plantName(index),
    })),
  };
}
