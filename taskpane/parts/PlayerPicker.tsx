import { Field, Input } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { findPlayer, labelOf } from '../../src/event/players';
import type { Player, PlayerNo } from '../../src/model/types';
import { useStyles } from './styles';

export interface PlayerPickerProps {
  readonly label: string;
  readonly players: readonly Player[];
  readonly onPick: (no: PlayerNo | null) => void;
  readonly testId: string;
}

/** A player by number or by any part of the name; the browser suggests while one types. */
export function PlayerPicker({ label, players, onPick, testId }: PlayerPickerProps) {
  const styles = useStyles();
  const listId = useId();
  const [text, setText] = useState('');
  const picked = pick(players, text);
  const isUnknown = text !== '' && !picked;
  return (
    <Field
      label={label}
      className={styles.half}
      validationState={isUnknown ? 'warning' : 'none'}
      hint={picked && text !== labelOf(picked) ? labelOf(picked) : undefined}
    >
      <Input
        value={text}
        list={listId}
        autoComplete="off"
        data-testid={testId}
        onChange={(_, { value }) => {
          setText(value);
          onPick(pick(players, value)?.no ?? null);
        }}
      />
      <datalist id={listId}>
        {players.map((player) => (
          <option key={player.no} value={labelOf(player)} />
        ))}
      </datalist>
    </Field>
  );
}

function pick(players: readonly Player[], text: string): Player | undefined {
  const found = findPlayer(players, text);
  return found.ok ? found.player : undefined;
}
