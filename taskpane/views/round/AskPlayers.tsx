import { Button, Field, Input } from '../../parts/fluent';
import { useMemo, useState } from 'react';
import { playersFitting } from '../../../src/event/open/fitting';
import type { PlayerNo, Tournament } from '../../../src/model/types';
import { askPlayer } from '../../actions/questions/answers';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** So few are shown without a search; of more than that whoever looks types a part of the name. */
const FEW = 12;

/** One field to find whoever asks: a click or Enter, and the answers are above. */
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
  const fitting = playersFitting(players, text);
  const isOpen = text.trim() !== '' || players.length <= FEW;
  const only = text.trim() !== '' && fitting.length === 1 ? fitting[0]! : null;
  const isAsked = (no: PlayerNo) => answers?.value.player === no && answers.value.round === round;
  return (
    <section className={styles.tight}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (only && busy === null) void askPlayer(desk, round, only.no);
        }}
      >
        <Field label={say('pane.who-asks')}>
          <Input
            value={text}
            autoComplete="off"
            placeholder={say('pane.find-player')}
            onChange={(_, { value }) => setText(value)}
            data-testid="find-asker"
          />
        </Field>
      </form>
      <div className={styles.names} data-testid="askers">
        {(isOpen ? fitting : []).slice(0, FEW).map(({ no, name }) => (
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
      {isOpen && fitting.length > FEW && (
        <p className={styles.muted}>{say('pane.more-players', { count: fitting.length - FEW })}</p>
      )}
      {fitting.length === 0 && <p className={styles.muted}>{say('pane.no-such-player')}</p>}
    </section>
  );
}
