import { Button, Field, Input } from '../../parts/fluent';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Reason } from '../../../src/explain/reason';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { useDraft } from '../../parts/useDraft';

interface CorrectionCardProps {
  readonly title: string;
  /** What changes: the game and both results. */
  readonly lines: readonly string[];
  readonly affects: readonly Reason[];
  readonly yes: string;
  readonly no: string;
  readonly onYes: (reason: string) => unknown;
  readonly onNo: () => void;
  /** Escape says no. Not where that would write something. */
  readonly escapes: boolean;
  readonly testId: string;
}

/** What a correction to an earlier round affects (C.04.2.D.8); the arbiter decides. */
export function CorrectionCard(props: CorrectionCardProps) {
  const { busy } = useDeskState('busy');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const id = useId();
  const [reason, setReason] = useState('');
  const { testId } = props;
  // One that stands in the sheet stays above every view; one typed here would be lost.
  const finish = async () => {
    await props.onYes(reason);
    return true;
  };
  useDraft(props.escapes ? { what: props.lines.join(' '), finish, drop: props.onNo } : null);
  // The list may be scrolled far down: what is asked comes into sight whole, not only its button.
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollIntoView?.({ block: 'center' }), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && props.escapes) props.onNo();
  };
  return (
    <section
      ref={card}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-affects`}
      className={styles.card}
      onKeyDown={onKeyDown}
      data-testid={testId}
    >
      <h2 id={`${id}-title`} className={styles.heading}>
        {props.title}
      </h2>
      {props.lines.map((line) => (
        <p key={line} className={styles.big}>
          {line}
        </p>
      ))}
      <ul id={`${id}-affects`} className={styles.steps}>
        {props.affects.map((each, index) => (
          <li key={index}>
            {each.article && <span className={styles.article}>{each.article}</span>}
            {sayReason(each)}
          </li>
        ))}
      </ul>
      <Field label={say('pane.reason')}>
        <Input
          value={reason}
          onChange={(_, { value }) => setReason(value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && busy === null) void props.onYes(reason);
          }}
          data-testid={`${testId}-reason`}
        />
      </Field>
      <div className={styles.row}>
        <Button
          appearance="primary"
          autoFocus={props.escapes}
          disabled={busy !== null}
          onClick={() => props.onYes(reason)}
          data-testid={`${testId}-proceed`}
        >
          {props.yes}
        </Button>
        <Button disabled={busy !== null} onClick={props.onNo} data-testid={`${testId}-cancel`}>
          {props.no}
        </Button>
      </div>
    </section>
  );
}
