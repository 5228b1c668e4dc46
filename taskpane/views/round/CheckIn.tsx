import { Button, Field, Input, Select } from '../../parts/fluent';
import { useMemo, useState } from 'react';
import { playersFitting } from '../../../src/event/open/fitting';
import { pairedPlayers } from '../../../src/event/open/paired';
import { clearLabels } from '../../../src/event/open/players';
import { type Presence, presencesIn } from '../../../src/event/round/attendance';
import type { Player, PlayerNo } from '../../../src/model/types';
import { isTeamBook } from '../../../src/model/matches/teamEvent';
import { note, noteAll } from '../../actions/round/attendance';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { FeeTotals, PaidTick } from './Fees';
import { AWAY, isOut, PRESENCE_WORDS } from './presences';

/** Of the next round, or of the last one where it is paired again. */
interface OfRound {
  readonly again?: boolean;
}

interface Line {
  readonly player: Player;
  readonly presence: Presence;
  /** It was ticked or unticked here and is not in the workbook. */
  readonly isNew: boolean;
}

const testId = (name: string, { again }: OfRound): string => (again ? `again-${name}` : name);

/** Who plays: a tick for each, found as one types; Enter ticks the only one that fits. */
export function CheckIn({ again }: OfRound) {
  const desk = useDesk();
  const { say } = useWords();
  const styles = useStyles();
  const [text, setText] = useState('');
  const [changed, setChanged] = useState<PlayerNo | null>(null);
  const lines = useLines({ again });
  const label = useMemo(() => clearLabels(lines.map(({ player }) => player)), [lines]);
  const fitting = new Set(
    playersFitting(
      lines.map(({ player }) => player),
      text,
    ),
  );
  const shown = lines.filter(({ player }) => fitting.has(player));
  const only = text.trim() !== '' && shown.length === 1 ? shown[0]! : null;
  const tick = ({ player, presence }: Line) => {
    const now = presence === 'present' ? 'zeroBye' : 'present';
    note(desk, player.no, now, again);
    setChanged(player.no);
  };
  // As they are by now: the kind of bye is chosen after the tick.
  const told = lines.find(({ player }) => player.no === changed);
  const isPresent = ({ presence }: Line) => presence === 'present';
  const numbers = (of: (line: Line) => boolean): PlayerNo[] =>
    lines.filter((line) => !isOut(line.presence) && of(line)).map(({ player }) => player.no);
  return (
    <div className={styles.tight}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (!only) return;
          tick(only);
          setText('');
        }}
      >
        <Field label={say('pane.find-player')} hint={only ? say('pane.enter-ticks') : undefined}>
          <Input
            value={text}
            autoComplete="off"
            onChange={(_, { value }) => setText(value)}
            data-testid={testId('attendance-player', { again })}
          />
        </Field>
      </form>
      <p
        role="status"
        className={styles.checkInTold}
        data-testid={testId('attendance-told', { again })}
      >
        {told &&
          say('pane.labelled', {
            label: label(told.player),
            value: say(PRESENCE_WORDS[told.presence]),
          })}
      </p>
      <Totals lines={lines} testId={testId('attendance-totals', { again })} />
      {!again && <FeeTotals />}
      <ul className={styles.checkIn} data-testid={testId('attendance', { again })}>
        {shown.map((line) => (
          <LineOfPlayer
            key={line.player.no}
            line={line}
            label={label(line.player)}
            again={again}
            onTick={() => tick(line)}
          />
        ))}
        {shown.length === 0 && <li className={styles.muted}>{say('pane.no-such-player')}</li>}
      </ul>
      {text.trim() === '' && (
        <div className={styles.row}>
          <Button
            size="small"
            disabled={lines.every((line) => isPresent(line) || isOut(line.presence))}
            onClick={() =>
              noteAll(
                desk,
                numbers((line) => !isPresent(line)),
                'present',
                again,
              )
            }
            data-testid={testId('tick-all', { again })}
          >
            {say('pane.tick-all')}
          </Button>
          <Button
            size="small"
            disabled={!lines.some(isPresent)}
            onClick={() => noteAll(desk, numbers(isPresent), 'zeroBye', again)}
            data-testid={testId('untick-all', { again })}
          >
            {say('pane.untick-all')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Everybody by name, whoever withdrew last. */
function useLines({ again }: OfRound): readonly Line[] {
  const { event, language, ...state } = useDeskState(
    'event',
    'language',
    'attendance',
    'attendanceAgain',
  );
  const roll = again ? state.attendanceAgain : state.attendance;
  return useMemo(() => {
    const said = presencesIn(event, again);
    const isGone = ({ no }: Player) => Number(isOut(said(no)));
    // Whoever is out of a knock-out is withdrawn for those who are paired alone, and nobody asks for them.
    const isAsked = (player: Player) =>
      again === true || !player.withdrawn || isOut(said(player.no));
    return pairedPlayers(event)
      .filter(isAsked)
      .sort(
        (a, b) => isGone(a) - isGone(b) || a.name.localeCompare(b.name, language) || a.no - b.no,
      )
      .map((player) => ({
        player,
        presence: roll.get(player.no) ?? said(player.no),
        isNew: roll.has(player.no),
      }));
  }, [event, again, language, roll]);
}

function LineOfPlayer(props: OfRound & { line: Line; label: string; onTick: () => void }) {
  const { line, label, again, onTick } = props;
  const desk = useDesk();
  const { say } = useWords();
  const styles = useStyles();
  const { event } = useDeskState('event');
  const ofTeams = event?.tournament ? isTeamBook(event.tournament) : false;
  const { no } = line.player;
  const isPresent = line.presence === 'present';
  return (
    <li className={styles.checkInLine} data-presence={line.presence}>
      <label className={styles.checkInName}>
        <input
          type="checkbox"
          checked={isPresent}
          onChange={onTick}
          data-testid={testId(`here-${no}`, { again })}
        />
        <span>
          {label}
          {line.isNew && <span className={styles.notSaved}> {say('pane.not-saved')}</span>}
        </span>
      </label>
      {!isPresent && (
        <Select
          size="small"
          className={styles.checkInAway}
          aria-label={say('pane.labelled', { label, value: say('pane.presence') })}
          value={line.presence}
          onChange={(_, { value }) => note(desk, no, value as Presence, again)}
          data-testid={testId(`away-${no}`, { again })}
        >
          {AWAY.filter((each) => each !== 'expelled' || !ofTeams).map((each) => (
            <option key={each} value={each}>
              {say(PRESENCE_WORDS[each])}
            </option>
          ))}
        </Select>
      )}
      {!again && <PaidTick player={line.player} label={label} />}
    </li>
  );
}

/** How many are there, and how many are not. */
function Totals({ lines, testId: id }: { lines: readonly Line[]; testId: string }) {
  const { say } = useWords();
  const styles = useStyles();
  const count = (of: Presence) => lines.filter(({ presence }) => presence === of).length;
  const byes = count('halfBye') + count('fullBye');
  const out = count('withdrawn') + count('expelled');
  const parts = [
    say('pane.total-present', { count: count('present') }),
    say('pane.total-absent', { count: count('zeroBye') }),
    ...(byes > 0 ? [say('pane.total-byes', { count: byes })] : []),
    ...(out > 0 ? [say('pane.total-withdrawn', { count: out })] : []),
  ];
  return (
    <p className={styles.text} data-testid={id}>
      <strong>{parts.join(' · ')}</strong>
    </p>
  );
}
