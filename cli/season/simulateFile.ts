import type { NotJudged } from '../../src/event/audit/record';
import { parseChange } from '../../src/event/audit/seasonChange';
import { simulateEvent, type SimulatedEvent } from '../../src/event/audit/simulateEvent';
import { sayProblem } from '../../src/explain/sayProblem';
import { fill } from '../../src/explain/phrasebook';
import type { Call } from '../command';
import type { FoundFile } from './folder';
import { systemChoice, type LoadedEvent } from '../read/load';
import { orOurFault, seasonEvents } from './seasonEvents';

/** What the change would have done to the events of a file. */
export async function simulateFile(call: Call, file: FoundFile): Promise<SimulatedEvent[]> {
  return orOurFault(
    call,
    async () =>
      (await seasonEvents(call, file)).map(({ file: path, section, ...found }) => {
        const of = { file: path, ...(section === undefined ? {} : { section }) };
        if ('why' in found) return unread(of, found.why);
        return simulated(call, of, found.event, found.hasColours);
      }),
    (why) => [unread({ file: file.path }, why)],
  );
}

type Of = Pick<SimulatedEvent, 'file' | 'section'>;

const unread = (of: Of, why: NotJudged): SimulatedEvent => ({
  ...of,
  event: null,
  system: null,
  rounds: 0,
  pairs: 0,
  colours: 0,
  byes: 0,
  unpaired: 0,
  places: 0,
  cases: [],
  notSimulated: [why],
});

function simulated(call: Call, of: Of, event: LoadedEvent, hasColours: boolean): SimulatedEvent {
  const { tournament, workbook } = event;
  const { language } = call;
  const named = { event: tournament.info.name };
  const chosen = systemChoice(event, undefined);
  const asked = parseChange(call.text('change') ?? '');
  if (!asked.ok) throw new Error('A change that was understood is not understood for a file');
  const not = (because: string, code: string | null): SimulatedEvent => ({
    ...unread(of, { what: 'rounds', because, code }),
    ...named,
  });
  if (!chosen.ok) {
    const [problem] = chosen.problems;
    return not(sayProblem(language, problem).sentence, problem.code);
  }
  if (!hasColours) return not(fill(language, 'audit.no-colours'), null);
  const edition = workbook?.event.settings.tieBreakEdition ?? null;
  const codes = tournament.tieBreakCodes ?? workbook?.event.settings.tieBreaks;
  const whole = { ...tournament, tieBreakCodes: codes };
  const counted = simulateEvent(whole, chosen.value, asked.change, edition, language);
  return { ...of, ...named, system: chosen.value.id, ...counted };
}
