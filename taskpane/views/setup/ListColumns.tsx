import { Field, Select } from '../../parts/fluent';
import { PLAYER_COLUMNS, type PlayerColumn } from '../../../src/sheets/names/headers';
import { chooseColumn } from '../../actions/setup/setup';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** Every column of a list with what it is taken for; another choice is read at once. */
export function ListColumns() {
  const desk = useDesk();
  const { adopted, language } = useDeskState('adopted', 'language');
  const { say } = useWords();
  const styles = useStyles();
  if (!adopted) return null;
  return (
    <details data-testid="list-columns">
      <summary>{say('pane.choose-columns')}</summary>
      {adopted.list.columns.map(({ header, column, index }) => (
        <Field key={index} label={header} orientation="horizontal">
          <Select
            className={styles.grow}
            value={column ?? ''}
            onChange={(_, { value }) =>
              void chooseColumn(desk, index, value === '' ? null : (value as PlayerColumn))
            }
            data-testid={`column-${index}`}
          >
            <option value="">{say('pane.column-unused')}</option>
            {PLAYER_COLUMNS.keys.map((key) => (
              <option key={key} value={key}>
                {PLAYER_COLUMNS.written(key, language)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </details>
  );
}
