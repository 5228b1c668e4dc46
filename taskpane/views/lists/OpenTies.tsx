import { useState } from 'react';
import { isChecked } from '../../../src/event/open/openEvent';
import { openTies, type OpenTie } from '../../../src/event/results/tieOrders';
import { parseTieOrders, type TieOrderKind } from '../../../src/model/rules/tieOrders';
import { unfinishedRound } from '../../../src/model/tournament';
import type { WordKey } from '../../../src/words';
import { drawLots, saveTieOrder } from '../../actions/round/tieOrders';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';

const ORDER_WORDS: Readonly<Record<TieOrderKind, WordKey>> = {
  playOff: 'pane.play-off-order',
  lots: 'pane.lots-order',
};

/** Ties that the announced list leaves to a play-off or to lots, once all results are in. */
export function OpenTies() {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  if (!isChecked(event) || unfinishedRound(event.tournament) !== null) return null;
  const ties = openTies(event);
  if (ties.length === 0) return null;
  return (
    <section className={styles.card} data-testid="open-ties">
      <h2 className={styles.heading}>{say('pane.ties-open')}</h2>
      {ties.map((tie) => (
        <Tie key={`${tie.kind}${tie.rank}`} tie={tie} />
      ))}
      {ties.some(({ kind }) => kind === 'lots') && (
        <>
          <p className={styles.muted}>{say('pane.draw-lots-hint')}</p>
          <Button
            disabled={busy !== null}
            onClick={() => void drawLots(desk)}
            data-testid="draw-lots"
          >
            {say('pane.draw-lots')}
          </Button>
        </>
      )}
    </section>
  );
}

function Tie({ tie: { kind, rank, players } }: { tie: OpenTie }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say, player } = useWords();
  const styles = useStyles();
  const [text, setText] = useState('');
  const order = parseTieOrders(text)?.[0] ?? null;
  const isReady = order !== null && order.every((no) => players.includes(no));
  const id = `${kind}-${rank}`;
  return (
    <form
      className={styles.stack}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (isReady) void saveTieOrder(desk, kind, order);
      }}
    >
      <Field
        label={say(ORDER_WORDS[kind])}
        hint={say('pane.tie-of', { rank, who: players.map(player).join(' · ') })}
      >
        <Input
          value={text}
          placeholder={players.join(', ')}
          onChange={(_, { value }) => setText(value)}
          data-testid={`order-${id}`}
        />
      </Field>
      <Button type="submit" disabled={busy !== null || !isReady} data-testid={`save-order-${id}`}>
        {say('pane.save-order')}
      </Button>
    </form>
  );
}
