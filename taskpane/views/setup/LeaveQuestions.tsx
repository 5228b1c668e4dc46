import { Button, Field, Input } from '../../parts/fluent';
import { useId, useState } from 'react';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

const CONSEQUENCES = [
  'lock.so-marked',
  'lock.so-forever',
  'lock.so-past',
  'lock.so-players',
] as const;

interface LeaveQuestionsProps {
  readonly onLeave: (reason: string) => void;
  readonly onStay: () => void;
  /** On an evening of a club one question is enough. */
  readonly isOne?: boolean;
}

/**
 * Two questions before the announced rules are left. The first names what follows; the second is
 * turned round, so that whoever clicks without reading stays.
 */
export function LeaveQuestions({ onLeave, onStay, isOne = false }: LeaveQuestionsProps) {
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isSecond, setSecond] = useState(false);
  if (isSecond)
    return (
      <section
        role="alertdialog"
        aria-labelledby={`${id}-again`}
        className={styles.card}
        data-testid="leave-again"
      >
        <h2 id={`${id}-again`} className={styles.heading}>
          {say('lock.question-again')}
        </h2>
        <div className={styles.row}>
          <Button appearance="primary" autoFocus onClick={onStay} data-testid="leave-stay">
            {say('lock.stay')}
          </Button>
          <Button
            disabled={busy !== null}
            onClick={() => onLeave(reason)}
            data-testid="leave-confirm"
          >
            {say('lock.leave')}
          </Button>
        </div>
      </section>
    );
  return (
    <section
      role="alertdialog"
      aria-labelledby={`${id}-first`}
      aria-describedby={`${id}-so`}
      className={styles.card}
      data-testid="leave-first"
    >
      <h2 id={`${id}-first`} className={styles.heading}>
        {say('lock.question')}
      </h2>
      <ul id={`${id}-so`} className={styles.steps}>
        {CONSEQUENCES.map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      <Field label={say('pane.reason')} hint={say('pane.reason-hint')} required>
        <Input
          value={reason}
          onChange={(_, { value }) => setReason(value)}
          data-testid="leave-reason"
        />
      </Field>
      <div className={styles.row}>
        <Button
          disabled={reason.trim() === ''}
          onClick={() => (isOne ? onLeave(reason) : setSecond(true))}
          data-testid="leave-go-on"
        >
          {say('lock.go-on')}
        </Button>
        <Button appearance="primary" onClick={onStay} data-testid="leave-nothing">
          {say('lock.do-nothing')}
        </Button>
      </div>
    </section>
  );
}
