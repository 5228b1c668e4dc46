import { Button } from '../../parts/fluent';
import { gamesOf } from '../../../src/event/results/results';
import { proposeRenumbering } from '../../actions/round/changes';
import { beginChanges } from '../../actions/round/manualEdit';
import { pairRound } from '../../actions/round/round';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { CheckIn } from './CheckIn';
import { ExchangeNumbers } from './ExchangeNumbers';
import { ProposalCard } from './ProposalCard';
import { RatingChange } from '../lists/RatingChange';
import { RoundTables } from './RoundTables';
import { TeamChanges } from './teams/TeamChanges';
import { isTeamBook } from '../../../src/model/matches/teamEvent';

/** Changes by hand to the last round, each judged before it is written. */
export function Changes() {
  const desk = useDesk();
  const { event, proposal, busy } = useDeskState('event', 'proposal', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  if (!tournament) return <CureFirst />;
  if (isTeamBook(tournament)) return <TeamChanges />;
  if (proposal) return <ProposalCard />;
  const round = tournament.pairedRounds;
  return (
    <div className={styles.stack}>
      {round > 0 && (
        <>
          <p className={styles.muted}>{say('pane.changes-intro', { round })}</p>
          {!event.manualEdit && (
            <Button
              disabled={busy !== null}
              onClick={() => void beginChanges(desk)}
              data-testid="begin-changes"
            >
              {say('manualEdit.begin', { round })}
            </Button>
          )}
          <RoundTables round={round} />
          <section className={styles.card}>
            <h2 className={styles.heading}>{say('pane.pair-again')}</h2>
            <p className={styles.muted}>{say('pane.pair-again-hint', { round })}</p>
            <h3 className={styles.muted}>{say('pane.absent-again', { round })}</h3>
            <CheckIn again />
            <Button
              disabled={busy !== null || gamesOf(event, round).some(({ result }) => result !== '')}
              onClick={() => void pairRound(desk, true)}
              data-testid="pair-again"
            >
              {say('pane.pair-round', { round })}
            </Button>
          </section>
        </>
      )}
      <ExchangeNumbers />
      <section className={styles.card}>
        <h2 className={styles.heading}>{say('pane.renumbering')}</h2>
        <p className={styles.muted}>{say('pane.renumbering-hint')}</p>
        <Button onClick={() => proposeRenumbering(desk)} data-testid="renumber">
          {say('pane.renumbering')}
        </Button>
        <RatingChange />
      </section>
    </div>
  );
}
