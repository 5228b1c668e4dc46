import { useState } from 'react';
import type { GroupLayout, OutputOptions } from '../../../src/event/lists/lists';
import { isChecked } from '../../../src/event/open/openEvent';
import { columnsToGroupBy, columnsToShow } from '../../../src/event/lists/playerColumns';
import { writeGroups } from '../../actions/lists/outputs';
import { Button, Field, Select, Switch } from '../../parts/fluent';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** Which columns of the players the standings show, and standings by one of them. */
export function StandingsColumns({
  chosen,
  options,
  onChange,
}: {
  chosen: readonly string[];
  options: OutputOptions;
  onChange: (columns: readonly string[]) => void;
}) {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const [by, setBy] = useState('');
  const [layout, setLayout] = useState<GroupLayout>('one');
  if (!isChecked(event)) return null;
  const columns = columnsToShow(event);
  const groups = columnsToGroupBy(event);
  if (columns.length === 0) return null;
  const group = groups.some(({ id }) => id === by) ? by : (groups[0]?.id ?? '');
  return (
    <details data-testid="standings-columns">
      <summary>{say('pane.columns-and-groups')}</summary>
      <div className={styles.stack}>
        <p className={styles.muted}>{say('pane.columns-hint')}</p>
        <div className={styles.row}>
          {columns.map(({ id, label }) => (
            <Switch
              key={id}
              label={label}
              checked={chosen.includes(id)}
              onChange={(_, { checked }) =>
                onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              data-testid={`column-${id}`}
            />
          ))}
        </div>
        {groups.length > 0 && (
          <>
            <Field label={say('pane.groups-by')}>
              <Select
                value={group}
                onChange={(_, { value }) => setBy(value)}
                data-testid="groups-by"
              >
                {groups.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <Switch
              label={say('pane.groups-each')}
              checked={layout === 'each'}
              onChange={(_, { checked }) => setLayout(checked ? 'each' : 'one')}
              data-testid="groups-each"
            />
            <Button
              disabled={busy !== null}
              onClick={() => void writeGroups(desk, group, layout, options)}
              data-testid="write-groups"
            >
              {say('pane.write-groups')}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
