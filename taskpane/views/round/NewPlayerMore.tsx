import { Field, Input, Select } from '../../parts/fluent';
import type { NewPlayer } from '../../../src/handling';
import {
  hasFideRatings,
  hasTwoRatings,
  nationalRatingOf,
  nationalRecord,
} from '../../../src/model/rules/ratingMethod';
import type { Tournament } from '../../../src/model/types';
import { PLAYER_COLUMNS, type PlayerColumn } from '../../../src/sheets/names/headers';
import { cellInteger } from '../../../src/sheets/plan/numbers';
import { birthDate } from '../../../src/sheets/read/birthDates';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

const TEXTS = ['club', 'federation', 'fideId', 'born'] as const satisfies readonly PlayerColumn[];

/** Ratings of which the event makes the one that ranks: asked for where it has a column of them. */
const RATINGS: readonly {
  readonly column: PlayerColumn;
  readonly isAsked: (tournament: Tournament) => boolean;
  readonly of: (player: NewPlayer) => number;
  readonly withRating: (player: NewPlayer, rating: number, tournament: Tournament) => NewPlayer;
}[] = [
  {
    column: 'fideRating',
    isAsked: hasFideRatings,
    of: ({ fideRating = 0 }) => fideRating,
    withRating: (player, fideRating) => ({ ...player, fideRating }),
  },
  {
    column: 'nationalRating',
    isAsked: hasTwoRatings,
    of: nationalRatingOf,
    withRating: (player, rating, { info }) => ({
      ...player,
      national: rating === 0 ? [] : [{ ...nationalRecord(info), rating: String(rating) }],
    }),
  },
];

/** What lists, prizes and the federation want to know of a new player beside name and rating. */
export function NewPlayerMore(props: { player: NewPlayer; onChange: (player: NewPlayer) => void }) {
  const { player, onChange } = props;
  const { say } = useWords();
  const { language, event } = useDeskState('language', 'event');
  const tournament = event?.tournament;
  const styles = useStyles();
  const wrongBirth = birthDate(player.born) === null ? say('pane.not-a-birth') : undefined;
  const ratings = (tournament ? RATINGS : []).filter(({ isAsked }) => isAsked(tournament!));
  return (
    <div className={styles.row}>
      {ratings.map(({ column, of, withRating }) => (
        <Field
          key={column}
          label={PLAYER_COLUMNS.written(column, language)}
          className={styles.half}
        >
          <Input
            type="number"
            value={String(of(player) || '')}
            onChange={(_, { value }) =>
              onChange(withRating(player, cellInteger(value) ?? 0, tournament!))
            }
            data-testid={`late-${column}`}
          />
        </Field>
      ))}
      {TEXTS.map((column) => (
        <Field
          key={column}
          label={PLAYER_COLUMNS.written(column, language)}
          className={styles.half}
          validationMessage={column === 'born' ? wrongBirth : undefined}
        >
          <Input
            value={player[column]}
            onChange={(_, { value }) => onChange({ ...player, [column]: value })}
            data-testid={`late-${column}`}
          />
        </Field>
      ))}
      <Field label={PLAYER_COLUMNS.written('sex', language)} className={styles.half}>
        <Select
          value={player.sex}
          onChange={(_, { value }) => onChange({ ...player, sex: value as NewPlayer['sex'] })}
          data-testid="late-sex"
        >
          <option value="">–</option>
          <option value="w">{say('pane.sex-w')}</option>
          <option value="m">{say('pane.sex-m')}</option>
        </Select>
      </Field>
    </div>
  );
}
