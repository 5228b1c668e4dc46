import { useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

const KEYS: readonly (readonly [string, string])[] = [
  ['1', '1-0'],
  ['0 2', '0-1'],
  ['5 = d', '½-½'],
  ['+', '1-0F'],
  ['-', '0-1F'],
  ['x', '0-0F'],
  ['a', 'adj'],
  ['l', '0-0'],
];

/** Which key is which result. */
export function ResultKeys() {
  const { say } = useWords();
  const styles = useStyles();
  return (
    <section aria-label={say('pane.keys')}>
      <dl className={styles.keys}>
        {KEYS.map(([key, result]) => (
          <div key={key}>
            <dt>{key}</dt>
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
