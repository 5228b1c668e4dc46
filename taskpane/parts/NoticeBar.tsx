import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useDesk, useDeskState, useWords } from './DeskContext';
import { ProblemList } from './ProblemList';

/** What was done, or what went wrong; read out by screen readers as it appears. */
export function NoticeBar() {
  const desk = useDesk();
  const { notice } = useDeskState();
  const { say, sayReason } = useWords();
  if (!notice) return <div role="status" aria-live="polite" />;
  const isUrgent = notice.tone === 'error';
  return (
    <div role={isUrgent ? 'alert' : 'status'} aria-live={isUrgent ? 'assertive' : 'polite'}>
      <MessageBar intent={notice.tone} layout="multiline" data-testid="notice">
        <MessageBarBody>
          {notice.lines.map((line, index) => (
            <div key={index}>{sayReason(line)}</div>
          ))}
          {notice.problems && <ProblemList problems={notice.problems} />}
        </MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label={say('pane.dismiss')}
              onClick={() => desk.set({ notice: null })}
            />
          }
        />
      </MessageBar>
    </div>
  );
}
