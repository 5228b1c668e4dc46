import { Button } from '../parts/fluent';
import type { HandTyped } from '../../src/event/byHand/handTyped';
import { askPutBack, putBack, sayTyped } from '../actions/historyActions';
import type { UndoQuestion } from '../store/types';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { sayTime } from '../parts/sayTime';
import { useStyles } from '../parts/styles';

/** Hidden sheets of ours mean nothing to anybody. */
const shown = (sheets: readonly string[]): string[] => {
  const names = sheets.filter((name) => !name.startsWith('_pairsheet'));
  return names.length === 0 ? [] : [names.join(', ')];
};

/** What was done, the newest first, and the way back to before each. */
export function History() {
  const desk = useDesk();
  const { history, busy, undoQuestion, language } = useDeskState(
    'history',
    'busy',
    'undoQuestion',
    'language',
  );
  const { say, sayReason } = useWords();
  const styles = useStyles();
  if (undoQuestion) return <UndoCard question={undoQuestion} />;
  if (history.length === 0) return <p>{say('pane.no-history')}</p>;
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.history-intro')}</p>
      <ul className={styles.list} data-testid="history">
        {history.map((entry) => (
          <li key={entry.id} className={styles.card} style={{ marginBottom: 8 }}>
            <span>{sayReason(entry.title)}</span>
            <span className={styles.muted}>
              {[sayTime(language, entry.time), ...shown(entry.sheets)].join(' · ')}
            </span>
            <Button
              size="small"
              disabled={busy !== null}
              onClick={() => void askPutBack(desk, entry.id)}
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

/** All that going back takes, before it does: our steps, and what was typed by hand since. */
function UndoCard({ question }: { question: UndoQuestion }) {
  const desk = useDesk();
  const { busy, language } = useDeskState('busy', 'language');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const { id, steps, kept, lost } = question;
  const typed = (title: string, cells: readonly HandTyped[], testId: string) =>
    cells.length > 0 && (
      <>
        <h3 className={styles.muted}>{title}</h3>
        <ul data-testid={testId}>
          {cells.map((cell) => (
            <li key={sayTyped(cell)}>{sayTyped(cell)}</li>
          ))}
        </ul>
      </>
    );
  return (
    <section
      role="alertdialog"
      aria-label={say('pane.undo-takes')}
      className={styles.card}
      data-testid="undo-card"
    >
      <h2 className={styles.heading}>{say('pane.undo-takes')}</h2>
      <ul data-testid="undo-steps">
        {steps.map((step) => (
          <li key={step.id}>
            {sayReason(step.title)}{' '}
            <span className={styles.muted}>{sayTime(language, step.time)}</span>
          </li>
        ))}
      </ul>
      {typed(say('pane.undo-kept'), kept, 'undo-kept')}
      {typed(say('pane.undo-lost'), lost, 'undo-lost')}
      <div className={styles.row}>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void putBack(desk, id)}
          data-testid="undo-keep"
        >
          {say(kept.length > 0 ? 'pane.undo-keep' : 'pane.put-back-here')}
        </Button>
        {kept.length > 0 && (
          <Button
            disabled={busy !== null}
            onClick={() => void putBack(desk, id, false)}
            data-testid="undo-all"
          >
            {say('pane.undo-all')}
          </Button>
        )}
        <Button onClick={() => desk.set({ undoQuestion: null })} data-testid="undo-cancel">
          {say('pane.undo-cancel')}
        </Button>
      </div>
    </section>
  );
}
