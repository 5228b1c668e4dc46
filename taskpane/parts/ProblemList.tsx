import { Link } from './fluent';
import { sayPlace } from '../../src/explain/sayProblem';
import type { Place, Problem } from '../../src/model/problems';
import { useDesk, useWords } from './DeskContext';
import { MissingTables } from './MissingTables';
import { useStyles } from './styles';

const MOST = 50;

/** Problems with their cure; a click goes to the cell. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { sayProblem } = useWords();
  const styles = useStyles();
  return (
    <ul className={styles.problems} data-testid="problems">
      {problems.slice(0, MOST).map((problem, index) => {
        const { sentence, cure } = sayProblem(problem);
        if (problem.spots)
          return (
            <li key={index} data-code={problem.code}>
              <MissingTables round={Number(problem.args?.['round'])} spots={problem.spots} />
              <span className={styles.muted}>{cure}</span>
            </li>
          );
        return (
          <li key={index} data-code={problem.code}>
            <Where place={problem.place} /> {sentence}. <span className={styles.muted}>{cure}</span>
          </li>
        );
      })}
      {problems.length > MOST && <li>… +{problems.length - MOST}</li>}
    </ul>
  );
}

/** A cell can be gone to; the names of arguments are for the command line and for functions. */
function Where({ place }: { place: Place }) {
  const desk = useDesk();
  const { say } = useWords();
  if (place.kind === 'cell')
    return (
      <Link as="button" onClick={() => void desk.attempt(() => desk.ports.book.select(place))}>
        {sayPlace(place)}
      </Link>
    );
  if (place.kind !== 'line') return null;
  const { line, column } = place;
  return column === undefined
    ? say('pane.place-line', { line })
    : say('pane.place-column', { line, column });
}
