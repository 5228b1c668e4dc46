import { Button, Field, Select, Switch } from '../../parts/fluent';
import { Fragment, useState } from 'react';
import {
  OUTPUT_GROUPS,
  OUTPUTS_BEFORE_ROUND_1,
  outputsOf,
  type Output,
  type OutputGroup,
  type OutputOptions,
} from '../../../src/event/lists/lists';
import { papersOf } from '../../../src/event/lists/papers';
import { isChecked } from '../../../src/event/open/openEvent';
import { isFinished, lastFinishedRound } from '../../../src/model/tournament';
import { isTeamBook } from '../../../src/model/matches/teamEvent';
import { systemById } from '../../../src/systems';
import type { WordKey } from '../../../src/words';
import {
  copyAsValues,
  exportCsv,
  exportForms,
  exportPgn,
  exportPlayers,
  exportTrf,
  writeOutput,
} from '../../actions/lists/outputs';
import { LIST_WORDS, TEAM_LIST_WORDS } from '../../actions/lists/listWords';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { sayTime } from '../../parts/sayTime';
import { useStyles } from '../../parts/styles';
import { ListSketch } from './ListSketch';
import { OpenTies } from './OpenTies';
import { Publish } from './Publish';
import { StandingsColumns } from './StandingsColumns';
import { TieBreakFields } from '../setup/TieBreakFields';

const GROUP_NAMES = {
  standings: 'pane.lists-standings',
  wall: 'pane.lists-wall',
  tables: 'pane.lists-tables',
} as const satisfies Record<OutputGroup, WordKey>;

/** Lists after any round, live or frozen, and what goes out of the workbook. */
export function StandingsView() {
  const desk = useDesk();
  const { event, busy, language } = useDeskState('event', 'busy', 'language');
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  const [after, setAfter] = useState<number | null>(null);
  const [tieBreaks, setTieBreaks] = useState(event?.settings.tieBreaks ?? []);
  const [chosen, setLive] = useState<boolean | null>(null);
  const [byNumber, setByNumber] = useState(false);
  const [columns, setColumns] = useState<readonly string[]>([]);
  if (!tournament) return <CureFirst />;
  // What is over is printed and kept: it must be readable where Pairsheet is not installed.
  const ofTeams = isTeamBook(tournament);
  const isLive = chosen ?? !isFinished(tournament);
  const options: OutputOptions = {
    after: after ?? lastFinishedRound(tournament),
    tieBreaks,
    isLive,
    columns,
    byNumber,
  };
  const papers = isChecked(event) ? papersOf(event, options) : [];
  const state = (output: Output) => {
    const paper = papers.find((each) => each.output === output);
    if (!paper) return null;
    const isStale = paper.state === 'stale';
    return (
      <span
        className={isStale ? styles.paperStale : styles.paperState}
        data-testid={`paper-${output}`}
        data-state={paper.state ?? 'unknown'}
      >
        {say(paper.state === 'live' ? 'home.paper-live' : 'home.paper-written', {
          time: sayTime(language, paper.time),
        })}
        {isStale && ` · ${say('home.paper-stale')}`}
      </span>
    );
  };
  const buttons = (outputs: readonly Output[]) => (
    <div className={styles.tight}>
      {outputs.map((output) => (
        <Button
          key={output}
          className={styles.paper}
          icon={<ListSketch output={output} />}
          disabled={busy !== null}
          onClick={() => void writeOutput(desk, output, options)}
          data-testid={`write-${output}`}
        >
          <span className={styles.paperWords}>
            <span>{say((ofTeams ? TEAM_LIST_WORDS : LIST_WORDS)[output])}</span>
            {state(output)}
          </span>
        </Button>
      ))}
    </div>
  );
  if (tournament.pairedRounds === 0)
    return (
      <div className={styles.stack}>
        <p>{say('pane.no-round-yet')}</p>
        {tournament.players.length > 0 && buttons(OUTPUTS_BEFORE_ROUND_1)}
      </div>
    );
  return (
    <div className={styles.stack}>
      <Field label={say('pane.after-round')}>
        <Select
          value={String(options.after)}
          onChange={(_, { value }) => setAfter(Number(value))}
          data-testid="after-round"
        >
          {Array.from({ length: tournament.pairedRounds }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </Select>
      </Field>
      <TieBreakFields
        tieBreaks={tieBreaks}
        edition={event.settings.tieBreakEdition}
        kind={systemById(event.settings.system)?.kind}
        ownLists={event.settings.ownLists}
        onChange={setTieBreaks}
      />
      {!ofTeams && (
        <Switch
          label={say('pane.live')}
          checked={isLive}
          onChange={(_, { checked }) => setLive(checked)}
          data-testid="live"
        />
      )}
      {!isLive && !ofTeams && (
        <Switch
          label={say('pane.crosstable-by-number')}
          checked={byNumber}
          onChange={(_, { checked }) => setByNumber(checked)}
          data-testid="crosstable-by-number"
        />
      )}
      {!ofTeams && <OpenTies />}
      {!ofTeams && <StandingsColumns chosen={columns} options={options} onChange={setColumns} />}
      {OUTPUT_GROUPS.map((group) => (
        <Fragment key={group}>
          <h2 className={styles.heading}>{say(GROUP_NAMES[group])}</h2>
          {buttons(outputsOf(event, group))}
        </Fragment>
      ))}
      <Publish options={options} />
      <h2 className={styles.heading}>{say('pane.exports')}</h2>
      <div className={styles.tight}>
        <Button onClick={() => exportTrf(desk)} data-testid="export-trf">
          {say('pane.export-trf')}
        </Button>
        {!ofTeams && (
          <Button onClick={() => exportCsv(desk, options)} data-testid="export-csv">
            {say('pane.export-csv')}
          </Button>
        )}
        <Button onClick={() => exportPgn(desk)} data-testid="export-pgn">
          {say('pane.export-pgn')}
        </Button>
        <Button onClick={() => exportPlayers(desk, 'fide-list')} data-testid="export-fide-list">
          {say('pane.export-fide-list')}
        </Button>
        <Button
          onClick={() => exportPlayers(desk, 'swiss-manager')}
          data-testid="export-swiss-manager"
        >
          {say('pane.export-swiss-manager')}
        </Button>
        <Button
          disabled={busy !== null}
          onClick={() => void exportForms(desk)}
          data-testid="export-forms"
        >
          {say('forms.export')}
        </Button>
        {!ofTeams && (
          <Button
            disabled={busy !== null}
            onClick={() => void copyAsValues(desk, options)}
            data-testid="export-values"
          >
            {say('pane.export-values')}
          </Button>
        )}
      </div>
    </div>
  );
}
