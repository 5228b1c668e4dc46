import { withProofs } from '../../../src/event/log/chain';
import { proposeRound } from '../../../src/event/round/writeRound';
import { changeReason } from '../../../src/event/results/typedCorrections';
import { playerByNo } from '../../../src/model/tournament';
import { inSection } from '../../../src/sheets/names/section';
import { tableNumbers } from '../../../src/model/rounds/tableNumbers';
import type { PairingSystem, PlayedRound } from '../../../src/systems/system';
import type { Call } from '../../command';
import { EXIT, type ExitCode } from '../../exitCodes';
import type { LoadedEvent } from '../../read/load';
import { reasonText, reportRefusal } from '../../print/say';
import { writeBook } from '../../write/writeBook';

/**
 * Pairs the next round of a workbook and writes it there with everything that the add-in would
 * write, its line of the log included; the workbook as it was is kept beside it.
 */
export async function pairWorkbook(
  call: Call,
  file: string,
  system: PairingSystem,
  { bytes, event, section }: NonNullable<LoadedEvent['workbook']>,
  print: (round: number, paired: PlayedRound) => void,
): Promise<ExitCode> {
  const request = { again: false, attendance: new Map(), seed: null };
  const { liveListsIn } = await import('../../../src/xlsx/liveLists');
  const proposed = proposeRound(event, system, request, { liveLists: liveListsIn(bytes, section) });
  if (!proposed.ok) {
    call.report(proposed.problems, file);
    return EXIT.badInput;
  }
  const { prepared, result, plan } = proposed;
  const { round } = prepared.task;
  call.report(prepared.warnings, file);
  for (const { changes } of event.typed)
    for (const change of changes)
      call.io.err(`${reasonText(call, changeReason(change), event.tournament.players)}\n`);
  if (!result.ok || !plan)
    return result.ok
      ? EXIT.bug
      : reportRefusal(call, round, result.refusal, prepared.task.tournament.players);
  const exit = await writeBook(
    call,
    file,
    bytes,
    (time) => inSection(withProofs(plan, event.read, { time }), section),
    event.settings.language,
  );
  // A round that could not be written was not paired: nobody shall post it.
  if (exit === EXIT.done) {
    const players = playerByNo(prepared.task.tournament);
    const pairs = tableNumbers(result.pairs, players, event.settings.firstTable);
    const { task } = prepared;
    const ofMatch = task.tournament.matchPlay ? undefined : system.roundOfPairing?.(round);
    print(ofMatch ?? round, { ...result, pairs });
  }
  return exit;
}
