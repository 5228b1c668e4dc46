import { Button, Field, Select } from '../../parts/fluent';
import { useState } from 'react';
import { gamesOf } from '../../../src/event/results/results';
import type { PlayerNo } from '../../../src/model/types';
import { byeOf } from '../../../src/model/tournament';
import {
  proposeAgainstBye,
  proposeRenumbering,
  proposeSwap,
  proposeTables,
  proposeTurn,
} from '../../actions/changes';
import { beginChanges } from '../../actions/phase';
import { pairRound } from '../../actions/round';
import { CureFirst } from '../../parts/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { useStyles } from '../../parts/styles';
import { TwoPlayers } from '../../parts/TwoPlayers';
import { useLookDraft } from '../../parts/useDraft';
import { ProposalCard } from './ProposalCard';
import { RatingChange } from '../lists/RatingChange';
import { RepairTables } from './RepairTables';
import { AttendanceFields, AttendanceList } from './AttendanceFields';

/** Changes by hand to the last round, each judged before it is written. */
export function Changes() {
  const desk = useDesk();
  const { event, proposal, busy } = useDeskState('event', 'proposal', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  if (!tournament) return <CureFirst />;
  if (proposal) return <ProposalCard />;
  const round = tournament.pairedRounds;
  return (
    <div className={styles.stack}>
      {round > 0 && (
        <>
          <p className={styles.muted}>{say('pane.changes-intro', { round })}</p>
          {!event.phase && (
            <Button
              disabled={busy !== null}
              onClick={() => void beginChanges(desk)}
              data-testid="begin-changes"
            >
              {say('phase.begin', { round })}
            </Button>
          )}
          <Swap round={round} />
          <SwapTables round={round} />
          <Turn round={round} />
          <AgainstBye round={round} />
          <RepairTables round={round} />
          <section className={styles.card}>
            <h2 className={styles.heading}>{say('pane.pair-again')}</h2>
            <p className={styles.muted}>{say('pane.pair-again-hint', { round })}</p>
            <h3 className={styles.muted}>{say('pane.absent-again', { round })}</h3>
            <AttendanceFields again />
            <AttendanceList again />
            <Button
              disabled={busy !== null || gamesOf(event, round).some(({ result }) => result !== '')}
              onClick={() => void pairRound(desk, true)}
              data-testid="pair-again"
            >
              {say('pane.pair-round', { round })}
            </Button>
          </section>
        </>
      )}
      <section className={styles.card}>
        <h2 className={styles.heading}>{say('pane.renumbering')}</h2>
        <p className={styles.muted}>{say('pane.renumbering-hint')}</p>
        <Button onClick={() => proposeRenumbering(desk)} data-testid="renumber">
          {say('pane.renumbering')}
        </Button>
        <RatingChange />
      </section>
    </div>
  );
}

function Swap({ round }: { round: number }) {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const { say } = useWords();
  const players = event!.tournament!.players.filter(
    ({ entries }) =>
      entries[round - 1].opponent !== null || entries[round - 1].outcome === 'pairingBye',
  );
  return (
    <TwoPlayers
      title={say('pane.swap-players')}
      players={players}
      action={say('pane.look')}
      onPick={(a, b) => proposeSwap(desk, round, a, b)}
      testId="swap"
      fields="swap"
      isChange
    />
  );
}

/** Two games that exchange their tables, for whoever cannot sit where he was to sit. */
function SwapTables({ round }: { round: number }) {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say, name } = useWords();
  const styles = useStyles();
  const games = gamesOf(event, round).filter(({ table }) => table !== null);
  const [tables, setTables] = useState<readonly [string, string]>(['', '']);
  const [a, b] = tables.map((table) => games.find((game) => String(game.table) === table));
  const isReady = a !== undefined && b !== undefined && a !== b;
  const look = () => proposeTables(desk, round, a!.white, b!.white);
  const chosen = tables.filter((table) => table !== '');
  useLookDraft({
    what: chosen.length > 0 ? `${say('pane.swap-tables')}: ${chosen.join(' – ')}` : '',
    look: isReady ? look : undefined,
    clear: () => setTables(['', '']),
  });
  if (games.length < 2) return null;
  const choice = (index: 0 | 1, label: string, testId: string) => (
    <Field label={label} className={styles.half}>
      <Select
        value={tables[index]}
        onChange={(_, { value }) =>
          setTables(index === 0 ? [value, tables[1]] : [tables[0], value])
        }
        data-testid={testId}
      >
        <option value="">–</option>
        {games.map(({ table, white, black }) => (
          <option key={table} value={String(table)}>
            {table}: {name(white)} – {name(black)}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.swap-tables')}</h2>
      <div className={styles.row}>
        {choice(0, say('pane.first'), 'tables-a')}
        {choice(1, say('pane.second'), 'tables-b')}
      </div>
      <Button disabled={busy !== null || !isReady} onClick={look} data-testid="swap-tables">
        {say('pane.look')}
      </Button>
    </section>
  );
}

function Turn({ round }: { round: number }) {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const { say, name } = useWords();
  const styles = useStyles();
  const games = gamesOf(event, round);
  const first = games[0]?.white ?? 0;
  const [white, setWhite] = useState(first);
  const look = () => proposeTurn(desk, round, white);
  const game = games.find((each) => each.white === white);
  useLookDraft({
    what: game && white !== first ? `${say('pane.turn-colours')}: ${game.table}` : '',
    look,
    clear: () => setWhite(first),
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.turn-colours')}</h2>
      <Field label={say('head.table')}>
        <Select
          value={String(white)}
          onChange={(_, { value }) => setWhite(Number(value))}
          data-testid="turn-table"
        >
          {games.map((game) => (
            <option key={game.white} value={game.white}>
              {game.table}: {name(game.white)} – {name(game.black)}
            </option>
          ))}
        </Select>
      </Field>
      <Button onClick={look} data-testid="turn">
        {say('pane.look')}
      </Button>
    </section>
  );
}

function AgainstBye({ round }: { round: number }) {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  const [late, setLate] = useState<PlayerNo | null>(null);
  const [text, setText] = useState('');
  const fresh = useLookDraft({
    what: text.trim() === '' ? '' : `${say('pane.late-against-bye')}: ${text.trim()}`,
    look: late === null ? undefined : () => proposeAgainstBye(desk, round, late),
    clear: () => {
      setLate(null);
      setText('');
    },
  });
  const players = event!.tournament!.players;
  const hasBye = byeOf(event!.tournament!, round) !== null;
  const away = players.filter(
    ({ entries }) =>
      entries[round - 1].opponent === null && entries[round - 1].outcome !== 'pairingBye',
  );
  if (!hasBye || away.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.late-against-bye')}</h2>
      <div className={styles.row}>
        <PlayerPicker
          key={fresh}
          label={say('pane.player')}
          players={away}
          onPick={(no, typed) => {
            setLate(no);
            setText(typed);
          }}
          testId="late-player"
        />
      </div>
      <Button
        disabled={late === null}
        onClick={() => proposeAgainstBye(desk, round, late!)}
        data-testid="against-bye"
      >
        {say('pane.look')}
      </Button>
    </section>
  );
}
