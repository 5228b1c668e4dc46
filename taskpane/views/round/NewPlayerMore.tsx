import { Field, Input, Select } from '../../parts/fluent';
import type { NewPlayer } from '../../../src/handling';
import { PLAYER_COLUMNS, type PlayerColumn } from '../../../src/sheets/names/headers';
import { birthDate } from '../../../src/sheets/read/birthDates';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

const TEXTS = ['club', 'federation', 'fideId', 'born'] as const satisfies readonly PlayerColumn[];

/** What lists, prizes and the federation want to know of a new player beside name and rating. */
export function NewPlayerMore(props: { player: NewPlayer; onChange: (player: NewPlayer) => void }) {
  const { player, onChange } = props;
  const { say } = useWords();
  const { language } = useDeskState('language');
  const styles = useStyles();
  const wrongBirth = birthDate(player.born) === null ? say('pane.not-a-birth') : undefined;
  return (
    <div className={styles.row}>
      {TEXTS.map((column) => (
        <Field
          key={column}
          label={PLAYER_COLUMNS.written(column, language)}
          className={styles.half}
          validationMessage={column === 'born' ? wrongBirth : undefined}
        >
          <Input
            value={player[column]}
            onChange={(_, { value }) => onChange({ ...player, [column]: value })}
            data-testid={`late-${column}`}
          />
        </Field>
      ))}
      <Field label={PLAYER_COLUMNS.written('sex', language)} className={styles.half}>
        <Select
          value={player.sex}
          onChange={(_, { value }) => onChange({ ...player, sex: value as NewPlayer['sex'] })}
          data-testid="late-sex"
        >
          <option value="">–</option>
          <option value="w">{say('pane.sex-w')}</option>
          <option value="m">{say('pane.sex-m')}</option>
        </Select>
      </Field>
    </div>
  );
}
