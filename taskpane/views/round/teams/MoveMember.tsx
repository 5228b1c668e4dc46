import { useState } from 'react';
import { numberOfTeam } from '../../../../src/sheets/teams/teamBook';
import { cellInteger } from '../../../../src/sheets/plan/numbers';
import type { PlayerNo } from '../../../../src/model/types';
import { moveMember } from '../../../actions/round/teams';
import { useDesk, useDeskState, useWords } from '../../../parts/DeskContext';
import { Button, Field, Input } from '../../../parts/fluent';
import { PlayerPicker } from '../../../parts/PlayerPicker';
import { useStyles } from '../../../parts/styles';
import { TeamSelect } from './TeamSelect';

/** A player for another team, or at another place of the order of the boards. */
export function MoveMember() {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const [player, setPlayer] = useState<PlayerNo | null>(null);
  const [team, setTeam] = useState<PlayerNo>(0);
  const [place, setPlace] = useState('');
  const [reason, setReason] = useState('');
  const [fresh, setFresh] = useState(0);
  const { players, teams = [], pairedRounds } = event!.tournament!;
  const choose = (no: PlayerNo | null) => {
    setPlayer(no);
    const at = teams.findIndex((each) => no !== null && each.players.includes(no));
    const found = teams[at];
    if (!found || no === null) return;
    setTeam(numberOfTeam(found, at));
    setPlace(String(found.players.indexOf(no) + 1));
  };
  const asked = cellInteger(place);
  const isReady =
    player !== null && team !== 0 && asked !== null && (pairedRounds === 0 || reason.trim() !== '');
  const write = async () => {
    if (!isReady) return;
    if (!(await moveMember(desk, { player, team, place: asked }, reason.trim()))) return;
    setPlayer(null);
    setPlace('');
    setReason('');
    setFresh(fresh + 1);
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.member-move')}</h2>
      <p className={styles.muted}>{say('pane.member-move-hint')}</p>
      <div className={styles.row}>
        <PlayerPicker
          key={fresh}
          label={say('pane.player')}
          players={players}
          onPick={(no) => choose(no)}
          testId="member"
        />
      </div>
      <div className={styles.row}>
        <TeamSelect
          label={say('pane.member-team')}
          team={team}
          onChange={setTeam}
          testId="member-team"
        />
        <Field label={say('pane.member-place')} className={styles.half}>
          <Input
            type="number"
            min={1}
            value={place}
            onChange={(_, { value }) => setPlace(value)}
            data-testid="member-place"
          />
        </Field>
      </div>
      {pairedRounds > 0 && (
        <Field label={say('pane.change-reason')}>
          <Input
            value={reason}
            onChange={(_, { value }) => setReason(value)}
            data-testid="member-reason"
          />
        </Field>
      )}
      <Button
        disabled={busy !== null || !isReady}
        onClick={() => void write()}
        data-testid="member-write"
      >
        {say('pane.member-write')}
      </Button>
    </section>
  );
}
