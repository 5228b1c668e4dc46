import { extraLines26 } from '../../formats/trf/write/makeNewer';
import { parseNational } from '../../formats/trf/national';
import { parseTrf } from '../../formats/trf/parseTrf';
import type { RawTournament } from '../../model/raw';
import type { Tournament } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import type { CellContent } from '../plan/cells';

/**
 * What a TRF said and no table of the workbook has a place for: lines of others, teams, national
 * ratings, points beside the results. It is kept in a hidden sheet, two cells a line: the record that
 * the line followed (a line of others) or this word (a record of the format), and the line. The first
 * line has the version in a third cell, which versions before do not read.
 */
const RECORD = 'record';

/** Version 1 (0.3.0): lines of TRF26 and those of others, without a version; since version 2 it is there. */
export const TRF_EXTRAS_VERSION = 2;

type Row = readonly [after: string, text: string, version: string];

export function trfExtraRows(tournament: Tournament): Row[] {
  const lines = [
    ...extraLines26(tournament)
      .filter((line) => !isTeamBook(tournament) || !OF_SHEETS.includes(line.slice(0, 3)))
      .map((line) => [RECORD, line] as const),
    ...(tournament.otherLines ?? [])
      .filter(({ isDeparture }) => !isDeparture)
      .map(({ after, text }) => [after, text] as const),
  ];
  return lines.map(([after, text], index) => [
    after,
    text,
    index === 0 ? String(TRF_EXTRAS_VERSION) : '',
  ]);
}

/** Of a version to come nothing is guessed at: whoever wrote it raised the contract where that would lose something. */
const isKnown = ([, , version]: readonly CellContent[]): boolean =>
  Number(version ?? '') <= TRF_EXTRAS_VERSION;

/** In an event of teams most records stand in its sheets, where they may be changed. */
const OF_SHEETS = ['240', '260', '300', '310', '320', '330', '352', '362'];

/** The event of the tables with what was carried along. */
export function withTrfExtras(
  raw: RawTournament,
  rows: readonly (readonly CellContent[])[] | undefined,
): RawTournament {
  if (!rows?.[0] || !isKnown(rows[0])) return raw;
  const lines = rows.map(([after, text]) => ({
    after: String(after ?? ''),
    text: String(text ?? ''),
  }));
  const records = lines.filter(({ after }) => after === RECORD).map(({ text }) => text);
  const read = parseTrf(records.join('\n'));
  const nationals = records.flatMap((line) => parseNational(line) ?? []);
  const { kind, rankMethod, pairedBy, timeCode } = read.info;
  return {
    ...raw,
    info: {
      ...raw.info,
      ...(kind ? { kind } : {}),
      ...(rankMethod ? { rankMethod } : {}),
      ...(pairedBy ? { pairedBy } : {}),
      ...(timeCode ? { timeCode } : {}),
    },
    ...(read.systemCode ? { systemCode: read.systemCode } : {}),
    abnormalPoints: read.abnormalPoints,
    teams: read.teams,
    teamPlay: read.teamPlay,
    otherLines: lines.filter(({ after }) => after !== RECORD),
    players: raw.players.map((player) => {
      const national = nationals.filter(({ no }) => no === player.no.value);
      return national.length > 0
        ? { ...player, national: national.map(({ record }) => record) }
        : player;
    }),
  };
}
