import { useState } from 'react';
import { pairedPlayers } from '../../../src/event/open/paired';
import { cellSignedPoints } from '../../../src/sheets/plan/numbers';
import { adjustPoints } from '../../actions/round/teams';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input, Select } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';

/** Points given to a team or taken from it by a decision, with the reason. */
export function AdjustPoints() {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const teams = pairedPlayers(event);
  const [team, setTeam] = useState(teams[0]?.no ?? 0);
  const [match, setMatch] = useState('');
  const [game, setGame] = useState('');
  const [reason, setReason] = useState('');
  const [matchPoints, gamePoints] = [match, game].map((text) => cellSignedPoints(text));
  const isReady =
    matchPoints !== null &&
    gamePoints !== null &&
    (matchPoints !== 0 || gamePoints !== 0) &&
    reason.trim() !== '';
  const write = async () => {
    if (!isReady) return;
    if (!(await adjustPoints(desk, { team, matchPoints, gamePoints, reason: reason.trim() })))
      return;
    setMatch('');
    setGame('');
    setReason('');
  };
  const field = (label: string, value: string, onChange: (text: string) => void, id: string) => (
    <Field label={label} className={styles.half}>
      <Input value={value} onChange={(_, { value: text }) => onChange(text)} data-testid={id} />
    </Field>
  );
  return (
    <section className={styles.card} data-testid="adjust">
      <h2 className={styles.heading}>{say('pane.adjust')}</h2>
      <Field label={say('pane.adjust-team')}>
        <Select
          value={String(team)}
          onChange={(_, { value }) => setTeam(Number(value))}
          data-testid="adjust-team"
        >
          {teams.map(({ no, name }) => (
            <option key={no} value={no}>
              {no} {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.row}>
        {field(say('pane.adjust-match'), match, setMatch, 'adjust-match')}
        {field(say('pane.adjust-game'), game, setGame, 'adjust-game')}
      </div>
      <div className={styles.row}>
        {field(say('pane.adjust-reason'), reason, setReason, 'adjust-reason')}
      </div>
      <Button
        disabled={busy !== null || !isReady}
        onClick={() => void write()}
        data-testid="adjust-write"
      >
        {say('pane.adjust-write')}
      </Button>
    </section>
  );
}
