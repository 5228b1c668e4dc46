import { sayReason } from '../../../src/explain/phrasebook';
import type { TraceStep } from '../../../src/explain/reason';
import { stepsAsText } from '../../../src/explain/text';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { roundToPair } from '../../../src/model/tournament';
import { LANGUAGES, type Tournament } from '../../../src/model/types';
import { FRENCH_1994_SAMPLES } from '../../../src/course/samples/french-1994';
import {
  french1994,
  pairFrench1994,
  type French1994Account,
} from '../../../src/systems/french-1994';
import { STEPS } from '../../../src/systems/french-1994/trace';
import { systemById } from '../../../src/systems';
import { newEvent, nextTask, playRound, seeded } from './randomEvents';

function sample(id: string): Tournament {
  const found = FRENCH_1994_SAMPLES.find((one) => one.id === `french-1994-${id}`);
  const checked = check(parseTrf(found?.trf ?? ''));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

const text = (steps: readonly TraceStep[], language: 'en' | 'fr' | 'pt' = 'en'): string =>
  stepsAsText(steps, { language }).join('\n');

const ask = (id: string) => {
  const task = roundToPair(sample(id));
  const result = french1994.pair(task);
  if (!result.ok) throw new Error('refused');
  return { task, result, account: result.trace.data as French1994Account };
};

test('is registered', () => expect(systemById('french-1994')).toBe(french1994));

describe('trace of BAF 77, example 1', () => {
  const { result, account } = ask('baf77-1');
  const level = account.levels.find(({ residents }) => residents[0] === 1);

  test('speaks of n, b, q, x, p and of the steps that decided', () => {
    expect(level).toMatchObject({
      count: { n: 4, b: 1, q: 3, x: 1 },
      p: 2,
      disturbed: 1,
      strongForced: 0,
      exchange: { out: [4], in: [5] },
      floaters: [14],
      steps: ['C.8'],
    });
  });

  test('in three languages', () => {
    expect(text(result.trace.steps, 'fr')).toContain(
      'A.8 : n = 4 attendent les noirs, b = 1 les blancs, q = 3, donc x = 1 ; p = 2 paires',
    );
    expect(text(result.trace.steps, 'en')).toContain('first exchange that does: 4 ↔ 5');
    expect(text(result.trace.steps, 'pt')).toContain('Cada par perturbado contém uma preferência');
  });

  test('by hand: the candidates of the text with their refusals, in its order', () => {
    const steps = result.trace.steps.flatMap((step) => step.steps ?? []);
    const table = steps.find(({ table: one }) => one?.header.length === 4)?.table;
    const rows = (table?.rows ?? []).map((row) =>
      row
        .map((cell) =>
          typeof cell === 'object' ? `${sayReason('en', cell)} ${cell.article ?? ''}` : cell,
        )
        .map((cell) => String(cell).trim())
        .join(' | '),
    );
    // The text: 1-5 forces a strong preference; 1-11 have met; 1-14 forces one too; exchange 4-5.
    expect(rows[0]).toBe('1, 4 | 5, 11 | 14 | 1 – 5 is disturbed without a weak preference BAF 77');
    expect(rows.some((row) => row.includes('1 and 11 have already met B.1.a'))).toBe(true);
    expect(rows.some((row) => row.startsWith('1, 4 | 14, 11 | 5 | 1 – 14 is disturbed'))).toBe(
      true,
    );
    expect(rows[rows.length - 1]).toBe('1, 5 | 4, 11 | 14 | accepted');
  });

  test('says so when BAF 77 is switched off', () => {
    const off = pairFrench1994(roundToPair(sample('baf77-1')), { weakestPreferenceFirst: false });
    expect(off.ok && off.trace.steps[0].key).toBe('french1994.baf77-off');
  });
});

describe('judge', () => {
  const { task, result } = ask('baf77-1');
  const swap = (remove: readonly string[], add: readonly [number, number][]) => ({
    pairs: [
      ...result.pairs.filter(({ white, black }) => !remove.includes(`${white}-${black}`)),
      ...add.map(([white, black]) => ({ white, black })),
    ],
    bye: result.bye,
  });

  test('its own round: nothing to say', () => {
    expect(french1994.judge(task, { pairs: result.pairs, bye: result.bye })).toEqual([]);
  });

  test('the pairing that BAF 77 calls wrong', () => {
    const wrong = swap(
      ['4-1', '11-5'],
      [
        [5, 1],
        [4, 11],
      ],
    );
    expect(text(french1994.judge(task, wrong))).toBe(
      'BAF 77: level of 2: 1 disturbed pair without a weak preference, but 0 are enough',
    );
  });

  test('players who have met', () => {
    const wrong = swap(
      ['4-1', '11-5'],
      [
        [11, 1],
        [4, 5],
      ],
    );
    expect(french1994.judge(task, wrong).map(({ article }) => article)).toEqual(['B.1.a', 'B.1.a']);
  });

  test('wrong colours only', () => {
    const steps = french1994.judge(task, swap(['4-1'], [[1, 4]]));
    expect(steps).toMatchObject([{ key: 'french1994.judge.colour', article: 'E.1' }]);
  });

  test('somebody forgotten, somebody twice, somebody unknown', () => {
    const steps = french1994.judge(task, swap(['4-1'], [[5, 99]]));
    expect(steps.map(({ key }) => key)).toEqual([
      'french1994.judge.missing',
      'french1994.judge.twice',
      'french1994.judge.unknown',
    ]);
  });
});

describe('why not', () => {
  const { task } = ask('baf77-2');

  test('already met', () => {
    expect(french1994.whyNot(task, 5, 9)).toMatchObject([{ article: 'B.1.a' }]);
  });

  test('paired', () => {
    expect(french1994.whyNot(task, 13, 1)).toMatchObject([{ key: 'french1994.why.paired' }]);
  });

  test('7-9 forces a strong preference (the reason that the text gives)', () => {
    const [step] = french1994.whyNot(task, 7, 9);
    expect(step.key).toBe('french1994.why.best');
    expect(text(step.steps ?? [])).toBe(
      'BAF 77: level of 1½: 1 disturbed pair without a weak preference, but 0 are enough',
    );
  });

  test('1-8 needs an exchange, and permutations come first (C.7 before C.8)', () => {
    const [step] = french1994.whyNot(task, 1, 8);
    expect(text(step.steps ?? [])).toBe(
      'D.2: level of 1½: no exchange between S1 and S2 is needed',
    );
  });

  test('somebody who does not take part', () => {
    expect(french1994.whyNot(task, 1, 99)).toMatchObject([{ key: 'french1994.why.absent' }]);
  });
});

describe('refusal', () => {
  test('results missing: adjourned games are the cure', () => {
    const result = french1994.pair(roundToPair(sample('baf78-adjourned')));
    expect(result).toMatchObject({
      ok: false,
      refusal: { code: 'bad-request', players: [1, 2] },
    });
  });

  test('more rounds than opponents: nobody left to meet', () => {
    const random = seeded(3);
    const habits = { draws: 0.5, forfeits: 0, absences: 0 };
    let event = newEvent(4, 9);
    for (;;) {
      const result = french1994.pair(nextTask(event, habits, random));
      if (result.ok) {
        event = playRound(event, result, habits, random);
        continue;
      }
      expect(event.pairedRounds).toBeLessThanOrEqual(3);
      expect(result.refusal.code).toBe('no-legal-pairing');
      expect(result.refusal.players.length).toBeGreaterThan(0);
      for (const reason of [...result.refusal.reasons, ...result.refusal.cures])
        for (const language of LANGUAGES)
          expect(sayReason(language, reason).length).toBeGreaterThan(10);
      return;
    }
  });

  test('an odd field in which everybody has had a point without playing', () => {
    const event = newEvent(3, 5);
    const entry = { outcome: 'forfeitWin', opponent: null, colour: null } as const;
    const full: Tournament = {
      ...event,
      pairedRounds: 1,
      players: event.players.map((player) => ({ ...player, entries: [entry] })),
    };
    const result = french1994.pair(roundToPair(full, 2, [1, 2, 3]));
    expect(!result.ok && result.refusal.reasons.map(({ key }) => key)).toContain(
      'french1994.refusal.exempt',
    );
  });
});

describe('every sentence can be said', () => {
  test('traces, judgements and reasons of random events in all languages', () => {
    const habits = { draws: 0.3, forfeits: 0.15, absences: 0.1 };
    const keys = new Set<string>();
    const decided = new Set<string>();
    const collect = (steps: readonly TraceStep[]): void => {
      for (const language of ['en', 'fr', 'pt'] as const) text(steps, language);
      steps.forEach((step) => {
        keys.add(step.key);
        collect(step.steps ?? []);
      });
    };
    for (let seed = 1; seed <= 60; seed++) {
      const random = seeded(seed);
      let event = newEvent(7 + (seed % 6), 7);
      for (let round = 1; round <= 6; round++) {
        const task = nextTask(event, habits, random);
        const result = french1994.pair(task);
        if (!result.ok) break;
        collect(result.trace.steps);
        for (const level of (result.trace.data as French1994Account).levels)
          [...level.steps, ...level.detours].forEach((step) => decided.add(step));
        const [a, b] = [task.present[0], task.present[task.present.length - 1]];
        const why = french1994.whyNot(task, a, b);
        collect(why);
        // The best other round is worse in something that can be named.
        if (why[0].key === 'french1994.why.best') expect(why[0].steps).not.toEqual([]);
        expect(french1994.judge(task, result)).toEqual([]);
        event = playRound(event, result, habits, random);
      }
    }
    expect(keys.size).toBeGreaterThan(25);
    // Every step of chapter C that can decide has decided somewhere.
    expect([...decided].sort()).toEqual([...STEPS, 'joined'].sort());
  });
});
