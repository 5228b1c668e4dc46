import { Button, Field, Select } from '../../parts/fluent';
import { useState } from 'react';
import { changesOf, type Presence, presenceIn } from '../../../src/event/round/roll';
import type { PlayerNo } from '../../../src/model/types';
import type { WordKey } from '../../../src/words';
import { note, saveRoll } from '../../actions/roll';
import { pairRound } from '../../actions/round';
import { CureFirst } from '../../parts/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { useStyles } from '../../parts/styles';
import { LateEntry } from './LateEntry';
import { NoShows } from './NoShows';

const PRESENCE_WORDS: Readonly<Record<Presence, WordKey>> = {
  zeroBye: 'pane.presence-zeroBye',
  halfBye: 'pane.presence-halfBye',
  fullBye: 'pane.presence-fullBye',
  withdrawn: 'pane.presence-withdrawn',
  present: 'pane.presence-present',
};
const PRESENCES = Object.keys(PRESENCE_WORDS) as Presence[];

/** Who plays the next round: absences, byes, withdrawals, late entries; then it is paired. */
export function Round() {
  const desk = useDesk();
  const { event, roll, busy } = useDeskState('event', 'roll', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const [picked, setPicked] = useState<PlayerNo | null>(null);
  const [presence, setPresence] = useState<Presence>('zeroBye');
  const [fresh, setFresh] = useState(0);
  const tournament = event?.tournament;
  if (!tournament) return <CureFirst />;
  const round = tournament.pairedRounds + 1;
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.roll-intro', { round })}</p>
      <div className={styles.row}>
        <PlayerPicker
          key={fresh}
          label={say('pane.player')}
          players={tournament.players}
          onPick={setPicked}
          testId="roll-player"
        />
      </div>
      <div className={styles.row}>
        <Field label={say('pane.presence')} className={styles.half}>
          <Select
            value={presence}
            onChange={(_, { value }) => setPresence(value as Presence)}
            data-testid="roll-presence"
          >
            {PRESENCES.map((each) => (
              <option key={each} value={each}>
                {say(PRESENCE_WORDS[each])}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          disabled={picked === null}
          onClick={() => {
            note(desk, picked!, presence);
            setFresh(fresh + 1);
            setPicked(null);
          }}
          data-testid="roll-note"
        >
          {say('pane.note')}
        </Button>
      </div>
      <NoShows />
      <Roll />
      <div className={styles.row}>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void pairRound(desk)}
          data-testid="pair"
        >
          {say('pane.pair-round', { round })}
        </Button>
        <Button
          disabled={changesOf(tournament, roll) === 0}
          onClick={() => void saveRoll(desk)}
          data-testid="save-roll"
        >
          {say('pane.save-roll')}
        </Button>
      </div>
      <LateEntry />
    </div>
  );
}

/** Everybody who will not simply play, with a way to take it back. */
function Roll() {
  const desk = useDesk();
  const { event, roll } = useDeskState('event', 'roll');
  const { say, player } = useWords();
  const styles = useStyles();
  const lines = event!
    .tournament!.players.map(({ no }) => ({
      no,
      presence: roll.get(no) ?? presenceIn(event, no),
      isNew: roll.has(no),
    }))
    .filter(({ presence, isNew }) => presence !== 'present' || isNew);
  if (lines.length === 0) return <p>{say('pane.all-present')}</p>;
  return (
    <table className={styles.table} data-testid="roll">
      <tbody>
        {lines.map(({ no, presence, isNew }) => (
          <tr key={no}>
            <td>{player(no)}</td>
            <td>
              {say(PRESENCE_WORDS[presence])}
              {isNew && '\u00A0*'}
            </td>
            <td className={styles.number}>
              {presence !== 'present' && (
                <Button
                  size="small"
                  appearance="subtle"
                  aria-label={`${say('pane.presence-present')}: ${player(no)}`}
                  icon={<span>✕</span>}
                  onClick={() => note(desk, no, 'present')}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
