import { Button, Input, Switch } from '../../parts/fluent';
import { useState } from 'react';
import { awayFrom } from '../../../src/event/byHand/changes';
import { playersFitting } from '../../../src/event/open/fitting';
import { gamesOf } from '../../../src/event/results/results';
import { byeOf } from '../../../src/model/tournament';
import type { PlayerNo } from '../../../src/model/types';
import type { WordKey } from '../../../src/words';
import {
  proposeAgainstBye,
  proposeSwap,
  proposeTables,
  proposeTurn,
} from '../../actions/round/changes';
import { proposeRepair } from '../../actions/lists/repairTables';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import { useLookDraft } from '../../parts/useDraft';
import { followedNumbers, useFollowed } from '../../parts/useFollowed';

/** So many tables are looked through by eye; in a longer list one types. */
const FEW = 8;

/** What was chosen in the list: players, or tables by the player who has White, or by whoever has the bye. */
interface Choice {
  readonly players: readonly PlayerNo[];
  readonly tables: readonly PlayerNo[];
}
const NOTHING: Choice = { players: [], tables: [] };

interface Offer {
  readonly id: string;
  readonly word: WordKey;
  readonly look: () => unknown;
}

/** The tables of the last round: two players or tables are chosen in the list, and what can be done with them is offered. */
export function RoundTables({ round }: { round: number }) {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say, name } = useWords();
  const styles = useStyles();
  const [choice, setChoice] = useState<Choice>(NOTHING);
  const [isApart, setApart] = useState(true);
  const [text, setText] = useState('');
  const { players } = event!.tournament!;
  useFollowed(players, (moved) =>
    setChoice(({ players: chosen, tables }) => ({
      players: followedNumbers(chosen, moved),
      tables: followedNumbers(tables, moved),
    })),
  );
  const games = gamesOf(event, round);
  const bye = byeOf(event!.tournament!, round);
  const away = awayFrom(players, round);
  const tableOf = (no: PlayerNo) => games.find(({ white }) => white === no)?.table ?? null;
  const repair = (tables: readonly PlayerNo[]) => () =>
    void proposeRepair(desk, round, {
      tables: tables.flatMap((no) => tableOf(no) ?? []),
      withBye: bye !== null && tables.includes(bye),
      apart: isApart,
    });
  const offers = offersFor();
  const what = [...choice.tables.map(tableName), ...choice.players.map(name)].join(' – ');
  const drop = () => setChoice(NOTHING);
  useLookDraft({ what, look: offers.length === 1 ? offers[0]!.look : undefined, clear: drop });

  function offersFor(): readonly Offer[] {
    const { players: chosen, tables } = choice;
    if (chosen.length === 2) {
      const [a, b] = chosen as [PlayerNo, PlayerNo];
      const isAway = (no: PlayerNo) => away.some((player) => player.no === no);
      if (!isAway(a) && !isAway(b))
        return [
          { id: 'swap', word: 'pane.swap-players', look: () => proposeSwap(desk, round, a, b) },
        ];
      const late = isAway(a) ? a : b;
      if (isAway(a) !== isAway(b) && chosen.includes(bye ?? -1))
        return [
          {
            id: 'against-bye',
            word: 'pane.late-against-bye',
            look: () => proposeAgainstBye(desk, round, late),
          },
        ];
    }
    const numbered = tables.filter((no) => no !== bye);
    const offered: Offer[] = [];
    if (numbered.length === 1 && tables.length === 1)
      offered.push({
        id: 'turn',
        word: 'pane.turn-colours',
        look: () => proposeTurn(desk, round, numbered[0]!),
      });
    if (numbered.length === 2 && tables.length === 2)
      offered.push({
        id: 'swap-tables',
        word: 'pane.swap-tables',
        look: () => proposeTables(desk, round, numbered[0]!, numbered[1]!),
      });
    if (tables.length >= 2)
      offered.push({ id: 'repair', word: 'pane.repair-tables', look: repair(tables) });
    return offered;
  }
  function tableName(no: PlayerNo): string {
    return no === bye
      ? say('word.pairing-bye')
      : say('pane.labelled', { label: say('head.table'), value: tableOf(no) ?? '–' });
  }
  const choosePlayer = (no: PlayerNo) =>
    setChoice(({ players: chosen }) => ({
      tables: [],
      players: chosen.includes(no)
        ? chosen.filter((other) => other !== no)
        : [...chosen, no].slice(-2),
    }));
  const chooseTable = (no: PlayerNo) =>
    setChoice(({ tables }) => ({
      players: [],
      tables: tables.includes(no) ? tables.filter((other) => other !== no) : [...tables, no],
    }));
  const fitting = new Set(playersFitting(players, text).map(({ no }) => no));
  const isShown = (...numbers: readonly PlayerNo[]) => numbers.some((no) => fitting.has(no));
  const isTyped = (table: number | null) => text.trim() !== '' && String(table) === text.trim();
  const playerButton = (no: PlayerNo) => (
    <Button
      key={no}
      size="small"
      appearance={choice.players.includes(no) ? 'primary' : 'subtle'}
      className={styles.seat}
      aria-pressed={choice.players.includes(no)}
      onClick={() => choosePlayer(no)}
      data-testid={`seat-${no}`}
    >
      {no} {name(no)}
    </Button>
  );
  const tableButton = (no: PlayerNo, shown: string) => (
    <Button
      size="small"
      appearance={choice.tables.includes(no) ? 'primary' : 'secondary'}
      className={styles.spot}
      aria-pressed={choice.tables.includes(no)}
      aria-label={tableName(no)}
      onClick={() => chooseTable(no)}
      data-testid={no === bye ? 'table-bye' : `table-${shown}`}
    >
      {shown}
    </Button>
  );
  return (
    <section className={styles.tight} aria-label={say('sheet.round', { round })}>
      <p className={styles.muted}>{say('pane.choose-in-list')}</p>
      {games.length > FEW && (
        <Input
          value={text}
          aria-label={say('pane.find-player')}
          placeholder={say('pane.find-player')}
          onChange={(_, { value }) => setText(value)}
          data-testid="find-seat"
        />
      )}
      <ul className={styles.checkIn} data-testid="round-tables">
        {games
          .filter(({ table, white, black }) => isTyped(table) || isShown(white, black))
          .map(({ table, white, black }) => (
            <li key={white} className={styles.seats} data-game={`${white}-${black}`}>
              {tableButton(white, String(table ?? '–'))}
              {playerButton(white)}
              {playerButton(black)}
            </li>
          ))}
        {bye !== null && isShown(bye) && (
          <li className={styles.seats}>
            {tableButton(bye, '–')}
            {playerButton(bye)}
            <span className={styles.muted}>{say('word.pairing-bye')}</span>
          </li>
        )}
        {bye !== null && away.length > 0 && (
          <li className={styles.tight}>
            <span className={styles.muted}>{say('pane.not-in-round', { round })}</span>
            <div className={styles.names}>
              {away.filter(({ no }) => isShown(no)).map(({ no }) => playerButton(no))}
            </div>
          </li>
        )}
      </ul>
      {what !== '' && (
        <div className={styles.actions} data-testid="chosen">
          <span className={styles.grow}>{what}</span>
          {offers.some(({ id }) => id === 'repair') && (
            <Switch
              label={say('pane.repair-apart')}
              checked={isApart}
              onChange={(_, { checked }) => setApart(checked)}
              data-testid="repair-apart"
            />
          )}
          {offers.map(({ id, word, look }) => (
            <Button
              key={id}
              appearance="primary"
              disabled={busy !== null}
              onClick={look}
              data-testid={id}
            >
              {say(word)}
            </Button>
          ))}
          <Button onClick={drop} data-testid="drop-choice">
            {say('pane.clear-choice')}
          </Button>
        </div>
      )}
    </section>
  );
}
