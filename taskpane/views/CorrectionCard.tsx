import { Button, Field, Input } from '@fluentui/react-components';
import { useState, type KeyboardEvent } from 'react';
import { confirmCorrection, dropCorrection } from '../desk/correction';
import type { Correction } from '../desk/types';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { useStyles } from '../parts/styles';

/** What a correction to an earlier round affects (C.04.2.D.8); nothing is written without a yes. */
export function CorrectionCard({ correction }: { correction: Correction }) {
  const desk = useDesk();
  const { busy } = useDeskState();
  const { say, sayReason, name } = useWords();
  const styles = useStyles();
  const [reason, setReason] = useState('');
  const { round, game, text, affects } = correction;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dropCorrection(desk);
  };
  return (
    <section
      role="alertdialog"
      aria-labelledby="correction-title"
      aria-describedby="correction-affects"
      className={styles.card}
      onKeyDown={onKeyDown}
      data-testid="correction"
    >
      <h2 id="correction-title" className={styles.heading}>
        {say('pane.correct-earlier', { round })}
      </h2>
      <p className={styles.big}>
        {name(game.white)} – {name(game.black)}: {game.result || '–'} → {text || '–'}
      </p>
      <ul id="correction-affects" className={styles.steps}>
        {affects.map((each, index) => (
          <li key={index}>
            {each.article && <span className={styles.article}>{each.article}</span>}
            {sayReason(each)}
          </li>
        ))}
      </ul>
      <Field label={say('pane.reason')}>
        <Input
          value={reason}
          onChange={(_, { value }) => setReason(value)}
          data-testid="correction-reason"
        />
      </Field>
      <div className={styles.row}>
        <Button
          appearance="primary"
          autoFocus
          disabled={busy !== null}
          onClick={() => void confirmCorrection(desk, reason)}
          data-testid="correction-proceed"
        >
          {say('pane.proceed')}
        </Button>
        <Button onClick={() => dropCorrection(desk)} data-testid="correction-cancel">
          {say('pane.cancel')}
        </Button>
      </div>
    </section>
  );
}
