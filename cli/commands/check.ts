import { stepsAsText } from '../../src/explain/text';
import type { Tournament } from '../../src/model/types';
import { judgeByRank } from '../../src/systems/byRank';
import { recheckRound, type RoundCheck } from '../../src/systems/recheck';
import type { PairingSystem, PlayedRound } from '../../src/systems/system';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { loadEvent, systemFor } from '../load';
import { reportRefusal, say, textOptions } from '../say';

/** Pairs every round of finished events again and tells where the file differs, and by which rule. */
export const check: Command = {
  name: 'check',
  usage: 'check FILE… [--system SYSTEM]',
  options: { system: { values: 1 } },
  help: [
    ['FILE…', 'cli.help.file'],
    ['--system SYSTEM', 'cli.help.system'],
  ],
  async run(call) {
    if (call.files.length === 0)
      call.complain('file-argument-missing', 'FILE', '', { command: 'check' });
    const asked = call.system();
    if (call.problems.length > 0) return call.refuse();
    const tally: Tally = { rounds: 0, differ: 0, trouble: EXIT.done };
    for (const file of call.files) {
      const event = await loadEvent(call, file);
      const system = event.ok ? systemFor(call, file, event.value, asked) : event;
      if (event.ok && system.ok)
        checkEvent(call, file, event.value.tournament, system.value, tally);
      else if (!system.ok) tally.trouble = Math.max(tally.trouble, system.exit) as ExitCode;
    }
    call.io.out(`${tally.rounds} rounds, ${tally.differ} differ\n`);
    if (tally.trouble !== EXIT.done) return tally.trouble;
    return tally.differ > 0 ? EXIT.no : EXIT.done;
  },
};

interface Tally {
  rounds: number;
  differ: number;
  trouble: ExitCode;
}

function checkEvent(
  call: Call,
  file: string,
  tournament: Tournament,
  system: PairingSystem,
  tally: Tally,
): void {
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const checked = recheckRound(tournament, system, round);
    if ('problems' in checked) {
      call.report(checked.problems, file);
      tally.trouble = Math.max(tally.trouble, EXIT.badInput) as ExitCode;
      return;
    }
    tally.rounds++;
    if (!checked.differs) continue;
    tally.differ++;
    tellDifference(call, file, system, checked);
  }
}

function tellDifference(
  call: Call,
  file: string,
  system: PairingSystem,
  checked: RoundCheck,
): void {
  const { round, played, onlyPlayed, onlyOurs, ours, task } = checked;
  if ('refusal' in ours) {
    const text = say(call, 'cli.refused', { round, played: asText(call, played) });
    call.io.out(`${file}: ${text}\n`);
    reportRefusal(call, round, ours.refusal, task.tournament.players);
    return;
  }
  const args = { round, played: asText(call, onlyPlayed), ours: asText(call, onlyOurs) };
  call.io.out(`${file}: ${say(call, 'cli.differs', args)}\n`);
  const options = textOptions(call, task.tournament.players);
  const reasons = judgeByRank(system, task, played);
  for (const line of stepsAsText(reasons, options, 1)) call.io.out(`${line}\n`);
}

function asText(call: Call, { pairs, bye }: PlayedRound): string {
  const parts = pairs.map(({ white, black }) => `${white}-${black}`);
  if (bye !== null) parts.push(say(call, 'cli.bye', { player: bye }));
  return parts.join(' ') || '–';
}
