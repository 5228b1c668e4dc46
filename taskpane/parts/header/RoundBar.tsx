import type { OpenEvent } from '../../../src/event/open/openEvent';
import { missingTables } from '../../../src/event/results/missingTables';
import { resultCount } from '../../../src/event/results/results';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { Button } from '../fluent';
import { isWithoutPlayers } from '../messages/CureFirst';
import { levelOf } from '../messages/levels';
import { COUNT_WORDS } from '../messages/ProblemList';
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
  if (!event) return null;
  if (!tournament) return <UnreadBar event={event} />;
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

/** As long as a cell keeps the event from being read: the round that its sheets show, and how much is to be fixed. */
function UnreadBar({ event }: { event: OpenEvent }) {
  const desk = useDesk();
  const { view } = useDeskState('view');
  const { say } = useWords();
  const styles = useStyles();
  const round = Math.max(0, ...event.read.rounds.map((each) => each.round));
  const rounds = event.read.raw.totalRounds?.value;
  const count = event.problems.filter((problem) => levelOf(problem) === 'blocking').length;
  const isShown = view === 'home' || view === 'problems' || isWithoutPlayers(event);
  return (
    <div className={styles.roundBar} data-testid="round-bar">
      <strong>
        {round === 0
          ? say('pane.before-round-1')
          : rounds === undefined
            ? say('sheet.round', { round })
            : say('sheet.round-of', { round, rounds })}
      </strong>
      {!isShown && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.roundBarButton}
          onClick={() => desk.show('problems')}
          data-testid="round-bar-problems"
        >
          {say(COUNT_WORDS.blocking, { count })}
        </Button>
      )}
    </div>
  );
}
