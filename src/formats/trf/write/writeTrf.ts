import { cleanText } from '../../../model/cleanText';
import { check } from '../../../model/check';
import { error, warning, type Checked, type Place, type Problem } from '../../../model/problems';
import { withForfeitedSides } from '../../../model/matches/forfeitedSides';
import type { RawTournament } from '../../../model/raw';
import { score } from '../../../model/tournament';
import type { Entry, Player, PlayerNo, Tournament } from '../../../model/types';
import type { ProblemCode } from '../../../words';
import { oneLine } from '../columns';
import { TRF_COLUMNS } from '../layout';
import { inexpressible } from './inexpressible';
import { makeTrf, type TrfFormat, type TrfOptions } from './makeTrf';
import { asTrfSays, roundsOfByesOnly } from './sayable';
import { makePoints } from '../numbers';
import { parseTrf } from '../parseTrf';

/** Facts of a player that have a width in a TRF. */
export type WideField = 'no' | 'name' | 'federation' | 'fideId' | 'born' | 'points';

export interface WriteTrfOptions extends TrfOptions {
  /** Where the fact of a player stands, e.g. its cell; the file if not given. */
  readonly placeOf?: (no: PlayerNo, field: WideField) => Place;
}

/**
 * The text of a TRF that was read back and found to say what the event says. Refused where a
 * field that identifies somebody or counts does not fit its columns; told where a name is cut and
 * where the format has no word for something.
 */
export function writeTrf(given: Tournament, options: WriteTrfOptions = {}): Checked<string> {
  const format = options.format ?? 'trf16';
  const sayable = asTrfSays(given);
  const { tournament, told } =
    format === 'trf26' ? withForfeitedSides(sayable) : { tournament: sayable, told: [] };
  const problems = tooWide(tournament, options.placeOf ?? (() => ({ kind: 'file' })));
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  const text = makeTrf(tournament, options);
  assertReadsBack(tournament, text, format);
  const lost = [...inexpressible(tournament, format), ...byeRounds(given)];
  const filled = told.map(({ team, round }) => `${team} (${round})`).join(', ');
  const seats = filled ? [warning('trf-forfeited-seats', { kind: 'file' }, filled)] : [];
  return { ok: true, value: text, warnings: [...problems, ...lost, ...seats] };
}

const byeRounds = (event: Tournament): Problem[] => {
  const rounds = roundsOfByesOnly(event).join(', ');
  return rounds === '' ? [] : [warning('trf-loses-bye-rounds', { kind: 'file' }, rounds)];
};

/** What counts or identifies somebody is never cut; a name too long is, and told. */
const TOO_WIDE: Readonly<Record<WideField, { code: ProblemCode; isCut: boolean }>> = {
  no: { code: 'trf-too-wide-number', isCut: false },
  name: { code: 'trf-cuts-name', isCut: true },
  federation: { code: 'trf-cuts-federation', isCut: true },
  fideId: { code: 'trf-too-wide-id', isCut: false },
  born: { code: 'trf-cuts-born', isCut: true },
  points: { code: 'trf-too-wide-points', isCut: false },
};

function tooWide(
  tournament: Tournament,
  placeOf: NonNullable<WriteTrfOptions['placeOf']>,
): Problem[] {
  return tournament.players.flatMap((player) => {
    const texts: Readonly<Record<WideField, string>> = {
      no: String(player.no),
      name: oneLine(player.name),
      federation: oneLine(player.federation),
      fideId: oneLine(player.fideId),
      born: oneLine(player.born),
      points: makePoints(score(tournament, player)),
    };
    return (Object.keys(texts) as WideField[]).flatMap((field) => {
      const [from, to] = TRF_COLUMNS[field];
      if (texts[field].length <= to - from) return [];
      const args = { player: player.no, name: player.name, width: to - from };
      const place = placeOf(player.no, field);
      const { code, isCut } = TOO_WIDE[field];
      return [(isCut ? warning : error)(code, place, texts[field], args)];
    });
  });
}

/** A text of ours that says something else than the event is our fault, and never handed on. */
function assertReadsBack(tournament: Tournament, text: string, format: TrfFormat): void {
  const read = check(withAdjourned(parseTrf(text), tournament));
  if (!read.ok) {
    const [problem] = read.problems.filter(({ severity }) => severity === 'error');
    throw new Error(`A TRF was made that cannot be read: ${problem.code} “${problem.value}”`);
  }
  const asRead = new Map(read.value.players.map((player) => [player.no, player]));
  // TRF16 has no word for points beside the results.
  const saysPoints = format === 'trf26' || !tournament.abnormalPoints;
  const isSame =
    read.value.players.length === tournament.players.length &&
    read.value.pairedRounds === tournament.pairedRounds &&
    tournament.players.every((player) => {
      const other = asRead.get(player.no);
      if (!other || facts(other) !== facts(player)) return false;
      // Of a withdrawn player the file says more than was asked: that they miss the next round.
      if (!player.withdrawn && other.requestedByes.size !== player.requestedByes.size) return false;
      return !saysPoints || score(read.value, other) === score(tournament, player);
    });
  if (!isSame) throw new Error('A TRF was made that does not say what the event says');
}

/**
 * TRF16 has no sign for an unfinished game, and without a result an earlier round looks half entered. What
 * was written so on purpose, and is told, is no fault of the file.
 */
function withAdjourned(raw: RawTournament, tournament: Tournament): RawTournament {
  const players = new Map(tournament.players.map((player) => [player.no, player]));
  return {
    ...raw,
    players: raw.players.map((player) => ({
      ...player,
      entries: player.entries.map((entry, index) => {
        const meant = players.get(player.no.value)?.entries[index];
        const isUnfinished = meant?.outcome === 'adjourned' && entry?.outcome === 'pending';
        return isUnfinished ? { ...entry, outcome: 'adjourned' as const } : entry;
      }),
    })),
  };
}

const facts = ({ rating, fideId, entries }: Player): string =>
  JSON.stringify([rating, cleanText(fideId), entries.map(entryFacts)]);

/** TRF16 has no sign for an unfinished game. */
const entryFacts = ({ outcome, opponent, colour, unrated = false }: Entry): string =>
  [outcome === 'adjourned' ? 'pending' : outcome, opponent, colour, unrated].join();
