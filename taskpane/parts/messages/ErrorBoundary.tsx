import { Component, type ReactNode } from 'react';
import { factsOf } from '../../store/faultReport';
import { CopyFault } from './CopyFault';
import { useDeskState, useWords } from '../DeskContext';
import { useStyles } from '../styles';

/** A page that cannot be drawn says so, instead of leaving the pane empty; the others still work. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fault: Error | null }> {
  override state: { fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { fault: Error } {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? <Apology fault={fault} /> : this.props.children;
  }
}

function Apology({ fault }: { fault: Error }) {
  const { view } = useDeskState('view');
  const { say } = useWords();
  const styles = useStyles();
  return (
    <div role="alert" className={styles.card} data-testid="mishap">
      <p>{say('pane.our-fault', { message: fault.message })}</p>
      <CopyFault facts={factsOf(fault, `view-${view}`)} />
    </div>
  );
}
