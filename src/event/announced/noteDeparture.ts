import type { PlayerNo } from '../../model/types';
import { STORED_TERMS } from '../../sheets/stored/event/termLists';
import { storedResult } from '../../sheets/stored/results';
import type { StoredEvent, DepartureKind, Departure } from '../../sheets/stored/event/storedEvent';
import type { LineChange } from '../../sheets/stored/record';
import type { RoundLine } from '../../model/rounds/round';
import type { Term } from '../../sheets/stored/event/termLists';
import type { PlayedRound } from '../../systems/system';

/** Where a line stands among the departures: of one subject in one round there is one line. */
interface Changed {
  readonly kind: DepartureKind;
  readonly round: number;
  /** What was changed, where the kind alone does not say it. */
  readonly subject?: string;
  readonly was: string;
  readonly is: string;
}

/**
 * The departures with a change. Changed again, the line says what it was at first; changed back, it is
 * gone.
 */
export function withChange(stored: StoredEvent, change: Changed): StoredEvent {
  const { kind, round, subject, is } = change;
  const head = subject ? `${subject}: ` : '';
  const at = stored.departures.findIndex(
    (line) => line.kind === kind && line.round === round && line.text.startsWith(head),
  );
  const [first] = stored.departures[at]?.text.slice(head.length).split(' => ') ?? [];
  const was = first ?? change.was;
  const departures = stored.departures.filter((_, index) => index !== at);
  const line: Departure = { kind, round, text: `${head}${was || '–'} => ${is || '–'}` };
  return {
    ...stored,
    departures: (was || '–') === (is || '–') ? departures : insert(departures, at, line),
  };
}

const insert = (departures: readonly Departure[], at: number, line: Departure): Departure[] =>
  at < 0 ? [...departures, line] : [...departures.slice(0, at), line, ...departures.slice(at)];

/** The departures with the only line of its kind in a round; empty: without it. */
export function withOnly(
  stored: StoredEvent,
  kind: DepartureKind,
  round: number,
  text: string,
): StoredEvent {
  const at = stored.departures.findIndex((line) => line.kind === kind && line.round === round);
  const departures = stored.departures.filter((line) => line.kind !== kind || line.round !== round);
  return {
    ...stored,
    departures: text === '' ? departures : insert(departures, at, { kind, round, text }),
  };
}

/** A pair as a departure names it. */
const gameWord = (white: PlayerNo, black: PlayerNo): string => `{${white}}-{${black}}`;

/** A result that was changed once the next round was paired. */
export function withCorrection(
  stored: StoredEvent,
  round: number,
  { was, is }: LineChange,
): StoredEvent {
  if (!was || !is || is.black === null || was.black === null) return stored;
  if (was.whiteOutcome === 'adjourned') return withAdjournment(stored, round, is);
  const subject = gameWord(is.white, is.black);
  return withChange(stored, {
    kind: 'Correction',
    round,
    subject,
    was: resultWord(was),
    is: resultWord(is),
  });
}

/** How an adjourned game ended, if it was not the draw that it counted as meanwhile. */
export function withAdjournment(stored: StoredEvent, round: number, line: RoundLine): StoredEvent {
  if (line.black === null) return stored;
  const game = gameWord(line.white, line.black);
  const isOpen = line.whiteOutcome === 'adjourned' || line.whiteOutcome === 'pending';
  const others = stored.departures.filter(
    ({ kind, round: of, text }) =>
      kind !== 'Adjournment' || of !== round || !text.startsWith(`${game} `),
  );
  if (isOpen || line.whiteOutcome === 'draw') return { ...stored, departures: others };
  const text = `${game} ${resultWord(line)}`;
  return { ...stored, departures: [...others, { kind: 'Adjournment', round, text }] };
}

export const resultWord = ({ whiteOutcome, blackOutcome, unrated }: RoundLine): string =>
  storedResult(whiteOutcome, blackOutcome, unrated) || '–';

/** A setting that round 1 had fixed. */
export function withTermChange(
  stored: StoredEvent,
  round: number,
  term: Term,
  was: string,
  is: string,
): StoredEvent {
  if (term === 'rounds') return withChange(stored, { kind: 'Rounds', round, was, is });
  if (term === 'tieBreaks' || term === 'tieBreakEdition') {
    const subject = term === 'tieBreaks' ? 'List' : 'Edition';
    return withChange(stored, { kind: 'Tie-breaks', round, subject, was, is });
  }
  const isForbidden = term === 'forbidden';
  return withChange(stored, {
    kind: 'Configuration',
    round,
    subject: STORED_TERMS[term].name,
    was: isForbidden ? inBraces(was) : was,
    is: isForbidden ? inBraces(is) : is,
  });
}

/** `3-7 (1, 2)` → `{3}-{7} (1, 2)`: players, not rounds. */
const inBraces = (text: string): string =>
  text.replace(/\([^()]*\)|\d+/g, (part) => (part.startsWith('(') ? part : `{${part}}`));

/** That the announced rules were left: once, and for good. */
export const withRulesLeft = (stored: StoredEvent, round: number): StoredEvent =>
  stored.departures.some(({ kind }) => kind === 'Rules left')
    ? stored
    : { ...stored, departures: [...stored.departures, { kind: 'Rules left', round, text: '' }] };

/** A round as the engine pairs it and as it was played, where they differ. */
export const differenceText = (ours: PlayedRound, played: PlayedRound): string =>
  `${roundWord(ours)} => ${roundWord(played)}`;

const roundWord = ({ pairs, bye }: PlayedRound): string =>
  [
    ...pairs.map(({ white, black }) => gameWord(white, black)),
    ...(bye === null ? [] : [`{${bye}}=PAB`]),
  ].join(' ') || '–';

/** Numbers that were given anew, in the order of the old ones. */
export const numbersText = (numbers: ReadonlyMap<PlayerNo, PlayerNo>): string => {
  const moved = [...numbers].filter(([from, to]) => from !== to).sort(([a], [b]) => a - b);
  return `${moved.map(([from]) => from).join(' ')} => ${moved.map(([, to]) => to).join(' ')}`;
};
