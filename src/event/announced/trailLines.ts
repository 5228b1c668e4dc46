import { makeResult } from '../../formats/results';
import type { PlayerNo } from '../../model/types';
import { EVENT_ROWS } from '../../sheets/names/eventWords';
import type { Charter, Term, TrailKind, TrailLine } from '../../sheets/charter';
import type { LineChange } from '../../sheets/record';
import type { RoundLine } from '../../sheets/roundLines';
import type { PlayedRound } from '../../systems/system';

/** Where a line stands in the trail: of one subject in one round there is one line. */
interface Changed {
  readonly kind: TrailKind;
  readonly round: number;
  /** What was changed, where the kind alone does not say it. */
  readonly subject?: string;
  readonly was: string;
  readonly is: string;
}

/**
 * The trail with a change. Changed again, the line says what it was at first; changed back, it is
 * gone.
 */
export function withChange(charter: Charter, change: Changed): Charter {
  const { kind, round, subject, is } = change;
  const head = subject ? `${subject}: ` : '';
  const at = charter.trail.findIndex(
    (line) => line.kind === kind && line.round === round && line.text.startsWith(head),
  );
  const [first] = charter.trail[at]?.text.slice(head.length).split(' => ') ?? [];
  const was = first ?? change.was;
  const trail = charter.trail.filter((_, index) => index !== at);
  const line: TrailLine = { kind, round, text: `${head}${was || '–'} => ${is || '–'}` };
  return { ...charter, trail: (was || '–') === (is || '–') ? trail : insert(trail, at, line) };
}

const insert = (trail: readonly TrailLine[], at: number, line: TrailLine): TrailLine[] =>
  at < 0 ? [...trail, line] : [...trail.slice(0, at), line, ...trail.slice(at)];

/** The trail with the only line of its kind in a round; empty: without it. */
export function withOnly(charter: Charter, kind: TrailKind, round: number, text: string): Charter {
  const at = charter.trail.findIndex((line) => line.kind === kind && line.round === round);
  const trail = charter.trail.filter((line) => line.kind !== kind || line.round !== round);
  return { ...charter, trail: text === '' ? trail : insert(trail, at, { kind, round, text }) };
}

/** A pair as the trail names it. */
const gameWord = (white: PlayerNo, black: PlayerNo): string => `{${white}}-{${black}}`;

/** A result that was changed once the next round was paired. */
export function withCorrection(charter: Charter, round: number, { was, is }: LineChange): Charter {
  if (!was || !is || is.black === null || was.black === null) return charter;
  if (was.whiteOutcome === 'adjourned') return withAdjournment(charter, round, is);
  const subject = gameWord(is.white, is.black);
  return withChange(charter, {
    kind: 'Correction',
    round,
    subject,
    was: resultWord(was),
    is: resultWord(is),
  });
}

/** How an adjourned game ended, if it was not the draw that it counted as meanwhile. */
export function withAdjournment(charter: Charter, round: number, line: RoundLine): Charter {
  if (line.black === null) return charter;
  const game = gameWord(line.white, line.black);
  const isOpen = line.whiteOutcome === 'adjourned' || line.whiteOutcome === 'pending';
  const others = charter.trail.filter(
    ({ kind, round: of, text }) =>
      kind !== 'Adjournment' || of !== round || !text.startsWith(`${game} `),
  );
  if (isOpen || line.whiteOutcome === 'draw') return { ...charter, trail: others };
  const text = `${game} ${resultWord(line)}`;
  return { ...charter, trail: [...others, { kind: 'Adjournment', round, text }] };
}

export const resultWord = ({ whiteOutcome, blackOutcome, unrated }: RoundLine): string =>
  makeResult(whiteOutcome, blackOutcome, unrated) || '–';

/** A setting that round 1 had fixed. */
export function withTermChange(
  charter: Charter,
  round: number,
  term: Term,
  was: string,
  is: string,
): Charter {
  if (term === 'rounds') return withChange(charter, { kind: 'Rounds', round, was, is });
  if (term === 'tieBreaks' || term === 'tieBreakEdition') {
    const subject = term === 'tieBreaks' ? 'List' : 'Edition';
    return withChange(charter, { kind: 'Tie-breaks', round, subject, was, is });
  }
  const isForbidden = term === 'forbidden';
  return withChange(charter, {
    kind: 'Configuration',
    round,
    subject: EVENT_ROWS.written(term, 'en'),
    was: isForbidden ? inBraces(was) : was,
    is: isForbidden ? inBraces(is) : is,
  });
}

/** `3-7 (1, 2)` → `{3}-{7} (1, 2)`: players, not rounds. */
const inBraces = (text: string): string =>
  text.replace(/\([^)]*\)|\d+/g, (part) => (part.startsWith('(') ? part : `{${part}}`));

/** That the announced rules were left: once, and for good. */
export const withRulesLeft = (charter: Charter, round: number): Charter =>
  charter.trail.some(({ kind }) => kind === 'Rules left')
    ? charter
    : { ...charter, trail: [...charter.trail, { kind: 'Rules left', round, text: '' }] };

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
