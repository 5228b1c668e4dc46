import { Button } from '../../parts/fluent';
import { useState } from 'react';
import { termReason } from '../../../src/event/announced/lock';
import { acceptTerms, restoreTerms } from '../../actions/setup/lock';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { LeaveQuestions } from './LeaveQuestions';

/** Settings that round 1 fixed and somebody typed over: put back, or the announced rules are left. */
export function TypedTerms() {
  const desk = useDesk();
  const { event, busy, language } = useDeskState('event', 'busy', 'language');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const [isLeaving, setLeaving] = useState(false);
  const typed = event?.typedTerms ?? [];
  if (typed.length === 0) return null;
  const hasLeft = event?.rulesLeft !== null;
  if (isLeaving)
    return (
      <LeaveQuestions
        onLeave={(reason) => void acceptTerms(desk, reason).then(() => setLeaving(false))}
        onStay={() => setLeaving(false)}
        isOne={event?.settings.profile === 'club'}
      />
    );
  return (
    <section
      role="alertdialog"
      aria-label={say('lock.typed-title')}
      className={styles.card}
      data-testid="typed-terms"
    >
      <h2 className={styles.heading}>{say('lock.typed-title')}</h2>
      {typed.map((change) => (
        <p key={change.term} className={styles.big}>
          {sayReason(termReason(change, language))}
        </p>
      ))}
      <div className={styles.row}>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void restoreTerms(desk)}
          data-testid="terms-put-back"
        >
          {say('lock.put-back-button')}
        </Button>
        <Button
          disabled={busy !== null}
          onClick={() => (hasLeft ? void acceptTerms(desk, '') : setLeaving(true))}
          data-testid="terms-leave"
        >
          {say(hasLeft ? 'lock.keep-button' : 'lock.leave-button')}
        </Button>
      </div>
    </section>
  );
}
