import type { ParameterForm } from '../../../src/systems/parameterForm';
import { EVENT_ROWS } from '../../../src/sheets/names/eventWords';
import { Field, Input, Select } from '../../parts/fluent';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

interface ParameterFieldsProps {
  readonly form: ParameterForm;
  /** What is announced. */
  readonly text: string;
  /** Pieces of it that are not understood. */
  readonly unread: readonly string[];
  readonly isFixed: boolean;
  readonly onChange: (text: string) => void;
}

/** The rules that a system leaves to the club: a set, what is changed most, and the whole text. */
export function ParameterFields({ form, text, unread, isFixed, onChange }: ParameterFieldsProps) {
  const { say } = useWords();
  const { language } = useDeskState('language');
  const styles = useStyles();
  const fixed = isFixed ? say('lock.fixed') : undefined;
  const { set, values, usual } = form.read(text);
  return (
    <>
      <Field label={say('pane.rules-set')}>
        <Select
          value={set}
          disabled={isFixed}
          title={fixed}
          onChange={(_, { value }) => onChange(form.withSet(text, value))}
          data-testid="field-set"
        >
          {form.sets.map(({ id, label }) => (
            <option key={id} value={id}>
              {say(label)}
            </option>
          ))}
        </Select>
      </Field>
      <details className={styles.card}>
        <summary>{EVENT_ROWS.written('systemParameters', language)}</summary>
        <p className={styles.muted}>{say('pane.rules-hint')}</p>
        <div className={styles.row}>
          {form.fields.map(({ name, label }) => (
            <Field key={name} label={say(label)} className={styles.half}>
              <Input
                value={values[name] ?? ''}
                placeholder={usual[name]}
                disabled={isFixed}
                title={fixed}
                onChange={(_, { value }) => onChange(form.withValue(text, name, value))}
                data-testid={`field-rule-${name}`}
              />
            </Field>
          ))}
        </div>
        <Field
          label={EVENT_ROWS.written('systemParameters', language)}
          validationState={unread.length > 0 ? 'error' : 'none'}
          validationMessage={
            unread.length > 0 ? say('pane.rules-unread', { text: unread.join('; ') }) : undefined
          }
        >
          <Input
            value={text}
            disabled={isFixed}
            title={fixed}
            onChange={(_, { value }) => onChange(value)}
            data-testid="field-rules"
          />
        </Field>
      </details>
    </>
  );
}
