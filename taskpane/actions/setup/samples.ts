import type { EventSettings } from '../../../src/sheets/settings';
import { sampleTournament, type SampleEvent } from '../../../src/course/samples/events';
import { systemById } from '../../../src/systems';
import type { Desk } from '../../store/desk';
import { writeEvent } from './setup';

export function openSample(
  desk: Desk,
  sample: SampleEvent,
  settings: EventSettings,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const system = systemById(sample.system);
    if (!system)
      return desk.tell('error', { key: 'pane.no-system', args: { system: sample.system } });
    const tournament = sampleTournament(sample, system, settings.language);
    await writeEvent(
      desk,
      tournament,
      { ...settings, system: sample.system },
      'pane.sample-opened',
    );
  });
}
