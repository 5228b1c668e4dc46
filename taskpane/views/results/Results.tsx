import { handlingOf } from '../../../src/systems';
import { Button, Field, ProgressBar, Select, Switch } from '../../parts/fluent';
import { useRef, useState } from 'react';
import { effectOf } from '../../../src/handling';
import { dropCorrection } from '../../actions/round/correction';
import { shownGames } from '../../actions/round/results';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { AskCorrection } from './AskCorrection';
import { ByTable } from './ByTable';
import { GoesOn } from './GoesOn';
import { ResultGrid } from './ResultGrid';
import { ResultKeys } from './ResultKeys';
import { useNewRound } from './useNewRound';

/** Results by keyboard, one key each; a second pass verifies them. */
export function Results() {
  const desk = useDesk();
  const state = useDeskState('event', 'typing', 'correction');
  const { event, correction } = state;
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament ?? null;
  const last = event?.read.rounds.length ?? 0;
  const [chosen, setRound] = useState<number | null>(null);
  const [isVerifying, setVerifying] = useState(false);
  const [isHalfTyped, setHalfTyped] = useState(false);
  const stack = useRef<HTMLDivElement>(null);
  const tableField = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState({ round: last, cameByItself: false });
  useNewRound({
    last,
    shown: shown.round,
    waits: isHalfTyped,
    stack,
    tableField,
    onFollow: () => setShown({ round: last, cameByItself: shown.round > 0 }),
  });
  // A round that was taken back is not there any more.
  const round = chosen ?? Math.min(shown.round, last);
  if (last === 0 || round === 0) return <p>{say('pane.no-round-yet')}</p>;
  const games = shownGames(state, round);
  const done = games.filter(({ result }) => result !== '').length;
  const effect = tournament && round < last ? effectOf(tournament, round) : null;
  return (
    <div className={styles.stack} ref={stack}>
      <Field label={say('head.round')}>
        <Select
          value={String(round)}
          onChange={(_, { value }) => {
            const go = () => {
              dropCorrection(desk);
              setRound(Number(value));
            };
            if (!desk.asksFirst(go)) go();
          }}
          data-testid="results-round"
        >
          {event!.read.rounds.map(({ round: each }) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
      {effect && !correction && (
        <p role="note" className={styles.text} data-testid="correction-effect">
          {effect.nextPairing === null
            ? say('handling.for-rating-only')
            : say('handling.from-pairing', { round: effect.nextPairing })}{' '}
          <span className={styles.article}>
            {handlingOf(event!.settings.system).articles.correction}
          </span>
        </p>
      )}
      {/* Above what stays in sight, which would cover it. */}
      {correction && <AskCorrection correction={correction} />}
      <div className={styles.stuck}>
        <ProgressBar
          className={styles.progress}
          bar={{ className: styles.still }}
          value={games.length === 0 ? 1 : done / games.length}
          aria-hidden
        />
        <p className={styles.muted} aria-live="polite" data-testid="results-counter">
          {say('pane.results-in', { done, all: games.length })}
        </p>
        {!isVerifying && !correction && (
          <ByTable key={round} round={round} tableField={tableField} onHalfTyped={setHalfTyped} />
        )}
        <ResultKeys />
      </div>
      <Switch
        label={say('pane.verify')}
        checked={isVerifying}
        onChange={(_, { checked }) => setVerifying(checked)}
        data-testid="verify"
      />
      <ResultGrid
        key={`${round}-${isVerifying}`}
        round={round}
        isVerifying={isVerifying}
        takesFocus={chosen !== null || isVerifying || !shown.cameByItself}
        onTable={() => tableField.current?.focus()}
      />
      <GoesOn />
      <Button onClick={() => desk.show('home')}>{say('pane.done')}</Button>
    </div>
  );
}
