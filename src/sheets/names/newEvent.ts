import type { NamedMethod } from '../../model/rules/acceleration';
import { check } from '../../model/check';
import { compareInitialOrder } from '../../handling';
import type { Checked } from '../../model/problems';
import type { RawPlayer, RawTournament } from '../../model/raw';
import { pointSystem } from '../../model/outcomes';
import type { Colour, EventInfo, HalfPoints, SystemId, Title, Tournament } from '../../model/types';
import { codeOfMatches } from '../read/teams/codeOfMatches';
import { ratedRows, withNationalRatings } from '../read/ratedRows';
import { rawPlayer } from '../read/rawPlayer';
import type { PlayerRow } from '../read/readPlayers';

export interface NewEvent extends Partial<EventInfo> {
  readonly name: string;
  readonly place: string;
  readonly start: string;
  readonly end: string;
  readonly arbiter: string;
  readonly rounds: number;
  readonly byePoints: HalfPoints;
  readonly initialColour: Colour | null;
  /** Absent: not accelerated. */
  readonly acceleration?: NamedMethod;
  /** Of an event of teams: the boards of a match. */
  readonly boards?: number;
  /** What it announces of its pairing system, e.g. the rules of a ladder. */
  readonly systemParameters?: string;
  readonly settings?: { readonly system: SystemId };
}

/**
 * An event before its first round: players numbered by the initial order (C.04.2.B) unless the
 * arbiter's own numbers are to stay.
 */
export function newEvent(
  event: NewEvent,
  list: readonly PlayerRow[],
  keepsNumbers: boolean,
): Checked<Tournament> {
  const { rows } = ratedRows(list, event.rankMethod, true);
  const ordered = keepsNumbers
    ? rows
    : [...rows]
        .sort((a, b) => compareInitialOrder(ranked(a), ranked(b)) || a.row - b.row)
        .map((row, index) => ({ ...row, no: { ...row.no, value: index + 1 } }));
  const raw: RawTournament = {
    info: {
      name: event.name,
      place: event.place,
      start: event.start,
      end: event.end,
      arbiter: event.arbiter,
      ...(event.rankMethod ? { rankMethod: event.rankMethod } : {}),
    },
    totalRounds: { value: event.rounds, place: { kind: 'argument', name: 'rounds' } },
    initialColour: event.initialColour ?? undefined,
    points: pointSystem(2, 1, 0, { pairingBye: event.byePoints }),
    // Groups of an acceleration are made anew.
    players: withNationalRatings(
      ordered.map((row) => rawPlayer({ ...row, group: '' })),
      ordered,
      event,
    ),
    forbidden: [],
    virtualPoints: [],
    ...codeOfMatches(event.settings?.system ?? ''),
    ...(event.systemParameters ? { systemParameters: event.systemParameters } : {}),
    ...(event.acceleration
      ? {
          acceleration: {
            value: { method: event.acceleration },
            place: { kind: 'argument', name: 'acceleration' },
          },
        }
      : {}),
    problems: [],
  };
  return rows.length > 0 ? check(raw) : withoutPlayers(raw);
}

/** An event whose players are still to be entered: everything but their absence is checked. */
export function withoutPlayers(raw: RawTournament): Checked<Tournament> {
  const place = { kind: 'argument', name: 'players' } as const;
  const someone: RawPlayer = {
    place,
    no: { value: 1, place },
    name: 'Nobody',
    title: { value: '', place },
    rating: { value: 0, place },
    entries: [],
  };
  const checked = check({ ...raw, players: [someone] });
  return checked.ok
    ? { ok: true, value: { ...checked.value, players: [] }, warnings: [] }
    : checked;
}

const ranked = ({ rating, title, name }: PlayerRow) => ({
  rating: rating.value,
  title: title.value as Title | '',
  name,
});
