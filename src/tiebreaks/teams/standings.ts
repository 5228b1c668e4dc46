import { error, type Checked, type Problem } from '../../model/problems';
import type { PlayerNo } from '../../model/types';
import { editionById, editionInForce, EDITION_IDS, EDITIONS, findTieBreak } from '../editions';
import { nearestCodes } from '../catalogue/nearest';
import { Ranking, type StandingsRow } from '../standings/ranking';
import type { GivenCode } from '../standings/standings';
import { DEFAULT_OPTIONS, type TieBreakEdition, type TieBreakValue } from '../types';
import type { TeamEvent } from './teamEvent';
import { TeamField } from './teamField';
import type { FoundTeamTieBreak } from './types';

export interface TeamStandingsRow extends StandingsRow {
  /** Points, not half-points. */
  readonly matchPoints: number;
  readonly gamePoints: number;
}

export interface TeamStandings {
  readonly edition: TieBreakEdition;
  readonly rounds: number;
  readonly given: readonly GivenCode[];
  readonly rows: readonly TeamStandingsRow[];
  readonly detail: (no: PlayerNo, code: string) => TieBreakValue;
}

/** The ranking of teams by their primary score and the tie-breaks in their order. */
export function teamStandings(
  event: TeamEvent,
  request: { readonly tieBreaks: readonly string[]; readonly edition?: string },
): Checked<TeamStandings> {
  const edition =
    request.edition === undefined
      ? editionForTeams(event, request.tieBreaks)
      : editionById(request.edition);
  if (!edition) {
    const place = { kind: 'argument', name: 'edition' } as const;
    const known = EDITION_IDS.join(', ');
    return { ok: false, problems: [error('unknown-edition', place, request.edition!, { known })] };
  }
  const found = request.tieBreaks.map((text) => ({ text, tieBreak: findOfTeams(edition, text) }));
  const problems = found.flatMap(({ text, tieBreak }) =>
    tieBreak ? [] : [unknownOfTeams(edition, text)],
  );
  if (problems.length > 0) return { ok: false, problems };
  const byCode = new Map(found.map(({ tieBreak }) => [tieBreak!.entry.code, tieBreak!.tieBreak]));
  const field = new TeamField(event);
  const primary = field.by();
  const value = (code: string, no: PlayerNo, tied: readonly PlayerNo[]) =>
    byCode.get(code)!({ field, no, tied, options: DEFAULT_OPTIONS });
  const ranking = new Ranking(primary, value);
  for (const { tieBreak } of found) ranking.apply(tieBreak!.entry.code);
  const rows = ranking.rows([...byCode.keys()]).map((row) => ({
    ...row,
    matchPoints: field.by('MP').score(row.no) / 2,
    gamePoints: field.by('GP').score(row.no) / 2,
  }));
  return {
    ok: true,
    value: {
      edition,
      rounds: primary.rounds,
      given: found.map(({ text, tieBreak }) => ({ text: text.trim(), code: tieBreak!.entry.code })),
      rows,
      detail: (no, code) => value(code, no, ranking.tiedAt(code, no) ?? [no]),
    },
    warnings: [],
  };
}

/** In force when the event began if it has what is asked for, else the newest that has. */
function editionForTeams(event: TeamEvent, texts: readonly string[]): TieBreakEdition {
  const inForce = editionInForce(event.info?.start);
  const hasAll = (edition: TieBreakEdition) => texts.every((text) => findOfTeams(edition, text));
  return [inForce, ...EDITIONS].find(hasAll) ?? inForce;
}

/** By code, or by a name or an old word for it. */
export function findOfTeams(edition: TieBreakEdition, text: string): FoundTeamTieBreak | undefined {
  const byCode = edition.ofTeams(text);
  if (byCode) return byCode;
  const entry = findTieBreak(edition, text);
  return entry && edition.ofTeams(entry.code);
}

function unknownOfTeams(edition: TieBreakEdition, text: string): Problem {
  const ofTeams = edition.catalogue.filter(({ code }) => edition.ofTeams(code));
  return error('unknown-tie-break', { kind: 'argument', name: 'tieBreaks' }, text, {
    nearest: nearestCodes({ ...edition, catalogue: ofTeams }, text).join(', '),
    known: ofTeams.map(({ code }) => code).join(', '),
  });
}
