import { Button } from './fluent';
import { useState } from 'react';
import type { Player, PlayerNo } from '../../src/model/types';
import { useDeskState, useWords } from './DeskContext';
import { PlayerPicker } from './PlayerPicker';
import { useStyles } from './styles';

interface TwoPlayersProps {
  readonly title: string;
  readonly players: readonly Player[];
  /** What the button says. */
  readonly action: string;
  readonly onPick: (a: PlayerNo, b: PlayerNo) => void;
  /** Of the button; the two fields add `-a` and `-b`. */
  readonly testId: string;
  readonly fields: string;
}

/** Two players are picked, then something is done with them. */
export function TwoPlayers({ title, players, action, onPick, testId, fields }: TwoPlayersProps) {
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [a, setA] = useState<PlayerNo | null>(null);
  const [b, setB] = useState<PlayerNo | null>(null);
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.row}>
        <PlayerPicker
          players={players}
          label={say('pane.first')}
          onPick={setA}
          testId={`${fields}-a`}
        />
        <PlayerPicker
          players={players}
          label={say('pane.second')}
          onPick={setB}
          testId={`${fields}-b`}
        />
      </div>
      <Button
        disabled={busy !== null || a === null || b === null || a === b}
        onClick={() => onPick(a!, b!)}
        data-testid={testId}
      >
        {action}
      </Button>
    </section>
  );
}
