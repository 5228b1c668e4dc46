/**
 * An arbiter who does anything in any order: `npm run fuzz -- desk` makes as many evenings as one likes,
 * with one event or several in the workbook, of players or of teams, in every language. After every action
 * the event reads back, nobody is lost, doubled or exchanged, no result changes that the action does not
 * speak of, everything that shows the round agrees, and a refusal says what to do; what is done and taken
 * back at once leaves every cell as it was. In the end Check and `verify` accuse nobody, and after a forgery
 * `verify` does.
 */
import { SYSTEM_IDS } from '../../../src/systems';
import { LANGUAGES, type Language } from '../../../src/words';
import type { FuzzKind } from '../../../scripts/fuzz/kind';
import { withoutPieces } from '../../../scripts/fuzz/kind';
import type { Random } from '../../../src/generate/random';
import { Evening } from './evening';
import { HAND_ACTS } from './handActs';
import { PANE_ACTS } from './paneActs';
import { SECTION_ACTS } from './sectionActs';
import { TEAM_ACTS } from './teamActs';

export const ACTS = { ...PANE_ACTS, ...HAND_ACTS, ...SECTION_ACTS, ...TEAM_ACTS };
/** Those that need more than a pane, or ask about what they did themselves. */
export const WHOLE_ACTS = ['reopen', 'backAndForth', 'terminal', 'spoil'] as const;

export type ActName = keyof typeof ACTS | (typeof WHOLE_ACTS)[number];

export interface DeskAct {
  readonly what: ActName;
  readonly pane: 0 | 1;
  /** The first pane is closed and opened before. */
  readonly restarts: boolean;
  /** From which all its choices come, so that others may be left out before it. */
  readonly by: number;
}

export interface DeskDay {
  readonly system: string;
  readonly players: number;
  readonly language?: Language;
  readonly acts: readonly DeskAct[];
}

/** The one that is played most comes twice. */
const PLAYED = [...SYSTEM_IDS, 'dutch-2026'];
const TEAM_ACT_NAMES = Object.keys(TEAM_ACTS);
/** What the pane does not offer to an event of teams. */
const OF_PLAYERS: readonly ActName[] = [
  ...(['rating', 'renumber', 'swap', 'endChanges', 'enter', 'enterAgainstBye'] as const),
  ...(['prizes', 'formulas', 'repair', 'exchangeNumbers', 'againstBye', 'goesOn'] as const),
];
const SECTION_ACT_NAMES = Object.keys(SECTION_ACTS);
const NAMES = [...Object.keys(ACTS), ...WHOLE_ACTS] as readonly ActName[];

interface Shape {
  readonly hasTeams: boolean;
  readonly hasSections: boolean;
}

function namesFor({ hasTeams, hasSections }: Shape): readonly ActName[] {
  return NAMES.filter(
    (name) =>
      (hasTeams ? !OF_PLAYERS.includes(name) : !TEAM_ACT_NAMES.includes(name)) &&
      (hasSections || !SECTION_ACT_NAMES.includes(name)),
  );
}

const actOf = (random: Random, names: readonly ActName[]): DeskAct => ({
  // Without rounds there is nothing that could go wrong with them.
  what: random.happens(0.2) ? 'next' : names[random.integer(0, names.length - 1)],
  pane: random.happens(1 / 3) ? 1 : 0,
  restarts: random.happens(1 / 6),
  by: random.integer(0, 1e6),
});

export const deskKind: FuzzKind<DeskDay> = {
  name: 'desk',
  // Each is an evening.
  mostTries: 60,
  make: (random) => {
    const system = PLAYED[random.integer(0, PLAYED.length - 1)];
    const hasTeams = system.startsWith('team-');
    const names = namesFor({ hasTeams, hasSections: !hasTeams && random.happens(0.25) });
    return {
      system,
      players: random.integer(4, 10),
      language: LANGUAGES[random.integer(0, LANGUAGES.length - 1)],
      acts: Array.from({ length: random.integer(8, 18) }, () => actOf(random, names)),
    };
  },
  judge: async (day) => {
    const evening = await Evening.begin(day);
    for (const act of day.acts) {
      const wrong = await evening.take(act);
      if (wrong) return `${act.what}: ${wrong}`;
    }
    return evening.end();
  },
  *shrink(day) {
    for (const acts of withoutPieces(day.acts)) yield { ...day, acts };
    for (const [at, act] of day.acts.entries())
      if (act.pane === 1 || act.restarts)
        yield { ...day, acts: day.acts.with(at, { ...act, pane: 0, restarts: false }) };
    if (day.players > 4) yield { ...day, players: day.players - 1 };
    if (day.language !== undefined && day.language !== 'en') yield { ...day, language: 'en' };
  },
  show: (day) => JSON.stringify(day),
};
