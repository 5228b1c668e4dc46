import { Button, Input } from '../../parts/fluent';
import { useMemo, useState } from 'react';
import type { PlayerNo, Tournament } from '../../../src/model/types';
import { askPlayer } from '../../actions/answers';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** So many names stand at once; whoever looks for another types some of it. */
const MOST = 80;

/** Everybody of a round by name: one click, and the answers stand above. */
export function AskPlayers({ tournament, round }: { tournament: Tournament; round: number }) {
  const desk = useDesk();
  const { busy, answers, language } = useDeskState('busy', 'answers', 'language');
  const { say } = useWords();
  const styles = useStyles();
  const [text, setText] = useState('');
  const players = useMemo(() => {
    const inRound = tournament.players.filter(({ entries }) => {
      const entry = entries[round - 1];
      return entry && (entry.opponent !== null || entry.outcome === 'pairingBye');
    });
    return [...inRound].sort((a, b) => a.name.localeCompare(b.name, language) || a.no - b.no);
  }, [tournament, round, language]);
  const wanted = text.trim().toLowerCase();
  const fitting = players.filter(
    ({ no, name }) => wanted === '' || String(no) === wanted || name.toLowerCase().includes(wanted),
  );
  const isAsked = (no: PlayerNo) => answers?.value.player === no && answers.value.round === round;
  return (
    <section className={styles.tight}>
      <h2 className={styles.heading}>{say('pane.who-asks')}</h2>
      {players.length > 12 && (
        <Input
          value={text}
          aria-label={say('pane.find-player')}
          placeholder={say('pane.find-player')}
          onChange={(_, { value }) => setText(value)}
          data-testid="find-asker"
        />
      )}
      <div className={styles.names} data-testid="askers">
        {fitting.slice(0, MOST).map(({ no, name }) => (
          <Button
            key={no}
            size="small"
            appearance={isAsked(no) ? 'primary' : 'secondary'}
            disabled={busy !== null}
            onClick={() => void askPlayer(desk, round, no)}
            data-testid={`ask-${no}`}
          >
            {no} {name}
          </Button>
        ))}
      </div>
      {fitting.length > MOST && (
        <p className={styles.muted}>{say('pane.more-players', { count: fitting.length - MOST })}</p>
      )}
      {fitting.length === 0 && <p className={styles.muted}>{say('pane.no-such-player')}</p>}
    </section>
  );
}
