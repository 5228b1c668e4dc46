import { Button, MessageBar, MessageBarActions, MessageBarBody } from '../fluent';
import { CloseIcon } from '../../icons/pane';
import { useEffect, useRef } from 'react';
import { askPutBack } from '../../actions/historyActions';
import { CopyFault } from './CopyFault';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import type { Notice } from '../../store/types';
import type { Level } from './levels';
import { LEVEL_WORDS } from './Message';
import { ProblemList } from './ProblemList';
import { useStyles } from '../styles';

/** What was done is a note with a tick. */
const LEVEL_OF: Readonly<Record<Notice['tone'], Level>> = {
  error: 'blocking',
  warning: 'warning',
  info: 'note',
  success: 'note',
};

/** What was done, or what went wrong; read out by screen readers as it appears. */
export function NoticeBar() {
  const desk = useDesk();
  const { notice, lastStep, isOneStep, busy, view } = useDeskState(
    ...(['notice', 'lastStep', 'isOneStep', 'busy', 'view'] as const),
  );
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands at the top, while the hand may be far below.
    if (notice) bar.current?.scrollIntoView?.({ block: 'nearest' });
  }, [notice]);
  if (!notice) return <div role="status" aria-live="polite" />;
  const isUrgent = notice.tone === 'error';
  return (
    <div
      ref={bar}
      className={styles.notice}
      role={isUrgent ? 'alert' : 'status'}
      aria-live={isUrgent ? 'assertive' : 'polite'}
    >
      <MessageBar
        intent={notice.tone}
        layout="multiline"
        data-level={LEVEL_OF[notice.tone]}
        data-testid="notice"
        icon={{ 'aria-label': say(LEVEL_WORDS[LEVEL_OF[notice.tone]]), role: 'img' }}
      >
        <MessageBarBody>
          {notice.lines.map((line, index) => (
            <div key={index}>{sayReason(line)}</div>
          ))}
          {lastStep !== null && isOneStep && notice.tone !== 'error' && (
            <div>{say('pane.ctrl-z')}</div>
          )}
          {notice.problems && <ProblemList problems={notice.problems} />}
          {notice.fault && <CopyFault facts={notice.fault} />}
        </MessageBarBody>
        {lastStep !== null && notice.tone !== 'error' && view !== 'history' && (
          <MessageBarActions>
            <Button
              size="small"
              disabled={busy !== null}
              onClick={() => void askPutBack(desk, lastStep)}
              data-testid="undo-last"
            >
              {say('pane.undo-step')}
            </Button>
          </MessageBarActions>
        )}
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              icon={<CloseIcon />}
              aria-label={say('pane.dismiss')}
              onClick={() => desk.set({ notice: null })}
            />
          }
        />
      </MessageBar>
    </div>
  );
}
