import type { TraceStep, TraceTable } from '../../src/explain/reason';
import { usePairedWords } from './DeskContext';
import { useStyles } from './styles';

/** Reasons as a tree: brackets can be folded, articles stand in front. */
interface StepsProps {
  readonly steps: readonly TraceStep[];
  readonly depth?: number;
  readonly testId?: string;
}

export function Steps({ steps, depth = 0, testId = 'steps' }: StepsProps) {
  const { sayReason } = usePairedWords();
  const styles = useStyles();
  return (
    <ul className={styles.steps} data-testid={depth === 0 ? testId : undefined}>
      {steps.map((step, index) => {
        const sentence = (
          <>
            {step.article && <span className={styles.article}>{step.article}</span>}
            {sayReason(step)}
          </>
        );
        const more = (step.steps ?? []).length > 0 || step.table !== undefined;
        return (
          <li key={index}>
            {more ? (
              <details open={depth > 0 && depth < 2}>
                <summary>{sentence}</summary>
                {step.table && <StepTable table={step.table} />}
                <Steps steps={step.steps ?? []} depth={depth + 1} />
              </details>
            ) : (
              sentence
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Articles and numbers are not broken over two lines. */
const SHORT = 8;

export function StepTable({ table }: { table: TraceTable }) {
  const { sayReason } = usePairedWords();
  const styles = useStyles();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} style={{ tableLayout: 'auto' }}>
        <caption>{sayReason(table.title)}</caption>
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              <th scope="col" key={index}>
                {sayReason(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => {
                const text = typeof cell === 'object' ? sayReason(cell) : String(cell);
                return (
                  <td key={j} className={text.length <= SHORT ? styles.short : undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
