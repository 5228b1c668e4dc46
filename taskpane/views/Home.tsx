import { Button, Link, ProgressBar } from '../parts/fluent';
import { missingTables } from '../../src/event/results/missingTables';
import { resultCount } from '../../src/event/results/results';
import { openGames } from '../../src/event/round/roundWarnings';
import type { Tournament } from '../../src/model/types';
import type { OpenEvent } from '../../src/event/open/openEvent';
import { isTeamBook } from '../../src/sheets/teamBook';
import { systemById } from '../../src/systems';
import { pairRound } from '../actions/round';
import { loadHistory } from '../actions/historyActions';
import { HELPERS_VIEWS } from '../store/desk';
import { isHelper } from '../store/sharing';
import { VIEW_WORDS, type View } from '../store/types';
import { isWithoutPlayers } from '../parts/CureFirst';
import { useDesk, useDeskState, useWords } from '../parts/DeskContext';
import { GuideLink } from '../parts/GuideLink';
import { MissingTables } from '../parts/MissingTables';
import { PastedCard } from '../parts/PastedCard';
import { ProblemList } from '../parts/ProblemList';
import { useStyles } from '../parts/styles';
import { MENU_ICONS } from './menuIcons';

const MENU: readonly View[] = [
  'round',
  'results',
  'changes',
  'standings',
  'prizes',
  'ratings',
  'check',
  'explain',
  'course',
  'history',
  'event',
  'sections',
  'shared',
];

/** Views that change single games or rank single players have no place in an event of teams. */
const OF_PLAYERS: readonly View[] = ['changes', 'prizes'];

const menuOf = (event: OpenEvent | null, isHelping: boolean): readonly View[] =>
  MENU.filter(
    (view) =>
      (!isHelping || HELPERS_VIEWS.includes(view)) &&
      !(event?.tournament && isTeamBook(event.tournament) && OF_PLAYERS.includes(view)),
  );

/** So many are shown at once; a long list would push everything else away. */
const FIRST_PROBLEMS = 3;

/** Where the event stands, the next thing to do, and the way to everything else. */
export function Home() {
  const desk = useDesk();
  const { event, sharing } = useDeskState('event', 'sharing');
  const { say } = useWords();
  const styles = useStyles();
  const isHelping = isHelper(sharing);
  const errors = event?.problems.filter(({ severity }) => severity === 'error') ?? [];
  const isNew = isWithoutPlayers(event);
  const open = (view: View) => (view === 'history' ? void loadHistory(desk) : desk.show(view));
  return (
    <div className={styles.stack}>
      <Standing />
      {!isHelping && <PastedCard />}
      {isNew && (
        <section className={styles.card} data-testid="no-players">
          <p className={styles.big}>{say('pane.before-round-1')}</p>
          <p className={styles.text}>{say('pane.enter-players')}</p>
        </section>
      )}
      {!isNew && (event?.problems.length ?? 0) > 0 && (
        <section className={styles.card}>
          <h2 className={styles.heading}>
            {say(errors.length > 0 ? 'pane.problems-to-cure' : 'pane.warnings', {
              count: errors.length || event!.problems.length,
            })}
          </h2>
          {errors.length > 0 && <ProblemList problems={errors.slice(0, FIRST_PROBLEMS)} />}
          {(errors.length === 0 || event!.problems.length > FIRST_PROBLEMS) && (
            <Button onClick={() => desk.show('problems')} data-testid="open-problems">
              {say('pane.show-all')}
            </Button>
          )}
        </section>
      )}
      <nav aria-label={say('pane.menu')} className={styles.tight}>
        {menuOf(event, isHelping).map((view) => (
          <Button
            key={view}
            appearance="subtle"
            className={styles.menuButton}
            icon={MENU_ICONS[view]}
            onClick={() => open(view)}
            data-testid={`open-${view}`}
          >
            {say(VIEW_WORDS[view])}
          </Button>
        ))}
        <GuideLink />
      </nav>
    </div>
  );
}

/** The card at the top: round, results, and one button. */
function Standing() {
  const desk = useDesk();
  const { event, busy, sharing } = useDeskState('event', 'busy', 'sharing');
  const { say } = useWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  if (!tournament) return null;
  const { pairedRounds: round, totalRounds: rounds, players } = tournament;
  const system = systemById(event.settings.system);
  const { done, all } = resultCount(event, round);
  const isOver = round >= rounds && done === all;
  const isHelping = isHelper(sharing);
  const pair = (
    <Button
      appearance={done === all ? 'primary' : 'secondary'}
      disabled={busy !== null || done < all || players.length === 0}
      onClick={() => void pairRound(desk)}
      data-testid="pair-next"
    >
      {say('pane.pair-round', { round: round + 1 })}
    </Button>
  );
  return (
    <section className={styles.card} aria-label={say('pane.where')}>
      <p className={styles.big}>
        {round === 0 ? say('pane.before-round-1') : say('sheet.round-of', { round, rounds })}
      </p>
      <p className={styles.muted}>
        {say('sheet.players-title', { count: players.length })} ·{' '}
        <span data-testid="system">{system ? say(system.name) : event.settings.system}</span>
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
      {done < all && (
        <Button
          appearance="primary"
          onClick={() => desk.show('results')}
          data-testid="enter-results"
        >
          {say('pane.enter-results')}
        </Button>
      )}
      {isHelping ? null : isOver ? (
        <Button
          appearance="primary"
          onClick={() => desk.show('standings')}
          data-testid="final-standings"
        >
          {say('pane.final-standings')}
        </Button>
      ) : (
        pair
      )}
    </section>
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
