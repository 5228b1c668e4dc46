import { Button } from '@fluentui/react-components';
import { noShows } from '../../src/model/handling';
import { note } from '../desk/roll';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { useStyles } from '../parts/styles';

/** Whoever lost the last round by forfeit and has not withdrawn: the arbiter decides (C.04.2.D.2). */
export function NoShows() {
  const desk = useDesk();
  const { event, roll } = useDeskState();
  const { say, player } = useWords();
  const styles = useStyles();
  const tournament = event!.tournament!;
  const absent = noShows(tournament).filter((no) => !roll.has(no));
  if (absent.length === 0) return null;
  return (
    <section className={styles.card} data-testid="no-shows">
      <h2 className={styles.heading}>{say('pane.no-shows', { round: tournament.pairedRounds })}</h2>
      <p className={styles.muted}>
        <span className={styles.article}>C.04.2.D.2</span>
        {say('pane.no-shows-hint')}
      </p>
      {absent.map((no) => (
        <div key={no} className={styles.between}>
          <span>{player(no)}</span>
          <Button
            size="small"
            aria-label={`${say('pane.presence-withdrawn')}: ${player(no)}`}
            onClick={() => note(desk, no, 'withdrawn')}
            data-testid={`no-show-${no}`}
          >
            {say('pane.presence-withdrawn')}
          </Button>
        </div>
      ))}
    </section>
  );
}
