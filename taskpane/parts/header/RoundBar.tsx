import { missingTables } from '../../../src/event/results/missingTables';
import { resultCount } from '../../../src/event/results/results';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { Button } from '../fluent';
import { useStyles } from '../styles';

/** So many tables are named; the others are in the list of results. */
const MOST = 6;

/** Which round it is and which tables are missing, on every view; it leads to the results. */
export function RoundBar() {
  const desk = useDesk();
  const { event, view } = useDeskState('event', 'view');
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  if (!event || !tournament) return null;
  const { pairedRounds: round, totalRounds: rounds } = tournament;
  if (round === 0)
    return (
      <p className={styles.roundBar} data-testid="round-bar">
        <strong>{say('pane.before-round-1')}</strong>
      </p>
    );
  const { done, all } = resultCount(event, round);
  const missing = missingTables(event, round).map(({ label }) => label);
  const tables = [...missing.slice(0, MOST), ...(missing.length > MOST ? ['…'] : [])].join(', ');
  return (
    <div className={styles.roundBar} data-testid="round-bar">
      <strong>{say('sheet.round-of', { round, rounds })}</strong>
      {done === all || tables === '' ? (
        <span>{say('home.complete')}</span>
      ) : view === 'results' ? (
        <span>{say('home.missing', { count: all - done, tables })}</span>
      ) : (
        <Button
          size="small"
          appearance="transparent"
          className={styles.roundBarButton}
          onClick={() => desk.show('results')}
          data-testid="round-bar-results"
        >
          {say('home.missing', { count: all - done, tables })}
        </Button>
      )}
    </div>
  );
}
