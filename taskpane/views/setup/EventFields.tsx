import { wordsOf, type WordKey } from '../../../src/words';
import { Field, Input, Select } from '../../parts/fluent';
import {
  withEdition,
  withStart,
  withSystem,
  type NewEventForm,
} from '../../../src/event/setup/setup';
import { NAMED_METHODS, type NamedMethod } from '../../../src/model/rules/acceleration';
import { isoDay } from '../../../src/model/day';
import {
  makeRankMethod,
  parseRankMethod,
  RATING_METHODS,
  type RatingMethod,
} from '../../../src/model/rules/ratingMethod';
import { LANGUAGES, type Language, type SystemId } from '../../../src/model/types';
import { systemById } from '../../../src/systems';
import { editionById } from '../../../src/tiebreaks/editions';
import { EVENT_ROWS } from '../../../src/sheets/names/eventWords';
import { USUAL_BOARDS } from '../../../src/sheets/names/newTeamEvent';
import { cellInteger } from '../../../src/sheets/plan/numbers';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { PANE_LINES, textIn, withText, type PaneField } from '../../../src/event/eventForm';
import { editionOptions, systemChoice } from './EditionOptions';
import { ParameterFields } from './ParameterFields';
import { TieBreakFields } from './TieBreakFields';

export interface EventFieldsProps {
  readonly form: NewEventForm;
  /** Not yet in a workbook: the editions follow the day on which it starts. */
  readonly isNew?: boolean;
  /** Round 1 is paired: what was announced stays, unless the arbiter leaves it. */
  readonly isFixed?: boolean;
  /** There are national ratings, of which the one that ranks may be made. */
  readonly hasNational?: boolean;
  readonly onChange: (form: NewEventForm) => void;
}

const RATING_WORDS: Readonly<Record<RatingMethod, WordKey>> = {
  FIDE: 'pane.rating-fide',
  NRO: 'pane.rating-nro',
  FIDON: 'pane.rating-fidon',
  NIDOF: 'pane.rating-nidof',
  HBFN: 'pane.rating-hbfn',
  LBFN: 'pane.rating-lbfn',
  OTHER: 'pane.rating-other',
};

const METHOD_WORDS: Readonly<Record<NamedMethod, WordKey>> = {
  baku: 'pane.acceleration-baku',
  haley: 'pane.acceleration-haley',
  'haley-soft': 'pane.acceleration-haley-soft',
  progressive: 'pane.acceleration-progressive',
};

/** What an event has to announce; sensible values stand there already. */
export function EventFields({
  form,
  isNew = false,
  isFixed = false,
  hasNational = false,
  onChange,
}: EventFieldsProps) {
  const { say } = useWords();
  const { language } = useDeskState('language');
  const styles = useStyles();
  const { settings } = form;
  const isClub = settings.profile === 'club';
  const fixed = isFixed ? say('lock.fixed') : undefined;
  const chosen = systemById(settings.system);
  const edition = editionById(settings.tieBreakEdition);
  const dateHelp = (row: PaneField['row'], value: string) => {
    if (row !== 'start' && row !== 'end') return {};
    if (value.trim() === '') return { hint: say('pane.date-hint') };
    const isDate = isoDay(value) !== null;
    return isDate ? {} : { validationMessage: say('pane.not-a-date') };
  };
  const text = (field: PaneField) => (
    <Field
      key={field.row}
      label={field.label ? say(field.label) : EVENT_ROWS.written(field.row, language)}
      className={field.isWide ? styles.grow : styles.half}
      {...dateHelp(field.row, textIn(form, field))}
    >
      <Input
        value={textIn(form, field)}
        disabled={isFixed && field.isFixed}
        title={field.isFixed ? fixed : undefined}
        onChange={(_, { value }) =>
          onChange(
            isNew && field.row === 'start' ? withStart(form, value) : withText(form, field, value),
          )
        }
        data-testid={`field-${field.row}`}
      />
    </Field>
  );
  const set = (change: Partial<typeof settings>) =>
    onChange({ ...form, settings: { ...settings, ...change } });
  const lines = (shown: typeof PANE_LINES) =>
    shown.map((fields) =>
      fields[0].isWide ? (
        text(fields[0])
      ) : (
        <div key={fields[0].row} className={styles.row}>
          {fields.map(text)}
        </div>
      ),
    );
  const [name, ...others] = PANE_LINES;
  const rounds = (
    <NumberField
      label={say('pane.field-rounds')}
      value={String(form.rounds)}
      isFixed={isFixed}
      onChange={(value) => onChange({ ...form, rounds: cellInteger(value) ?? 0 })}
      testId="field-rounds"
    />
  );
  const firstTable = (
    <NumberField
      label={say('pane.field-first-table')}
      value={String(settings.firstTable)}
      onChange={(value) => set({ firstTable: cellInteger(value) ?? 1 })}
      testId="field-first-table"
    />
  );
  const system = (
    <>
      <Field label={say('pane.field-system')} hint={chosen && sentence(say(chosen.summary))}>
        <Select
          value={settings.system}
          disabled={isFixed}
          title={fixed}
          onChange={(_, { value }) => onChange(withSystem(form, value as SystemId, !isNew))}
          data-testid="field-system"
        >
          {systemChoice({ say, language }, form.start, settings.system)}
        </Select>
      </Field>
      {chosen?.parameterForm && (
        <ParameterFields
          form={chosen.parameterForm}
          unread={chosen.unreadParameters?.(form.systemParameters ?? '') ?? []}
          text={form.systemParameters ?? ''}
          isFixed={isFixed}
          onChange={(systemParameters) => onChange({ ...form, systemParameters })}
        />
      )}
      {isNew && chosen?.pairsTeams && (
        <Field label={say('pane.field-boards')} hint={say('pane.field-boards-hint')}>
          <Input
            type="number"
            min={1}
            value={String(form.boards ?? USUAL_BOARDS)}
            onChange={(_, { value }) => onChange({ ...form, boards: cellInteger(value) ?? 1 })}
            data-testid="field-boards"
          />
        </Field>
      )}
    </>
  );
  const ofRated = (
    <>
      <Field label={say('pane.field-acceleration')} hint={say('pane.field-acceleration-hint')}>
        <Select
          value={form.acceleration ?? 'none'}
          disabled={isFixed}
          title={fixed}
          onChange={(_, { value }) =>
            onChange({ ...form, acceleration: NAMED_METHODS.find((each) => each === value) })
          }
          data-testid="field-acceleration"
        >
          <option value="none">{say('pane.acceleration-none')}</option>
          {NAMED_METHODS.map((each) => (
            <option key={each} value={each}>
              {say(METHOD_WORDS[each])}
            </option>
          ))}
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
          {editionOptions({ say, language }, form.start)}
        </Select>
      </Field>
    </>
  );
  const said = parseRankMethod(form.rankMethod);
  const ratings = (hasNational || said) && (
    <Field label={say('pane.field-rating-method')} hint={say('pane.field-rating-method-hint')}>
      <Select
        value={said?.method ?? ''}
        disabled={isFixed}
        title={fixed}
        onChange={(_, { value }) => {
          const method = RATING_METHODS.find((each) => each === value);
          const federation = said?.federation ?? '';
          onChange({ ...form, rankMethod: method ? makeRankMethod({ federation, method }) : '' });
        }}
        data-testid="field-rating-method"
      >
        <option value="">{say('pane.rating-as-listed')}</option>
        {RATING_METHODS.map((each) => (
          <option key={each} value={each}>
            {`${each} – ${say(RATING_WORDS[each])}`}
          </option>
        ))}
      </Select>
    </Field>
  );
  const rules = (
    <>
      {ratings}
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
      {!isClub && ofRated}
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
    </>
  );
  const profile = (
    <Field
      label={say('pane.field-profile')}
      hint={isClub ? say('pane.profile-club-hint') : undefined}
    >
      <Select
        value={settings.profile ?? 'rated'}
        onChange={(_, { value }) => set({ profile: value === 'club' ? value : undefined })}
        data-testid="field-profile"
      >
        <option value="rated">{say('pane.profile-rated')}</option>
        <option value="club">{say('pane.profile-club')}</option>
      </Select>
    </Field>
  );
  // Whoever begins is asked for three things; all else has a sensible value and can be changed later.
  if (isNew || isClub)
    return (
      <div className={styles.stack}>
        {isNew && profile}
        {lines([name])}
        {system}
        <div className={styles.row}>{rounds}</div>
        <details className={styles.more} data-testid="more-fields">
          <summary>{say('home.more-settings')}</summary>
          <div className={styles.stack}>
            {lines(others)}
            <div className={styles.row}>{firstTable}</div>
            {rules}
          </div>
        </details>
      </div>
    );
  return (
    <div className={styles.stack}>
      {lines(PANE_LINES)}
      {system}
      <div className={styles.row}>
        {rounds}
        {firstTable}
      </div>
      {rules}
    </div>
  );
}

/** Beside a name it is a part of a sentence, below a field a sentence of its own. */
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

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
