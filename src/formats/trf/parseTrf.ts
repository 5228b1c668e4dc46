import { append } from '../../model/largest';
import { cleanText } from '../../model/cleanText';
import { CLASSIC_POINTS } from '../../model/outcomes';
import { error, warning, type Place, type Problem } from '../../model/problems';
import type { Located, RawPlayer, RawTournament, RawVirtualPoints } from '../../model/raw';
import type { TieOrder, TieOrderKind } from '../../model/rules/tieOrders';
import type {
  AbnormalPoints,
  ForbiddenGroup,
  KeptLine,
  NationalRecord,
  Team,
} from '../../model/types';
import { settleBareByes } from './bareByes';
import { mergeByes, type Absence } from './byes';
import type { ProblemCode } from '../../words';
import { TRF_COLUMNS, COUNT_LINES, INFO_LINES } from './layout';
import { recordKey } from './keptLines';
import { parseNational, withRatingsByMethod } from './national';
import { numbersIn, parseRoundDates, parseTeam, parseXxa } from './parseLines';
import { parseTrfPoints } from './numbers';
import { byBytes } from './byteColumns';
import { isOutOfColumns, parsePlayer } from './parsePlayer';
import { isBbCode, isXxsCode, PointLines } from './pointCodes';
import {
  parseAbnormal,
  parseByes,
  parseForbiddenRecord,
  parseVirtual,
  type ForbiddenRecord,
  type VirtualRecord,
} from './records26';
import { asForbiddenGroup, virtualPointsOf } from './ranges';
import { Statements } from './statements';
import { parseOrderLine } from './tieOrderLines';
import { settleLoneBoards } from './teams/teamBoards';
import { isTeamEvent, meetAsTeams } from '../../model/matches/teamEvent';
import { TeamReading } from './teams/teamReading';

/**
 * TRF26, TRF16 with the usual extensions (XXR, XXC, XXZ, XXA, XXP, XXS, BB?) and the older bye
 * codes of JaVaFo 1.x. Lines may end in LF, CRLF or CR alone; codes in either case.
 */
export function parseTrf(text: string): RawTournament {
  const reading = new Reading();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.every((line) => line.trim() === '')) reading.report('empty-file', { kind: 'file' }, '');
  lines.forEach((line, index) => reading.line(line, index + 1));
  return reading.result();
}

/** Kept without a word: the tables of teams for human readers, and what was told when it was read. */
const KEPT_LINES: ReadonlySet<string> = new Set('300 310 320 330 352 362 801 802'.split(' '));

/** Records that name players or teams by their numbers. */
const NUMBERED_LINES: ReadonlySet<string> = new Set(['240', '250', '260', '299']);

interface NumberedLine {
  readonly code: string;
  readonly place: Place;
  readonly line: string;
}

class Reading {
  private readonly problems: Problem[] = [];
  private readonly players: RawPlayer[] = [];
  private readonly xxa: RawVirtualPoints[] = [];
  private readonly virtual: VirtualRecord[] = [];
  private readonly forbidden: ForbiddenGroup[] = [];
  private readonly forbiddenPlaces: Place[] = [];
  private readonly forbiddenRecords: ForbiddenRecord[] = [];
  private readonly absences: Absence[] = [];
  private readonly abnormal: Located<AbnormalPoints>[] = [];
  private readonly teams: Located<Team>[] = [];
  private readonly teamRecords = new TeamReading(this.problems);
  private readonly nationals = new Map<number, NationalRecord[]>();
  /** Players' lines that end before the points: fine in a list of entries, cut off once rounds exist. */
  private readonly shortLines: Located<string>[] = [];
  private readonly otherLines: KeptLine[] = [];
  /** 240 to 299 name players, or teams in an event of teams: known only once all is read. */
  private readonly numbered: NumberedLine[] = [];
  private readonly deputies: string[] = [];
  private readonly info: Record<string, unknown> = {};
  private readonly tieOrders: { [Kind in TieOrderKind]?: Located<readonly TieOrder[]> } = {};
  private readonly points = new PointLines();
  private readonly says = new Statements(this.problems);
  private readonly seen = new Map<string, number>();
  private lastRecord = '';
  private rankedByPosition = false;

  report(code: ProblemCode, place: Place, value: string, args?: Problem['args']): void {
    this.problems.push(error(code, place, value, args));
  }

  line(line: string, lineNo: number): void {
    const code = line.slice(0, 3).toUpperCase();
    // Nearly all lines are players', which are read by their columns.
    const rest = code === '001' ? '' : cleanText(line.slice(3));
    const place: Place = { kind: 'line', line: lineNo };
    if (line.trim() === '' || this.orderLine(line, place)) return;
    if (NUMBERED_LINES.has(code)) this.numbered.push({ code, place, line: line.trimEnd() });
    else if (!this.knownLine(code, line, rest, place)) {
      this.otherLines.push({ text: line.trimEnd(), after: this.lastRecord });
      if (!line.startsWith('#') && !KEPT_LINES.has(code))
        this.problems.push(warning('unknown-line-code', place, line.slice(0, 20).trim()));
      return;
    }
    const count = (this.seen.get(code) ?? 0) + 1;
    this.seen.set(code, count);
    this.lastRecord = recordKey(line, count);
  }

  private orderLine(line: string, place: Place): boolean {
    const found = parseOrderLine(line);
    if (found) this.tieOrders[found.kind] = { value: found.orders, place };
    return found !== null;
  }

  private knownLine(code: string, line: string, rest: string, place: Place): boolean {
    if (code === '001') this.playerLine(line, place);
    else if (code in INFO_LINES) this.infoLine(code as keyof typeof INFO_LINES, rest);
    else if (isBbCode(code)) this.bbLine(code, rest, place);
    else
      return (
        this.olderLine(code, line, rest, place) ||
        this.newerHeader(code, line, rest, place) ||
        this.teamRecords.line(code, line, place) ||
        this.nationalLine(line)
      );
    return true;
  }

  private infoLine(code: keyof typeof INFO_LINES, rest: string): void {
    this.info[INFO_LINES[code]] = rest;
    if (code === '092' && isSystemCode(rest)) this.says.olderSystem = rest.toUpperCase();
  }

  private playerLine(written: string, place: Place): void {
    const lineNo = place.kind === 'line' ? place.line : 0;
    const moved = byBytes(written);
    if (moved !== null)
      this.problems.push(
        warning('columns-in-bytes', place, cleanText(moved.slice(...TRF_COLUMNS.name))),
      );
    const line = moved ?? written;
    if (isOutOfColumns(line)) {
      this.report('line-out-of-columns', place, line.trimEnd().slice(0, 47));
      return;
    }
    this.players.push(parsePlayer(line, lineNo, this.problems));
    if (line.length < TRF_COLUMNS.points[1] && line.trimEnd().length > TRF_COLUMNS.name[0])
      this.shortLines.push({
        place: { kind: 'line', line: lineNo, column: line.length + 1 },
        value: line,
      });
  }

  private olderLine(code: string, line: string, rest: string, place: Place): boolean {
    switch (code) {
      case '112':
        if (rest !== '') this.deputies.push(rest);
        return true;
      case '132':
        this.info.roundDates = parseRoundDates(line);
        return true;
      case '013':
        this.teamLine(line, place);
        return true;
      case 'XXR':
        this.says.rounds('XXR', rest, place);
        return true;
      case 'XXC':
        this.configurationLine(rest, place);
        return true;
      case 'XXZ':
        for (const no of this.numbers(rest, place))
          this.absences.push({ place, no, round: null, bye: 'zeroBye', text: `XXZ ${no}` });
        return true;
      case 'XXP':
        this.forbidden.push({ players: this.numbers(rest, place), rounds: null });
        this.forbiddenPlaces.push(place);
        return true;
      case 'XXA':
        this.virtualPointsLine(line, place);
        return true;
      case 'XXS':
        for (const part of rest.split(' ')) this.xxsPart(part, place);
        return true;
      default:
        return COUNT_LINES.some((count) => count === code);
    }
  }

  private newerHeader(code: string, line: string, rest: string, place: Place): boolean {
    switch (code) {
      case '142':
        this.says.rounds('142', rest, place);
        return true;
      case '152':
        this.says.colour('152', rest, place);
        return true;
      case '162':
        for (const bad of this.points.line162(line.slice(3), place))
          this.report(bad.code, { ...place, column: 6 } as Place, bad.value);
        return true;
      case '192':
        this.says.system = rest.toUpperCase();
        return true;
      case '202':
      case '212':
        this.says.tieBreaks(code, rest, place);
        return true;
      case '172':
        this.info.rankMethod = rest;
        return true;
      case '182':
        this.info.pairedBy = rest;
        return true;
      case '222':
        this.info.timeCode = rest;
        return true;
      default:
        return false;
    }
  }

  private nationalLine(line: string): boolean {
    const national = parseNational(line);
    if (!national) return false;
    const { no, record } = national;
    this.nationals.set(no, [...(this.nationals.get(no) ?? []), record]);
    return true;
  }

  private numberedLines(ofTeams: boolean): void {
    for (const { code, place, line } of this.numbered)
      if (ofTeams) this.teamRecords.numberedLine(code, line, place);
      else this.numberedLine(code, line, place);
  }

  private numberedLine(code: string, line: string, place: Place): void {
    if (code === '240') {
      const record = parseByes(line, place, this.problems);
      if (record) {
        const { round, bye } = record;
        for (const no of record.ids) this.absences.push({ place, no, round, bye, text: line });
      }
    } else if (code === '250') {
      const record = parseVirtual(line, place, this.problems);
      if (record) this.virtual.push(record);
    } else if (code === '260') {
      const record = parseForbiddenRecord(line, place, this.problems);
      if (record) this.forbiddenRecords.push(record);
    } else {
      const value = parseAbnormal(line, place, this.problems);
      if (value) this.abnormal.push({ value, place });
    }
  }

  private numbers(text: string, place: Place): number[] {
    const numbers = numbersIn(text);
    if (numbers.length === 0 || numbers.some(Number.isNaN))
      this.report('bad-number-list', place, text);
    return numbers;
  }

  private teamLine(line: string, place: Place): void {
    const team = parseTeam(line);
    if (team.players.some(Number.isNaN))
      this.report('bad-number-list', place, line.slice(36).trim());
    this.teams.push({ value: team, place });
  }

  private configurationLine(rest: string, place: Place): void {
    for (const word of rest.toLowerCase().split(' '))
      if (word === 'white1' || word === 'black1') this.says.colour('XXC', word[0], place);
      else if (word === 'rank') this.rankedByPosition = true;
      else if (word !== '') this.problems.push(warning('unknown-configuration', place, word));
  }

  private virtualPointsLine(line: string, place: Place): void {
    const { no, points } = parseXxa(line);
    if (Number.isNaN(no) || points.some(Number.isNaN))
      this.report('bad-virtual-points', place, line.slice(4).trim());
    this.xxa.push({ place, no, points });
  }

  private bbLine(code: Parameters<PointLines['bb']>[0], rest: string, place: Place): void {
    const points = parseTrfPoints(rest);
    if (Number.isNaN(points)) this.report('bad-points', place, `${code} ${rest}`);
    else this.points.bb(code, points, place);
  }

  private xxsPart(part: string, place: Place): void {
    const [code, value] = part.toUpperCase().split('=');
    if (!isXxsCode(code) || value === undefined) {
      this.report('unknown-point-code', place, part);
      return;
    }
    const points = parseTrfPoints(value);
    if (Number.isNaN(points)) this.report('bad-points', place, part);
    else this.points.xxs(code, points, place);
  }

  result(): RawTournament {
    const teams = this.teamRecords.teams(this.teams);
    const { systemCode: code } = this.says;
    const isSeen =
      !code &&
      !isTeamEvent(code, this.teamRecords.once) &&
      meetAsTeams(
        this.players,
        teams.map(({ value }) => value),
      );
    const ofTeams = isSeen || isTeamEvent(code, this.teamRecords.once);
    this.numberedLines(ofTeams);
    if (this.players.some(({ entries }) => entries.length > 0))
      for (const { place, value } of this.shortLines) this.report('truncated-line', place, value);
    for (const result of this.points.unequalColours())
      this.report('points-by-colour', { kind: 'file' }, `W${result}, B${result}`);
    append(this.problems, this.points.contradictions());
    const { totalRounds, initialColour, systemCode, tieBreakCodes } = this.says.settled();
    const records = this.forbiddenRecords.map((record) =>
      asForbiddenGroup(record, totalRounds?.value),
    );
    const points = this.points.system();
    const boards = settleLoneBoards(this.players, ofTeams, this.problems);
    const players = settleBareByes(
      mergeByes(boards, this.absences, this.problems),
      points ?? CLASSIC_POINTS,
      this.problems,
    );
    return {
      info: { ...this.info, ...(this.deputies.length > 0 ? { deputies: this.deputies } : {}) },
      totalRounds,
      initialColour,
      systemCode,
      tieBreakCodes,
      points,
      pointPlaces: this.points.places,
      players: withRatingsByMethod(
        players.map((player) => this.withNational(player)),
        String(this.info.rankMethod ?? ''),
      ),
      forbidden: [...this.forbidden, ...records],
      forbiddenPlaces: [
        ...this.forbiddenPlaces,
        ...this.forbiddenRecords.map(({ place }) => place),
      ],
      virtualPoints: virtualPointsOf(this.players, this.virtual, this.xxa, this.problems),
      abnormalPoints: this.abnormal,
      tieOrders: this.tieOrders,
      rankedByPosition: this.rankedByPosition,
      teams,
      teamPlay: this.teamRecords.play(ofTeams, isSeen),
      otherLines: this.otherLines,
      problems: this.problems,
    };
  }

  private withNational(player: RawPlayer): RawPlayer {
    const national = this.nationals.get(player.no.value);
    return national ? { ...player, national } : player;
  }
}

/** bbpPairings writes the code of 192 into the free text of 092. */
const isSystemCode = (text: string): boolean => /^(FIDE|CUSTOM|BERGER)_[A-Z0-9_]+$/i.test(text);
