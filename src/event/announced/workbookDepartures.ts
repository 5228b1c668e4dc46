import type { ActionCode } from '../../sheets/stored/log/actions';
import { departureText } from '../../sheets/stored/event/departureText';
import { logRows, type LogRow } from '../../sheets/stored/log/logRows';
import {
  saidChanges,
  saidCorrection,
  saysChangeByHand,
} from '../../sheets/stored/log/logSentences';
import { parseProof, type LineProof } from '../../sheets/stored/log/proof';
import { isRenumberedSince } from '../log/renumbering';
import type { CheckedEvent } from '../open/openEvent';
import {
  corrected,
  departureFacts,
  NO_DEPARTURES,
  type LoggedCorrection,
  type NotedDepartures,
} from './departures';
import { withSettledGames } from './settledGames';

/** Changes of a round by hand, as the proofs of log lines name them. */
const CHANGES_BY_HAND: readonly (ActionCode | null)[] = [
  'PLAYERS_EXCHANGED',
  'COLOURS_TURNED',
  'TABLES_PAIRED_ANEW',
  'PLAYED_AGAINST_BYE',
  'ENTERED_AGAINST_BYE',
];

/**
 * What a workbook keeps of itself: the departures beside the announced settings, and which lines of the
 * log are changes by hand. Sentences of the log are read only where there is nothing else: of lines
 * that 0.1.0 and 0.2.0 wrote, or where the hidden sheet is gone.
 */
export function workbookDepartures(event: CheckedEvent): NotedDepartures {
  // A postponed game that was played since the last round was paired is written down with the next one.
  const stored = event.read.stored && withSettledGames(event, event.read.stored);
  const rows = logRows(event.read.tables.log).map((row) => ({ row, proof: parseProof(row.proof) }));
  const isTold = (proof: LineProof | null) => stored === null || (proof?.version ?? 1) === 1;
  const said = rows.filter(({ proof }) => isTold(proof)).map(({ row }) => sentencesOf(event, row));
  const kept = stored ? departureFacts(stored.departures.map(departureText)) : NO_DEPARTURES;
  const proved = rows.flatMap(({ row, proof }) => (proof ? [{ row, proof }] : []));
  const logged = rows.filter(({ proof }) => proof && CHANGES_BY_HAND.includes(proof.action));
  return {
    corrections: [
      ...said.flatMap(({ corrections }) => corrections),
      ...kept.corrections.map((each) => inWordsOfLog(each, kept.corrections, rows)),
    ],
    byHand: new Map([
      ...kept.byHand,
      ...said.flatMap(({ byHand }) => [...byHand]),
      ...logged.map(({ row }) => [Number(row.round), row.action] as const),
    ]),
    renumbered: (round) =>
      proved.find((line) => isRenumberedSince(line, round))?.row.action ?? null,
  };
}

interface ProvedLine {
  readonly row: LogRow;
  readonly proof: LineProof | null;
}

/** As the log says it, where it has one line for the one correction of a round. */
function inWordsOfLog(
  correction: LoggedCorrection,
  all: readonly LoggedCorrection[],
  rows: readonly ProvedLine[],
): LoggedCorrection {
  const { round } = correction;
  const lines = rows.filter(
    ({ row, proof }) => proof?.action === 'RESULT_CORRECTED' && Number(row.round) === round,
  );
  const isOnly = all.filter((other) => other.round === round).length === 1;
  const [line, ...others] = lines;
  return line && others.length === 0 && isOnly
    ? { ...correction, text: line.row.action }
    : correction;
}

/** What a line of an early log says in words. */
function sentencesOf({ read }: CheckedEvent, row: LogRow): NotedDepartures {
  const corrections: LoggedCorrection[] = [];
  const byHand = new Map<number, string>();
  for (const cell of [row.action, row.detail]) {
    for (const { white, black, was, text } of saidChanges(cell))
      corrections.push(...corrected(Number(row.round), white, black, was, text));
    const said = saidCorrection(cell);
    const game =
      said &&
      read.rounds
        .find(({ round }) => round === said.round)
        ?.rows.find(({ table, black }) => table === said.table && black !== null);
    if (said && game)
      corrections.push(
        ...corrected(said.round, String(game.white), String(game.black), said.was, cell),
      );
    if (saysChangeByHand(cell)) byHand.set(Number(row.round), cell);
  }
  return { corrections, byHand };
}
