import { NAMED_METHODS } from '../../model/rules/acceleration';
import type { Reason } from '../../explain/reason';
import { cellPlace } from '../../sheets/plan/cells';
import { error, type Place, type Problem } from '../../model/problems';
import type { Language, Tournament } from '../../model/types';
import { changeSheets, eventCells } from '../../sheets/write/changePlan';
import { NOTHING_STORED, type StoredEvent } from '../../sheets/stored/event/storedEvent';
import { termsIn, termsOf, TERMS_VERSION, type Terms } from '../../sheets/stored/event/terms';
import { type CellValue, type Plan } from '../../sheets/plan/plan';
import { type EventRead } from '../../sheets/read/readEvent';
import { type EventSettings } from '../../sheets/settings';
import { type Term } from '../../sheets/stored/event/termLists';
import { ACCELERATION_WORDS, EVENT_ROWS } from '../../sheets/names/eventWords';
import { rulesLeft } from '../../model/rules/rulesLeft';
import { parseProof } from '../../sheets/stored/log/proof';
import { logLine } from '../log/logLine';
import { logRows } from '../../sheets/stored/log/logRows';
import type { CheckedEvent } from '../open/openEvent';
import { withRulesLeft, withTermChange } from './noteDeparture';

/** A setting that round 1 fixed and that now says something else. */
export interface TermChange {
  readonly term: Term;
  readonly was: string;
  readonly is: string;
}

const termChanges = (was: Terms, is: Terms, version: number): TermChange[] =>
  termsIn(version).flatMap((term) => {
    const [then, now] = [was[term] ?? '', is[term] ?? ''];
    return then === now ? [] : [{ term, was: then, is: now }];
  });

/** What was typed over in the table Event since round 1 was paired. */
export function typedTerms(
  { stored, settings }: Pick<EventRead, 'stored' | 'settings'>,
  tournament: Tournament,
): TermChange[] {
  if (!stored?.terms || tournament.pairedRounds === 0) return [];
  const { terms, termsVersion } = stored;
  return termChanges(terms, termsOf(tournament, settings, termsVersion), termsVersion);
}

/** `Rounds: 7 → 9`. */
export const termReason = ({ term, was, is }: TermChange, language: Language): Reason => ({
  key: 'lock.term',
  args: { setting: EVENT_ROWS.written(term, language), was: was || '–', is: is || '–' },
});

/** Why nothing is paired where nobody can be asked: each setting at its cell, with both values. */
export function lockProblems({ read, settings, typedTerms: typed }: CheckedEvent): Problem[] {
  return typed.map(({ term, was, is }) =>
    error('setting-is-fixed', placeOf(read, term), is || '–', {
      setting: EVENT_ROWS.written(term, settings.language),
      was: was || '–',
    }),
  );
}

const placeOf = ({ event, tables }: EventRead, term: Term): Place =>
  event.cells.get(term)?.place ??
  (tables.event ? cellPlace(tables.event, -1, 0) : { kind: 'file' });

/** The settings as they were when round 1 was paired. Null: nothing was typed over. */
export function putBackTerms(event: CheckedEvent): Plan | null {
  const { read, settings, typedTerms: typed } = event;
  if (typed.length === 0) return null;
  const values = typed.map(
    ({ term, was }) => [term, written(term, was, settings.language)] as const,
  );
  const title: Reason = { key: 'lock.put-back', args: { count: typed.length } };
  const detail = typed.map((each) => termReason(turned(each), settings.language));
  return {
    title,
    sheets: [eventCells(read, settings.language, new Map(values))],
    log: [logLine(event, title, { round: event.tournament.pairedRounds, detail })],
  };
}

const turned = ({ term, was, is }: TermChange): TermChange => ({ term, was: is, is: was });

/** A term as its cell has it: numbers are numbers, the acceleration in the language of the sheets. */
function written(term: Term, text: string, language: Language): CellValue {
  if (term === 'acceleration' && text !== '') {
    const method = NAMED_METHODS.find((each) => each === text.toLowerCase());
    return method ? ACCELERATION_WORDS.written(method, language) : text;
  }
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * The arbiter leaves the rules that were announced: what was typed counts from now on, the departures and
 * the log say so, and nothing makes it undone. Null: nothing was typed over.
 */
export function keepTerms(event: CheckedEvent, reason: string): Plan | null {
  const { read, tournament, settings, typedTerms: typed } = event;
  if (typed.length === 0) return null;
  const { language } = settings;
  const sheets = changeSheets({
    read,
    before: tournament,
    after: withLine(tournament),
    language,
    stored: (stored) => leaving(stored, tournament, settings, typed),
  });
  return { ...leavingPlan(event, typed, reason), sheets };
}

/** The title and the line of the log of whoever leaves the rules, or goes on outside of them. */
export function leavingPlan(
  event: CheckedEvent,
  changes: readonly TermChange[],
  reason: string,
): Pick<Plan, 'title' | 'log'> {
  const { tournament, settings } = event;
  const round = tournament.pairedRounds;
  const title: Reason = {
    key: event.rulesLeft === null ? 'lock.left' : 'lock.changed',
    args: { round, count: changes.length },
  };
  const detail = changes.map((each) => termReason(each, settings.language));
  return { title, log: [logLine(event, title, { round, detail, reason })] };
}

/** What is stored once changes of what round 1 fixed are agreed to. */
export function leaving(
  stored: StoredEvent,
  after: Tournament,
  settings: EventSettings,
  changes: readonly TermChange[],
): StoredEvent {
  const round = after.pairedRounds;
  const noted = changes.reduce(
    (so, { term, was, is }) => withTermChange(so, round, term, was, is),
    stored,
  );
  return { ...withRulesLeft(noted, round), terms: termsOf(after, settings, noted.termsVersion) };
}

/**
 * The log is never undone: who left the rules and put the sheets back has left them all the same.
 * `RULES_LEFT` is the action of such a line.
 */
export function withLoggedLeave(
  tournament: Tournament,
  log: EventRead['tables']['log'],
): Tournament {
  if (rulesLeft(tournament) !== null) return tournament;
  const line = logRows(log).find(({ proof }) => parseProof(proof)?.action === 'RULES_LEFT');
  return line ? withLine(tournament, Number(line.round)) : tournament;
}

/** So that the titles of the sheets say it at once. */
export const withLine = (tournament: Tournament, round = tournament.pairedRounds): Tournament => ({
  ...tournament,
  otherLines: [
    ...(tournament.otherLines ?? []),
    { text: `### Rules left @ Round ${round}`, after: 'end', isDeparture: true },
  ],
});

/** Which of the settings that round 1 fixed a form would change; `[]`: none, or round 1 is to come. */
export function fixedChanges(
  { read, tournament, settings }: CheckedEvent,
  after: Tournament,
  next: EventSettings,
): TermChange[] {
  if (tournament.pairedRounds === 0) return [];
  const version = read.stored?.termsVersion ?? TERMS_VERSION;
  return termChanges(
    termsOf(tournament, settings, version),
    termsOf(after, next, version),
    version,
  );
}

/** A workbook that stores no terms yet gets them with the next round; that is told. */
export const lacksTerms = ({ read, tournament }: CheckedEvent): boolean =>
  tournament.pairedRounds > 0 && !(read.stored ?? NOTHING_STORED).terms;
