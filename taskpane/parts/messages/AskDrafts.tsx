import { useId } from 'react';
import { backToDrafts, dropDrafts, finishDrafts } from '../../actions/setup/drafts';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { Button } from '../fluent';
import { useStyles } from '../styles';

/** Something was typed and not taken: nothing goes on before that is answered. */
export function AskDrafts() {
  const desk = useDesk();
  const { asking, busy } = useDeskState('asking', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const id = useId();
  if (!asking) return null;
  const canFinish = asking.drafts.every(({ finish }) => finish !== undefined);
  const isLook = asking.drafts.some((draft) => draft.isLook);
  return (
    <section
      role="alertdialog"
      aria-labelledby={id}
      className={styles.card}
      data-testid="half-typed"
    >
      <h2 id={id} className={styles.heading}>
        {say('pane.half-typed')}
      </h2>
      {asking.drafts.map(({ what }) => (
        <p key={what} className={styles.big}>
          {what}
        </p>
      ))}
      {!canFinish && <p className={styles.muted}>{say('pane.half-typed-unclear')}</p>}
      <div className={styles.row}>
        {canFinish && (
          <Button
            appearance="primary"
            autoFocus
            disabled={busy !== null}
            onClick={() => void finishDrafts(desk)}
            data-testid="half-typed-add"
          >
            {say(isLook ? 'pane.look' : 'pane.half-typed-add')}
          </Button>
        )}
        <Button
          disabled={busy !== null}
          onClick={() => void dropDrafts(desk)}
          data-testid="half-typed-drop"
        >
          {say('pane.half-typed-drop')}
        </Button>
        <Button
          autoFocus={!canFinish}
          onClick={() => backToDrafts(desk)}
          data-testid="half-typed-back"
        >
          {say('pane.half-typed-back')}
        </Button>
      </div>
    </section>
  );
}
