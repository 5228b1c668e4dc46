import { memo } from 'react';
import type { useStyles } from '../../parts/styles';

interface ResultRowProps {
  readonly index: number;
  readonly table: string;
  readonly white: string;
  readonly black: string;
  readonly result: string;
  /** Both numbers. */
  readonly game: string;
  readonly isCurrent: boolean;
  /** Of the second pass; undefined: not yet typed again. */
  readonly agreed: boolean | undefined;
  readonly hidesResult: boolean;
  readonly onFocus: (index: number) => void;
  readonly tableWord: string;
  readonly styles: ReturnType<typeof useStyles>;
}

/** One game. Everything comes by value, so that of a hundred rows only those that changed are drawn. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { index, table, white, black, result, game, isCurrent, agreed, hidesResult } = props;
  const { onFocus, tableWord, styles } = props;
  const mark = agreed === undefined ? '' : agreed ? ' ✓' : ' ✗';
  const tone = agreed === undefined ? '' : agreed ? styles.sure : styles.unsure;
  return (
    <tr
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      aria-label={`${tableWord} ${table}: ${white} – ${black}: ${hidesResult ? '?' : result || '–'}${mark}`}
      className={isCurrent ? styles.current : undefined}
      onFocus={() => onFocus(index)}
      onClick={() => onFocus(index)}
      data-game={game}
    >
      <td className={styles.number}>{table}</td>
      <td>{white}</td>
      <td className={`${styles.result} ${tone}`} data-result={result}>
        {hidesResult ? '?' : result || '·'}
        {mark}
      </td>
      <td>{black}</td>
    </tr>
  );
});
