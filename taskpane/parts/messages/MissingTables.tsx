import { leaveOpen } from '../../actions/round/results';
import { Button } from '../fluent';
import type { Spot } from '../../../src/model/problems';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { useStyles } from '../styles';

/** So many have a button; more would push everything else away. */
const MOST = 40;

/** Whose result is missing: each table is a button that goes to its cell; all can be left open as postponed. */
export function MissingTables({ round, spots }: { round: number; spots: readonly Spot[] }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  if (spots.length === 0) return null;
  return (
    <div className={styles.tight} data-testid="missing-tables">
      <span>{say('pane.missing-tables', { round, count: spots.length })}</span>
      <div className={styles.names}>
        {spots.slice(0, MOST).map(({ label, place }) => (
          <Button
            key={label}
            size="small"
            className={styles.spot}
            onClick={() => void desk.attempt(() => desk.ports.book.select(place))}
            data-testid={`missing-${label}`}
          >
            {label}
          </Button>
        ))}
        {spots.length > MOST && <span>{say('pane.and-more', { count: spots.length - MOST })}</span>}
      </div>
      <Button
        size="small"
        className={styles.way}
        disabled={busy !== null}
        title={say('pane.leave-open-hint')}
        onClick={() => void leaveOpen(desk, round)}
        data-testid="leave-open"
      >
        {say('pane.leave-open')}
      </Button>
    </div>
  );
}
