import { Field, Input } from './fluent';
import { useId, useMemo, useRef, useState } from 'react';
import { clearLabels, findPlayer } from '../../src/event/open/players';
import type { Player, PlayerNo } from '../../src/model/types';
import { useWords } from './DeskContext';
import { useFollowed } from './useFollowed';
import { useStyles } from './styles';

export interface PlayerPickerProps {
  readonly label: string;
  readonly players: readonly Player[];
  /** With what was typed, which may fit nobody yet. */
  readonly onPick: (no: PlayerNo | null, text: string) => void;
  readonly testId: string;
}

/** A player by number or by any part of the name; the browser suggests while one types. */
export function PlayerPicker({ label: title, players, onPick, testId }: PlayerPickerProps) {
  const styles = useStyles();
  const listId = useId();
  const [text, setText] = useState('');
  const { list, say } = useWords();
  const label = useMemo(() => clearLabels(players), [players]);
  const { picked, fitting } = pick(players, text, label);
  const last = useRef<Player | null>(null);
  // Whoever was picked stays picked under the number that they have now; the field shows it.
  useFollowed(players, (moved) => {
    if (!last.current) return;
    const no = moved.get(last.current.no);
    const now = players.find((player) => player.no === no) ?? null;
    last.current = now;
    setText(now ? label(now) : '');
    onPick(now?.no ?? null, now ? label(now) : '');
  });
  const isUnknown = text !== '' && !picked;
  const several =
    fitting.length > 1
      ? say('pane.fits-several', {
          count: fitting.length,
          players: list(fitting.slice(0, SHOWN).map(label)),
        })
      : undefined;
  return (
    <Field
      label={title}
      className={styles.half}
      validationState={isUnknown ? 'warning' : 'none'}
      validationMessage={several}
      hint={picked && text !== label(picked) ? label(picked) : undefined}
    >
      <Input
        value={text}
        list={listId}
        autoComplete="off"
        data-testid={testId}
        onChange={(_, { value }) => {
          setText(value);
          last.current = pick(players, value, label).picked ?? null;
          onPick(last.current?.no ?? null, value);
        }}
      />
      <datalist id={listId}>
        {players.map((player) => (
          <option key={player.no} value={label(player)} />
        ))}
      </datalist>
    </Field>
  );
}

/** So many are named where a text fits several. */
const SHOWN = 4;

/** Never one of several: whoever types goes on until only one fits. */
function pick(
  players: readonly Player[],
  text: string,
  label: (player: Player) => string,
): { picked?: Player; fitting: readonly Player[] } {
  const suggested = players.find((player) => label(player) === text);
  if (suggested) return { picked: suggested, fitting: [] };
  const found = findPlayer(players, text);
  return found.ok ? { picked: found.player, fitting: [] } : found;
}
