import { useState } from 'react';
import { clearLabels } from '../../../src/event/open/players';
import { plainWord } from '../../../src/formats/tidy';
import type { Player, PlayerNo } from '../../../src/model/types';
import { isSameSection } from '../../../src/sheets/names/section';
import { movePlayers } from '../../actions/setup/sections';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input, Select } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';
import { followedNumbers, useFollowed } from '../../parts/useFollowed';

const NOBODY: readonly Player[] = [];

/** Players of the open section who are to play in another one; before round 1 of both. */
export function MovePlayers() {
  const desk = useDesk();
  const { sections, section, event, busy } = useDeskState('sections', 'section', 'event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const others = sections.filter((each) => !isSameSection(each, section));
  const [chosen, setChosen] = useState('');
  const [filter, setFilter] = useState('');
  const [picked, setPicked] = useState<readonly PlayerNo[]>([]);
  useFollowed(event?.tournament?.players ?? NOBODY, (moved) =>
    setPicked((numbers) => followedNumbers(numbers, moved)),
  );
  const target = others.find(({ id }) => id === chosen) ?? others[0];
  const from = sections.find((each) => isSameSection(each, section))?.label ?? '';
  const tournament = event?.tournament;
  if (!tournament || !target) return null;
  if (tournament.pairedRounds > 0)
    return (
      <section className={styles.card}>
        <h2 className={styles.heading}>{say('pane.section-move')}</h2>
        <p className={styles.muted} data-testid="move-late">
          {say('pane.section-move-late', { from })}
        </p>
      </section>
    );
  const { players } = tournament;
  const label = clearLabels(players);
  const there = picked.filter((no) => players.some((player) => player.no === no));
  const word = plainWord(filter);
  const shown = players.filter((player) => plainWord(label(player)).includes(word));
  const toggle = (no: PlayerNo) =>
    setPicked(there.includes(no) ? there.filter((other) => other !== no) : [...there, no]);
  const move = async () => {
    if (await movePlayers(desk, target, there)) setPicked([]);
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.section-move')}</h2>
      <p className={styles.muted}>{say('pane.section-move-hint', { from })}</p>
      <Field label={say('pane.section-move-to')}>
        <Select
          value={target.id}
          onChange={(_, { value }) => setChosen(value)}
          data-testid="move-to"
        >
          {others.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say('pane.section-move-who')}>
        <Input
          value={filter}
          onChange={(_, { value }) => setFilter(value)}
          data-testid="move-filter"
        />
      </Field>
      <ul className={styles.pickList} data-testid="move-players">
        {shown.map((player) => (
          <li key={player.no}>
            <label className={styles.pickLine}>
              <input
                type="checkbox"
                checked={there.includes(player.no)}
                onChange={() => toggle(player.no)}
                data-testid={`move-${player.no}`}
              />
              <span>{label(player)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        disabled={busy !== null || there.length === 0}
        onClick={() => void move()}
        data-testid="move-go"
      >
        {say('pane.section-move-go', { count: there.length })}
      </Button>
    </section>
  );
}
