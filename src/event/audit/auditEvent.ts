import { sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import { sayProblem } from '../../explain/sayProblem';
import { isTeamEvent } from '../../model/matches/teamEvent';
import { firstDay } from '../../model/day';
import type { Language, Tournament } from '../../model/types';
import type { SheetCells } from '../../sheets/plan/cells';
import type { PairingSystem } from '../../systems/system';
import { editionInForce } from '../../tiebreaks/editions';
import type { NotedDepartures } from '../announced/departures';
import type { PrintedPlace } from '../check/printedStandings';
import type { Chosen } from '../open/choice';
import type { CheckedEvent } from '../open/openEvent';
import { auditColumns, type PrintedTable } from './auditColumns';
import { auditLists, auditPlaces, placesNotJudged, type PlacesVerdict } from './auditPlaces';
import { auditRounds, type RoundsVerdict } from './auditRounds';
import { NO_ROUNDS, type AuditedColumn, type AuditRecord, type NotJudged } from './record';

/** An event that was read, in whatever form. */
export interface EventToAudit {
  readonly tournament: Tournament;
  /** The edition to judge the rounds by, with the reason, or why there is none. */
  readonly system: Chosen<PairingSystem>;
  /** The file itself names it. */
  readonly isNamed: boolean;
  /** Its starting numbers were rebuilt from ratings. */
  readonly areRebuilt: boolean;
  /** Why the rounds cannot be judged whatever the edition; null: they can. */
  readonly roundsAreOpen: Reason | null;
  readonly departures: NotedDepartures;
  readonly printed: readonly PrintedPlace[];
  readonly table?: PrintedTable;
  readonly workbook?: {
    readonly event: CheckedEvent;
    /** Null: it has several events, and nobody can say whose standings a sheet shows. */
    readonly sheets: readonly SheetCells[] | null;
  };
}

/** What fits which edition, what does not and by which article, and what cannot be judged. */
export function auditEvent(
  event: EventToAudit,
  language: Language,
): Omit<AuditRecord, 'file' | 'section'> {
  const { tournament } = event;
  const rounds = roundsOf(event, language);
  const columns = event.table ? auditColumns(event.table, language) : [];
  const places = placesOf(event, rounds.system, columns, language);
  return {
    event: {
      name: tournament.info.name,
      start: firstDay(tournament.info),
      players: tournament.players.length,
      rounds: tournament.pairedRounds,
    },
    system: rounds.system?.id ?? null,
    systemBecause: rounds.because,
    rounds: rounds.rounds,
    places: places.places,
    columns,
    notJudged: [...rounds.notJudged, ...places.notJudged, ...unknownColumns(columns, language)],
  };
}

interface SystemVerdict extends Pick<RoundsVerdict, 'rounds' | 'notJudged'> {
  readonly system: PairingSystem | null;
  readonly because: string;
}

function roundsOf(event: EventToAudit, language: Language): SystemVerdict {
  const { tournament, system: chosen, isNamed, areRebuilt, departures } = event;
  const say = (reason: Reason) => sayReason(language, reason);
  const { roundsAreOpen: open } = event;
  if (open) return notJudged({ what: 'rounds', because: say(open), code: null });
  if (!chosen.ok) {
    const problem = chosen.problems[0]!;
    const because = sayProblem(language, problem).sentence;
    return notJudged({ what: 'rounds', because, code: problem.code });
  }
  if (isOfTeams(tournament) && !chosen.value.competitors)
    return notJudged({ what: 'rounds', because: say({ key: 'audit.of-teams' }), code: null });
  if (tournament.pairedRounds === 0)
    return notJudged({ what: 'rounds', because: say({ key: 'check.no-rounds' }), code: null });
  const verdict = auditRounds({
    tournament,
    system: chosen.value,
    isNamed,
    areRebuilt,
    departures,
    language,
  });
  const because =
    verdict.system === chosen.value
      ? (chosen.because ?? null)
      : ({ key: 'audit.by-fit', args: { edition: verdict.system.id } } as const);
  return { ...verdict, because: because ? say(because) : '' };
}

const notJudged = (why: NotJudged): SystemVerdict => ({
  system: null,
  because: '',
  rounds: NO_ROUNDS,
  notJudged: [why],
});

/** Teams meet there, and the games of their players follow from that. */
const isOfTeams = ({ systemCode, teamPlay }: Tournament): boolean =>
  isTeamEvent(systemCode, teamPlay);

function placesOf(
  { tournament, printed, table, workbook }: EventToAudit,
  system: PairingSystem | null,
  columns: readonly AuditedColumn[],
  language: Language,
): PlacesVerdict {
  if (workbook) return auditLists(workbook.event, workbook.sheets, language);
  if (isOfTeams(tournament)) return placesNotJudged(sayReason(language, { key: 'audit.of-teams' }));
  const named = columns.flatMap(({ code }) => (code === null || code === POINTS ? [] : [code]));
  const editions = columns.find(({ code }) => code !== null && code !== POINTS)?.editions ?? [];
  const inForce = editionInForce(firstDay(tournament.info)).id;
  return auditPlaces({
    tournament,
    counted: system?.asStandingsCount?.(tournament).tournament ?? tournament,
    own: system?.ownRanking?.(tournament),
    printed,
    tieBreaks: tournament.tieBreakCodes ?? (table ? named : []),
    edition: editions.length === 0 || editions.includes(inForce) ? inForce : editions[0]!,
    language,
  });
}

/** Columns that repeat the points break no tie. */
const POINTS = 'PTS';

const unknownColumns = (columns: readonly AuditedColumn[], language: Language): NotJudged[] =>
  columns.flatMap(({ head, code, notCompared }): NotJudged[] => {
    const unknown =
      code === null ? sayReason(language, { key: 'audit.column-unknown', args: { head } }) : null;
    const because = unknown ?? (notCompared === null ? null : `${head}: ${notCompared}`);
    return because === null ? [] : [{ what: 'columns', because, code: null }];
  });
