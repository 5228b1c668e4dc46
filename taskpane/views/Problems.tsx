import { useDeskState, useWords } from '../parts/DeskContext';
import { ProblemList } from '../parts/messages/ProblemList';
import { useStyles } from '../parts/styles';

/** Everything that is wrong in the workbook, with its cell and its cure. */
export function Problems() {
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  const problems = event?.problems ?? [];
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>
        {say(problems.length > 0 ? 'pane.problems-intro' : 'pane.no-problems')}
      </p>
      <ProblemList problems={problems} />
    </div>
  );
}
