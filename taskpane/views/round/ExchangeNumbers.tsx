import { useState } from 'react';
import type { PlayerNo } from '../../../src/model/types';
import { proposeNumberExchange } from '../../actions/round/changes';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button } from '../../parts/fluent';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { useStyles } from '../../parts/styles';
import { useLookDraft } from '../../parts/useDraft';

/** Two players who are to have each other's pairing number. */
export function ExchangeNumbers() {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const [a, setA] = useState<PlayerNo | null>(null);
  const [b, setB] = useState<PlayerNo | null>(null);
  const [texts, setTexts] = useState<readonly [string, string]>(['', '']);
  const title = say('pane.exchange-numbers');
  const chosen = texts.map((text) => text.trim()).filter((text) => text !== '');
  const isReady = a !== null && b !== null && a !== b;
  const look = () => {
    if (isReady) proposeNumberExchange(desk, a, b);
  };
  const fresh = useLookDraft({
    what: chosen.length > 0 ? `${title}: ${chosen.join(' – ')}` : '',
    look: isReady ? look : undefined,
    clear: () => {
      setA(null);
      setB(null);
      setTexts(['', '']);
    },
  });
  const players = event?.tournament?.players ?? [];
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.muted}>{say('pane.exchange-numbers-hint')}</p>
      <div className={styles.row}>
        <PlayerPicker
          key={`a${fresh}`}
          players={players}
          label={say('pane.exchange-first')}
          onPick={(no, text) => {
            setA(no);
            setTexts([text, texts[1]]);
          }}
          testId="numbers-a"
        />
        <PlayerPicker
          key={`b${fresh}`}
          players={players}
          label={say('pane.exchange-second')}
          onPick={(no, text) => {
            setB(no);
            setTexts([texts[0], text]);
          }}
          testId="numbers-b"
        />
      </div>
      <Button disabled={busy !== null || !isReady} onClick={look} data-testid="exchange-numbers">
        {say('pane.look')}
      </Button>
    </section>
  );
}
