import { ACCEPTED, handTable, type HandLine } from '../../explain/handTable';
import { placeWord } from '../../explain/pictureTable';
import type { Reason, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import { subsetsOf } from '../shared/combinations';
import { transpositionLines } from '../shared/transpositions';
import { mayMeet } from './absolute';
import { fewestLost, type Shift } from './articles/article324Shifts';
import { bracketValue, CRITERION_WORDS, firstDifference } from './criteria';
import type { Facts, Field } from './field';
import { completionOf, type PairedBracket } from './pairRound';
import { placeOf } from './shapes';
import { canShift } from './shiftsByHand';
import { forbidden, players, sayValue } from './words';

/** More lines than this are not written out. */
const MOST_LINES = 60;

export interface HandSteps {
  readonly upfloaters: readonly TraceStep[];
  readonly shifts: readonly TraceStep[];
  readonly rows: readonly TraceStep[];
}

/** A bracket as on paper: sets of upfloaters, sets of shifters, transpositions, each with its refusal. */
export function handSteps(bracket: PairedBracket, field: Field): HandSteps {
  const { unavoidable, equalising } = bracket.recomposed;
  return {
    upfloaters: upfloatersByHand(bracket, field),
    shifts: [
      ...shiftByHand('dubov2026.hand.unavoidable', unavoidable, (set) =>
        canShift(bracket, set, null, field),
      ),
      ...shiftByHand('dubov2026.hand.equalising', equalising, (set) =>
        canShift(bracket, unavoidable?.players ?? [], set, field),
      ),
    ],
    rows: rowsByHand(bracket, field),
  };
}

/** 4.2: the sets before the accepted one, each with the criterion on which it is worse. */
function upfloatersByHand(
  { residents, pool, upfloaters, value }: PairedBracket,
  field: Field,
): TraceStep[] {
  if (upfloaters.length === 0) return [];
  const completion = completionOf(field);
  const refuse = (set: readonly Facts[]): Reason => {
    const bracket = [...residents, ...set];
    const lost = fewestLost(bracket, field);
    if (lost === null) return { key: 'dubov2026.hand.noPairing', article: 'C1, C3' };
    const rest = pool.filter((player) => !set.includes(player));
    if (!completion.allows(rest.map(({ rank }) => rank)))
      return { key: 'dubov2026.hand.notComplete', article: 'C4' };
    const found = bracketValue(set, lost, field);
    const difference = firstDifference(found, value);
    if (!difference) throw new Error('An earlier set of upfloaters is as good');
    const { criterion } = difference;
    return {
      key: 'dubov2026.hand.worse',
      article: criterion,
      args: {
        criterion: { reason: { key: CRITERION_WORDS[criterion] } },
        found: sayValue(criterion, found),
        best: sayValue(criterion, value),
      },
    };
  };
  return setsByHand('dubov2026.hand.upfloaters', '4.2', pool, upfloaters, refuse);
}

/** 4.3: the sets before the accepted one give no legal pairing that is best on C7. */
function shiftByHand(
  title: WordKey,
  shift: Shift | null,
  isPossible: (set: readonly Facts[]) => boolean,
): TraceStep[] {
  if (!shift) return [];
  return setsByHand(title, '4.3', shift.numbered, shift.players, (set) => {
    if (isPossible(set)) throw new Error('An earlier set of shifters is as good');
    return { key: 'dubov2026.hand.noBest', article: '3.2.4' };
  });
}

function setsByHand(
  title: WordKey,
  article: string,
  pool: readonly Facts[],
  accepted: readonly Facts[],
  refuse: (set: readonly Facts[]) => Reason,
): TraceStep[] {
  const lines: [readonly Facts[], Reason][] = [];
  for (const set of subsetsOf(pool, accepted.length)) {
    const isAccepted = set.every((player) => accepted.includes(player));
    if (lines.length === MOST_LINES) return [];
    lines.push([set, isAccepted ? ACCEPTED : refuse(set)]);
    if (isAccepted) break;
  }
  // One line would only say again what was chosen.
  if (lines.length < 2) return [];
  return [
    {
      key: title,
      article,
      table: {
        title: { key: 'hand.title' },
        header: [
          { key: 'hand.number' },
          { key: 'dubov2026.head.set' },
          { key: 'hand.article' },
          { key: 'hand.verdict' },
        ],
        rows: lines.map(([set, verdict], index) => [
          index + 1,
          { key: 'hand.numbers', args: { numbers: { numbers: players(...set).players } } },
          verdict.article ?? '',
          verdict,
        ]),
      },
    },
  ];
}

/** 4.4: the transpositions of G2 in their order. */
function rowsByHand({ recomposed: { g1, g2 }, pairs }: PairedBracket, field: Field): TraceStep[] {
  const byNo = new Map([...g1, ...g2].map((player) => [player.no, player]));
  const lines: HandLine[] | null = transpositionLines(
    g1.map(({ no }) => no),
    g2.map(({ no }) => no),
    (a, b) => {
      const [one, other] = [byNo.get(a)!, byNo.get(b)!];
      return mayMeet(one, other, field) ? null : forbidden(one, other, field);
    },
    MOST_LINES,
  );
  const counted = placeWord(placeOf(g2, pairs));
  return [
    lines === null
      ? counted
      : { ...counted, article: '4.4', table: handTable({ key: 'hand.title' }, lines) },
  ];
}
