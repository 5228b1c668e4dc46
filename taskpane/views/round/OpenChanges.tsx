import { Button, Field, Input } from '../../parts/fluent';
import { useState } from 'react';
import type { ManualEdit, ManualEditEnd } from '../../../src/event/byHand/manualEdit';
import type { PlayedRound } from '../../../src/systems/system';
import type { WordKey } from '../../../src/words';
import { endChanges, lookAtChanges, makeByHand } from '../../actions/round/manualEdit';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { ReasonMessage } from '../../parts/messages/Message';
import { useStyles } from '../../parts/styles';

/** Changes of a round by hand that are under way: the way to their end is always in sight. */
export function OpenChanges() {
  const desk = useDesk();
  const { event, busy, manualEditEnd, canMakeByHand } = useDeskState(
    'event',
    'busy',
    'manualEditEnd',
    'canMakeByHand',
  );
  const { say } = useWords();
  const styles = useStyles();
  if (manualEditEnd) return <EndCard end={manualEditEnd} />;
  if (canMakeByHand) return <ByHand />;
  const edit = event?.manualEdit;
  if (!edit) return null;
  const { round } = edit;
  return (
    <section className={styles.card} data-testid="changes-open">
      <p className={styles.text}>{say(manualEditWord(edit), { round })}</p>
      <Button
        disabled={busy !== null}
        onClick={() => void lookAtChanges(desk)}
        data-testid="end-changes"
      >
        {say('manualEdit.end', { round })}
      </Button>
    </section>
  );
}

const manualEditWord = ({ isTyped, isOfTables }: ManualEdit): WordKey => {
  if (isOfTables) return 'manualEdit.typed-tables';
  return isTyped ? 'manualEdit.typed' : 'manualEdit.open';
};

/** The system's pairing beside the arbiter's, the rules broken, and the line that will say so. */
function EndCard({ end }: { end: ManualEditEnd }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [reason, setReason] = useState('');
  const { round, warnings, differs, line } = end;
  return (
    <section
      role="alertdialog"
      aria-label={say('manualEdit.title', { round })}
      className={styles.card}
      data-testid="end-card"
    >
      <h2 className={styles.heading}>{say('manualEdit.title', { round })}</h2>
      {!differs && <p className={styles.text}>{say('manualEdit.same')}</p>}
      {differs && (
        <>
          <h3 className={styles.muted}>{say('manualEdit.engine')}</h3>
          {end.isRefused ? (
            <p className={styles.text}>{say('manualEdit.no-engine')}</p>
          ) : (
            <Tables round={end.onlyOurs} testId="only-ours" />
          )}
          <h3 className={styles.muted}>{say('manualEdit.played')}</h3>
          <Tables round={end.onlyPlayed} testId="only-played" />
        </>
      )}
      {warnings.map((warning, index) => (
        <ReasonMessage key={index} level="blocking" reason={warning} />
      ))}
      {line !== '' && (
        <>
          <p className={styles.text}>{say('manualEdit.line')}</p>
          <p className={styles.text} data-testid="trail-line">
            <code>{line}</code>
          </p>
        </>
      )}
      <Field label={say('pane.reason')} hint={say('pane.reason-hint')} required={differs}>
        <Input
          value={reason}
          onChange={(_, { value }) => setReason(value)}
          data-testid="end-reason"
        />
      </Field>
      <div className={styles.row}>
        <Button
          appearance="primary"
          disabled={busy !== null || (differs && reason.trim() === '')}
          onClick={() => void endChanges(desk, reason)}
          data-testid="end-now"
        >
          {say('manualEdit.end-now')}
        </Button>
        <Button onClick={() => desk.set({ manualEditEnd: null })} data-testid="end-not-yet">
          {say('manualEdit.not-yet')}
        </Button>
      </div>
    </section>
  );
}

function Tables({ round, testId }: { round: PlayedRound; testId: string }) {
  const { say, player } = useWords();
  const styles = useStyles();
  return (
    <div className={styles.tight} data-testid={testId}>
      {round.pairs.map(({ white, black }) => (
        <p key={white} className={styles.text}>
          {player(white)} – {player(black)}
        </p>
      ))}
      {round.bye !== null && (
        <p className={styles.text}>
          {player(round.bye)} – {say('word.pairing-bye')}
        </p>
      )}
    </div>
  );
}

/** No rule gives the next round: the arbiter makes it. */
function ByHand() {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const round = (event?.tournament?.pairedRounds ?? 0) + 1;
  return (
    <section className={styles.card} data-testid="by-hand">
      <p className={styles.text}>{say('manualEdit.by-hand-hint')}</p>
      <Button
        disabled={busy !== null}
        onClick={() => void makeByHand(desk)}
        data-testid="make-by-hand"
      >
        {say('manualEdit.by-hand', { round })}
      </Button>
    </section>
  );
}
