import { MessageBar, MessageBarBody } from './fluent';
import { useDeskState, useWords } from './DeskContext';

/** Excel answers nobody while a cell is being edited; whoever looks here learns what to do. */
export function WaitingLine() {
  const { isWaiting } = useDeskState('isWaiting');
  const { say } = useWords();
  return (
    <div role="status" aria-live="polite">
      {isWaiting && (
        <MessageBar intent="info" data-testid="waiting">
          <MessageBarBody>{say('pane.finish-cell')}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
