import { Button, Field, Input, Switch } from '../../parts/fluent';
import { useState } from 'react';
import { makeResult } from '../../../src/formats/results';
import type { Preview } from '../../../src/event/round/proposeRound';
import type { RoundOfTeams } from '../../../src/model/matches/roundMatches';
import { ROUND_COLUMNS } from '../../../src/sheets/names/headers';
import { sayPoints } from '../../../src/model/points';
import { playerByNo } from '../../../src/model/tournament';
import { clearNames } from '../../../src/sheets/names/namesakes';
import { byeWord } from '../../../src/sheets/write/roundParts';
import { pointsShown, tableNumbers } from '../../../src/model/rounds/tableNumbers';
import { systemById } from '../../../src/systems';
import { confirmRound, drawAgain } from '../../actions/round/round';
import { useDesk, useDeskState, usePairedWords } from '../../parts/DeskContext';
import { ReasonMessage } from '../../parts/messages/Message';
import { Steps } from '../../parts/Steps';
import { useStyles } from '../../parts/styles';
import { NoShows } from './NoShows';

const LOTS_WORDS = { white: 'pane.lots-white', black: 'pane.lots-black' } as const;

/** The pairing before it is written: tables, bye, warnings, reasons. */
export function PreviewView() {
  const desk = useDesk();
  const { preview, busy } = useDeskState('preview', 'busy');
  const { say } = usePairedWords();
  const styles = useStyles();
  const [withWorking, setWithWorking] = useState(false);
  if (!preview) return null;
  const { round } = preview.content;
  return (
    <div className={styles.stack}>
      <p className={styles.big}>{say('sheet.round-title', { round })}</p>
      <NoShows />
      {preview.warnings.map((warning, index) => (
        <ReasonMessage key={index} level="warning" reason={warning} />
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

/** As the round will be written, with what everybody has so far: that is what a pairing is looked at for. */
function PreviewTable() {
  const { preview, event } = useDeskState('preview', 'event');
  const { say } = usePairedWords();
  const styles = useStyles();
  if (!preview || !event) return null;
  if (preview.content.teams) return <TeamPreview preview={preview} teams={preview.content.teams} />;
  const { tournament } = preview;
  const { round } = preview.content;
  const players = playerByNo(tournament);
  const clear = clearNames(tournament.players);
  const label = (no: number) => `${no} ${clear(players.get(no)!)}`;
  const numbered = tableNumbers(preview.content.games, players, event.settings.firstTable);
  const system = systemById(event.settings.system);
  const hasPoints = round > 1;
  const pointsHead = hasPoints && (
    <th scope="col" className={styles.pointsBeside}>
      {say('head.points')}
    </th>
  );
  const points = (no: number) =>
    hasPoints && (
      <td className={styles.pointsBeside}>
        {sayPoints(pointsShown(tournament, players.get(no)!, round))}
      </td>
    );
  return (
    <table className={styles.table} data-testid="preview">
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {say('head.table')}
          </th>
          <th scope="col">{say('word.white')}</th>
          {pointsHead}
          <th scope="col">{say('word.black')}</th>
          {pointsHead}
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ table, white, black }) => (
          <tr key={white} data-pair={`${white}-${black}`}>
            <td>{table}</td>
            <td>{label(white)}</td>
            {points(white)}
            <td>{label(black)}</td>
            {points(black)}
          </tr>
        ))}
        {preview.content.byes.map(({ no, outcome }) => (
          <tr key={no} data-bye={no}>
            <td />
            <td>{label(no)}</td>
            {points(no)}
            <td colSpan={hasPoints ? 2 : 1}>{say(byeWord(outcome, system))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The matches of a round of teams; their boards stand in the sheet. */
function TeamPreview({ preview, teams }: { preview: Preview; teams: RoundOfTeams }) {
  const { language, event } = useDeskState('language', 'event');
  const { say } = usePairedWords();
  const styles = useStyles();
  const system = event ? systemById(event.settings.system) : undefined;
  const names = playerByNo(preview.task.tournament);
  const team = (no: number) => `${no} ${names.get(no)?.name ?? ''}`;
  return (
    <table className={styles.table} data-testid="preview">
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {say('head.table')}
          </th>
          <th scope="col">{ROUND_COLUMNS.written('home', language)}</th>
          <th scope="col">{ROUND_COLUMNS.written('away', language)}</th>
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
            <td>{say(byeWord(outcome, system))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
