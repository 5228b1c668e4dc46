import { Button, Field, Input } from '../parts/fluent';
import { useState } from 'react';
import { rename, share, stopSharing } from '../actions/shared';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { useStyles } from '../parts/styles';

/** Shares the workbook, tells who works in it, and keeps the arbiter's own name. */
export function SharedView() {
  const desk = useDesk();
  const { sharing, busy, event } = useDeskState('sharing', 'busy', 'event');
  const { say, list } = useWords();
  const styles = useStyles();
  const [name, setName] = useState(desk.me.name);
  const names = [sharing?.desk, ...(sharing?.writers ?? [])].flatMap((writer) =>
    writer?.name ? [writer.name] : [],
  );
  const isNamed = name.trim() !== '';
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{say('shared.what')}</p>
      <Field label={say('shared.your-name')}>
        <Input
          value={name}
          maxLength={60}
          onChange={(_, { value }) => setName(value)}
          data-testid="own-name"
        />
      </Field>
      {sharing ? (
        <>
          <Button
            appearance="primary"
            disabled={busy !== null || !isNamed || name.trim() === sharing.me.name}
            onClick={() => void rename(desk, name)}
            data-testid="save-name"
          >
            {say('shared.save-name')}
          </Button>
          {names.length > 0 && (
            <p className={styles.muted} data-testid="arbiters">
              {say('shared.arbiters', { names: list([...new Set(names)]) })}
            </p>
          )}
          {sharing.isInCharge && (
            <Button
              disabled={busy !== null}
              onClick={() => void stopSharing(desk)}
              data-testid="stop-sharing"
            >
              {say('shared.stop')}
            </Button>
          )}
        </>
      ) : (
        <Button
          appearance="primary"
          disabled={busy !== null || !isNamed || !event}
          onClick={() => void share(desk, name)}
          data-testid="share"
        >
          {say('shared.share')}
        </Button>
      )}
    </div>
  );
}
