import type { Reason } from '../explain/reason';
import { error, type Checked, type Problem } from '../model/problems';
import type { PlayerNo, Tournament } from '../model/types';
import { computeTieBreak, tieBreakOutcome } from './compute';
import { EDITION_IDS, editionById, editionInForce, entryOf, findTieBreak } from './editions';
import { Field } from './field';
import { nearestCodes } from './nearest';
import {
  DEFAULT_OPTIONS,
  type TieBreakCode,
  type TieBreakEdition,
  type TieBreakOptions,
  type TieBreakOutcome,
  type TieBreakValue,
} from './types';

export interface StandingsRequest {
  /** Codes, names or old words, in order of application. */
  readonly tieBreaks: readonly string[];
  /** Its id; the edition in force when the event began by default. */
  readonly edition?: string;
  /** Standings after this round; all paired ones by default. */
  readonly after?: number;
  readonly options?: TieBreakOptions;
}

export interface StandingsRow {
  /** Shared by players whom nothing separates. */
  readonly rank: number;
  readonly isShared: boolean;
  readonly no: PlayerNo;
  readonly name: string;
  /** Points, not half-points. */
  readonly points: number;
  /**
   * null: undefined. Direct encounter and extended Koya look at the players tied at their place in
   * the list: null for whom is tied with nobody there.
   */
  readonly tieBreaks: Readonly<Partial<Record<TieBreakCode, number | null>>>;
  /** What put him behind the player above him who has as many points; null: the points, or nothing. */
  readonly brokenBy: TieBreakCode | null;
}

export interface Standings {
  readonly edition: TieBreakEdition;
  readonly rounds: number;
  readonly tieBreaks: readonly TieBreakCode[];
  /** The same as they were asked for: `BH-C1` is what `BH/C1` may be called. */
  readonly given: readonly GivenCode[];
  readonly rows: readonly StandingsRow[];
  readonly warnings: readonly Reason[];
  /** The working of one value, as it was used in these standings. */
  readonly detail: (no: PlayerNo, code: TieBreakCode) => TieBreakValue;
}

export interface GivenCode {
  readonly text: string;
  readonly code: TieBreakCode;
}

/** The ranking by points and the tie-breaks in their order; a request it cannot serve is refused. */
export function standings(tournament: Tournament, request: StandingsRequest): Checked<Standings> {
  const problems: Problem[] = [];
  const edition =
    request.edition === undefined
      ? editionInForce(tournament.info.start)
      : editionById(request.edition);
  if (!edition) {
    const known = EDITION_IDS.join(', ');
    problems.push(error('unknown-edition', ARGUMENT('edition'), request.edition!, { known }));
    return { ok: false, problems };
  }
  const codes: TieBreakCode[] = [];
  const given: GivenCode[] = [];
  for (const text of request.tieBreaks) {
    const entry = findTieBreak(edition, text);
    if (entry) given.push({ text: text.trim(), code: entry.code });
    if (!entry)
      problems.push(
        error('unknown-tie-break', ARGUMENT('tieBreaks'), text, knownCodes(edition, text)),
      );
    // What looks at the tied alone may come again, for those whom the others left tied (4.3).
    else if (entry.withinTie || !codes.includes(entry.code)) codes.push(entry.code);
  }
  const { after } = request;
  if (after !== undefined && !(Number.isInteger(after) && after >= 1))
    problems.push(error('not-a-round', ARGUMENT('after'), String(after)));
  if (problems.length > 0) return { ok: false, problems };
  const field = new Field(tournament, after);
  const ranked = rankField(field, edition, codes, request.options);
  return { ok: true, value: { ...ranked, given }, warnings: [] };
}

const ARGUMENT = (name: string) => ({ kind: 'argument', name }) as const;

/** For a refusal: the codes most like what was typed, then all of them. */
export const knownCodes = (edition: TieBreakEdition, text: string) => ({
  nearest: nearestCodes(edition, text).join(', '),
  known: edition.catalogue.map(({ code }) => code).join(', '),
});

/** The same from a field that is already there, as the functions keep it. */
export function rankField(
  field: Field,
  edition: TieBreakEdition,
  codes: readonly TieBreakCode[],
  options: TieBreakOptions = DEFAULT_OPTIONS,
): Standings {
  const ranking = new Ranking(field, edition, options);
  for (const code of codes) ranking.apply(code);
  const tieBreaks = [...new Set(codes)];
  return {
    edition,
    rounds: field.rounds,
    tieBreaks,
    given: tieBreaks.map((code) => ({ text: code, code })),
    rows: ranking.rows(tieBreaks),
    warnings: edition.warnings(
      field,
      tieBreaks.map((code) => entryOf(edition, code)),
    ),
    detail: (no, code) =>
      computeTieBreak(edition, field, code, no, ranking.tiedAt(code, no), options),
  };
}

/** Players whom nothing has separated yet, and what put them behind the group above. */
interface Tied {
  readonly players: readonly PlayerNo[];
  /** null: the points. */
  readonly brokenBy: TieBreakCode | null;
}

/** Groups of tied players, split by one tie-break after the other. */
class Ranking {
  private groups: readonly Tied[];
  private readonly outcomes = new Map<TieBreakCode, Map<PlayerNo, TieBreakOutcome>>();
  private readonly groupsAt = new Map<TieBreakCode, readonly Tied[]>();

  constructor(
    private readonly field: Field,
    private readonly edition: TieBreakEdition,
    private readonly options: TieBreakOptions,
  ) {
    this.groups = [...field.groups.values()].map((players) => ({ players, brokenBy: null }));
  }

  apply(code: TieBreakCode): void {
    const outcomes = new Map<PlayerNo, TieBreakOutcome>();
    // Of a code that comes twice the list shows what it said first.
    if (!this.outcomes.has(code)) {
      this.outcomes.set(code, outcomes);
      this.groupsAt.set(code, this.groups);
    }
    this.groups = this.groups.flatMap((group) => {
      const { players } = group;
      for (const no of players)
        outcomes.set(
          no,
          tieBreakOutcome(this.edition, this.field, code, no, players, this.options),
        );
      return players.length === 1 ? [group] : split(group, outcomes, code);
    });
  }

  /** With whom a player was tied when the code was applied; undefined if it was not. */
  tiedAt(code: TieBreakCode, no: PlayerNo): readonly PlayerNo[] | undefined {
    return this.groupsAt.get(code)?.find(({ players }) => players.includes(no))?.players;
  }

  rows(codes: readonly TieBreakCode[]): StandingsRow[] {
    let rank = 1;
    return this.groups.flatMap(({ players, brokenBy }) => {
      const first = rank;
      rank += players.length;
      return players.map((no, index): StandingsRow => ({
        rank: first,
        isShared: players.length > 1,
        no,
        name: this.field.player(no).name,
        points: this.field.score(no) / 2,
        tieBreaks: Object.fromEntries(
          codes.map((code) => [code, this.outcomes.get(code)!.get(no)!.value]),
        ),
        brokenBy: index === 0 ? brokenBy : null,
      }));
    });
  }
}

/** The first part stays behind the group above for the old reason, the others for this code. */
function split(
  { players, brokenBy }: Tied,
  outcomes: ReadonlyMap<PlayerNo, TieBreakOutcome>,
  code: TieBreakCode,
): Tied[] {
  const order = (a: PlayerNo, b: PlayerNo) => compare(outcomes.get(a)!, outcomes.get(b)!);
  const sorted = [...players].sort((a, b) => order(a, b) || a - b);
  const parts: PlayerNo[][] = [];
  for (const no of sorted) {
    const part = parts.at(-1);
    if (part && order(part[0], no) === 0) part.push(no);
    else parts.push([no]);
  }
  return parts.map((part, index) => ({ players: part, brokenBy: index === 0 ? brokenBy : code }));
}

/** The greater first; what is undefined comes after every number. */
function compare(a: TieBreakOutcome, b: TieBreakOutcome): number {
  if (a.value === null || b.value === null)
    return Number(a.value === null) - Number(b.value === null);
  const [left, right] = [a.steps ?? [a.value], b.steps ?? [b.value]];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    // Sums of halves and quarters are exact; a mean over the field may carry floating-point dust.
    if (Math.abs(left[i] - right[i]) > 1e-9) return right[i] - left[i];
  }
  return 0;
}

/** Whether a tie-break looks at the tied only, so that its value is null for who is alone. */
export const isWithinTie = (edition: TieBreakEdition, code: TieBreakCode): boolean =>
  entryOf(edition, code).withinTie ?? false;
