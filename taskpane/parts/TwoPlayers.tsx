import { Button } from './fluent';
import { useState } from 'react';
import type { Player, PlayerNo } from '../../src/model/types';
import { useDeskState, useWords } from './DeskContext';
import { PlayerPicker } from './PlayerPicker';
import { useStyles } from './styles';
import { useLookDraft } from './useDraft';

interface TwoPlayersProps {
  readonly title: string;
  readonly players: readonly Player[];
  /** What the button says. */
  readonly action: string;
  readonly onPick: (a: PlayerNo, b: PlayerNo) => void;
  /** Of the button; the two fields add `-a` and `-b`. */
  readonly testId: string;
  readonly fields: string;
  /** What is chosen here is meant to be written: leaving without it asks. */
  readonly isChange?: boolean;
}

/** Two players are picked, then something is done with them. */
export function TwoPlayers(props: TwoPlayersProps) {
  const { title, players, action, onPick, testId, fields } = props;
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [a, setA] = useState<PlayerNo | null>(null);
  const [b, setB] = useState<PlayerNo | null>(null);
  const [texts, setTexts] = useState<readonly [string, string]>(['', '']);
  const chosen = texts.map((text) => text.trim()).filter((text) => text !== '');
  const isReady = a !== null && b !== null && a !== b;
  const fresh = useLookDraft({
    what: props.isChange && chosen.length > 0 ? `${title}: ${chosen.join(' – ')}` : '',
    look: isReady ? () => onPick(a, b) : undefined,
    clear: () => {
      setA(null);
      setB(null);
      setTexts(['', '']);
    },
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.row}>
        <PlayerPicker
          key={`a${fresh}`}
          players={players}
          label={say('pane.first')}
          onPick={(no, text) => {
            setA(no);
            setTexts([text, texts[1]]);
          }}
          testId={`${fields}-a`}
        />
        <PlayerPicker
          key={`b${fresh}`}
          players={players}
          label={say('pane.second')}
          onPick={(no, text) => {
            setB(no);
            setTexts([texts[0], text]);
          }}
          testId={`${fields}-b`}
        />
      </div>
      <Button
        disabled={busy !== null || !isReady}
        onClick={() => onPick(a!, b!)}
        data-testid={testId}
      >
        {action}
      </Button>
    </section>
  );
}
