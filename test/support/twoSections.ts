import { openForPlayers, listSections, planSection } from '../../src/event/open/sections';
import { isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import type { Language } from '../../src/model/types';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { inSection, UNNAMED, type Section } from '../../src/sheets/names/section';
import { planCells } from '../../src/sheets/plan/planCells';
import { type BookCells } from '../../src/sheets/plan/cells';
import { type Plan } from '../../src/sheets/plan/plan';
import { updateBook, writeBook } from '../../src/xlsx/workbook';
import { event } from './event';
import { SEVEN } from './seven';

export const B: Section = { id: 'B', name: 'B' };

/** Four other players; two rounds are played. */
export const FOUR = event(
  'XXR 3',
  { no: 1, name: 'Quartz', rating: 1400, points: '2.0', rounds: ['3 w 1', '2 b 1'] },
  { no: 2, name: 'Opal', rating: 1300, points: '1.0', rounds: ['4 b 1', '1 w 0'] },
  { no: 3, name: 'Jade', rating: 1200, points: '0.0', rounds: ['1 b 0', '4 w 0'] },
  { no: 4, name: 'Agate', rating: 1100, points: '1.0', rounds: ['2 w 0', '3 b 1'] },
);

const named = (tournament: typeof SEVEN, name: string) => ({
  ...tournament,
  info: { ...tournament.info, name },
});

/** Two events in one workbook: the seven without a name of their own, the four in section B. */
export function twoSectionPlans(language: Language = 'en'): readonly [Plan, Plan] {
  const settings = { ...DEFAULT_SETTINGS, system: 'dutch-2016', language };
  return [
    eventPlan(named(SEVEN, 'Open'), settings),
    inSection(eventPlan(named(FOUR, 'Open (B)'), { ...settings, section: 'B' }), B),
  ];
}

export async function twoSectionFile(language: Language = 'en'): Promise<Uint8Array> {
  const [first, second] = twoSectionPlans(language);
  const both = await updateBook(await writeBook(first), second, { language, time: '10:00' });
  if (!both.ok) throw new Error(JSON.stringify(both.problems));
  return both.value;
}

export const checkedIn = (book: BookCells, section: Section): CheckedEvent => {
  const opened = openForPlayers(book, section);
  if (!isChecked(opened)) throw new Error(JSON.stringify(opened?.problems));
  return opened;
};

/** Two sections before round 1: the seven without a name, and B, which has nobody yet. */
export function beforeRound1(): BookCells {
  const players = SEVEN.players.map((player) => ({ ...player, entries: [] }));
  const plan = eventPlan({ ...named(SEVEN, 'Open'), players, pairedRounds: 0 }, DEFAULT_SETTINGS);
  const made = planSection(listSections(planCells(plan)), 'B', checkedIn(planCells(plan), UNNAMED));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { sheets } = inSection(made.value.plan, made.value.section);
  return planCells({ ...plan, sheets: [...plan.sheets, ...sheets] });
}
