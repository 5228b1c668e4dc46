import { Button, Field, Input, MessageBar, MessageBarBody, Switch } from '../../parts/fluent';
import { useState } from 'react';
import { makeResult } from '../../../src/formats/results';
import type { Preview } from '../../../src/event/round/proposeRound';
import type { RoundOfTeams } from '../../../src/model/matches/roundMatches';
import { ROUND_COLUMNS } from '../../../src/sheets/names/headers';
import { playerByNo } from '../../../src/model/tournament';
import { tableNumbers } from '../../../src/sheets/tableNumbers';
import { confirmRound, drawAgain } from '../../actions/round';
import { useDesk, useDeskState, usePairedWords } from '../../parts/DeskContext';
import { Steps } from '../../parts/Steps';
import { useStyles } from '../../parts/styles';
import { NoShows } from './NoShows';

const LOTS_WORDS = { white: 'pane.lots-white', black: 'pane.lots-black' } as const;

/** The pairing before it is written: tables, bye, warnings, reasons. */
export function PreviewView() {
  const desk = useDesk();
  const { preview, busy } = useDeskState('preview', 'busy');
  const { say, sayReason } = usePairedWords();
  const styles = useStyles();
  const [withWorking, setWithWorking] = useState(false);
  if (!preview) return null;
  const { round } = preview.content;
  return (
    <div className={styles.stack}>
      <p className={styles.big}>{say('sheet.round-title', { round })}</p>
      <NoShows />
      {preview.warnings.map((warning, index) => (
        <MessageBar key={index} intent="warning" layout="multiline">
          <MessageBarBody>
            {warning.article && <span className={styles.article}>{warning.article}</span>}
            {sayReason(warning)}
          </MessageBarBody>
        </MessageBar>
      ))}
      {preview.seed !== null && preview.tournament.initialColour !== null && (
        <p className={styles.muted}>
          {say(LOTS_WORDS[preview.tournament.initialColour], { seed: preview.seed })}
        </p>
      )}
      {preview.seed !== null && <DrawAgain />}
      <PreviewTable />
      <h2 className={styles.heading}>{say('pane.reasons')}</h2>
      <Steps steps={preview.steps} />
      <Switch
        label={say('pane.with-working')}
        checked={withWorking}
        onChange={(_, { checked }) => setWithWorking(checked)}
      />
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void confirmRound(desk, withWorking)}
          data-testid="write-round"
        >
          {say('pane.write-round', { round })}
        </Button>
        <Button
          onClick={() => desk.set({ preview: null, view: 'round' })}
          data-testid="drop-preview"
        >
          {say('pane.do-not-write')}
        </Button>
      </div>
    </div>
  );
}

/** The lot is drawn once; another one needs a reason, which the log names. */
function DrawAgain() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = usePairedWords();
  const styles = useStyles();
  const [why, setWhy] = useState('');
  return (
    <details data-testid="draw-again">
      <summary>{say('pane.draw-again')}</summary>
      <Field label={say('pane.draw-again-why')}>
        <Input
          value={why}
          onChange={(_, { value }) => setWhy(value)}
          data-testid="draw-again-why"
        />
      </Field>
      <div className={styles.actions}>
        <Button
          disabled={busy !== null || why.trim() === ''}
          onClick={() => void drawAgain(desk, why)}
          data-testid="draw-again-now"
        >
          {say('pane.draw-again')}
        </Button>
      </div>
    </details>
  );
}

function PreviewTable() {
  const { preview, event } = useDeskState('preview', 'event');
  const { say } = usePairedWords();
  const styles = useStyles();
  if (!preview || !event) return null;
  if (preview.content.teams) return <TeamPreview preview={preview} teams={preview.content.teams} />;
  const players = playerByNo(preview.tournament);
  const name = (no: number) => players.get(no)?.name ?? String(no);
  const numbered = tableNumbers(preview.content.games, players, event.settings.firstTable);
  return (
    <table className={styles.table} data-testid="preview">
      <thead>
        <tr>
          <th className={styles.number}>{say('head.table')}</th>
          <th>{say('word.white')}</th>
          <th>{say('word.black')}</th>
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ table, white, black }) => (
          <tr key={white} data-pair={`${white}-${black}`}>
            <td>{table}</td>
            <td>
              {white} {name(white)}
            </td>
            <td>
              {black} {name(black)}
            </td>
          </tr>
        ))}
        {preview.content.byes.map(({ no, outcome }) => (
          <tr key={no} data-bye={no}>
            <td />
            <td>
              {no} {name(no)}
            </td>
            <td>{makeResult(outcome, null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The matches of a round of teams; their boards stand in the sheet. */
function TeamPreview({ preview, teams }: { preview: Preview; teams: RoundOfTeams }) {
  const { language } = useDeskState('language');
  const { say } = usePairedWords();
  const styles = useStyles();
  const names = playerByNo(preview.task.tournament);
  const team = (no: number) => `${no} ${names.get(no)?.name ?? ''}`;
  return (
    <table className={styles.table} data-testid="preview">
      <thead>
        <tr>
          <th className={styles.number}>{say('head.table')}</th>
          <th>{ROUND_COLUMNS.written('home', language)}</th>
          <th>{ROUND_COLUMNS.written('away', language)}</th>
        </tr>
      </thead>
      <tbody>
        {teams.matches.map(({ table, first, second, forfeit }) => (
          <tr key={first} data-pair={`${first}-${second}`}>
            <td>{table}</td>
            <td>{team(first)}</td>
            <td>
              {team(second)}
              {forfeit ? ` (${makeResult(...forfeit)})` : ''}
            </td>
          </tr>
        ))}
        {teams.byes.map(({ team: no, outcome }) => (
          <tr key={no} data-bye={no}>
            <td />
            <td>{team(no)}</td>
            <td>{makeResult(outcome, null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
