import { Button, Link, ProgressBar } from '../parts/fluent';
import { missingTables } from '../../src/event/results/missingTables';
import { resultCount } from '../../src/event/results/results';
import { openGames } from '../../src/event/round/roundWarnings';
import type { OpenEvent } from '../../src/event/open/openEvent';
import { isTeamBook } from '../../src/model/matches/teamEvent';
import type { Place } from '../../src/model/problems';
import type { Tournament } from '../../src/model/types';
import { cellAddress, type TableCells } from '../../src/sheets/plan/cells';
import { systemById } from '../../src/systems';
import type { WordKey } from '../../src/words';
import { exportTrf } from '../actions/lists/outputs';
import { pairRound } from '../actions/round/round';
import { loadHistory } from '../actions/historyActions';
import type { Desk } from '../store/desk';
import { HELPERS_VIEWS } from '../store/openBook';
import { isHelper } from '../store/sharing';
import { VIEW_WORDS, type View } from '../store/types';
import { isWithoutPlayers } from '../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { GuideLink } from '../parts/header/GuideLink';
import { MissingTables } from '../parts/messages/MissingTables';
import { PastedCard } from '../parts/messages/PastedCard';
import { byLevel } from '../parts/messages/levels';
import { COUNT_WORDS, ProblemList } from '../parts/messages/ProblemList';
import { useStyles } from '../parts/styles';
import { MENU_ICONS } from './menuIcons';

/** What an evening needs, always in sight. */
const WAYS: readonly View[] = ['results', 'round', 'standings', 'prizes'];

/** What is needed seldom, unfolded when it is. */
const MORE: readonly View[] = [
  'changes',
  'history',
  'check',
  'explain',
  'event',
  'ratings',
  'sections',
  'shared',
  'course',
];

/** Shorter than the titles of their views: each is half as wide as the pane. */
const WAY_WORDS: Readonly<Partial<Record<View, WordKey>>> = {
  results: 'home.round',
  round: 'sheet.players',
  standings: 'sheet.standings',
};

/** So many are shown at once; a long list would push everything else away. */
const FIRST_PROBLEMS = 3;

/** Where the event stands, the next thing to do, and the way to everything else. */
export function Home() {
  const desk = useDesk();
  const { event, sharing } = useDeskState('event', 'sharing');
  const { say } = useWords();
  const styles = useStyles();
  const isHelping = isHelper(sharing);
  const isNew = isWithoutPlayers(event);
  const players = event?.read.tables.players;
  return (
    <div className={styles.stack}>
      <Standing />
      {!isHelping && <PastedCard />}
      {isNew && (
        <section className={styles.card} data-testid="no-players">
          <p className={styles.text}>{say('pane.enter-players')}</p>
          {players && (
            <Button
              appearance="primary"
              onClick={() => void desk.attempt(() => desk.ports.book.select(firstRow(players)))}
              data-testid="go-to-players"
            >
              {say('home.enter-players')}
            </Button>
          )}
        </section>
      )}
      {!isNew && event && <Messages event={event} />}
      <Menu />
    </div>
  );
}

/** What blocks the way with its cells; of the rest how much there is of it. */
function Messages({ event }: { event: OpenEvent }) {
  const desk = useDesk();
  const { say } = useWords();
  const styles = useStyles();
  const groups = byLevel(event.problems);
  if (groups.length === 0) return null;
  const blocking = groups.find(({ level }) => level === 'blocking')?.problems ?? [];
  const counted = ({ level, problems }: (typeof groups)[number]) =>
    say(COUNT_WORDS[level], { count: problems.length });
  const isAllShown =
    groups.length === 1 && blocking.length > 0 && blocking.length <= FIRST_PROBLEMS;
  return (
    <section className={styles.card} data-testid="messages" data-level={groups[0]!.level}>
      <h2 className={styles.heading}>{groups.map(counted).join(' · ')}</h2>
      {blocking.length > 0 && <ProblemList problems={blocking.slice(0, FIRST_PROBLEMS)} />}
      {!isAllShown && (
        <Button onClick={() => desk.show('problems')} data-testid="open-problems">
          {say('pane.show-all')}
        </Button>
      )}
    </section>
  );
}

/** Four ways that an evening needs, and the others folded below them. */
function Menu() {
  const desk = useDesk();
  const { sharing, isMoreOpen } = useDeskState('sharing', 'isMoreOpen');
  const { say } = useWords();
  const styles = useStyles();
  const open = (view: View) => (view === 'history' ? void loadHistory(desk) : desk.show(view));
  const way = (view: View, isMain: boolean) => (
    <Button
      key={view}
      appearance={isMain ? 'outline' : 'subtle'}
      className={isMain ? styles.way : styles.menuButton}
      icon={MENU_ICONS[view]}
      onClick={() => open(view)}
      data-testid={`open-${view}`}
    >
      {say((isMain && WAY_WORDS[view]) || VIEW_WORDS[view])}
    </Button>
  );
  const isOpenToMe = (view: View) => !isHelper(sharing) || HELPERS_VIEWS.includes(view);
  return (
    <nav aria-label={say('pane.menu')} className={styles.stack}>
      <div className={styles.ways}>{WAYS.filter(isOpenToMe).map((view) => way(view, true))}</div>
      <details
        className={styles.more}
        open={isMoreOpen}
        onToggle={({ currentTarget }) => desk.set({ isMoreOpen: currentTarget.open })}
        data-testid="more"
      >
        <summary>{say('home.more')}</summary>
        <div className={styles.tight}>
          {MORE.filter(isOpenToMe).map((view) => way(view, false))}
          <GuideLink />
        </div>
      </details>
    </nav>
  );
}

/** Where the first player is to be entered. */
const firstRow = ({ sheet, row, column }: TableCells): Place => ({
  kind: 'cell',
  sheet,
  address: cellAddress(row + 1, column + 1),
});

/** The card at the top: the one thing to do next. */
function Standing() {
  const desk = useDesk();
  const { event, busy, sharing, preview, pasted } = useDeskState(
    'event',
    'busy',
    'sharing',
    'preview',
    'pasted',
  );
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  if (!tournament) return null;
  // Players that were pasted come first: one thing at a time is the next one.
  const isAsked = pasted?.kind === 'below';
  const look = (isNext: boolean) => (isNext && !isAsked ? 'primary' : 'secondary');
  const { pairedRounds: round, totalRounds: rounds, players } = tournament;
  const system = systemById(event.settings.system);
  const { done, all } = resultCount(event, round);
  const isOver = round >= rounds && done === all;
  const isHelping = isHelper(sharing);
  const pair = (
    <Button
      appearance={look(done === all && !preview)}
      disabled={busy !== null || done < all || players.length === 0}
      onClick={() => void pairRound(desk)}
      data-testid="pair-next"
    >
      {say('pane.pair-round', { round: round + 1 })}
    </Button>
  );
  return (
    <section className={styles.card} aria-label={say('pane.where')}>
      <p className={styles.muted}>
        {isTeamBook(tournament)
          ? say('sheet.teams-title', { count: tournament.teams?.length ?? 0 })
          : say('sheet.players-title', { count: players.length })}{' '}
        · <span data-testid="system">{system ? say(system.name) : event.settings.system}</span>
      </p>
      {players.length === 0 && <p>{say('pane.enter-players')}</p>}
      {round > 0 && (
        <>
          <ProgressBar
            className={styles.progress}
            bar={{ className: styles.still }}
            value={all === 0 ? 1 : done / all}
            aria-label={say('pane.results-in', { done, all })}
          />
          <p className={styles.muted} data-testid="counter">
            {say('pane.results-in', { done, all })}
          </p>
          {done > 0 && <MissingTables round={round} spots={missingTables(event, round)} />}
          <Postponed tournament={tournament} />
        </>
      )}
      {preview && !isHelping && (
        <Button
          appearance={look(true)}
          onClick={() => desk.show('preview')}
          data-testid="open-preview"
        >
          {say('pane.write-round', { round: preview.content.round })}
        </Button>
      )}
      {done < all && (
        <Button
          appearance={look(!preview)}
          onClick={() => desk.show('results')}
          data-testid="enter-results"
        >
          {say('pane.enter-results')}
        </Button>
      )}
      {isHelping ? null : isOver ? <TheEnd /> : pair}
    </section>
  );
}

/** The page is made at the end of the lists. */
function showPublishing(desk: Desk): void {
  desk.show('standings');
  setTimeout(() => document.querySelector<HTMLElement>('[data-testid="publish"]')?.focus());
}

/** After the last result: what an event still needs, in the order in which it is done. */
function TheEnd() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const steps: readonly (readonly [id: string, label: WordKey, go: () => void])[] = [
    ['final-standings', 'pane.final-standings', () => desk.show('standings')],
    ['end-prizes', 'pane.view-prizes', () => desk.show('prizes')],
    ['end-check', 'pane.view-check', () => desk.show('check')],
    ['end-trf', 'pane.export-trf', () => exportTrf(desk)],
    ['end-publish', 'publish.title', () => showPublishing(desk)],
  ];
  return (
    <>
      <h2 className={styles.heading}>{say('home.end')}</h2>
      <ol className={styles.endSteps}>
        {steps.map(([id, label, go], index) => (
          <li key={id}>
            <Button
              appearance={index === 0 ? 'primary' : 'secondary'}
              disabled={busy !== null}
              className={styles.menuButton}
              onClick={go}
              data-testid={id}
            >
              {say(label)}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Games that were left open, of any round: each leads to the results of its round. */
function Postponed({ tournament }: { tournament: Tournament }) {
  const desk = useDesk();
  const { say } = useWords();
  const styles = useStyles();
  const open = openGames(tournament, 'adjourned');
  if (open.length === 0) return null;
  const games = open.map(({ round, white, black }) => `${white}-${black} (${round})`).join(', ');
  return (
    <p className={styles.text} data-testid="postponed">
      {say('pane.postponed', { games })}{' '}
      <Link as="button" onClick={() => desk.show('results')}>
        {say('pane.enter-results')}
      </Link>
    </p>
  );
}
