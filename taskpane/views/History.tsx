import { Button } from '../parts/fluent';
import { putBack } from '../actions/historyActions';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { useStyles } from '../parts/styles';

/** Hidden sheets of ours mean nothing to anybody. */
const shown = (sheets: readonly string[]): string[] => {
  const names = sheets.filter((name) => !name.startsWith('_pairsheet'));
  return names.length === 0 ? [] : [names.join(', ')];
};

/** What was done, the newest first, and the way back to before each. */
export function History() {
  const desk = useDesk();
  const { history, busy } = useDeskState('history', 'busy');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  if (history.length === 0) return <p>{say('pane.no-history')}</p>;
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.history-intro')}</p>
      <ul className={styles.list} data-testid="history">
        {history.map((entry) => (
          <li key={entry.id} className={styles.card} style={{ marginBottom: 8 }}>
            <span>{sayReason(entry.title)}</span>
            <span className={styles.muted}>{[entry.time, ...shown(entry.sheets)].join(' · ')}</span>
            <Button
              size="small"
              disabled={busy !== null}
              onClick={() => void putBack(desk, entry.id)}
              data-testid={`put-back-${entry.id}`}
            >
              {say('pane.put-back-here')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
