import { Button, Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import type { PlayerNo } from '../../src/model/types';
import { explainRound, explainWhyNot, writeWorking } from '../desk/check';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { PlayerPicker } from '../parts/PlayerPicker';
import { Steps } from '../parts/Steps';
import { useStyles } from '../parts/styles';

/** Why a round was paired as it was, and why two players are not paired. */
export function Explain() {
  const desk = useDesk();
  const { event, explanation, busy } = useDeskState();
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  const [chosen, setRound] = useState<number | null>(null);
  if (!tournament) return <p>{say('pane.cure-first')}</p>;
  if (tournament.pairedRounds === 0) return <p>{say('pane.no-round-yet')}</p>;
  const round = chosen ?? tournament.pairedRounds;
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Field label={say('head.round')} className={styles.half}>
          <Select
            value={String(round)}
            onChange={(_, { value }) => setRound(Number(value))}
            data-testid="explain-round"
          >
            {Array.from({ length: tournament.pairedRounds }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        </Field>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void explainRound(desk, round)}
          data-testid="explain"
        >
          {say('pane.explain')}
        </Button>
      </div>
      <WhyNot round={round} />
      {explanation?.round === round && (
        <>
          {explanation.why && <Steps steps={explanation.why.steps} />}
          {explanation.steps.length > 0 && <Steps steps={explanation.steps} />}
          <Button
            disabled={busy !== null}
            onClick={() => void writeWorking(desk)}
            data-testid="write-working"
          >
            {say('pane.write-working', { round })}
          </Button>
        </>
      )}
    </div>
  );
}

function WhyNot({ round }: { round: number }) {
  const desk = useDesk();
  const { event } = useDeskState();
  const { say } = useWords();
  const styles = useStyles();
  const [a, setA] = useState<PlayerNo | null>(null);
  const [b, setB] = useState<PlayerNo | null>(null);
  const { players } = event!.tournament!;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.why-not')}</h2>
      <div className={styles.row}>
        <PlayerPicker label={say('pane.first')} players={players} onPick={setA} testId="why-a" />
        <PlayerPicker label={say('pane.second')} players={players} onPick={setB} testId="why-b" />
      </div>
      <Button
        disabled={a === null || b === null || a === b}
        onClick={() => void explainWhyNot(desk, round, a!, b!)}
        data-testid="why-not"
      >
        {say('pane.ask')}
      </Button>
    </section>
  );
}
