import { keysOfResults } from '../../actions/round/results';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** Which key is which result. */
export function ResultKeys() {
  const { say } = useWords();
  const { language } = useDeskState('language');
  const styles = useStyles();
  return (
    <section aria-label={say('pane.keys')}>
      <dl className={styles.keys}>
        {keysOfResults(language).map(([result, keys]) => (
          <div key={result}>
            <dt>{keys.join(' ')}</dt>
            <dd>{result}</dd>
          </div>
        ))}
        <div>
          <dt>↑ ↓</dt>
          <dd>{say('pane.key-move')}</dd>
        </div>
        <div>
          <dt>⌫</dt>
          <dd>{say('pane.key-clear')}</dd>
        </div>
        <div>
          <dt>t</dt>
          <dd>{say('pane.key-table')}</dd>
        </div>
      </dl>
    </section>
  );
}
