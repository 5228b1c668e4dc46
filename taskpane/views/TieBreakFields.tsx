import { Field, Input, Select } from '../parts/fluent';
import { useState } from 'react';
import { editionById, findTieBreak, NEWEST_EDITION } from '../../src/tiebreaks';
import { useWords } from '../parts/DeskContext';
import { useStyles } from '../parts/styles';

export interface TieBreakFieldsProps {
  readonly tieBreaks: readonly string[];
  /** Id of the edition whose codes and lists they are. */
  readonly edition: string;
  readonly onChange: (codes: readonly string[]) => void;
}

/** A list recommended for the kind of event, or one's own, by code or by name. */
export function TieBreakFields({ tieBreaks, edition: id, onChange }: TieBreakFieldsProps) {
  const edition = editionById(id) ?? NEWEST_EDITION;
  // The pane has no teams.
  const presets = edition.presets.filter(({ scope }) => scope === 'individual');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const [text, setText] = useState(tieBreaks.join(', '));
  const entries = split(text).map((word) => findTieBreak(edition, word));
  const unknown = split(text).filter((_, index) => !entries[index]);
  const change = (value: string) => {
    setText(value);
    onChange(split(value).map((word) => findTieBreak(edition, word)?.code ?? word));
  };
  const names = entries.flatMap((entry) => (entry ? [sayReason(entry.name)] : []));
  return (
    <div className={styles.tight}>
      <Field label={say('pane.field-preset')}>
        <Select
          value=""
          onChange={(_, { value }) =>
            value && change(presets.find(({ id }) => id === value)!.codes.join(', '))
          }
          data-testid="field-preset"
        >
          <option value="">–</option>
          {presets.map(({ id, name }) => (
            <option key={id} value={id}>
              {say(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={say('pane.field-tie-breaks')}
        validationState={unknown.length > 0 ? 'error' : 'none'}
        validationMessage={
          unknown.length > 0
            ? say('pane.unknown-tie-break', { code: unknown.join(', ') })
            : undefined
        }
        hint={names.join(' · ')}
      >
        <Input
          value={text}
          onChange={(_, { value }) => change(value)}
          data-testid="field-tie-breaks"
        />
      </Field>
    </div>
  );
}

const split = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
