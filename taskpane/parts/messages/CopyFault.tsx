import { useState } from 'react';
import { faultReport, type FaultFacts } from '../../store/faultReport';
import { hostFacts } from '../../environment';
import { copyText } from './copyText';
import { useDeskState, useWords } from '../DeskContext';
import { Button, Textarea } from '../fluent';
import { useStyles } from '../styles';

/** Offers what whoever mends a fault needs to know; shown to be copied by hand where nothing else works. */
export function CopyFault({ facts }: { facts: FaultFacts }) {
  const { language } = useDeskState('language');
  const { say } = useWords();
  const styles = useStyles();
  const [state, setState] = useState<'offered' | 'copied' | 'shown'>('offered');
  const report = faultReport(facts, { ...hostFacts(), language });
  return (
    <div className={styles.tight}>
      <Button
        size="small"
        onClick={() => void copyText(report).then((done) => setState(done ? 'copied' : 'shown'))}
        data-testid="copy-fault"
      >
        {say('pane.copy-fault')}
      </Button>
      {state !== 'offered' && (
        <span role="status" className={styles.muted}>
          {say(state === 'copied' ? 'pane.fault-copied' : 'pane.copy-by-hand')}
        </span>
      )}
      {state === 'shown' && (
        <Textarea
          className={styles.code}
          readOnly
          rows={8}
          value={report}
          aria-label={say('pane.copy-fault')}
          data-testid="fault-text"
        />
      )}
    </div>
  );
}
