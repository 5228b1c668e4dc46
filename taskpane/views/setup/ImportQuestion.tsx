import { Button } from '../../parts/fluent';
import { confirmImport, dropImport } from '../../actions/setup/importing';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** Rounds of a file that are not as the system pairs them: imported with departures, or not at all. */
export function ImportQuestion() {
  const desk = useDesk();
  const { importing, busy } = useDeskState('importing', 'busy');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  if (!importing) return null;
  return (
    <section
      role="alertdialog"
      aria-label={sayReason(importing.title)}
      className={styles.card}
      data-testid="import-question"
    >
      <h2 className={styles.heading}>{sayReason(importing.title)}</h2>
      <ul className={styles.steps}>
        {importing.lines.map((line, index) => (
          <li key={index}>{sayReason(line)}</li>
        ))}
        {importing.incoming.assumed.map((line, index) => (
          <li key={`assumed-${index}`}>{sayReason(line)}</li>
        ))}
      </ul>
      <p className={styles.text}>{say('import.trail')}</p>
      <div className={styles.row}>
        <Button
          disabled={busy !== null}
          onClick={() => void confirmImport(desk)}
          data-testid="import-confirm"
        >
          {say('import.confirm')}
        </Button>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => dropImport(desk)}
          data-testid="import-drop"
        >
          {say('import.drop')}
        </Button>
      </div>
    </section>
  );
}
