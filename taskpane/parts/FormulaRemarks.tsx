import { CloseIcon } from '../icons/pane';
import { useDesk, useDeskState, useWords } from './DeskContext';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from './fluent';

/** What formulas found in their tables and cannot say in their cells. */
export function FormulaRemarks() {
  const desk = useDesk();
  const { formulaRemarks } = useDeskState('formulaRemarks');
  const { say } = useWords();
  if (formulaRemarks.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline" data-testid="formula-remarks">
      <MessageBarBody>
        <div>{say('pane.formula-remarks')}</div>
        {formulaRemarks.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </MessageBarBody>
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
    </MessageBar>
  );
}
