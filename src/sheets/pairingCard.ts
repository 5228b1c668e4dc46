import type { cardWords } from '../words/en/sheets/card';
import { fill } from '../explain/phrasebook';
import { isPlayed } from '../model/outcomes';
import { entryPoints, playerByNo, score } from '../model/tournament';
import type { Entry, Float, Language, Outcome, PlayerNo, Tournament } from '../model/types';
import type { PairingSystem } from '../systems/system';
import { computeTieBreak } from '../tiebreaks/compute';
import { editionInForce } from '../tiebreaks/editions';
import { Field } from '../tiebreaks/field';
import { isKept, type TieBreakCode, type TieBreakEdition } from '../tiebreaks/types';

/** One cell of the card. */
export type CardCell = string | number | null;

/** The card of one player: head fields, and one row per round under `header`. */
export interface PairingCard {
  readonly no: PlayerNo;
  /** Label and value, in the order of the printed form. */
  readonly fields: readonly (readonly [label: string, value: CardCell])[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly CardCell[])[];
  /** Points, adjusted score and tie-break at the end; null where undefined. */
  readonly points: number;
  readonly adjusted: number;
  readonly tieBreak: number | null;
}

export interface CardOptions {
  readonly language: Language;
  /** Whose terms stand in the last column; the Buchholz by default. */
  readonly tieBreak?: TieBreakCode;
  /** Of the tie-break and of the adjusted scores; that of the event's time by default. */
  readonly edition?: TieBreakEdition;
  /** Their place in the standings, once there are some. */
  readonly place?: number | null;
  /** The field read before, when many cards are made at once. */
  readonly field?: Field;
  /** The floaters of each round, who get an arrow (French text, A.4); none: no arrows. */
  readonly floats?: readonly ReadonlyMap<PlayerNo, Float>[];
}

/** The floats of all rounds paired so far, as a system counts them. */
export const floatsByRound = (
  tournament: Tournament,
  system: PairingSystem,
): readonly ReadonlyMap<PlayerNo, Float>[] =>
  Array.from({ length: tournament.pairedRounds }, (_, index) =>
    system.floats(tournament, index + 1),
  );

type Word = keyof typeof cardWords;

const COLOURS = { white: 'card.white', black: 'card.black' } as const;

const COLUMNS: readonly Word[] = [
  'card.round',
  'card.colour',
  'card.opponent',
  'card.result',
  'card.total',
  'card.adjusted',
  'card.final',
  'card.tie-break',
];

const ARROWS: Readonly<Record<Float, string>> = { down: '↓', up: '↑' };

/** What players see of a result themselves; a forfeit is no game. */
const RESULTS: Readonly<Record<Outcome, string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  adjourned: 'adj',
  pending: '',
  forfeitWin: '+',
  forfeitLoss: '-',
  pairingBye: '1',
  fullBye: '1',
  halfBye: '½',
  zeroBye: '0',
  absent: '0',
};

/**
 * The pairing card at the end of the French text: round, colour with the arrow of a floater (A.4),
 * opponent, result, running total, running score as opponents see it, the
 * opponent's final total as the tie-break uses it, and what it contributes. Colour and opponent of a
 * forfeited game are struck (BAF 78): the colour is gone, the opponent stands in brackets.
 */
export function pairingCard(
  tournament: Tournament,
  no: PlayerNo,
  options: CardOptions,
): PairingCard {
  const player = playerByNo(tournament).get(no);
  if (!player) throw new Error(`No player ${no}`);
  const { language } = options;
  const say = (key: Word): string => fill(language, key);
  const field = options.field ?? new Field(tournament);
  const edition = options.edition ?? editionInForce(tournament.info.start);
  const tieBreak = computeTieBreak(edition, field, options.tieBreak ?? 'BH', no);
  const seen = computeTieBreak(edition, field, 'SA', no).parts;
  let total = 0;
  let adjusted = 0;
  const rows = player.entries.map((entry, index): CardCell[] => {
    const points = entryPoints(tournament, entry);
    total += points;
    adjusted += seen.find(({ round }) => round === index + 1)?.value ?? 0;
    const part = tieBreak.parts.find(({ round }) => round === index + 1);
    const float = options.floats?.[index]?.get(no) ?? null;
    return [
      index + 1,
      colourCell(entry, float, say),
      opponentCell(entry, say),
      RESULTS[entry.outcome],
      total / 2,
      adjusted,
      part?.used ?? null,
      part ? (isKept(part) ? part.value : 0) : null,
    ];
  });
  return {
    no,
    fields: [
      [say('card.number'), no],
      [say('card.name'), player.name],
      [say('card.rating'), player.rating || null],
      [say('card.title'), player.title || null],
      [say('card.fideId'), player.fideId || null],
      [say('card.federation'), player.federation || null],
      [say('card.club'), player.club || null],
      [say('card.born'), player.born || null],
      [say('card.place'), options.place ?? null],
    ],
    header: COLUMNS.map(say),
    rows,
    points: score(tournament, player) / 2,
    adjusted,
    tieBreak: tieBreak.value,
  };
}

function colourCell(entry: Entry, float: Float | null, say: (key: Word) => string): string {
  const isStruck =
    entry.opponent !== null && !isPlayed(entry.outcome) && entry.outcome !== 'pending';
  const colour = entry.colour && !isStruck ? say(COLOURS[entry.colour]) : '-';
  return float ? colour + ARROWS[float] : colour;
}

function opponentCell(entry: Entry, say: (key: Word) => string): CardCell {
  if (entry.opponent === null)
    return say(entry.outcome === 'pairingBye' ? 'card.exempt' : 'card.absent');
  const isStruck = !isPlayed(entry.outcome) && entry.outcome !== 'pending';
  return isStruck ? `(${entry.opponent})` : entry.opponent;
}
