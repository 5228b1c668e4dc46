import { takeInPasted } from '../../actions/setup/pasted';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { Button } from '../fluent';
import { useStyles } from '../styles';

/** Players that were pasted and do not count yet, with the button that makes them count. */
export function PastedCard({ onList }: { onList?: (sheet: string) => void }) {
  const desk = useDesk();
  const { pasted, busy } = useDeskState('pasted', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  if (!pasted || (pasted.kind === 'list' && !onList)) return null;
  const { kind, sheet, count } = pasted;
  return (
    <section role="status" className={styles.card} data-testid="pasted">
      <p className={styles.text}>
        {say(kind === 'list' ? 'pane.pasted-list' : 'pane.pasted-below', { sheet, count })}
      </p>
      <Button
        appearance="primary"
        disabled={busy !== null}
        onClick={() => (kind === 'list' ? onList?.(sheet) : void takeInPasted(desk))}
        data-testid="pasted-take"
      >
        {say(kind === 'list' ? 'pane.pasted-read' : 'pane.pasted-take', { count })}
      </Button>
    </section>
  );
}
