import type { WhatIf } from '../../../src/event/answers/whatIf';
import { sayNumber } from '../../../src/explain/phrasebook';
import type { Language, Pair } from '../../../src/model/types';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** So many lines are read at a glance; the others have moved less. */
const MOST = 40;

/** Who would stand elsewhere, and which pairs would be others. */
export function WhatIfResult({ value: { rows, next, after } }: { value: WhatIf }) {
  const { list, player, say } = useWords();
  const { language } = useDeskState('language');
  const arrow = (before: Value, then: Value) => change(language, before, then);
  const styles = useStyles();
  const moved = rows.filter((row) => row.moved);
  const codes = after.given.slice(0, 2);
  const pairs = (shown: readonly Pair[]) =>
    list(shown.map(({ white, black }) => `${player(white)} – ${player(black)}`)) || '–';
  return (
    <div className={styles.stack} data-testid="what-if-answer" aria-live="polite">
      <p className={styles.text}>{say('whatIf.moved', { count: moved.length })}</p>
      {moved.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} style={{ tableLayout: 'auto' }}>
            <thead>
              <tr>
                <th scope="col">{say('head.rank')}</th>
                <th scope="col">{say('head.name')}</th>
                <th scope="col">{say('head.points')}</th>
                {codes.map(({ text }) => (
                  <th scope="col" key={text}>
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moved.slice(0, MOST).map(({ no, before, after: then }) => (
                <tr key={no}>
                  <td className={styles.rankMoved}>{arrow(before.rank, then.rank)}</td>
                  <td>{player(no)}</td>
                  <td>{arrow(before.points, then.points)}</td>
                  {codes.map(({ text, code }) => (
                    <td key={text}>{arrow(before.tieBreaks[code], then.tieBreaks[code])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next === null ? (
        <p className={styles.text}>{say('whatIf.no-next')}</p>
      ) : next.after === null ? (
        <p className={styles.text}>{say('whatIf.no-round', { round: next.round })}</p>
      ) : next.come.length === 0 ? (
        <p className={styles.text}>{say('whatIf.same-round', { round: next.round })}</p>
      ) : (
        <>
          <p className={styles.text}>
            {say('whatIf.pairs-come', { round: next.round, pairs: pairs(next.come) })}
          </p>
          <p className={styles.muted}>{say('whatIf.pairs-gone', { pairs: pairs(next.gone) })}</p>
        </>
      )}
    </div>
  );
}

type Value = number | null | undefined;

function change(language: Language, before: Value, after: Value): string {
  const [a, b] = [before, after].map((value) =>
    value === null || value === undefined ? '–' : sayNumber(language, value),
  );
  return a === b ? a : `${a} → ${b}`;
}
