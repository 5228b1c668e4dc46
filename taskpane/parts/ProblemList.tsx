import { Link } from '@fluentui/react-components';
import { PHRASES } from '../../src/explain/say';
import { sayPlace, sayProblem } from '../../src/explain/sayProblem';
import type { Problem } from '../../src/model/problems';
import { useDesk, useDeskState } from './DeskContext';
import { useStyles } from './styles';

const MOST = 50;

/** Problems with their cure; a click goes to the cell. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const desk = useDesk();
  const { language } = useDeskState();
  const styles = useStyles();
  return (
    <ul className={styles.list} data-testid="problems">
      {problems.slice(0, MOST).map((problem, index) => {
        const { sentence, cure } = sayProblem(PHRASES, language, problem);
        const { kind } = problem.place;
        // Names of arguments are for the command line and for functions.
        const place = kind === 'argument' ? '' : sayPlace(problem.place);
        return (
          <li key={index} data-code={problem.code}>
            {kind === 'cell' ? (
              <Link as="button" onClick={() => void desk.ports.book.select(problem.place)}>
                {place}
              </Link>
            ) : (
              place
            )}{' '}
            {sentence}. <span className={styles.muted}>{cure}</span>
          </li>
        );
      })}
      {problems.length > MOST && <li>… +{problems.length - MOST}</li>}
    </ul>
  );
}
