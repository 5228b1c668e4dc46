import type { EventRead } from '../../../src/sheets/read/readEvent';
import type { EventSettings } from '../../../src/sheets/settings';
import { apartColumns, makeKeepApart, type KeepApart } from '../../../src/sheets/keepApart';
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

/** Who is kept apart by a column, when the rounds are played, and on what paper it is printed. */
export function RoomFields(props: RoomFieldsProps) {
  const { read, settings, roundDates, isFixed, onSettings, onRoundDates } = props;
  const { say } = useWords();
  const styles = useStyles();
  const rules = settings.keepApart ?? [];
  const columns = read.tables.players ? apartColumns(read.tables.players) : [];
  const [first] = rules;
  // Several columns can be named in the sheet; here they are shown as they stand.
  const chosen = rules.length > 1 ? makeKeepApart(rules) : (first?.column ?? '');
  const set = (keepApart: readonly KeepApart[]) => onSettings({ ...settings, keepApart });
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
