import { FIELD_WORD, isTakeable, type Compared } from '../../../src/event/lists/ratingList';
import type { ListedPlayer } from '../../../src/ratings/list';
import { useWords } from '../../parts/DeskContext';
import { Field, Select } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';

interface Props {
  readonly compared: Compared;
  /** The line chosen among several. */
  readonly line: number | undefined;
  readonly isTaken: (field: string) => boolean;
  readonly onToggle: (field: string) => void;
  readonly onLine: (line: number | null) => void;
}

/** One player: ours beside the list's, a box for each thing that differs. */
export function ComparedPlayer({ compared, line, isTaken, onToggle, onLine }: Props) {
  const { say, player } = useWords();
  const styles = useStyles();
  const { no, match, found, differences } = compared;
  return (
    <section className={styles.card} aria-label={player(no)} data-testid={`compared-${no}`}>
      <strong>{player(no)}</strong>
      {match.kind === 'id' && match.isDoubtful && (
        <span className={styles.muted}>{say('ratings.doubtful', { name: match.found.name })}</span>
      )}
      {match.kind === 'name' && <span className={styles.muted}>{say('ratings.by-name')}</span>}
      {match.kind === 'several' && (
        <Field label={say('ratings.choose-line')}>
          <Select
            value={line === undefined ? '' : String(line)}
            onChange={(_, { value }) => onLine(value === '' ? null : Number(value))}
            data-testid={`candidates-${no}`}
          >
            <option value="">{say('ratings.nobody-chosen')}</option>
            {match.candidates.map((candidate, index) => (
              <option key={index} value={index}>
                {described(candidate)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {found &&
        differences.map(({ field, ours, theirs }) => (
          <label key={field} className={styles.between}>
            <span>
              {isTakeable(field) && (
                <input
                  type="checkbox"
                  checked={isTaken(field)}
                  onChange={() => onToggle(field)}
                  data-testid={`take-${no}-${field}`}
                />
              )}{' '}
              {say(FIELD_WORD[field])}
            </span>
            <span>
              {ours || '–'} → <strong>{theirs}</strong>
            </span>
          </label>
        ))}
    </section>
  );
}

/** `99000001 · FRA · 1990 · standard 1850` */
const described = ({ id, name, federation, birthYear, ratings }: ListedPlayer): string =>
  [
    id || name,
    federation,
    birthYear,
    ...Object.entries(ratings).map(([column, rating]) => `${column} ${rating}`),
  ]
    .filter(Boolean)
    .join(' · ');
