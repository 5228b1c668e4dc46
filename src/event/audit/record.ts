import type { RankAndPoints } from '../check/printedStandings';

/** What an audit says of one event: plain data, a line of its NDJSON, with sentences in one language. */
export interface AuditRecord {
  readonly file: string;
  /** Where the file has several events. */
  readonly section?: string;
  /** Null: nothing could be read. */
  readonly event: AuditedEvent | null;
  /** The edition by which the rounds were judged, and why it; null: none could be chosen. */
  readonly system: string | null;
  readonly systemBecause: string;
  readonly rounds: AuditedRounds;
  readonly places: AuditedPlaces;
  /** Columns of tie-breaks that a table prints. */
  readonly columns: readonly AuditedColumn[];
  readonly notJudged: readonly NotJudged[];
}

export interface AuditedEvent {
  readonly name: string;
  /** First day as an ISO date; null: not said. */
  readonly start: string | null;
  readonly players: number;
  readonly rounds: number;
}

export type AuditedPair =
  { readonly white: number; readonly black: number } | { readonly bye: number };

export interface AuditedRound {
  readonly round: number;
  /** What the file has and the rules do not give, and the other way round. */
  readonly played: readonly AuditedPair[];
  readonly byTheRules: readonly AuditedPair[];
  readonly article: string | null;
  /** The first thing that tells the two apart, as a sentence. */
  readonly why: string;
  /** It breaks a rule that every pairing has to keep: two meet again, a third White running … */
  readonly isIllegal: boolean;
  /** What the file itself says of it (a correction, a change by hand); null: nothing. */
  readonly explained: string | null;
}

export interface AuditedRounds {
  readonly judged: number;
  readonly differing: readonly AuditedRound[];
  /** The editions that fit the rounds best, and how many rounds are others by them. */
  readonly fits: readonly string[];
  readonly fitsDiffer: number;
}

export interface AuditedPlace {
  readonly no: number | null;
  readonly name: string;
  /** Null: the sentence in `shown` and `recomputed` is all there is (a list inside a workbook). */
  readonly printed: RankAndPoints | null;
  readonly byTheRules: RankAndPoints | null;
  readonly shown: string;
  readonly recomputed: string;
  readonly article: string | null;
}

export interface AuditedPlaces {
  /** Players whose place or points were compared, or cells of a list inside a workbook. */
  readonly judged: number;
  /** The tie-breaks of the comparison in their order; none: by points alone. */
  readonly by: readonly string[];
  readonly edition: string | null;
  /** The editions that fit what is printed best, and how many places are others by them. */
  readonly fits: readonly string[];
  readonly fitsDiffer: number;
  readonly differing: readonly AuditedPlace[];
}

export interface AuditedColumn {
  readonly head: string;
  /** Null: no tie-break of ours. */
  readonly code: string | null;
  /** The editions with which most of its figures agree. */
  readonly editions: readonly string[];
  readonly equal: number;
  readonly figures: number;
  /** Players whose figure is another by the first of these editions. */
  readonly differing: readonly number[];
  /** Why its figures were not compared; null: they were. */
  readonly notCompared: string | null;
}

export const AUDIT_PARTS = ['file', 'rounds', 'places', 'columns'] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** "Cannot be judged, because …" */
export interface NotJudged {
  readonly what: AuditPart;
  readonly because: string;
  /** The code of the problem, where it is one. */
  readonly code: string | null;
}

export const NO_ROUNDS: AuditedRounds = { judged: 0, differing: [], fits: [], fitsDiffer: 0 };
export const NO_PLACES: AuditedPlaces = {
  judged: 0,
  by: [],
  edition: null,
  fits: [],
  fitsDiffer: 0,
  differing: [],
};

/** Rounds that differ and of which the file does not say why. */
export const unexplainedRounds = ({ rounds }: AuditRecord): readonly AuditedRound[] =>
  rounds.differing.filter(({ explained }) => explained === null);

/** Whether anything in the event is not as the rules have it. */
export const hasDifferences = (record: AuditRecord): boolean =>
  unexplainedRounds(record).length > 0 || record.places.differing.length > 0;
