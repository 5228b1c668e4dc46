import type { WalkCard } from '../explain/walkCards';
import { blankEvent, blankPlayer } from '../model/blank';
import {
  COLOURS,
  OUTCOMES,
  type Entry,
  type Language,
  type Player,
  type RoundToPair,
  type SystemId,
  type Tournament,
} from '../model/types';
import { wordsOf, type LanguageFolder } from '../words';

/** The script of a page, made when the program is built, and by what its policy knows it. */
export interface PageScript {
  readonly text: string;
  /** `sha256-…` */
  readonly hash: string;
}

/** A round as a published page carries it: what the systems look at, the cards, the words of one language. */
export interface WalkData {
  readonly system: SystemId;
  readonly language: Language;
  readonly task: PackedTask;
  readonly cards: readonly WalkCard[];
  readonly words: PackedWords;
}

type PackedEntry = readonly [outcome: number, opponent: number, colour: number];
type PackedPlayer = Pick<
  Player,
  'no' | 'rating' | 'virtualPoints' | 'extraPoints' | 'secondPoints'
> & {
  readonly rounds: readonly PackedEntry[];
};
type PackedTask = Pick<RoundToPair, 'round' | 'present'> & {
  readonly players: readonly PackedPlayer[];
  readonly event: Pick<
    Tournament,
    | 'totalRounds'
    | 'pairedRounds'
    | 'initialColour'
    | 'points'
    | 'forbidden'
    | 'roundsDeclared'
    | 'rankOrder'
    | 'systemCode'
    | 'matchPlay'
  >;
};

/** Names stay out: the cards have them. */
export function packTask({ tournament, round, present }: RoundToPair): PackedTask {
  const { totalRounds, pairedRounds, initialColour, points, forbidden } = tournament;
  const { roundsDeclared, rankOrder, systemCode, matchPlay } = tournament;
  return {
    round,
    present,
    players: tournament.players.map(
      ({ no, rating, entries, virtualPoints, extraPoints, secondPoints }) => ({
        no,
        rating,
        virtualPoints,
        ...(extraPoints ? { extraPoints } : {}),
        ...(secondPoints ? { secondPoints } : {}),
        rounds: entries.map(({ outcome, opponent, colour }): PackedEntry => [
          OUTCOMES.indexOf(outcome),
          opponent ?? 0,
          colour === null ? -1 : COLOURS.indexOf(colour),
        ]),
      }),
    ),
    event: {
      totalRounds,
      pairedRounds,
      initialColour,
      points,
      forbidden,
      ...(roundsDeclared === undefined ? {} : { roundsDeclared }),
      ...(rankOrder ? { rankOrder } : {}),
      ...(systemCode ? { systemCode } : {}),
      ...(matchPlay ? { matchPlay } : {}),
    },
  };
}

export function unpackTask({ round, present, players, event }: PackedTask): RoundToPair {
  const unpacked = players.map(({ rounds, no, rating, ...points }): Player => ({
    ...blankPlayer(no, rating),
    ...points,
    entries: rounds.map(([outcome, opponent, colour]): Entry => ({
      outcome: OUTCOMES[outcome]!,
      opponent: opponent === 0 ? null : opponent,
      colour: colour < 0 ? null : COLOURS[colour]!,
    })),
  }));
  const tournament: Tournament = { ...blankEvent(unpacked, event.totalRounds), ...event };
  return { tournament, round, present };
}

/** Which sentences can come up where pairs are tried, by the beginnings of their keys. */
const SAID = /^(?:walk|picture\.part|card|dutch|matches|[a-z]+(?:Swiss)?20(?:16|26))\./;
/** Of those, what belongs to lists and accounts. */
const UNSAID = /\.(judge|why|rule|refusal|cure|head|plain)\b/;

export interface PackedWords {
  readonly phrases: Readonly<Record<string, string>>;
  readonly decimalMark: LanguageFolder['decimalMark'];
  readonly listMark: string;
  readonly listEnd: string;
  /** The form that a number wants, for 0, ½, 1, 1½ … */
  readonly plurals: readonly number[];
}

export function pageWords(language: Language): PackedWords {
  const { phrases, decimalMark, listMark, listEnd, plural } = wordsOf(language);
  const said = Object.entries(phrases).filter(([key]) => SAID.test(key) && !UNSAID.test(key));
  return {
    phrases: Object.fromEntries(said),
    decimalMark,
    listMark,
    listEnd,
    plurals: Array.from({ length: 12 }, (_, halves) => plural(halves / 2)),
  };
}

/** The same as the words of a language, as far as they go. */
export function wordsOfPage(packed: PackedWords): Partial<LanguageFolder> {
  const { plurals, phrases, ...marks } = packed;
  return {
    ...marks,
    phrases: phrases as LanguageFolder['phrases'],
    plural: (amount) => plurals[Math.min(plurals.length - 1, Math.round(amount * 2))] ?? 0,
  };
}
