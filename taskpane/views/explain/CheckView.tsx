import { Button, Link } from '../../parts/fluent';
import { standingsSummary } from '../../../src/event/check/checkStandings';
import { checkEvent } from '../../actions/questions/check';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { CompareEditions } from './CompareEditions';

/** Every round paired again, every list of standings recomputed; what differs, and by which article. */
export function CheckView() {
  const desk = useDesk();
  const { event, check, busy } = useDeskState('event', 'check', 'busy');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  if (!event?.tournament) return <CureFirst />;
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.check-intro')}</p>
      <Button
        appearance="primary"
        disabled={busy !== null || event.tournament.pairedRounds === 0}
        onClick={() => void checkEvent(desk)}
        data-testid="check"
      >
        {say('pane.check-now')}
      </Button>
      {check && (
        <>
          <p className={styles.big} data-testid="check-summary">
            {say('pane.check-done', { rounds: check.rounds, differing: check.differing })}
          </p>
          {check.rounds > 0 && check.findings.length === 0 && check.wrongCells === 0 && (
            <p className={styles.text} data-testid="check-perfect">
              <strong>{say('home.check-perfect')}</strong>
            </p>
          )}
          <p className={styles.text} data-testid="check-standings">
            {sayReason(standingsSummary(check))}
          </p>
          <ul className={styles.steps}>
            {check.findings.slice(0, 100).map((finding, index) => (
              <li key={index}>
                {finding.round !== null && (
                  <strong>
                    {say('pane.labelled', {
                      label: say('sheet.round', { round: finding.round }),
                      value: '',
                    })}
                  </strong>
                )}
                {finding.article && <span className={styles.article}>{finding.article}</span>}
                {finding.place ? (
                  <Link
                    inline
                    onClick={() => void desk.attempt(() => desk.ports.book.select(finding.place!))}
                    data-testid="check-cell"
                  >
                    {finding.finding}
                  </Link>
                ) : (
                  finding.finding
                )}
                {(finding.played || finding.expected) && (
                  <div className={styles.muted}>
                    {[
                      say('pane.labelled', {
                        label: say('head.played'),
                        value: finding.played || '–',
                      }),
                      say('pane.labelled', {
                        label: say('head.expected'),
                        value: finding.expected || '–',
                      }),
                    ].join(' · ')}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <CompareEditions />
    </div>
  );
}
