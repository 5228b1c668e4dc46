import { useState } from 'react';
import type { OutputOptions } from '../../../src/event/lists/lists';
import { exportPage, writeQr } from '../../actions/lists/publish';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input, Switch } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';

/** The event as a page for the web, and the way to it as a code on the wall. */
export function Publish({ options }: { options: OutputOptions }) {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const [address, setAddress] = useState(event?.settings.address ?? '');
  const [withBrackets, setBrackets] = useState(true);
  return (
    <section className={styles.stack} aria-label={say('publish.title')}>
      <h2 className={styles.heading}>{say('publish.title')}</h2>
      <p className={styles.muted}>{say('publish.intro')}</p>
      <Field label={say('publish.address')}>
        <Input
          type="url"
          value={address}
          onChange={(_, { value }) => setAddress(value)}
          data-testid="publish-address"
        />
      </Field>
      <Switch
        label={say('publish.brackets')}
        checked={withBrackets}
        onChange={(_, { checked }) => setBrackets(checked)}
      />
      <div className={styles.tight}>
        <Button
          disabled={busy !== null}
          onClick={() => void exportPage(desk, options, address.trim(), withBrackets)}
          data-testid="publish"
        >
          {say('publish.make')}
        </Button>
        <Button
          disabled={busy !== null || address.trim() === ''}
          onClick={() => void writeQr(desk, address.trim())}
          data-testid="write-qr"
        >
          {say('publish.qr')}
        </Button>
      </div>
    </section>
  );
}
