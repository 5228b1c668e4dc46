import { useState } from 'react';
import { playersTyped } from '../../../../src/event/byHand/teamList';
import { enterTeam } from '../../../actions/round/teams';
import { useDesk, useDeskState, useWords } from '../../../parts/DeskContext';
import { Button, Field, Input, Textarea } from '../../../parts/fluent';
import { useStyles } from '../../../parts/styles';
import { useDraft } from '../../../parts/useDraft';

const EMPTY = { name: '', captain: '', players: '' };

/** A team that comes when the others are entered already. */
export function LateTeam() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [form, setForm] = useState(EMPTY);
  const isReady = form.name.trim() !== '' && form.players.trim() !== '';
  const write = async () => {
    const isIn = await enterTeam(desk, { ...form, players: playersTyped(form.players) });
    if (isIn) setForm(EMPTY);
    return isIn;
  };
  useDraft(
    form.name.trim() === '' && form.players.trim() === ''
      ? null
      : {
          what: `${say('pane.team-late')}: ${form.name.trim()}`,
          finish: isReady ? write : undefined,
          drop: () => setForm(EMPTY),
        },
  );
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.team-late')}</h2>
      <p className={styles.muted}>{say('pane.team-late-hint')}</p>
      <div className={styles.row}>
        <Field label={say('pane.team-name')} className={styles.half}>
          <Input
            value={form.name}
            onChange={(_, { value }) => setForm({ ...form, name: value })}
            data-testid="team-name"
          />
        </Field>
        <Field label={say('pane.team-captain')} className={styles.half}>
          <Input
            value={form.captain}
            onChange={(_, { value }) => setForm({ ...form, captain: value })}
            data-testid="team-captain"
          />
        </Field>
      </div>
      <Field label={say('pane.team-players')} hint={say('pane.team-players-hint')}>
        <Textarea
          value={form.players}
          onChange={(_, { value }) => setForm({ ...form, players: value })}
          data-testid="team-players"
        />
      </Field>
      <Button
        disabled={busy !== null || !isReady}
        onClick={() => void write()}
        data-testid="team-enter"
      >
        {say('pane.team-enter')}
      </Button>
    </section>
  );
}
