import { writeTrf, type WideField } from '../../formats/trf/write/writeTrf';
import type { TrfFormat } from '../../formats/trf/write/makeTrf';
import { warning, type Checked, type Place, type Problem } from '../../model/problems';
import type { KeptLine, PlayerNo, SystemId, Tournament } from '../../model/types';
import { isoDay } from '../../model/day';
import { isTeamBook } from '../../model/matches/teamEvent';
import { birthDate } from '../../sheets/read/birthDates';
import { cellPlace } from '../../sheets/plan/cells';
import { type EventRead } from '../../sheets/read/readEvent';
import { type EventSettings } from '../../sheets/settings';
import { RULES_COMMENT } from '../open/openTrf';
import { CUSTOM_SWISS, systemById, systemByTrfCode, trfCodeOf } from '../../systems';
import { countedBy, ownRankingBy } from '../../systems/shared/counted';
import { standings } from '../../tiebreaks/standings/standings';
import { numberOfTeam } from '../../sheets/teams/teamBook';
import { teamEventOf } from '../../tiebreaks/teams/fromTournament';
import { teamStandings } from '../../tiebreaks/teams/standings';
import { logDigest } from '../../sheets/stored/log/logRows';
import { asReported } from '../results/ratingOnly';

/** An event with the settings that only a workbook has, and its cells for messages. */
export interface TrfSource {
  readonly tournament: Tournament;
  readonly settings?: EventSettings;
  readonly read?: EventRead;
}

/**
 * The event as a TRF, read back before it is handed out. Of a workbook the ranks are those of its
 * own tie-breaks, and TRF26 also says its system and its tie-breaks.
 */
export function eventTrf(
  { tournament: played, settings, read }: TrfSource,
  format: TrfFormat = 'trf16',
): Checked<string> {
  if (!settings) return writeTrf(played, { format });
  const { tieBreaks, tieBreakEdition: edition } = settings;
  // Places are those that counted; the games are reported as corrected.
  const own = ownRankingBy(settings.system, played);
  const list = standings(countedBy(settings.system, played), { tieBreaks, edition, own });
  const reported = withDates(asReported(played, read?.stored ?? null));
  const tournament = withLogDigest(reported, read);
  const rankOf = list.ok ? new Map(list.value.rows.map(({ no, rank }) => [no, rank])) : undefined;
  const placeOf = read && ((no: PlayerNo, field: WideField) => cellOf(read, no, field));
  const ranked = isTeamBook(tournament) ? withTeamPlaces(tournament, settings) : tournament;
  const said = format === 'trf26' ? withSettings(ranked, settings) : ranked;
  const written = writeTrf(said, { format, rankOf, placeOf });
  if (!written.ok) return written;
  return { ...written, warnings: [...written.warnings, ...takenOut(played, settings.system)] };
}

/** Record 310 of each team with its points and its place, which the sheets do not keep. */
function withTeamPlaces(tournament: Tournament, settings: EventSettings): Tournament {
  const event = teamEventOf(tournament);
  const { tieBreaks, tieBreakEdition: edition } = settings;
  const list = event && teamStandings(event, { tieBreaks, edition });
  if (!list?.ok) return tournament;
  const rows = new Map(list.value.rows.map((row) => [row.no, row]));
  return {
    ...tournament,
    teams: tournament.teams?.map((team, index) => {
      const row = rows.get(numberOfTeam(team, index));
      if (!row) return team;
      const { rank, matchPoints, gamePoints } = row;
      return { ...team, rank, matchPoints: 2 * matchPoints, gamePoints: 2 * gamePoints };
    }),
  };
}

/** A file cannot say whose results a finished event does not count: whoever reads it counts them. */
function takenOut(played: Tournament, system: SystemId): Problem[] {
  const out = systemById(system)?.asStandingsCount?.(played).out ?? new Set();
  if (out.size === 0 || played.pairedRounds < played.totalRounds) return [];
  return [warning('trf-counts-withdrawn', { kind: 'file' }, [...out].join(', '))];
}

/** Dates as the format wants them, YYYY/MM/DD; one that cannot be read stays as it is. */
function withDates(tournament: Tournament): Tournament {
  const { info, players } = tournament;
  const day = (text: string) => isoDay(text)?.replaceAll('-', '/') ?? text;
  return {
    ...tournament,
    info: { ...info, start: day(info.start), end: day(info.end) },
    players: players.map((player) => ({ ...player, born: birthDate(player.born) ?? player.born })),
  };
}

/** The file names the line of the log after which it was made. */
function withLogDigest(tournament: Tournament, read: EventRead | undefined): Tournament {
  const digest = logDigest(read?.tables.log);
  if (digest === undefined) return tournament;
  const text = `### Log digest: ${digest}`;
  const others = (tournament.otherLines ?? []).filter(
    (line) => !line.text.startsWith('### Log digest: '),
  );
  return { ...tournament, otherLines: [...others, { text, after: 'end' }] };
}

/** What the settings of the workbook say, in the codes of TRF26. */
function withSettings(tournament: Tournament, settings: EventSettings): Tournament {
  const { info, otherLines = [] } = tournament;
  const systemCode = codeOf(tournament, settings);
  const tieBreakCodes = settings.tieBreaks.map((code) => code.replace(/-(?=[CM]\d)/, '/'));
  const comments = [
    ...systemComment(systemCode, settings.system),
    ...(tournament.systemParameters ? [`${RULES_COMMENT}${tournament.systemParameters}`] : []),
    ...(tieBreakCodes.length > 0 ? [`### Tie-break edition: ${settings.tieBreakEdition}`] : []),
  ];
  const added = comments
    .filter((text) => !otherLines.some((line) => line.text === text))
    .map((text): KeptLine => ({ text, after: '192 1' }));
  return {
    ...tournament,
    info: { ...info, pairedBy: info.pairedBy ?? 'Pairsheet' },
    systemCode,
    ...(tieBreakCodes.length > 0 ? { tieBreakCodes } : {}),
    otherLines: [...otherLines, ...added],
  };
}

/** Only a comment can name an edition that has no code of its own. */
export const systemComment = (systemCode: string, system: SystemId): string[] =>
  systemCode === CUSTOM_SWISS ? [`### Pairing system: ${system}`] : [];

/** The code that came with the event where it means its system, else the system's own. */
function codeOf({ systemCode, info, acceleration }: Tournament, settings: EventSettings): string {
  const system = systemById(settings.system);
  if (!system) return CUSTOM_SWISS;
  if (systemCode && systemByTrfCode(systemCode, info.start) === system) return systemCode;
  const code = trfCodeOf(system);
  const isBaku = acceleration?.method === 'baku' && system.trfCodes.length > 0;
  return isBaku ? `${code}_BAKU` : code;
}

const COLUMN_OF = {
  no: 'no',
  name: 'name',
  federation: 'federation',
  fideId: 'fideId',
  born: 'born',
  points: 'name',
} as const;

/** The cell of a player's fact; points stand in no cell of their own, so the name is named. */
function cellOf({ players, tables }: EventRead, no: PlayerNo, field: WideField): Place {
  const row = players?.rows.find((each) => each.no.value === no);
  const column = players?.columns.get(COLUMN_OF[field]);
  if (!row || column === undefined || !tables.players) return row?.place ?? { kind: 'file' };
  return cellPlace(tables.players, row.row, column);
}
