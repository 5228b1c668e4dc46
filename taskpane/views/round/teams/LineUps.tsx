import { useState } from 'react';
import { takeLineUps, writeLineUps } from '../../../actions/round/teams';
import { useDesk, useDeskState, useWords } from '../../../parts/DeskContext';
import { Button, Field, Input } from '../../../parts/fluent';
import { useStyles } from '../../../parts/styles';

/** Line-ups of the last round: a sheet to type them into, and the way back into the round. */
export function LineUps() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [reason, setReason] = useState('');
  return (
    <section className={styles.card} data-testid="line-ups">
      <h2 className={styles.heading}>{say('pane.line-ups')}</h2>
      <div className={styles.tight}>
        <Button
          disabled={busy !== null}
          onClick={() => void writeLineUps(desk)}
          data-testid="line-ups-write"
        >
          {say('pane.line-ups-write')}
        </Button>
        <Field label={say('pane.line-ups-reason')}>
          <Input
            value={reason}
            onChange={(_, { value }) => setReason(value)}
            data-testid="line-ups-reason"
          />
        </Field>
        <Button
          disabled={busy !== null}
          onClick={() => void takeLineUps(desk, reason)}
          data-testid="line-ups-take"
        >
          {say('pane.line-ups-take')}
        </Button>
      </div>
    </section>
  );
}
