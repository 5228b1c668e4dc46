import { Button } from '../../parts/fluent';
import type { EventSettings } from '../../../src/sheets/settings';
import { SAMPLES } from '../../../src/course/samples/events';
import { openSample } from '../../actions/setup/samples';
import { useDesk, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** Events to try things with. */
export function Samples({ settings }: { settings: EventSettings }) {
  const desk = useDesk();
  const { say } = useWords();
  const styles = useStyles();
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.samples-intro')}</p>
      {SAMPLES.map((sample) => (
        <Button
          key={sample.id}
          className={styles.menuButton}
          onClick={() => void openSample(desk, sample, settings)}
          data-testid={`sample-${sample.id}`}
        >
          {say(sample.name)}
        </Button>
      ))}
    </div>
  );
}
