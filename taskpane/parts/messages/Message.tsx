import type { ReactNode } from 'react';
import type { Reason } from '../../../src/explain/reason';
import type { WordKey } from '../../../src/words';
import { useWords } from '../DeskContext';
import { MessageBar, MessageBarBody } from '../fluent';
import type { Level } from './levels';
import { useStyles } from '../styles';

const INTENTS = { blocking: 'error', warning: 'warning', note: 'info' } as const;

/** What a screen reader says for the sign in front. */
export const LEVEL_WORDS: Readonly<Record<Level, WordKey>> = {
  blocking: 'pane.level-blocking',
  warning: 'pane.level-warning',
  note: 'pane.level-note',
};

interface MessageProps {
  readonly level: Level;
  readonly testId?: string;
  /** Buttons and the like beside the text. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A message of the one scale that there is: it blocks the way, it may be wrong, it is good to know. */
export function Message({ level, testId, actions, children }: MessageProps) {
  const { say } = useWords();
  return (
    <MessageBar
      intent={INTENTS[level]}
      layout="multiline"
      data-level={level}
      data-testid={testId}
      icon={{ 'aria-label': say(LEVEL_WORDS[level]), role: 'img' }}
    >
      <MessageBarBody>{children}</MessageBarBody>
      {actions}
    </MessageBar>
  );
}

/** The same of a reason, with its article in front. */
export function ReasonMessage({ level, reason, testId }: ReasonMessageProps) {
  const { sayReason } = useWords();
  const styles = useStyles();
  return (
    <Message level={level} testId={testId ?? `reason-${reason.key}`}>
      {reason.article && <span className={styles.article}>{reason.article}</span>}
      {sayReason(reason)}
    </Message>
  );
}

interface ReasonMessageProps {
  readonly level: Level;
  readonly reason: Reason;
  readonly testId?: string;
}
