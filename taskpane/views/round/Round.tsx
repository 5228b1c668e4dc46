import { Button } from '../../parts/fluent';
import { changesOf } from '../../../src/event/round/attendance';
import { saveAttendance } from '../../actions/round/attendance';
import { pairRound } from '../../actions/round/round';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { GoesOn } from '../results/GoesOn';
import { LateEntry } from './LateEntry';
import { AdjustPoints } from './AdjustPoints';
import { LineUps } from './teams/LineUps';
import { NoShows } from './NoShows';
import { CheckIn } from './CheckIn';
import { isTeamBook } from '../../../src/model/matches/teamEvent';

/** Who plays the next round: absences, byes, withdrawals, late entries; then it is paired. */
export function Round() {
  const desk = useDesk();
  const { event, attendance, busy } = useDeskState('event', 'attendance', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  if (!tournament) return <CureFirst />;
  const round = tournament.pairedRounds + 1;
  const ofTeams = isTeamBook(tournament);
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.roll-intro', { round })}</p>
      <GoesOn />
      {!ofTeams && <NoShows />}
      <CheckIn />
      <div className={styles.row}>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void pairRound(desk)}
          data-testid="pair"
        >
          {say('pane.pair-round', { round })}
        </Button>
        <Button
          disabled={changesOf(tournament, attendance) === 0}
          onClick={() => void saveAttendance(desk)}
          data-testid="save-roll"
        >
          {say('pane.save-roll')}
        </Button>
      </div>
      {!ofTeams && <LateEntry />}
      {ofTeams && round > 1 && (
        <>
          <LineUps />
          <AdjustPoints />
        </>
      )}
    </div>
  );
}
