import { CloseIcon } from '../../icons/pane';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { Button, MessageBarActions } from '../fluent';
import { Message } from './Message';

/** What formulas found in their tables and cannot say in their cells. */
export function FormulaRemarks() {
  const desk = useDesk();
  const { formulaRemarks } = useDeskState('formulaRemarks');
  const { say } = useWords();
  if (formulaRemarks.length === 0) return null;
  return (
    <Message
      level="warning"
      testId="formula-remarks"
      actions={
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              icon={<CloseIcon />}
              aria-label={say('pane.dismiss')}
              onClick={() => desk.set({ formulaRemarks: [] })}
              data-testid="dismiss-remarks"
            />
          }
        />
      }
    >
      <div>{say('pane.formula-remarks')}</div>
      {formulaRemarks.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Message>
  );
}
