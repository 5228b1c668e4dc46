import type { EventRead } from '../../../src/sheets/read/readEvent';
import type { EventSettings } from '../../../src/sheets/settings';
import { PRICES, type Price } from '../../../src/model/types';
import { apartColumns, makeKeepApart, type KeepApart } from '../../../src/sheets/keepApart';
import type { WordKey } from '../../../src/words';
import { cellInteger } from '../../../src/sheets/plan/numbers';
import { PAPERS, type Paper } from '../../../src/sheets/plan/plan';
import { Field, Input, Select, Textarea } from '../../parts/fluent';
import { useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

interface RoomFieldsProps {
  readonly read: EventRead;
  readonly settings: EventSettings;
  /** A line for each round. */
  readonly roundDates: string;
  /** Who is kept apart stays as it was announced. */
  readonly isFixed: boolean;
  readonly onSettings: (settings: EventSettings) => void;
  readonly onRoundDates: (text: string) => void;
}

const STRENGTHS: Readonly<Record<Price, WordKey>> = {
  order: 'pane.apart-order',
  floats: 'pane.apart-floats',
  colours: 'pane.apart-colours',
  any: 'pane.apart-any',
};

/** Who is kept apart by a column, when the rounds are played, and on what paper it is printed. */
export function RoomFields(props: RoomFieldsProps) {
  const { read, settings, roundDates, isFixed, onSettings, onRoundDates } = props;
  const { say } = useWords();
  const styles = useStyles();
  const avoided = settings.avoid ?? [];
  const rules: readonly KeepApart[] = [...(settings.keepApart ?? []), ...avoided];
  // Absolute and "if possible" together are shown and left as the sheet has them.
  const price = avoided.length === rules.length ? avoided[0]?.price : undefined;
  const columns = read.tables.players ? apartColumns(read.tables.players) : [];
  const [first] = rules;
  // Several columns can be named in the sheet; here they are shown as they stand.
  const chosen = rules.length > 1 ? makeKeepApart(rules) : (first?.column ?? '');
  const set = (changed: readonly KeepApart[], strength = price) =>
    onSettings({
      ...settings,
      keepApart: strength === undefined ? changed : [],
      avoid:
        strength === undefined
          ? undefined
          : changed.map(({ column, rounds }) => ({ column, rounds, price: strength })),
    });
  return (
    <>
      <div className={styles.row}>
        <Field
          label={say('pane.field-apart')}
          hint={say('pane.field-apart-hint')}
          className={styles.half}
        >
          <Select
            value={chosen}
            disabled={isFixed}
            title={isFixed ? say('lock.fixed') : undefined}
            onChange={(_, { value }) =>
              set(value === '' ? [] : [{ column: value, rounds: first?.rounds ?? null }])
            }
            data-testid="field-apart"
          >
            <option value="">{say('pane.apart-none')}</option>
            {chosen !== '' && !columns.includes(chosen) && <option>{chosen}</option>}
            {columns.map((column) => (
              <option key={column}>{column}</option>
            ))}
          </Select>
        </Field>
        {rules.length === 1 && (
          <Field
            label={say('pane.field-apart-rounds')}
            hint={say('pane.field-apart-rounds-hint')}
            className={styles.half}
          >
            <Input
              type="number"
              min={1}
              disabled={isFixed}
              value={first.rounds === null ? '' : String(first.rounds)}
              onChange={(_, { value }) => set([{ ...first, rounds: cellInteger(value) || null }])}
              data-testid="field-apart-rounds"
            />
          </Field>
        )}
      </div>
      {rules.length === 1 && (
        <Field
          label={say('pane.field-apart-strength')}
          hint={say('pane.field-apart-strength-hint')}
        >
          <Select
            value={price ?? ''}
            disabled={isFixed}
            onChange={(_, { value }) =>
              set(
                rules,
                PRICES.find((each) => each === value),
              )
            }
            data-testid="field-apart-strength"
          >
            <option value="">{say('pane.apart-always')}</option>
            {PRICES.map((each) => (
              <option key={each} value={each}>
                {say(STRENGTHS[each])}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={say('pane.field-round-dates')} hint={say('pane.field-round-dates-hint')}>
        <Textarea
          rows={4}
          value={roundDates}
          onChange={(_, { value }) => onRoundDates(value)}
          data-testid="field-round-dates"
        />
      </Field>
      <Field label={say('pane.field-paper')} hint={say('pane.field-paper-hint')}>
        <Select
          value={settings.paper ?? 'A4'}
          onChange={(_, { value }) => onSettings({ ...settings, paper: value as Paper })}
          data-testid="field-paper"
        >
          {PAPERS.map((paper) => (
            <option key={paper}>{paper}</option>
          ))}
        </Select>
      </Field>
    </>
  );
}
