import type { Reason } from '../../explain/reason';
import { error, type Checked, type Place, type Problem } from '../../model/problems';
import type { OwnRanking, OwnRankingPart } from '../../model/rules/ownRanking';
import type { PlayerNo, Tournament } from '../../model/types';
import { computeTieBreak, tieBreakOutcome } from '../compute';
import {
  EDITION_IDS,
  editionById,
  editionInForce,
  EDITIONS,
  entryOf,
  findTieBreak,
} from '../editions';
import { Field } from '../field';
import { nearestCodes } from '../catalogue/nearest';
import { Ranking, type StandingsRow } from './ranking';
import {
  DEFAULT_OPTIONS,
  type Part,
  type TieBreakCode,
  type TieBreakEdition,
  type TieBreakOptions,
  type TieBreakValue,
} from '../types';

export interface StandingsRequest {
  /** Codes, names or old words, in order of application. */
  readonly tieBreaks: readonly string[];
  /** Its id; the edition in force when the event began by default. */
  readonly edition?: string;
  /** Standings after this round; all paired ones by default. */
  readonly after?: number;
  readonly options?: TieBreakOptions;
  /** The ranking of the event's system, in place of points and tie-breaks. */
  readonly own?: OwnRanking;
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
    if (!entry) problems.push(unknownTieBreak(edition, text, ARGUMENT('tieBreaks')));
    // What looks at the tied alone may come again, for those whom the others left tied (4.3).
    else if (entry.withinTie || !codes.includes(entry.code)) codes.push(entry.code);
  }
  const { after } = request;
  if (after !== undefined && !(Number.isInteger(after) && after >= 1))
    problems.push(error('not-a-round', ARGUMENT('after'), String(after)));
  if (problems.length > 0) return { ok: false, problems };
  const field = new Field(tournament, after);
  if (request.own)
    return { ok: true, value: ownStandings(field, edition, request.own), warnings: [] };
  const ranked = rankField(field, edition, codes, request.options);
  return { ok: true, value: { ...ranked, given }, warnings: [] };
}

/** A ranking that a system makes itself, as standings: its value stands where tie-breaks would. */
function ownStandings(field: Field, edition: TieBreakEdition, own: OwnRanking): Standings {
  const { code, rows } = own;
  const byNo = new Map(rows.map((row) => [row.no, row]));
  return {
    edition,
    rounds: field.rounds,
    tieBreaks: [code],
    given: [{ text: code, code }],
    rows: rows.map(({ no, value, place = 0 }, index) => ({
      rank: place || index + 1,
      isShared: place > 0 && rows.filter((other) => other.place === place).length > 1,
      no,
      name: field.player(no).name,
      points: field.score(no) / 2,
      tieBreaks: { [code]: value },
      alone: [],
      brokenBy: null,
    })),
    warnings: [],
    detail: (no) => {
      const { value, parts } = byNo.get(no)!;
      return { value, parts: parts.map(ownPart) };
    },
  };
}

/** A term of a system's own ranking, as terms of tie-breaks are shown. */
export const ownPart = ({ share, ...part }: OwnRankingPart): Part => ({
  ...part,
  points: null,
  args: { share },
  cut: null,
});

const ARGUMENT = (name: string) => ({ kind: 'argument', name }) as const;

/** Why an edition has no such tie-break: others have it, or nobody has. */
export function unknownTieBreak(edition: TieBreakEdition, text: string, place: Place): Problem {
  const having = EDITIONS.filter((each) => findTieBreak(each, text)).map(({ id }) => id);
  if (having.length > 0)
    return error('tie-break-of-other-edition', place, text, {
      edition: edition.id,
      having: having.join(', '),
    });
  return error('unknown-tie-break', place, text, {
    nearest: nearestCodes(edition, text).join(', '),
    known: edition.catalogue.map(({ code }) => code).join(', '),
  });
}

/** The same from a field that is already there, as the functions keep it. */
export function rankField(
  field: Field,
  edition: TieBreakEdition,
  codes: readonly TieBreakCode[],
  options: TieBreakOptions = DEFAULT_OPTIONS,
): Standings {
  const ranking = new Ranking(field, (code, no, tied) =>
    tieBreakOutcome(edition, field, code, no, tied, options),
  );
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

/** What a list shows: a tie-break that looks at the tied alone says nothing of who is tied with nobody. */
export const shownValue = (
  { edition }: Pick<Standings, 'edition'>,
  row: StandingsRow,
  code: TieBreakCode,
): number | null =>
  row.alone.includes(code) && isWithinTie(edition, code) ? null : (row.tieBreaks[code] ?? null);

/** Whether a tie-break looks at the tied only, so that its value is null for who is alone. */
export const isWithinTie = (edition: TieBreakEdition, code: TieBreakCode): boolean =>
  entryOf(edition, code).withinTie ?? false;
