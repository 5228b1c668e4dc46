import { Button, Field, Textarea } from '../../parts/fluent';
import { useState } from 'react';
import { confirmChange } from '../../actions/round/changes';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Message, ReasonMessage } from '../../parts/messages/Message';
import { Steps } from '../../parts/Steps';
import { useStyles } from '../../parts/styles';
import { useDraft } from '../../parts/useDraft';

/** A change before it is written: rules broken, what the engine says, and the reason for the log. */
export function ProposalCard() {
  const desk = useDesk();
  const { proposal, busy } = useDeskState('proposal', 'busy');
  const { say, sayReason, player } = useWords();
  const styles = useStyles();
  const [reason, setReason] = useState('');
  const breaksRules = (proposal?.breaks.length ?? 0) > 0;
  const canWrite = !breaksRules || reason.trim() !== '';
  const write = () => confirmChange(desk, reason);
  const drop = () => desk.set({ proposal: null });
  useDraft(
    proposal && {
      what: sayReason(proposal.what),
      finish: canWrite ? async () => (await write(), desk.getState().proposal === null) : undefined,
      drop,
    },
  );
  if (!proposal) return null;
  const { breaks, remarks, compared } = proposal;
  return (
    <div className={styles.stack} data-testid="proposal">
      <p className={styles.big}>{sayReason(proposal.what)}</p>
      {(proposal.pairs ?? []).map(({ white, black }) => (
        <p key={white} className={styles.text} data-pair={`${white}-${black}`}>
          {player(white)} – {player(black)}
        </p>
      ))}
      {breaks.map((each, index) => (
        <ReasonMessage key={index} reason={each} level="blocking" />
      ))}
      {breaks.length === 0 && proposal.compared.length > 0 && (
        <Message level="note">{say('pane.legal')}</Message>
      )}
      {remarks.slice(0, 10).map((each, index) => (
        <ReasonMessage key={index} reason={each} level="warning" />
      ))}
      {compared.length > 0 && (
        <>
          <h2 className={styles.heading}>{say('pane.compared')}</h2>
          <Steps steps={compared} />
        </>
      )}
      <Field label={say('pane.reason')} hint={say('pane.reason-hint')} required={breaks.length > 0}>
        <Textarea
          value={reason}
          onChange={(_, { value }) => setReason(value)}
          data-testid="change-reason"
        />
      </Field>
      <div className={styles.row}>
        <Button
          appearance="primary"
          disabled={busy !== null || !canWrite}
          onClick={() => void write()}
          data-testid="write-change"
        >
          {say('pane.write-change')}
        </Button>
        <Button onClick={drop} data-testid="drop-change">
          {say('pane.do-not-write')}
        </Button>
      </div>
    </div>
  );
}
