import { blankEvent } from '../../model/blank';
import { sayPoints } from '../../model/points';
import { BERLIN_MATCH } from '../samples/tiebreaks';
import { berlin } from '../../tiebreaks/standings/byNumbers';
import { editionById } from '../../tiebreaks/editions';
import { FULL_POINTS, type Exercise, type Question } from '../exercises/exercise';

const TEAMS = ['a', 'b'] as const;
const ARTICLE = '4 Berlin';

/** The match of the French text of 1998: boards count the more the higher they are. */
export function berlinExample(): Exercise {
  const edition = editionById(BERLIN_MATCH.edition);
  if (!edition) throw new Error(`The course wants ${BERLIN_MATCH.edition}`);
  const boards = BERLIN_MATCH.a.length;
  const team = (name: (typeof TEAMS)[number]) =>
    ({ key: 'course.team', args: { name: name.toUpperCase() } }) as const;
  return {
    title: { key: 'course.example', args: { name: { reason: { key: 'course.berlin' } } } },
    edition: edition.name,
    task: [{ key: 'course.task.berlin', args: { boards } }],
    tournament: blankEvent([], 0),
    table: [
      [{ key: 'course.head.board' }, ...TEAMS.map(team)],
      ...BERLIN_MATCH.a.map((score, index) => [index + 1, score, BERLIN_MATCH.b[index]]),
    ],
    bracket: [],
    questions: TEAMS.map((name): Question => {
      const { value, parts } = berlin(BERLIN_MATCH[name]);
      const terms = parts.map(({ used, points }) => `${sayPoints(2 * (points ?? 0))} × ${used}`);
      return {
        label: { key: 'course.ask.berlin', args: { team: { reason: team(name) } } },
        answer: { kind: 'number', value: value ?? 0 },
        points: FULL_POINTS,
        hints: [
          { key: 'course.hint.read', args: { articles: ARTICLE } },
          { key: 'course.hint.boards', args: { boards } },
          { key: 'course.hint.terms', args: { terms: terms.join(' + ') } },
        ],
        working: parts.map((part, index) => ({
          key: 'course.board',
          article: ARTICLE,
          args: { board: index + 1, term: terms[index], value: { points: 2 * part.value } },
        })),
        formula: ({ column }) => `CHESS.BERLIN(${column(1 + TEAMS.indexOf(name))})`,
      };
    }),
    working: [],
    proofs: [{ reason: { key: 'course.proof.text' }, article: ARTICLE, players: [] }],
    seed: 1,
  };
}
