import { CLASSIC_POINTS } from './outcomes';
import { error, type Checked, type Problem } from './problems';
import type { RawEntry, RawPlayer, RawTournament } from './raw';
import {
  REQUESTED_BYES,
  TITLES,
  type Entry,
  type Player,
  type RequestedBye,
  type Title,
  type Tournament,
} from './types';

const ABSENT: Entry = { outcome: 'absent', opponent: null, colour: null };

/** The only way to a `Tournament`: all problems at once, or the checked event. */
export function check(raw: RawTournament): Checked<Tournament> {
  const problems: Problem[] = [...raw.problems];
  const byNo = new Map<number, RawPlayer>();
  for (const player of raw.players) {
    if (byNo.has(player.no.value))
      problems.push(error('duplicate-number', player.no.place, String(player.no.value)));
    else byNo.set(player.no.value, player);
  }
  const pairedRounds = lastPairedRound(raw.players);
  for (const player of raw.players) problems.push(...entryProblems(player, byNo));

  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) return { ok: false, problems };

  const virtual = new Map(raw.virtualPoints.map((line) => [line.no, line.points]));
  const players = [...raw.players]
    .sort((a, b) => a.no.value - b.no.value)
    .map((player) => settle(player, pairedRounds, virtual.get(player.no.value) ?? []));
  const tournament: Tournament = {
    info: {
      name: '',
      place: '',
      federation: '',
      start: '',
      end: '',
      arbiter: '',
      deputies: [],
      timeControl: '',
      kind: '',
      roundDates: [],
      ...raw.info,
    },
    players,
    totalRounds: raw.totalRounds?.value ?? pairedRounds,
    pairedRounds,
    initialColour: raw.initialColour ?? null,
    points: raw.points ?? CLASSIC_POINTS,
    forbidden: raw.forbidden,
  };
  return { ok: true, value: tournament, warnings: problems };
}

/** A round is paired once somebody has an opponent or the pairing-allocated bye in it. */
function lastPairedRound(players: readonly RawPlayer[]): number {
  let last = 0;
  for (const { entries } of players)
    for (let r = entries.length; r > last; r--) {
      const entry = entries[r - 1];
      if (entry && (entry.opponent !== null || entry.outcome === 'pairingBye')) {
        last = r;
        break;
      }
    }
  return last;
}

function entryProblems(player: RawPlayer, byNo: ReadonlyMap<number, RawPlayer>): Problem[] {
  const problems: Problem[] = [];
  player.entries.forEach((entry, index) => {
    if (!entry || entry.opponent === null) return;
    const opponent = byNo.get(entry.opponent);
    if (!opponent) {
      problems.push(error('unknown-opponent', entry.place, entry.text, { round: index + 1 }));
      return;
    }
    const other = opponent.entries[index];
    if (other?.opponent !== player.no.value)
      problems.push(error('opponents-disagree', entry.place, entry.text, { round: index + 1 }));
  });
  return problems;
}

function settle(player: RawPlayer, pairedRounds: number, virtualPoints: readonly number[]): Player {
  const entries = Array.from({ length: pairedRounds }, (_, index) =>
    settleEntry(player.entries[index]),
  );
  const requestedByes = new Map<number, RequestedBye>();
  player.entries.forEach((entry, index) => {
    if (entry && index >= pairedRounds && isRequestedBye(entry.outcome))
      requestedByes.set(index + 1, entry.outcome);
  });
  return {
    no: player.no.value,
    name: player.name,
    title: TITLES.includes(player.title.value as Title) ? (player.title.value as Title) : '',
    rating: player.rating.value,
    federation: player.federation ?? '',
    fideId: player.fideId ?? '',
    club: player.club ?? '',
    sex: player.sex ?? '',
    born: player.born ?? '',
    withdrawn: player.withdrawn ?? false,
    fixedTable: player.fixedTable ?? null,
    entries,
    requestedByes,
    virtualPoints,
  };
}

const isRequestedBye = (outcome: string): outcome is RequestedBye =>
  REQUESTED_BYES.includes(outcome as RequestedBye);

function settleEntry(raw: RawEntry | undefined): Entry {
  if (!raw) return ABSENT;
  const { outcome, opponent, colour, unrated, float } = raw;
  return {
    outcome,
    opponent,
    colour,
    ...(unrated ? { unrated } : {}),
    ...(float !== undefined ? { float } : {}),
  };
}
