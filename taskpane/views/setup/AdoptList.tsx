import { Button, Field, Select, Switch } from '../../parts/fluent';
import { useEffect, useRef, useState } from 'react';
import type { NewEventForm } from '../../../src/event/setup/setup';
import { PLAYER_COLUMNS } from '../../../src/sheets/names/headers';
import { isRemarkHead } from '../../../src/sheets/read/remarks';
import { adoptEvent, adoptedRows, adoptTable, lookForList } from '../../actions/setup/setup';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Message } from '../../parts/messages/Message';
import { ProblemList } from '../../parts/messages/ProblemList';
import { useStyles } from '../../parts/styles';
import { EventFields } from './EventFields';
import { ListColumns } from './ListColumns';
import { ListProposals } from './ListProposals';

export interface AdoptListProps {
  readonly form: NewEventForm;
  readonly onChange: (form: NewEventForm) => void;
}

/** A list that the arbiter already has: which sheet, what was understood, what is wrong. */
export function AdoptList({ form, onChange }: AdoptListProps) {
  const desk = useDesk();
  const { adopted } = useDeskState('adopted');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const [sheet, setSheet] = useState('');
  const [keepsNumbers, setKeepsNumbers] = useState(false);
  useEffect(() => {
    void desk.attempt(async () => {
      const names = await desk.ports.book.sheetNames();
      setSheets(names);
      setSheet((chosen) => chosen || names[0]);
    });
  }, [desk]);
  const errors = adopted?.problems.filter(({ severity }) => severity === 'error') ?? [];
  const others = adopted?.problems.filter(({ severity }) => severity !== 'error') ?? [];
  const count = adopted ? adoptedRows(adopted).length : 0;
  const title = adopted?.list.title ?? '';
  const offered = useRef('');
  useEffect(() => {
    // Once for a title: whoever empties the field wants it empty.
    if (title === '' || title === offered.current) return;
    offered.current = title;
    if (form.name === '') onChange({ ...form, name: title });
  }, [title, form, onChange]);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Field label={say('pane.adopt-sheet')} className={styles.grow}>
          <Select
            value={sheet}
            onChange={(_, { value }) => setSheet(value)}
            data-testid="adopt-sheet"
          >
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Button onClick={() => void lookForList(desk, sheet)} data-testid="adopt-look">
          {say('pane.adopt-look')}
        </Button>
      </div>
      {adopted && (
        <>
          {errors.length > 0 && (
            <Message level="blocking" testId="adopt-errors">
              <ProblemList problems={errors} />
            </Message>
          )}
          <AdoptedPreview />
          <ListProposals />
          {others.length > 0 && <ProblemList problems={others} />}
          <Switch
            label={say('pane.keep-numbers')}
            checked={keepsNumbers}
            onChange={(_, { checked }) => setKeepsNumbers(checked)}
          />
          <EventFields
            form={form}
            isNew
            hasNational={adopted.list.columns.some(({ column }) => column === 'nationalRating')}
            onChange={onChange}
          />
          <Button
            appearance="primary"
            disabled={errors.length > 0 || count === 0}
            onClick={() => void adoptEvent(desk, form, keepsNumbers)}
            data-testid="adopt-event"
          >
            {say('pane.adopt-event', { count })}
          </Button>
          {errors.length > 0 && (
            <p className={styles.muted} data-testid="adopt-blocked">
              {say('pane.adopt-blocked', { count: errors.length })}
            </p>
          )}
          {adopted.table && (
            <section className={styles.card} data-testid="adopted-table">
              <p className={styles.muted}>{sayReason(adopted.table.event.kind)}</p>
              <Button onClick={() => void adoptTable(desk, form)} data-testid="adopt-table">
                {say('pane.adopt-table', { rounds: adopted.table.event.tournament.pairedRounds })}
              </Button>
            </section>
          )}
        </>
      )}
    </div>
  );
}

function AdoptedPreview() {
  const { adopted, language } = useDeskState('adopted', 'language');
  const { say } = useWords();
  const styles = useStyles();
  if (!adopted) return null;
  const { columns, players, titled } = adopted.list;
  return (
    <section className={styles.card} data-testid="adopted">
      <h2 className={styles.heading}>
        {say('pane.adopted-found', { count: players.rows.length })}
      </h2>
      <p className={styles.muted}>
        {columns
          .map(({ header, column }) =>
            column
              ? `${header} → ${PLAYER_COLUMNS.written(column, language)}`
              : say(isRemarkHead(header) ? 'pane.comments-column' : 'pane.left-alone', { header }),
          )
          .join(' · ')}
      </p>
      <ListColumns />
      {titled.length > 0 && (
        <p className={styles.muted} data-testid="adopted-titles">
          {say('pane.titles-taken', {
            count: titled.length,
            names: titled.map(({ was }) => was).join(' · '),
          })}
        </p>
      )}
      <table className={styles.table}>
        <tbody>
          {players.rows.slice(0, 5).map((row) => (
            <tr key={row.row}>
              <td className={styles.number}>{row.no.value}</td>
              <td>{[row.title.value, row.name].filter(Boolean).join(' ')}</td>
              <td className={styles.result}>{row.rating.value || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {players.rows.length > 5 && (
        <p className={styles.muted}>{say('pane.and-more', { count: players.rows.length - 5 })}</p>
      )}
    </section>
  );
}
