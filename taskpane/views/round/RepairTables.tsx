import { Button, Field, Input, Switch } from '../../parts/fluent';
import { useState } from 'react';
import { gamesAt, parseTables } from '../../../src/event/results/repairTables';
import { byeOf } from '../../../src/model/tournament';
import { proposeRepair } from '../../actions/repairTables';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { useLookDraft } from '../../parts/useDraft';

/** Some tables of the last round, paired anew among their own players. */
export function RepairTables({ round }: { round: number }) {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say, player } = useWords();
  const styles = useStyles();
  const [text, setText] = useState('');
  const [withBye, setWithBye] = useState(false);
  const [apart, setApart] = useState(true);
  const tables = parseTables(text);
  const { games, missing } = gamesAt(event, round, tables ?? []);
  const bye = byeOf(event!.tournament!, round);
  const trouble =
    tables === null
      ? say('pane.repair-unread')
      : missing.length > 0
        ? say('pane.repair-missing', { round, tables: missing.join(', ') })
        : undefined;
  const isReady = trouble === undefined && games.length + (withBye ? 1 : 0) >= 2;
  const look = () =>
    void proposeRepair(desk, round, {
      tables: tables ?? [],
      withBye: withBye && bye !== null,
      apart,
    });
  useLookDraft({
    what: text.trim() === '' ? '' : `${say('pane.repair-tables')}: ${text.trim()}`,
    look: isReady ? look : undefined,
    clear: () => setText(''),
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.repair-tables')}</h2>
      <p className={styles.muted}>{say('pane.repair-hint')}</p>
      <Field
        label={say('pane.repair-which')}
        validationMessage={trouble}
        hint={text === '' ? say('pane.repair-example') : undefined}
      >
        <Input
          value={text}
          onChange={(_, { value }) => setText(value)}
          data-testid="repair-tables"
        />
      </Field>
      {games.map(({ table, white, black }) => (
        <p key={white} className={styles.muted} data-game={`${white}-${black}`}>
          {table}: {player(white)} – {player(black)}
        </p>
      ))}
      {bye !== null && (
        <Switch
          label={say('pane.repair-bye', { player: player(bye) })}
          checked={withBye}
          onChange={(_, { checked }) => setWithBye(checked)}
          data-testid="repair-bye"
        />
      )}
      <Switch
        label={say('pane.repair-apart')}
        checked={apart}
        onChange={(_, { checked }) => setApart(checked)}
        data-testid="repair-apart"
      />
      <Button disabled={busy !== null || !isReady} onClick={look} data-testid="repair">
        {say('pane.look')}
      </Button>
    </section>
  );
}
