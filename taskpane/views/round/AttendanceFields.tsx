import { Button, Field, Select } from '../../parts/fluent';
import { useState } from 'react';
import { type Presence, presencesIn } from '../../../src/event/round/attendance';
import { pairedPlayers } from '../../../src/event/open/paired';
import type { PlayerNo } from '../../../src/model/types';
import type { WordKey } from '../../../src/words';
import { note } from '../../actions/attendance';
import { useDesk, useDeskState, usePairedWords } from '../../parts/DeskContext';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { useStyles } from '../../parts/styles';
import { useDraft } from '../../parts/useDraft';

const PRESENCE_WORDS: Readonly<Record<Presence, WordKey>> = {
  zeroBye: 'pane.presence-zeroBye',
  halfBye: 'pane.presence-halfBye',
  fullBye: 'pane.presence-fullBye',
  withdrawn: 'pane.presence-withdrawn',
  present: 'pane.presence-present',
};
const PRESENCES = Object.keys(PRESENCE_WORDS) as Presence[];

/** Of the next round, or of the last one where it is paired again. */
interface OfRound {
  readonly again?: boolean;
}

const testId = (name: string, { again }: OfRound): string => (again ? `again-${name}` : name);

/** A player, and whether he plays the round. */
export function AttendanceFields({ again }: OfRound) {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const { say, player } = usePairedWords();
  const styles = useStyles();
  const [picked, setPicked] = useState<PlayerNo | null>(null);
  const [presence, setPresence] = useState<Presence>('zeroBye');
  const [text, setText] = useState('');
  const [fresh, setFresh] = useState(0);
  const startAgain = () => {
    setFresh(fresh + 1);
    setPicked(null);
    setText('');
    // Otherwise the next name would be withdrawn like the one before.
    setPresence('zeroBye');
  };
  const add = () => {
    if (picked === null) return false;
    note(desk, picked, presence, again);
    startAgain();
    return true;
  };
  const who = picked === null ? `“${text.trim()}”` : player(picked);
  useDraft(
    text.trim() === ''
      ? null
      : {
          what: `${who}: ${say(PRESENCE_WORDS[presence])}`,
          finish: picked === null ? undefined : add,
          drop: startAgain,
        },
  );
  return (
    <form
      className={styles.tight}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        add();
      }}
    >
      <div className={styles.row}>
        <PlayerPicker
          key={fresh}
          label={say('pane.player')}
          players={pairedPlayers(event)}
          onPick={(no, typed) => {
            setPicked(no);
            setText(typed);
          }}
          testId={testId('roll-player', { again })}
        />
      </div>
      <div className={styles.row}>
        <Field label={say('pane.presence')} className={styles.half}>
          <Select
            value={presence}
            onChange={(_, { value }) => setPresence(value as Presence)}
            data-testid={testId('roll-presence', { again })}
          >
            {PRESENCES.map((each) => (
              <option key={each} value={each}>
                {say(PRESENCE_WORDS[each])}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          type="submit"
          disabled={picked === null}
          data-testid={testId('roll-note', { again })}
        >
          {say('pane.note')}
        </Button>
      </div>
    </form>
  );
}

/** Everybody who will not simply play, with a way to take it back. */
export function AttendanceList({ again }: OfRound) {
  const desk = useDesk();
  const { event, ...state } = useDeskState('event', 'roll', 'rollAgain');
  const { say, player } = usePairedWords();
  const styles = useStyles();
  const roll = again ? state.rollAgain : state.roll;
  const said = presencesIn(event, again);
  const lines = pairedPlayers(event)
    .map(({ no }) => ({
      no,
      presence: roll.get(no) ?? said(no),
      isNew: roll.has(no),
    }))
    .filter(({ presence, isNew }) => presence !== 'present' || isNew);
  if (lines.length === 0) return <p>{say('pane.all-present')}</p>;
  return (
    <table className={styles.table} data-testid={testId('roll', { again })}>
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
                  onClick={() => note(desk, no, 'present', again)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
