import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { typeResult } from '../../actions/round/correction';
import { resultOfKey, shownGames } from '../../actions/round/results';
import { asPlayed, asSeen } from '../../actions/round/asSeen';
import { ROUND_COLUMNS } from '../../../src/sheets/names/headers';
import { COLOUR_SIGNS } from '../../../src/sheets/read/teams/readTeamRound';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { ResultRow } from './ResultRow';

interface ResultGridProps {
  readonly round: number;
  readonly isVerifying: boolean;
  /** Whether the keys are for the grid before anybody goes there. */
  readonly takesFocus: boolean;
  /** To the field of the table number. */
  readonly onTable: () => void;
}

/** At a board of a match either may have White. */
const withColour = (player: string, isWhite: boolean): string =>
  `${COLOUR_SIGNS[isWhite ? 'white' : 'black']} ${player}`;

/** The games of a round; the row in focus takes one key. */
export function ResultGrid({ round, isVerifying, takesFocus, onTable }: ResultGridProps) {
  const desk = useDesk();
  const state = useDeskState('event', 'typing', 'correction', 'language');
  const { correction } = state;
  const isAsking = correction !== null;
  const { say, name } = useWords();
  const styles = useStyles();
  const games = shownGames(state, round);
  const isOfTeams = games.some(({ board }) => board);
  const firstOpen = Math.max(0, isVerifying ? 0 : games.findIndex(({ result }) => result === ''));
  const [at, setAt] = useState(firstOpen);
  /** By table: whether the second pass agreed with the first. */
  const [verified, setVerified] = useState<ReadonlyMap<number, boolean>>(new Map());
  const body = useRef<HTMLTableSectionElement>(null);
  const leavesFocus = useRef(!takesFocus);
  useEffect(() => {
    // While the arbiter is asked something the keys are not for the grid.
    if (isAsking || leavesFocus.current) return;
    const row = body.current?.rows[at];
    row?.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [at, isAsking]);

  const onKeyDown = (event: KeyboardEvent) => {
    const game = games[at];
    if (!game || isAsking || event.ctrlKey || event.altKey || event.metaKey) return;
    const typed = resultOfKey(state.language, event.key);
    const code = typed && asPlayed(game, typed);
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, games.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 't') onTable();
    else if (code && isVerifying) {
      setVerified(new Map(verified).set(game.white, code === game.result));
      if (code === game.result) setAt(Math.min(at + 1, games.length - 1));
    } else if (code) {
      if (code !== game.result) void typeResult(desk, round, game, code);
      setAt(Math.min(at + 1, games.length - 1));
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && !isVerifying)
      void typeResult(desk, round, game, '');
    else return;
    event.preventDefault();
  };

  return (
    <table
      className={styles.table}
      onKeyDown={onKeyDown}
      onFocus={() => (leavesFocus.current = false)}
      data-testid="result-grid"
      role="grid"
    >
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {say('head.table')}
          </th>
          <th scope="col">
            {isOfTeams ? ROUND_COLUMNS.written('home', state.language) : say('word.white')}
          </th>
          <th scope="col" className={styles.result}>
            {say('head.result')}
          </th>
          <th scope="col">
            {isOfTeams ? ROUND_COLUMNS.written('away', state.language) : say('word.black')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {games.map((game, index) => {
          const { left, right, result, table } = asSeen(game);
          return (
            <ResultRow
              key={game.white}
              table={table}
              white={game.board ? withColour(name(left), !game.board.turned) : name(left)}
              black={game.board ? withColour(name(right), game.board.turned) : name(right)}
              result={result}
              game={`${game.white}-${game.black}`}
              index={index}
              isCurrent={index === at}
              agreed={verified.get(game.white)}
              hidesResult={isVerifying && !verified.has(game.white)}
              onFocus={setAt}
              tableWord={say('head.table')}
              styles={styles}
            />
          );
        })}
      </tbody>
    </table>
  );
}
