import { warning, type Place, type Problem } from '../../../model/problems';
import type { Located } from '../../../model/raw';
import type { Team, TeamPlay } from '../../../model/types';
import { parseAbnormal, parseByes, parseForbiddenRecord, parseVirtual } from '../records26';
import {
  parseBoardColours,
  parseForfeit,
  parseLineUp,
  parseMatchPoints,
  parsePairingByes,
  parseTeam310,
} from './teamRecords';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Gathers the records of teams. What is not as TRF26 has it is told, and kept as it stands. */
export class TeamReading {
  private readonly teams310: Located<Team>[] = [];
  private readonly lineUps: TeamPlay['lineUps'][number][] = [];
  private readonly forfeits: TeamPlay['forfeits'][number][] = [];
  private readonly requestedByes: TeamPlay['requestedByes'][number][] = [];
  private readonly virtualPoints: TeamPlay['virtualPoints'][number][] = [];
  private readonly forbidden: TeamPlay['forbidden'][number][] = [];
  private readonly abnormalPoints: TeamPlay['abnormalPoints'][number][] = [];
  readonly once: Writable<Pick<TeamPlay, 'boardColours' | 'matchPoints' | 'pairingByes'>> = {};

  constructor(private readonly problems: Problem[]) {}

  /** False: no record of teams, or one that could not be read. */
  line(code: string, line: string, place: Place): boolean {
    const reader = this.readers[code];
    if (!reader) return false;
    const isRead = reader(line, place);
    if (!isRead) this.problems.push(warning('record-not-read', place, line.trim()));
    return isRead;
  }

  private readonly readers: Readonly<Record<string, (line: string, place: Place) => boolean>> = {
    '310': (line, place) => {
      const value = parseTeam310(line);
      if (value) this.teams310.push({ value, place });
      return value !== null;
    },
    '300': (line) => keep(this.lineUps, parseLineUp(line)),
    '330': (line) => keep(this.forfeits, parseForfeit(line)),
    '320': (line) => this.keepOnce('pairingByes', parsePairingByes(line)),
    '352': (line) => this.keepOnce('boardColours', parseBoardColours(line)),
    '362': (line) => this.keepOnce('matchPoints', parseMatchPoints(line)),
  };

  private keepOnce<K extends keyof typeof this.once>(
    key: K,
    value: (typeof this.once)[K] | null,
  ): boolean {
    if (value === null || this.once[key] !== undefined) return false;
    this.once[key] = value;
    return true;
  }

  /** 240 to 299 of an event of teams. */
  numberedLine(code: string, line: string, place: Place): void {
    if (code === '240') {
      const record = parseByes(line, place, this.problems);
      if (record) {
        const { bye, round, ids } = record;
        this.requestedByes.push({ bye, round, ids });
      }
    } else if (code === '250') {
      const record = parseVirtual(line, place, this.problems);
      if (record) {
        const { matchPoints, points, rounds, ids } = record;
        this.virtualPoints.push({ matchPoints, points, rounds, ids });
      }
    } else if (code === '260') {
      const record = parseForbiddenRecord(line, place, this.problems);
      if (record) this.forbidden.push({ rounds: record.rounds, ids: record.ids });
    } else keep(this.abnormalPoints, parseAbnormal(line, place, this.problems));
  }

  /** 013 is left aside where 310 exists. */
  teams(older: readonly Located<Team>[]): readonly Located<Team>[] {
    return this.teams310.length > 0 ? this.teams310 : older;
  }

  play(ofTeams: boolean, isSeenInGames: boolean): TeamPlay | undefined {
    const lists = {
      requestedByes: this.requestedByes,
      virtualPoints: this.virtualPoints,
      forbidden: this.forbidden,
      abnormalPoints: this.abnormalPoints,
      forfeits: this.forfeits,
      lineUps: this.lineUps,
    };
    const isEmpty = Object.values(lists).every((list) => list.length === 0);
    if (!ofTeams && isEmpty && Object.keys(this.once).length === 0) return undefined;
    return { ...this.once, ...(isSeenInGames ? { isSeenInGames } : {}), ...lists };
  }
}

function keep<T>(list: T[], value: T | null): boolean {
  if (value !== null) list.push(value);
  return value !== null;
}
