import { fill } from '../../explain/phrasebook';
import type { BracketPicture } from '../../explain/picture';
import { pictureSteps } from '../../explain/pictureTable';
import type { Reason, TraceStep } from '../../explain/reason';
import { workingSheet } from '../../sheets/write/working/workingSheet';
import { type Plan } from '../../sheets/plan/plan';
import type { PairingSystem } from '../../systems/system';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/** The explanation of a round as a sheet of cells. */
export function planWorking(
  event: CheckedEvent,
  system: PairingSystem,
  round: number,
  steps: readonly TraceStep[],
  /** The brackets, which lead: words and players before articles. */
  pictures: readonly BracketPicture[] = [],
): Plan {
  const { language } = event.settings;
  const sheet = workingSheet({
    tournament: event.tournament,
    round,
    systemName: fill(language, system.name),
    steps: [...pictureSteps(pictures), ...steps],
    language,
  });
  const title: Reason = { key: 'pane.working-written', args: { round } };
  const log = [logLine(event, title, { round })];
  return { title, sheets: [sheet], activate: sheet.key, log };
}
