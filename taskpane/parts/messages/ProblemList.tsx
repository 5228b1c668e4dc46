import { Button, Link } from '../fluent';
import { sayPlace } from '../../../src/explain/sayProblem';
import type { Place, Problem } from '../../../src/model/problems';
import type { WordKey } from '../../../src/words';
import { useDesk, useWords } from '../DeskContext';
import { byLevel, type Level } from './levels';
import { MissingTables } from './MissingTables';
import { useStyles } from '../styles';

const MOST = 50;

/** How many there are of each level. */
export const COUNT_WORDS: Readonly<Record<Level, WordKey>> = {
  blocking: 'pane.problems-to-cure',
  warning: 'pane.count-warnings',
  note: 'pane.count-notes',
};

/** Problems with their cure, what blocks the way first; its button goes to the cell. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { say } = useWords();
  const styles = useStyles();
  const groups = byLevel(problems.slice(0, MOST));
  return (
    <div className={styles.tight} data-testid="problems">
      {groups.map((group) => (
        <section key={group.level} className={styles.tight} data-level={group.level}>
          {groups.length > 1 && (
            <h3 className={styles.levelHeading}>
              {say(COUNT_WORDS[group.level], { count: group.problems.length })}
            </h3>
          )}
          <ul className={styles.problems}>
            {group.problems.map((problem, index) => (
              <ProblemLine key={index} problem={problem} level={group.level} />
            ))}
          </ul>
        </section>
      ))}
      {problems.length > MOST && (
        <p className={styles.muted}>{say('pane.and-more', { count: problems.length - MOST })}</p>
      )}
    </div>
  );
}

function ProblemLine({ problem, level }: { problem: Problem; level: Level }) {
  const { sayProblem } = useWords();
  const styles = useStyles();
  const { sentence, cure } = sayProblem(problem);
  return (
    <li data-code={problem.code}>
      {problem.spots ? (
        <MissingTables round={Number(problem.args?.['round'])} spots={problem.spots} />
      ) : (
        <>
          <Where place={problem.place} level={level} /> {sentence}.{' '}
        </>
      )}
      <span className={styles.muted}>{cure}</span>
    </li>
  );
}

/** A cell can be gone to; the names of arguments are for the command line and for functions. */
function Where({ place, level }: { place: Place; level: Level }) {
  const desk = useDesk();
  const { say } = useWords();
  if (place.kind === 'cell') {
    const go = () => void desk.attempt(() => desk.ports.book.select(place));
    if (level !== 'blocking')
      return (
        <Link as="button" onClick={go}>
          {sayPlace(place)}
        </Link>
      );
    return (
      <Button size="small" onClick={go} data-testid="go-to-cell">
        {sayPlace(place)}
      </Button>
    );
  }
  if (place.kind !== 'line') return null;
  const { line, column } = place;
  return column === undefined
    ? say('pane.place-line', { line })
    : say('pane.place-column', { line, column });
}
