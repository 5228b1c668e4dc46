import { useMemo, useState } from 'react';
import { planMatchChange, type MatchChange } from '../../../../src/event/byHand/teamChanges';
import { isChecked } from '../../../../src/event/open/openEvent';
import { labelOfTeam } from '../../../../src/event/open/teams';
import { roundOfTeams } from '../../../../src/model/matches/roundMatches';
import type { PlayerNo } from '../../../../src/model/types';
import { changeMatch } from '../../../actions/round/teams';
import { useDesk, useDeskState, useWords } from '../../../parts/DeskContext';
import { Button, Field, Input, Select } from '../../../parts/fluent';
import { useStyles } from '../../../parts/styles';
import { LateTeam } from './LateTeam';
import { MoveMember } from './MoveMember';
import { TeamSelect } from './TeamSelect';

/** Changes by hand to the last round of teams, and to the teams themselves. */
export function TeamChanges() {
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  const round = event?.tournament?.pairedRounds ?? 0;
  return (
    <div className={styles.stack} data-testid="team-changes">
      {round > 0 && (
        <>
          <p className={styles.muted}>{say('pane.team-changes-intro', { round })}</p>
          <Exchange />
          <OfOneMatch kind="turn" />
          <OfOneMatch kind="forfeit" />
        </>
      )}
      <LateTeam />
      <MoveMember />
    </div>
  );
}

function Exchange() {
  const { say } = useWords();
  const styles = useStyles();
  const [[a, b], setTeams] = useState<readonly [PlayerNo, PlayerNo]>([0, 0]);
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('pane.teams-exchange')}</h2>
      <div className={styles.row}>
        <TeamSelect
          label={`${say('pane.team-name')} 1`}
          team={a}
          onChange={(team) => setTeams([team, b])}
          testId="exchange-a"
        />
        <TeamSelect
          label={`${say('pane.team-name')} 2`}
          team={b}
          onChange={(team) => setTeams([a, team])}
          testId="exchange-b"
        />
      </div>
      <WriteChange
        change={a !== 0 && b !== 0 && a !== b ? { kind: 'swap', a, b } : null}
        onDone={() => setTeams([0, 0])}
        testId="exchange"
      />
    </section>
  );
}

const FORFEITS = {
  '+-': 'pane.first-wins',
  '-+': 'pane.second-wins',
  '--': 'pane.both-lose',
} as const;

function OfOneMatch({ kind }: { kind: 'turn' | 'forfeit' }) {
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  const [team, setTeam] = useState<PlayerNo>(0);
  const [result, setResult] = useState<keyof typeof FORFEITS>('+-');
  const tournament = event!.tournament!;
  const { matches } = roundOfTeams(tournament, tournament.pairedRounds);
  const change: MatchChange = kind === 'turn' ? { kind, team } : { kind, team, result };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        {say(kind === 'turn' ? 'pane.match-turn' : 'pane.match-forfeit')}
      </h2>
      <Field label={say('pane.match')}>
        <Select
          value={String(team)}
          onChange={(_, { value }) => setTeam(Number(value))}
          data-testid={`${kind}-match`}
        >
          <option value="0">–</option>
          {matches.map(({ first, second, table }) => (
            <option key={first} value={first}>
              {table}: {labelOfTeam(tournament, first)} – {labelOfTeam(tournament, second)}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'forfeit' && (
        <Field label={say('pane.match-result')}>
          <Select
            value={result}
            onChange={(_, { value }) => setResult(value as keyof typeof FORFEITS)}
            data-testid="forfeit-result"
          >
            {(Object.keys(FORFEITS) as (keyof typeof FORFEITS)[]).map((each) => (
              <option key={each} value={each}>
                {say(FORFEITS[each])}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <WriteChange change={team === 0 ? null : change} onDone={() => setTeam(0)} testId={kind} />
    </section>
  );
}

interface WriteChangeProps {
  readonly change: MatchChange | null;
  readonly onDone: () => void;
  readonly testId: string;
}

/** What the rules say against the change, the reason for the log, and the way to write it. */
function WriteChange({ change, onDone, testId }: WriteChangeProps) {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const [reason, setReason] = useState('');
  const wanted = JSON.stringify(change);
  const against = useMemo(() => {
    const asked = JSON.parse(wanted) as MatchChange | null;
    const planned = asked && isChecked(event) ? planMatchChange(event, asked, '') : null;
    return planned?.ok ? planned.against : [];
  }, [event, wanted]);
  const write = async () => {
    if (!change || !(await changeMatch(desk, change, reason.trim()))) return;
    setReason('');
    onDone();
  };
  return (
    <>
      {against.length > 0 && <p className={styles.muted}>{say('pane.change-against')}</p>}
      {against.slice(0, 5).map((each, index) => (
        <p key={index} className={styles.text} data-testid={`${testId}-against`}>
          {each.article ? `${each.article}: ` : ''}
          {sayReason(each)}
        </p>
      ))}
      <Field label={say('pane.change-reason')}>
        <Input
          value={reason}
          onChange={(_, { value }) => setReason(value)}
          data-testid={`${testId}-reason`}
        />
      </Field>
      <Button
        disabled={busy !== null || change === null || reason.trim() === ''}
        onClick={() => void write()}
        data-testid={`${testId}-write`}
      >
        {say('pane.change-write')}
      </Button>
    </>
  );
}
