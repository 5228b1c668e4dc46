import { Button, Field, Select } from '../../parts/fluent';
import { useState } from 'react';
import type { OtherResult } from '../../../src/event/answers/whatIf';
import type { PlayerNo, SystemId, Tournament } from '../../../src/model/types';
import { closeWhatIf, suppose } from '../../actions/questions/whatIf';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { useStyles } from '../../parts/styles';
import { followedNumbers, useFollowed } from '../../parts/useFollowed';
import { systemOptions } from '../setup/EditionOptions';
import { WhatIfResult } from './WhatIfResult';

const RESULTS = ['1-0', '½-½', '0-1', '+-', '-+'];

/** "And if …?": another result, somebody away, another edition; beside the event, never in it. */
export function WhatIfCard({ tournament, round }: { tournament: Tournament; round: number }) {
  const desk = useDesk();
  const { busy, supposed, event, language } = useDeskState('busy', 'supposed', 'event', 'language');
  const { player, say } = useWords();
  const styles = useStyles();
  const [results, setResults] = useState<readonly OtherResult[]>([]);
  const [away, setAway] = useState<readonly PlayerNo[]>([]);
  const [picked, setPicked] = useState<PlayerNo | null>(null);
  const [game, setGame] = useState<PlayerNo | null>(null);
  const [result, setResult] = useState(RESULTS[1]);
  const [system, setSystem] = useState<SystemId | ''>('');
  useFollowed(tournament.players, (moved) => {
    setAway((numbers) => followedNumbers(numbers, moved));
    setResults((all) =>
      all.flatMap((each) =>
        followedNumbers([each.white], moved).map((no) => ({ ...each, white: no })),
      ),
    );
    setGame((no) => (no === null ? null : (moved.get(no) ?? null)));
  });
  const games = tournament.players.flatMap(({ no, entries }) => {
    const entry = entries[round - 1];
    return entry?.colour === 'white' && entry.opponent !== null
      ? [{ no, other: entry.opponent }]
      : [];
  });
  const white = game ?? games[0]?.no;
  const nothing = results.length === 0 && away.length === 0 && system === '';
  return (
    <details className={styles.card} data-testid="what-if">
      <summary className={styles.heading}>{say('whatIf.title')}</summary>
      <div className={styles.stack}>
        <p className={styles.muted}>{say('whatIf.intro')}</p>
        <div className={styles.row}>
          <Field label={say('whatIf.game', { round })} className={styles.half}>
            <Select
              value={String(white ?? '')}
              onChange={(_, { value }) => setGame(Number(value))}
              data-testid="what-if-game"
            >
              {games.map(({ no, other }) => (
                <option key={no} value={no}>
                  {player(no)} – {player(other)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={say('head.result')}>
            <Select
              value={result}
              onChange={(_, { value }) => setResult(value)}
              data-testid="what-if-result"
            >
              {RESULTS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </Field>
          <Button
            disabled={white === undefined}
            onClick={() =>
              setResults([
                ...results.filter((each) => each.white !== white || each.round !== round),
                { round, white: white!, result },
              ])
            }
            data-testid="what-if-add"
          >
            {say('whatIf.suppose')}
          </Button>
        </div>
        <div className={styles.row}>
          <PlayerPicker
            players={tournament.players}
            label={say('whatIf.away')}
            onPick={setPicked}
            testId="what-if-away"
          />
          <Button
            disabled={picked === null || away.includes(picked)}
            onClick={() => setAway([...away, picked!])}
            data-testid="what-if-away-add"
          >
            {say('whatIf.suppose')}
          </Button>
        </div>
        <Field label={say('whatIf.system')}>
          <Select
            value={system}
            onChange={(_, { value }) => setSystem(value as SystemId | '')}
            data-testid="what-if-system"
          >
            <option value="">{say('whatIf.same-system')}</option>
            {systemOptions({ say, language }, event?.tournament?.info.start ?? '')}
          </Select>
        </Field>
        {!nothing && (
          <ul className={styles.bullets} data-testid="what-if-list">
            {results.map((each) => (
              <li key={`${each.round}-${each.white}`}>
                {say('whatIf.result', {
                  round: each.round,
                  player: { players: [each.white] },
                  result: each.result,
                })}
              </li>
            ))}
            {away.map((no) => (
              <li key={no}>{say('whatIf.is-away', { player: { players: [no] } })}</li>
            ))}
          </ul>
        )}
        <div className={styles.row}>
          <Button
            disabled={busy !== null || nothing}
            onClick={() => void suppose(desk, { results, away, ...(system && { system }) })}
            data-testid="what-if-see"
          >
            {say('whatIf.see')}
          </Button>
          <Button
            appearance="subtle"
            disabled={nothing}
            onClick={() => {
              setResults([]);
              setAway([]);
              setSystem('');
              closeWhatIf(desk);
            }}
            data-testid="what-if-clear"
          >
            {say('whatIf.clear')}
          </Button>
        </div>
        {supposed?.of === tournament && <WhatIfResult value={supposed.value} />}
      </div>
    </details>
  );
}
