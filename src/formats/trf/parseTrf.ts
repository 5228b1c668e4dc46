import { cleanText } from '../../model/cleanText';
import { lastPairedRound } from '../../model/checks/rounds';
import { error, warning, type Place, type Problem } from '../../model/problems';
import type {
  Located,
  RawEntry,
  RawPlayer,
  RawTournament,
  RawVirtualPoints,
} from '../../model/raw';
import type { Colour, ForbiddenGroup, Team } from '../../model/types';
import { COLUMNS, COUNT_LINES, INFO_LINES } from './layout';
import { numbersIn, parseRoundDates, parseTeam } from './parseLines';
import { parseInteger, parsePoints } from './numbers';
import { parsePlayer } from './parsePlayer';
import { isBbCode, isXxsCode, PointLines } from './pointCodes';

/**
 * TRF16 with the usual extensions (XXR, XXC, XXZ, XXA, XXP, XXS, BB?) and the older bye codes
 * of JaVaFo 1.x. Lines may end in LF, CRLF or CR alone.
 */
export function parseTrf(text: string): RawTournament {
  const reading = new Reading();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.every((line) => line.trim() === '')) reading.report('empty-file', { kind: 'file' }, '');
  lines.forEach((line, index) => reading.line(line, index + 1));
  return reading.result();
}

class Reading {
  private readonly problems: Problem[] = [];
  private readonly players: RawPlayer[] = [];
  private readonly virtualPoints: RawVirtualPoints[] = [];
  private readonly forbidden: ForbiddenGroup[] = [];
  private readonly forbiddenPlaces: Place[] = [];
  private readonly absent: Located<number>[] = [];
  private readonly teams: Located<Team>[] = [];
  /** Players' lines that end before the points: fine in a list of entries, cut off once rounds exist. */
  private readonly shortLines: Located<string>[] = [];
  private readonly otherLines: string[] = [];
  private readonly deputies: string[] = [];
  private readonly info: Record<string, unknown> = {};
  private readonly points = new PointLines();
  private totalRounds?: Located<number>;
  private initialColour?: Colour;
  private rankedByPosition = false;

  report(code: string, place: Place, value: string, args?: Problem['args']): void {
    this.problems.push(error(code, place, value, args));
  }

  line(line: string, lineNo: number): void {
    const code = line.slice(0, 3);
    const rest = cleanText(line.slice(3));
    const place: Place = { kind: 'line', line: lineNo };
    if (code === '001') this.playerLine(line, lineNo);
    else if (code in INFO_LINES) this.info[INFO_LINES[code as keyof typeof INFO_LINES]] = rest;
    else if (isBbCode(code)) this.bbLine(code, rest, place);
    else if (!this.otherLine(code, line, rest, place)) this.unknownLine(line, place);
  }

  private playerLine(line: string, lineNo: number): void {
    this.players.push(parsePlayer(line, lineNo, this.problems));
    if (line.length < COLUMNS.points[1] && line.trimEnd().length > COLUMNS.name[0])
      this.shortLines.push({
        place: { kind: 'line', line: lineNo, column: line.length + 1 },
        value: line,
      });
  }

  private otherLine(code: string, line: string, rest: string, place: Place): boolean {
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
        this.totalRounds = { value: parseInteger(rest), place };
        if (!/^\d+$/.test(rest)) this.report('bad-round-count', place, rest);
        return true;
      case 'XXC':
        this.configurationLine(rest, place);
        return true;
      case 'XXZ':
        this.absent.push(...this.numbers(rest, place).map((value) => ({ value, place })));
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

  /** Kept and warned of; comments (`###`) and blank lines are nobody's mistake. */
  private unknownLine(line: string, place: Place): void {
    if (line.trim() === '') return;
    this.otherLines.push(line.trimEnd());
    if (!line.startsWith('#'))
      this.problems.push(warning('unknown-line-code', place, line.slice(0, 20).trim()));
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
      if (word === 'white1') this.initialColour = 'white';
      else if (word === 'black1') this.initialColour = 'black';
      else if (word === 'rank') this.rankedByPosition = true;
      else if (word !== '') this.problems.push(warning('unknown-configuration', place, word));
  }

  /** Columns are fixed (a blank is 0 for that round), but free spacing is understood as well. */
  private virtualPointsLine(line: string, place: Place): void {
    const words = cleanText(line.slice(4)).split(' ');
    const aligned = line.length > 9 && /^.{4}( *\d+)( .{4})+ *$/.test(line.trimEnd().padEnd(14));
    const fields =
      aligned && line.slice(4, 8).trim() === words[0]
        ? (line.slice(8).match(/.{1,5}/g) ?? []).map((field) => field.trim() || '0')
        : words.slice(1);
    const no = parseInteger(words[0]);
    const points = fields.map(parsePoints);
    if (Number.isNaN(no) || points.some(Number.isNaN))
      this.report('bad-virtual-points', place, line.slice(4).trim());
    this.virtualPoints.push({ place, no, points });
  }

  private bbLine(code: Parameters<PointLines['bb']>[0], rest: string, place: Place): void {
    const points = parsePoints(rest);
    if (Number.isNaN(points)) this.report('bad-points', place, `${code} ${rest}`);
    else this.points.bb(code, points);
  }

  private xxsPart(part: string, place: Place): void {
    const [code, value] = part.toUpperCase().split('=');
    if (!isXxsCode(code) || value === undefined) {
      this.report('unknown-point-code', place, part);
      return;
    }
    const points = parsePoints(value);
    if (Number.isNaN(points)) this.report('bad-points', place, part);
    else this.points.xxs(code, points);
  }

  result(): RawTournament {
    if (this.players.some(({ entries }) => entries.length > 0))
      for (const { place, value } of this.shortLines) this.report('truncated-line', place, value);
    for (const result of this.points.unequalColours())
      this.report('points-by-colour', { kind: 'file' }, `W${result}, B${result}`);
    return {
      info: { ...this.info, ...(this.deputies.length > 0 ? { deputies: this.deputies } : {}) },
      totalRounds: this.totalRounds,
      initialColour: this.initialColour,
      points: this.points.system(),
      players: this.withAbsences(),
      forbidden: this.forbidden,
      forbiddenPlaces: this.forbiddenPlaces,
      virtualPoints: this.virtualPoints,
      rankedByPosition: this.rankedByPosition,
      teams: this.teams,
      otherLines: this.otherLines,
      problems: this.problems,
    };
  }

  /** `XXZ` names those who miss the round to be paired: the same as `0000 - Z` in its column. */
  private withAbsences(): RawPlayer[] {
    if (this.absent.length === 0) return this.players;
    const next = lastPairedRound(this.players);
    const known = new Set(this.players.map(({ no }) => no.value));
    for (const { value, place } of this.absent)
      if (!Number.isNaN(value) && !known.has(value))
        this.report('absent-unknown-player', place, String(value));
    return this.players.map((player) => {
      const absence = this.absent.find(({ value }) => value === player.no.value);
      if (!absence || player.entries[next]) return player;
      const entries: (RawEntry | undefined)[] = [...player.entries];
      entries[next] = {
        place: absence.place,
        outcome: 'zeroBye',
        opponent: null,
        colour: null,
        text: `XXZ ${absence.value}`,
      };
      return { ...player, entries: Array.from(entries) };
    });
  }
}
