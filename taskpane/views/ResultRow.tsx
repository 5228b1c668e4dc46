import type { GameLine } from '../../src/event/results';
import { useWords } from '../parts/DeskContext';
import { useStyles } from '../parts/styles';

export interface ResultRowProps {
  readonly game: GameLine;
  readonly isCurrent: boolean;
  /** Of the second pass; undefined: not yet typed again. */
  readonly agreed: boolean | undefined;
  readonly hidesResult: boolean;
  readonly onFocus: () => void;
}

export function ResultRow({ game, isCurrent, agreed, hidesResult, onFocus }: ResultRowProps) {
  const { name, say } = useWords();
  const styles = useStyles();
  const mark = agreed === undefined ? '' : agreed ? ' ✓' : ' ✗';
  const tone = agreed === undefined ? '' : agreed ? styles.sure : styles.unsure;
  return (
    <tr
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      aria-label={`${say('head.table')} ${game.table ?? ''}: ${name(game.white)} – ${name(game.black)}: ${hidesResult ? '?' : game.result || '–'}${mark}`}
      className={isCurrent ? styles.current : undefined}
      onFocus={onFocus}
      onClick={onFocus}
      data-game={`${game.white}-${game.black}`}
    >
      <td className={styles.number}>{game.table}</td>
      <td>{name(game.white)}</td>
      <td className={`${styles.result} ${tone}`} data-result={game.result}>
        {hidesResult ? '?' : game.result || '·'}
        {mark}
      </td>
      <td>{name(game.black)}</td>
    </tr>
  );
}
