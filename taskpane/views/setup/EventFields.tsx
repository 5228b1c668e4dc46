import { wordsOf } from '../../../src/words';
import { Field, Input, Select } from '../../parts/fluent';
import {
  withEdition,
  withStart,
  withSystem,
  type NewEventForm,
} from '../../../src/event/setup/setup';
import { LANGUAGES, type Language, type SystemId } from '../../../src/model/types';
import { systemById } from '../../../src/systems';
import { editionById } from '../../../src/tiebreaks/editions';
import { cellInteger } from '../../../src/sheets/plan/numbers';
import { useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { editionOptions, systemOptions } from './EditionOptions';
import { TieBreakFields } from './TieBreakFields';

/** What is typed as it is, with its label. */
const TEXT_FIELDS = {
  name: 'pane.field-name',
  place: 'pane.field-place',
  start: 'pane.field-start',
  end: 'pane.field-end',
  arbiter: 'pane.field-arbiter',
} as const;

export interface EventFieldsProps {
  readonly form: NewEventForm;
  /** Not yet in a workbook: the editions follow the day on which it starts. */
  readonly isNew?: boolean;
  /** Round 1 is paired: what was announced stays, unless the arbiter leaves it. */
  readonly isFixed?: boolean;
  readonly onChange: (form: NewEventForm) => void;
}

/** What an event has to announce; sensible values stand there already. */
export function EventFields({ form, isNew = false, isFixed = false, onChange }: EventFieldsProps) {
  const { say } = useWords();
  const styles = useStyles();
  const { settings } = form;
  const fixed = isFixed ? say('lock.fixed') : undefined;
  const chosen = systemById(settings.system);
  const edition = editionById(settings.tieBreakEdition);
  const text = (key: keyof typeof TEXT_FIELDS, wide = false) => (
    <Field label={say(TEXT_FIELDS[key])} className={wide ? styles.grow : styles.half}>
      <Input
        value={form[key]}
        onChange={(_, { value }) =>
          onChange(isNew && key === 'start' ? withStart(form, value) : { ...form, [key]: value })
        }
        data-testid={`field-${key}`}
      />
    </Field>
  );
  const set = (change: Partial<typeof settings>) =>
    onChange({ ...form, settings: { ...settings, ...change } });
  return (
    <div className={styles.stack}>
      {text('name', true)}
      <div className={styles.row}>
        {text('place')}
        {text('arbiter')}
      </div>
      <div className={styles.row}>
        {text('start')}
        {text('end')}
      </div>
      <Field label={say('pane.field-system')} hint={chosen && say(chosen.summary)}>
        <Select
          value={settings.system}
          disabled={isFixed}
          title={fixed}
          onChange={(_, { value }) =>
            isNew
              ? onChange(withSystem(form, value as SystemId))
              : set({ system: value as SystemId })
          }
          data-testid="field-system"
        >
          {systemOptions(say, form.start)}
        </Select>
      </Field>
      <div className={styles.row}>
        <NumberField
          label={say('pane.field-rounds')}
          value={String(form.rounds)}
          isFixed={isFixed}
          onChange={(value) => onChange({ ...form, rounds: cellInteger(value) ?? 0 })}
          testId="field-rounds"
        />
        <NumberField
          label={say('pane.field-first-table')}
          value={String(settings.firstTable)}
          onChange={(value) => set({ firstTable: cellInteger(value) ?? 1 })}
          testId="field-first-table"
        />
      </div>
      <div className={styles.row}>
        <Field label={say('pane.field-bye')} className={styles.half}>
          <Select
            value={String(form.byePoints)}
            disabled={isFixed}
            title={fixed}
            onChange={(_, { value }) => onChange({ ...form, byePoints: Number(value) })}
            data-testid="field-bye"
          >
            <option value="2">1</option>
            <option value="1">½</option>
            <option value="0">0</option>
          </Select>
        </Field>
        <Field label={say('pane.field-language')} className={styles.half}>
          <Select
            value={settings.language}
            onChange={(_, { value }) => set({ language: value as Language })}
            data-testid="field-language"
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {wordsOf(each).name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={say('pane.field-acceleration')} hint={say('pane.field-acceleration-hint')}>
        <Select
          value={form.isAccelerated ? 'baku' : 'none'}
          disabled={isFixed}
          title={fixed}
          onChange={(_, { value }) => onChange({ ...form, isAccelerated: value === 'baku' })}
          data-testid="field-acceleration"
        >
          <option value="none">{say('pane.acceleration-none')}</option>
          <option value="baku">{say('pane.acceleration-baku')}</option>
        </Select>
      </Field>
      <Field label={say('pane.field-edition')}>
        <Select
          value={edition?.id ?? ''}
          disabled={isFixed}
          title={fixed}
          onChange={(_, { value }) => onChange(withEdition(form, value))}
          data-testid="field-edition"
        >
          {!edition && <option value="">{settings.tieBreakEdition}</option>}
          {editionOptions(say, form.start)}
        </Select>
      </Field>
      <TieBreakFields
        key={`${settings.tieBreakEdition} ${chosen?.kind}`}
        kind={chosen?.kind}
        tieBreaks={settings.tieBreaks}
        edition={settings.tieBreakEdition}
        ownLists={settings.ownLists}
        isFixed={isFixed}
        onChange={(tieBreaks) => set({ tieBreaks })}
        onKeep={(ownLists) => set({ ownLists })}
      />
    </div>
  );
}

function NumberField(props: {
  label: string;
  value: string;
  isFixed?: boolean;
  onChange: (value: string) => void;
  testId: string;
}) {
  const { say } = useWords();
  const styles = useStyles();
  return (
    <Field label={props.label} className={styles.half}>
      <Input
        type="number"
        min={1}
        value={props.value}
        disabled={props.isFixed}
        title={props.isFixed ? say('lock.fixed') : undefined}
        onChange={(_, { value }) => props.onChange(value)}
        data-testid={props.testId}
      />
    </Field>
  );
}
