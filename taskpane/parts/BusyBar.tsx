import { Button, ProgressBar, Text } from './fluent';
import { useDesk, useDeskState, useWords } from './DeskContext';
import { useStyles } from './styles';

/** Work under way, with its progress and the way out of it. */
export function BusyBar() {
  const desk = useDesk();
  const { busy } = useDeskState();
  const { say, sayReason } = useWords();
  const styles = useStyles();
  if (!busy) return null;
  return (
    <div className={styles.busy} role="status" aria-live="polite" data-testid="busy">
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
    </div>
  );
}
