import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { GameLine } from '../../../src/event/results/results';
import { asPlayed, asSeen } from '../../actions/round/asSeen';
import { findTable, readTyped } from '../../actions/round/byTable';
import { typeResult } from '../../actions/round/correction';
import { shownGames } from '../../actions/round/results';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';
import { useDraft } from '../../parts/useDraft';

/** What was entered here, to be taken back from the last on. */
interface Entered {
  readonly game: GameLine;
  readonly text: string;
  readonly was: string;
}

interface ByTableProps {
  readonly round: number;
  readonly tableField: RefObject<HTMLInputElement | null>;
  /** Told whether a table or a result stands here that was not entered. */
  readonly onHalfTyped: (isHalfTyped: boolean) => void;
}

/** Results as the slips come in: table, result, Enter; the hands stay on the number pad. */
export function ByTable({ round, tableField, onHalfTyped }: ByTableProps) {
  const desk = useDesk();
  const state = useDeskState('event', 'typing', 'language');
  const { say, sayReason, name } = useWords();
  const styles = useStyles();
  const [table, setTable] = useState('');
  const [result, setResult] = useState('');
  const [says, setSays] = useState<{ text: string; isWrong: boolean } | null>(null);
  /** A result stands there already: the next Enter replaces it. */
  const [isAsked, setAsked] = useState(false);
  const [entered, setEntered] = useState<readonly Entered[]>([]);
  const resultField = useRef<HTMLInputElement>(null);
  const isHalfTyped = table !== '' || result !== '';
  useEffect(() => {
    onHalfTyped(isHalfTyped);
    return () => onHalfTyped(false);
  }, [isHalfTyped, onHalfTyped]);
  const games = shownGames(state, round);
  const found = table.trim() === '' ? null : findTable(games, round, table);
  const game = found?.ok ? found.game : null;

  const tell = (text: string, isWrong = false) => setSays({ text, isWrong });
  const players = (line: GameLine) => {
    const { left, right } = asSeen(line);
    return `${name(left)} – ${name(right)}`;
  };
  const startAgain = () => {
    setTable('');
    setResult('');
    setAsked(false);
    tableField.current?.focus();
  };
  const goToResult = () => {
    if (found?.ok === false) tell(sayReason(found.why), true);
    else if (found) resultField.current?.focus();
  };

  const enter = () => {
    if (!found || result.trim() === '') return goToResult();
    if (!found.ok) {
      tableField.current?.select();
      return tell(sayReason(found.why), true);
    }
    const seen = readTyped(state.language, result);
    if (seen === null) {
      resultField.current?.select();
      return tell(say('pane.no-such-result', { result: result.trim() }), true);
    }
    const { game: line } = found;
    const text = asPlayed(line, seen);
    const args = {
      table: asSeen(line).table,
      players: players(line),
      was: asSeen(line).result,
      result: seen,
    };
    if (line.result === text) {
      tell(say('pane.result-stands', args));
      return startAgain();
    }
    if (line.result !== '' && !isAsked) {
      setAsked(true);
      return tell(say('pane.result-replaces', args), true);
    }
    void typeResult(desk, round, line, text);
    // Of an earlier round the arbiter is asked first; that has its own place.
    if (desk.getState().correction) {
      setSays(null);
      setTable('');
      return setResult('');
    }
    setEntered([...entered, { game: line, text, was: line.result }]);
    tell(say('pane.table-entered', args));
    startAgain();
  };

  const typed = readTyped(state.language, result);
  const isReady = game !== null && game.result === '' && typed !== null;
  // A table that was only looked up is nothing that could be lost.
  useDraft(
    result.trim() === ''
      ? null
      : {
          what: `${say('head.table')} ${table || '?'}: ${typed ?? (result.trim() || '?')}`,
          finish: isReady
            ? () => {
                enter();
                return true;
              }
            : undefined,
          drop: () => {
            setTable('');
            setResult('');
          },
        },
  );

  const last = entered.at(-1);
  const takeBack = () => {
    if (!last) return;
    const now = games.find(
      ({ white, black }) => white === last.game.white && black === last.game.black,
    );
    if (now) void typeResult(desk, round, now, last.was);
    setEntered(entered.slice(0, -1));
    const args = { table: asSeen(last.game).table, players: players(last.game) };
    const was = asSeen({ ...last.game, result: last.was }).result;
    tell(say('pane.table-taken-back', { ...args, result: was || '–' }));
    startAgain();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (isUndo && table === '' && result === '' && last) takeBack();
    else if (event.key === 'Escape' && (table !== '' || result !== '')) {
      setSays(null);
      startAgain();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    enter();
  };

  return (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown} className={styles.tight} data-testid="by-table">
      <div className={styles.entry}>
        <Field label={say('head.table')}>
          <Input
            ref={tableField}
            inputMode="numeric"
            autoComplete="off"
            value={table}
            onChange={(_, { value }) => {
              setAsked(false);
              setSays(null);
              // A space leads on, as from one column to the next.
              if (/^[\d.,]+\s$/.test(value)) goToResult();
              else setTable(value.replace(/[^\d.,]/g, ''));
            }}
            data-testid="by-table-table"
          />
        </Field>
        <Field label={say('head.result')}>
          <Input
            ref={resultField}
            autoComplete="off"
            autoCapitalize="off"
            value={result}
            onChange={(_, { value }) => {
              setAsked(false);
              setResult(value);
            }}
            data-testid="by-table-result"
          />
        </Field>
        <Button type="submit" data-testid="by-table-enter">
          {say('pane.enter')}
        </Button>
      </div>
      <p className={styles.text} data-testid="by-table-game">
        {game ? `${players(game)}${game.result ? ` (${asSeen(game).result})` : ''}` : '\u00A0'}
      </p>
      <p
        role="status"
        className={says?.isWrong ? styles.wrong : styles.muted}
        data-testid="by-table-says"
      >
        {says?.text ?? say('pane.by-table-hint')}
      </p>
      {last && (
        <div>
          <Button size="small" onClick={takeBack} data-testid="by-table-back">
            {say('pane.take-back-table', {
              table: asSeen(last.game).table,
              result: asSeen({ ...last.game, result: last.text }).result,
            })}
          </Button>
        </div>
      )}
    </form>
  );
}
