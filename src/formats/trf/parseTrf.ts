import { pointSystem } from '../../model/outcomes';
import { error, type Place, type Problem } from '../../model/problems';
import type { RawEntry, RawPlayer, RawTournament, RawVirtualPoints } from '../../model/raw';
import type { Colour, ForbiddenGroup, Outcome } from '../../model/types';

/**
 * TRF16 with the usual extensions (XXR, XXC, XXA, XXP, XXS, BB?) and the older bye codes
 * of JaVaFo 1.x. Lines may end in LF, CRLF or CR alone.
 */
export function parseTrf(text: string): RawTournament {
  const reading = new Reading();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  lines.forEach((line, index) => reading.line(line, index + 1));
  return reading.result();
}

const FIRST_ROUND_COLUMN = 91;
const ROUND_WIDTH = 10;

class Reading {
  private readonly problems: Problem[] = [];
  private readonly players: RawPlayer[] = [];
  private readonly virtualPoints: RawVirtualPoints[] = [];
  private readonly forbidden: ForbiddenGroup[] = [];
  private readonly info: Record<string, unknown> = {};
  private totalRounds?: RawTournament['totalRounds'];
  private initialColour?: Colour;
  private readonly points: Partial<Record<string, number>> = {};

  line(line: string, number: number): void {
    const place: Place = { kind: 'line', line: number };
    const rest = line.slice(4).trim();
    switch (line.slice(0, 3)) {
      case '001':
        this.player(line, number);
        return;
      case '012':
        this.info.name = rest;
        return;
      case '022':
        this.info.place = rest;
        return;
      case '032':
        this.info.federation = rest;
        return;
      case '042':
        this.info.start = rest;
        return;
      case '052':
        this.info.end = rest;
        return;
      case '092':
        this.info.kind = rest;
        return;
      case '102':
        this.info.arbiter = rest;
        return;
      case '122':
        this.info.timeControl = rest;
        return;
      case 'XXR':
        this.totalRounds = { value: Number(rest), place };
        return;
      case 'XXC':
        if (/white1/i.test(rest)) this.initialColour = 'white';
        if (/black1/i.test(rest)) this.initialColour = 'black';
        return;
      case 'XXP':
        this.forbidden.push({ players: rest.split(/\s+/).map(Number), rounds: null });
        return;
      case 'XXA': {
        const [no, ...points] = rest.split(/\s+/).map(Number);
        this.virtualPoints.push({ place, no, points: points.map((p) => Math.round(p * 2)) });
        return;
      }
      case 'BBW':
      case 'BBD':
      case 'BBL':
      case 'BBZ':
      case 'BBF':
      case 'BBU':
        this.points[line.slice(0, 3)] = Math.round(Number(rest) * 2);
        return;
    }
  }

  private player(line: string, number: number): void {
    const at = (from: number, to: number) => line.slice(from, to).trim();
    const place = (column: number): Place => ({ kind: 'line', line: number, column: column + 1 });
    const points = at(80, 84);
    this.players.push({
      place: place(0),
      no: { value: Number(at(4, 8)), place: place(4) },
      sex: at(9, 10) as 'm' | 'w' | '',
      title: { value: at(10, 13).toUpperCase(), place: place(10) },
      name: at(14, 47),
      rating: { value: Number(at(48, 52) || 0), place: place(48) },
      federation: at(53, 56),
      fideId: at(57, 68),
      born: at(69, 79),
      claimedPoints: points
        ? { value: Math.round(Number(points) * 2), place: place(80) }
        : undefined,
      entries: this.entries(line, number),
    });
  }

  private entries(line: string, number: number): (RawEntry | undefined)[] {
    const entries: (RawEntry | undefined)[] = [];
    for (let at = FIRST_ROUND_COLUMN; at < line.length; at += ROUND_WIDTH) {
      const text = line.slice(at, at + 8);
      if (text.trim() === '') {
        entries.push(undefined);
        continue;
      }
      const place: Place = { kind: 'line', line: number, column: at + 1 };
      const opponentText = text.slice(0, 4).trim();
      const opponent = /^0*$/.test(opponentText) ? null : Number(opponentText);
      const colour = { w: 'white', b: 'black' }[text[5]] as Colour | undefined;
      const outcome = outcomeOf(text[7] ?? ' ', opponent !== null);
      if (outcome === undefined) {
        this.problems.push(error('unknown-result-code', place, text));
        entries.push(undefined);
        continue;
      }
      const unrated = opponent !== null && /[WDL]/.test(text[7] ?? '');
      entries.push({ place, outcome, opponent, colour: colour ?? null, unrated, text });
    }
    while (entries.length > 0 && entries[entries.length - 1] === undefined) entries.pop();
    return entries;
  }

  result(): RawTournament {
    const { BBW, BBD, BBL, BBZ, BBF, BBU } = this.points;
    const win = BBW ?? 2;
    return {
      info: this.info,
      totalRounds: this.totalRounds,
      initialColour: this.initialColour,
      points: pointSystem(win, BBD ?? 1, BBL ?? 0, {
        ...(BBZ !== undefined ? { zeroBye: BBZ, absent: BBZ } : {}),
        ...(BBF !== undefined ? { forfeitLoss: BBF } : {}),
        ...(BBU !== undefined ? { pairingBye: BBU } : {}),
      }),
      players: this.players,
      forbidden: this.forbidden,
      virtualPoints: this.virtualPoints,
      problems: this.problems,
    };
  }
}

const GAME_CODES: Readonly<Record<string, Outcome>> = {
  '1': 'win',
  W: 'win',
  '=': 'draw',
  D: 'draw',
  '0': 'loss',
  L: 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  ' ': 'pending',
};

/** `+`, `=`, `-` without opponent are the codes of JaVaFo 1.x. */
const BYE_CODES: Readonly<Record<string, Outcome>> = {
  U: 'pairingBye',
  '+': 'pairingBye',
  F: 'fullBye',
  H: 'halfBye',
  '=': 'halfBye',
  Z: 'zeroBye',
  '-': 'zeroBye',
  ' ': 'zeroBye',
};

const outcomeOf = (code: string, hasOpponent: boolean): Outcome | undefined =>
  (hasOpponent ? GAME_CODES : BYE_CODES)[code.toUpperCase()];
