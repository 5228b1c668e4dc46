import { useDeskState, useWords } from '../DeskContext';
import { Message } from './Message';

/** Excel answers nobody while a cell is being edited; whoever looks here learns what to do. */
export function WaitingLine() {
  const { isWaiting } = useDeskState('isWaiting');
  const { say } = useWords();
  return (
    <div role="status" aria-live="polite">
      {isWaiting && (
        <Message level="note" testId="waiting">
          {say('pane.finish-cell')}
        </Message>
      )}
    </div>
  );
}
