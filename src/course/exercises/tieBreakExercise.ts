import type { ReasonArg, TraceStep } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import type { PlayerNo, Tournament } from '../../model/types';
import { systemInForce } from '../../systems';
import { computeTieBreak } from '../../tiebreaks/compute';
import { Field } from '../../tiebreaks/field';
import { findTieBreak } from '../../tiebreaks/editions';
import {
  isKept,
  type Part,
  type TieBreakEdition,
  type TieBreakEntry,
  type TieBreakValue,
} from '../../tiebreaks/types';
import { shownParts } from '../../tiebreaks/mean';
import { CUT_WORD, isSaidByCut, WHY_WORD } from '../../tiebreaks/partWords';
import { tieBreakEditionFor } from '../examples/editions';
import { search, smallEvent } from '../examples/events';
import {
  FULL_POINTS,
  type Exercise,
  type ExerciseRequest,
  type Proof,
  type Question,
  type Slip,
} from './exercise';
import { slipsOf } from './slips';
import { TIE_BREAK_LEVELS, type TieBreakKind } from './tieBreakLevels';
import { exerciseTitle } from '../books/title';

interface Asked {
  readonly no: PlayerNo;
  readonly entry: Pick<TieBreakEntry, 'code' | 'name' | 'article'>;
  readonly value: TieBreakValue;
  readonly slips?: readonly Slip[];
}

/** Values to work out; null: no event was found that asks for what is practised. */
export function tieBreakExercise(kind: TieBreakKind, request: ExerciseRequest): Exercise | null {
  const system = systemInForce();
  const edition = tieBreakEditionFor(request);
  const level = TIE_BREAK_LEVELS[kind][request.level - 1];
  const entries = level.codes.map((code) => ({ code, entry: entryOf(edition, code) }));
  const found = search(request.seed, `${kind} ${request.level}`, (seed) => {
    const tournament = smallEvent({ ...level.event, seed }, system);
    if (!tournament) return null;
    const field = new Field(tournament);
    const players = level.choose(field);
    if (!players) return null;
    const asked = entries.flatMap(({ entry }) =>
      players.map((no): Asked => {
        const value = computeTieBreak(edition, field, entry.code, no);
        return { no, entry, value, slips: slipsOf(edition, field, entry.code, no, value) };
      }),
    );
    const fits = asked.every(
      ({ value, entry }) =>
        value.value !== null &&
        (level.shows?.(value, level.codes[entries.findIndex((each) => each.entry === entry)]) ??
          true),
    );
    const values = asked.filter(({ entry }) => entry === entries[0].entry);
    const isVaried = new Set(values.map(({ value }) => value.value)).size > 1;
    return fits && (isVaried || !level.differ) ? { tournament, players, asked } : null;
  });
  if (!found) return null;
  const { tournament, players, asked } = found;
  const terms = asked.flatMap(({ value }) => value.parts);
  return {
    title: exerciseTitle(kind, request),
    edition: edition.name,
    task: [
      {
        key: 'course.task.tie-breaks',
        args: {
          round: tournament.pairedRounds,
          codes: entries.map(({ entry }) => entry.code).join(', '),
        },
      },
      { key: kind === 'tie-break-direct' ? 'course.task.direct' : 'course.task.decimals' },
    ],
    tournament,
    bracket: [],
    questions: asked.map(question),
    working: [],
    proofs: [
      {
        reason: {
          key: 'course.proof.terms',
          args: {
            count: terms.length,
            cut: terms.filter((part) => !isKept(part)).length,
            special: terms.filter(({ why }) => why !== 'played').length,
          },
        },
        players,
      },
      ...(kind === 'tie-break-unplayed' ? [unplayedProof(tournament, players)] : []),
    ],
    seed: request.seed,
    details: asked.map(({ no, entry }) => ({ no, code: entry.code })),
    tieBreaks: edition,
  };
}

/** How many unplayed rounds there are, own ones and those of the opponents. */
function unplayedProof({ players }: Tournament, asked: readonly PlayerNo[]): Proof {
  const entries = (no: PlayerNo) => players.find((player) => player.no === no)?.entries ?? [];
  const unplayed = (no: PlayerNo) => entries(no).filter(({ outcome }) => !isPlayed(outcome)).length;
  const sum = (numbers: readonly PlayerNo[]) =>
    numbers.reduce((total, no) => total + unplayed(no), 0);
  const met = new Set(
    asked.flatMap((no) =>
      entries(no).flatMap(({ opponent, outcome }) =>
        opponent !== null && isPlayed(outcome) ? [opponent] : [],
      ),
    ),
  );
  return {
    reason: { key: 'course.proof.unplayed', args: { own: sum(asked), others: sum([...met]) } },
    players: asked,
  };
}

function entryOf(edition: TieBreakEdition, code: string): TieBreakEntry {
  const entry = findTieBreak(edition, code);
  if (!entry) throw new Error(`The exercises want ${code}, which ${edition.id} lacks`);
  return entry;
}

export function question({ no, entry, value, slips }: Asked): Question {
  const kept = value.parts.filter(isKept);
  return {
    label: {
      key: 'course.ask.tie-break',
      args: { name: { reason: entry.name }, code: entry.code, player: { players: [no] } },
    },
    answer: { kind: 'number', value: value.value ?? 0 },
    points: FULL_POINTS,
    slips,
    hints: [
      { key: 'course.hint.read', args: { articles: articlesOf(entry, value) } },
      {
        key: 'course.hint.opponents',
        args: { opponents: value.parts.map(opponentText).join(', ') || '–' },
      },
      {
        key: 'course.hint.count',
        args: { count: kept.length, out: value.parts.length - kept.length },
      },
    ],
    working: shownParts(value).map(partStep),
  };
}

/** The article of the tie-break, and those by which its terms are something else. */
const articlesOf = ({ article }: Asked['entry'], { parts }: TieBreakValue): string =>
  [...new Set([article, ...parts.map((part) => part.article)])].filter(Boolean).join(', ');

const opponentText = ({ round, opponent }: Part): string =>
  [round === null ? '' : `R${round}`, opponent === null ? '–' : String(opponent)]
    .filter(Boolean)
    .join(': ');

/** As it is written by hand where it is a number of half points; else to the hundredth. */
const asWritten = (value: number): ReasonArg =>
  Number.isInteger(value * 2) ? { points: value * 2 } : Math.round(value * 100) / 100;

function partStep(part: Part): TraceStep {
  const { article, cut } = part;
  const shown = { term: opponentText(part), value: asWritten(part.value) };
  const why = { reason: { key: WHY_WORD[part.why], args: part.args } };
  if (cut === null) return { key: 'course.part', article, args: { ...shown, why } };
  const reason = { reason: { key: CUT_WORD[cut] } };
  return isSaidByCut(part)
    ? { key: 'course.part-out', article, args: { ...shown, cut: reason } }
    : { key: 'course.part-cut', article, args: { ...shown, why, cut: reason } };
}
