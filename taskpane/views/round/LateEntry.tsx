import { Button, Field, Input, Select, Switch } from '../../parts/fluent';
import { useState } from 'react';
import { openBye } from '../../../src/event/byHand/lateEntry';
import { NOBODY } from '../../../src/model/blank';
import type { NewPlayer } from '../../../src/handling';
import { TITLES, type Title } from '../../../src/model/types';
import { cellInteger } from '../../../src/sheets/plan/numbers';
import { proposeEntryAgainstBye } from '../../actions/round/changes';
import { enterPlayer } from '../../actions/round/attendance';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { useDraft } from '../../parts/useDraft';
import { NewPlayerMore } from './NewPlayerMore';

/** A player who enters when the event has begun (C.04.2.C). */
export function LateEntry() {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  const [player, setPlayer] = useState<NewPlayer>(NOBODY);
  const [missed, setMissed] = useState<'zeroBye' | 'halfBye'>('zeroBye');
  const [evenLater, setEvenLater] = useState(false);
  const [wantsBye, setWantsBye] = useState(false);
  const tournament = event?.tournament;
  const bye = tournament ? openBye(tournament) : null;
  const plays = bye !== null && wantsBye;
  // What was refused stays in the form, to be put right.
  const write = async () => {
    const isIn = await enterPlayer(desk, player, { missed, evenLater });
    if (isIn) setPlayer(NOBODY);
    return isIn;
  };
  const enter = () => {
    if (plays) proposeEntryAgainstBye(desk, player, { missed, evenLater });
    else void write();
  };
  const isNamed = player.name.trim() !== '';
  useDraft(
    !isNamed && player.rating === 0
      ? null
      : {
          what: `${say('pane.late-entry')}: ${[player.name.trim(), player.rating || ''].join(' ')}`,
          // Who plays at once is judged first.
          finish: isNamed && !plays ? write : undefined,
          drop: () => setPlayer(NOBODY),
        },
  );
  return (
    <details className={styles.card} data-testid="late-entry">
      <summary className={styles.heading}>{say('pane.late-entry')}</summary>
      <form
        className={styles.stack}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (isNamed) enter();
        }}
      >
        <NewPlayerFields player={player} onChange={setPlayer} />
        <Field label={say('pane.missed-rounds')}>
          <Select
            value={missed}
            onChange={(_, { value }) => setMissed(value as 'zeroBye' | 'halfBye')}
            data-testid="late-missed"
          >
            <option value="zeroBye">{say('pane.missed-zero')}</option>
            <option value="halfBye">{say('pane.missed-half')}</option>
          </Select>
        </Field>
        <Switch
          label={say('pane.even-later')}
          checked={evenLater}
          onChange={(_, { checked }) => setEvenLater(checked)}
        />
        {bye && (
          <Switch
            label={say('pane.play-the-bye', { round: bye.round, player: bye.player.name })}
            checked={wantsBye}
            onChange={(_, { checked }) => setWantsBye(checked)}
            data-testid="late-bye"
          />
        )}
        <Button type="submit" disabled={!isNamed} data-testid="late-enter">
          {say(plays ? 'pane.look' : 'pane.enter-player')}
        </Button>
      </form>
    </details>
  );
}

export function NewPlayerFields(props: {
  player: NewPlayer;
  onChange: (player: NewPlayer) => void;
}) {
  const { player, onChange } = props;
  const { say } = useWords();
  const styles = useStyles();
  return (
    <>
      <Field label={say('head.name')}>
        <Input
          value={player.name}
          onChange={(_, { value }) => onChange({ ...player, name: value })}
          data-testid="late-name"
        />
      </Field>
      <div className={styles.row}>
        <Field label={say('head.rating')} className={styles.half}>
          <Input
            type="number"
            value={player.rating === 0 ? '' : String(player.rating)}
            onChange={(_, { value }) => onChange({ ...player, rating: cellInteger(value) ?? 0 })}
            data-testid="late-rating"
          />
        </Field>
        <Field label={say('head.title')} className={styles.half}>
          <Select
            value={player.title}
            onChange={(_, { value }) => onChange({ ...player, title: value as Title | '' })}
          >
            <option value="">–</option>
            {TITLES.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </Select>
        </Field>
      </div>
      <NewPlayerMore player={player} onChange={onChange} />
    </>
  );
}
