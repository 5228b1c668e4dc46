import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { gamesOf, planResults } from '../../src/event/results/results';
import { proposeRound } from '../../src/event/round/writeRound';
import { fill } from '../../src/explain/phrasebook';
import { stepsAsText } from '../../src/explain/text';
import { columnOfHeader } from '../../src/formats/crosstable/layout/headers';
import { SAMPLES, sampleTournament } from '../../src/course/samples/events';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { type BookCells } from '../../src/sheets/plan/cells';
import { SYSTEMS, systemById } from '../../src/systems';
import { EDITIONS } from '../../src/tiebreaks/editions';
import { namesInAllLanguages } from '../../src/tiebreaks/catalogue/names';
import { LANGUAGES, type Language } from '../../src/words';
import { applyToCells } from '../support/files/planBook';

/** One language more, as its folder and its line among the folders would bring it. */
jest.mock('../../src/words/folders', () => {
  const { FOLDERS } = jest.requireActual('../../src/words/folders');
  const { pseudoLanguage } = jest.requireActual('../support/words/pseudoLanguage');
  return { FOLDERS: { ...FOLDERS, zz: pseudoLanguage(FOLDERS.en) } };
});

const PSEUDO = 'zz' as Language;
const system = systemById('dutch-2016')!;
const ROUNDS = 5;

/** Results as somebody of that language types them. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  en: ['white wins', 'draw', 'black', '1-0', 'white'],
  [PSEUDO]: ['whitezq winszq', 'drawzq', 'blackzq', '1-0', 'whitezq'],
};

function open(book: BookCells): CheckedEvent {
  const event = openCells(book);
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

interface Played {
  readonly book: BookCells;
  readonly pairs: readonly string[];
  readonly traces: readonly string[];
}

/** The whole event: written, read back, paired, results typed, round after round. */
function play(language: Language): Played {
  const settings = { ...DEFAULT_SETTINGS, system: system.id, language };
  const tournament = { ...sampleTournament(SAMPLES[0], system, 'en'), totalRounds: ROUNDS };
  let book: BookCells = planCells(eventPlan(tournament, settings));
  const pairs: string[] = [];
  const traces: string[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const event = open(book);
    expect(event.settings.language).toBe(language);
    const request = { again: false, attendance: new Map(), seed: 'lots' };
    const proposed = proposeRound(event, system, request, { liveLists: [] });
    if (!proposed.ok || !proposed.plan || !proposed.result.ok) throw new Error(`round ${round}`);
    pairs.push(proposed.result.pairs.map(({ white, black }) => `${white}-${black}`).join(' '));
    traces.push(...stepsAsText(proposed.result.trace.steps, { language }));
    book = applyToCells(book, proposed.plan.sheets);
    const paired = open(book);
    const typed = gamesOf(paired, round).map((game, table) => ({
      round,
      game,
      text: TYPED[language][(table + round) % TYPED[language].length],
    }));
    const { plan, problems } = planResults(paired, typed);
    expect(problems).toEqual([]);
    book = applyToCells(book, plan!.sheets);
  }
  return { book, pairs, traces };
}

describe('a language that is nothing but a folder', () => {
  const english = play('en');
  const pseudo = play(PSEUDO);

  it('is known by being there', () => expect(LANGUAGES).toContain('zz'));

  it('takes an event through its rounds as English does', () => {
    expect(pseudo.pairs).toHaveLength(ROUNDS);
    expect(pseudo.pairs).toEqual(english.pairs);
    const left = open(pseudo.book).tournament;
    expect(left.pairedRounds).toBe(ROUNDS);
    expect(left.players.map(({ entries }) => entries)).toEqual(
      open(english.book).tournament.players.map(({ entries }) => entries),
    );
  });

  it('writes every header in its own words', () => {
    const headers = pseudo.book.tables.flatMap(({ header }) => header);
    expect(headers.length).toBeGreaterThan(20);
    expect(headers.filter((text) => /\p{L}/u.test(text) && !text.includes('zq'))).toEqual([]);
  });

  it('explains in its own words', () => {
    expect(pseudo.traces).toHaveLength(english.traces.length);
    expect(pseudo.traces.filter((line) => /\p{L}{3}/u.test(line) && !line.includes('zq'))).toEqual(
      [],
    );
  });

  it('names systems and tie-breaks, and reads the head of its own crosstable', () => {
    for (const { name } of SYSTEMS) expect(fill(PSEUDO, name)).toContain('zq');
    for (const { catalogue } of EDITIONS)
      for (const { name } of catalogue) expect(namesInAllLanguages(name).at(-1)).toContain('zq');
    expect(columnOfHeader(fill(PSEUDO, 'functions.head.name'))).toBe('name');
    expect(columnOfHeader(fill(PSEUDO, 'functions.head.points'))).toBe('points');
  });
});
