import { Component, type ReactNode } from 'react';
import { useWords } from './DeskContext';
import { useStyles } from './styles';

/** A page that cannot be drawn says so, instead of leaving the pane empty; the others still work. */
export class Mishap extends Component<{ children: ReactNode }, { fault: Error | null }> {
  override state: { fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { fault: Error } {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? <Apology message={fault.message} /> : this.props.children;
  }
}

function Apology({ message }: { message: string }) {
  const { say } = useWords();
  const styles = useStyles();
  return (
    <p role="alert" className={styles.card} data-testid="mishap">
      {say('pane.our-fault', { message })}
    </p>
  );
}
