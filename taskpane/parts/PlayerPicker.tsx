import { Field, Input } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { plainWord } from '../../src/formats/tidy';
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
  const picked = findPlayer(players, text);
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
          onPick(findPlayer(players, value)?.no ?? null);
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

const labelOf = ({ no, name }: Player): string => `${no} ${name}`;

/** The number counts if one is given; a part of a name only if it fits one player. */
export function findPlayer(players: readonly Player[], text: string): Player | undefined {
  const wanted = plainWord(text);
  if (wanted === '') return undefined;
  const number = /^\d+/.exec(wanted)?.[0];
  if (number) return players.find(({ no }) => no === Number(number));
  const fits = players.filter(({ name }) => plainWord(name).includes(wanted));
  return fits.length === 1 ? fits[0] : fits.find(({ name }) => plainWord(name) === wanted);
}
