import { useEffect, useState } from 'react';
import type { Busy } from '../../store/types';
import { Button, ProgressBar, Text } from '../fluent';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { useStyles } from '../styles';

/** Work that is done in a moment is not announced at all. */
const A_MOMENT = 300;

/** Work under way, with its progress and the way out of it. */
export function BusyBar() {
  const { busy } = useDeskState('busy');
  const styles = useStyles();
  if (!busy) return null;
  return (
    <div className={styles.busy} role="status" aria-live="polite" data-testid="busy">
      <BusyCard busy={busy} />
    </div>
  );
}

function BusyCard({ busy }: { readonly busy: Busy }) {
  const desk = useDesk();
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div className={styles.busyCard}>
      <Text size={200}>{sayReason(busy.what)}</Text>
      <ProgressBar
        value={busy.progress ?? undefined}
        aria-label={sayReason(busy.what)}
        thickness="large"
      />
      {busy.canCancel && (
        <Button
          size="small"
          onClick={() => {
            desk.ports.pairing.cancel();
            desk.ports.ratingLists?.cancel();
          }}
          data-testid="cancel"
        >
          {say('pane.cancel')}
        </Button>
      )}
    </div>
  );
}
