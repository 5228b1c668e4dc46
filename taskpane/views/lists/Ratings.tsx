import { useEffect, useMemo, useState } from 'react';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { compareWithList, isTakeable, type Compared } from '../../../src/event/lists/ratingList';
import type { PlayerNo } from '../../../src/model/types';
import { lookUp, lookUpInSheet, takeRatings } from '../../actions/lists/ratings';
import type { DeskState } from '../../store/types';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { FileButton } from '../../parts/FileButton';
import { Button, Field, Input, Select } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';
import { ComparedPlayer } from '../explain/ComparedPlayer';

/** A rating list beside the players: what differs is taken one by one or all, never by itself. */
export function Ratings() {
  const { event, ratings } = useDeskState('event', 'ratings');
  const { say } = useWords();
  const styles = useStyles();
  if (!isChecked(event)) return <CureFirst />;
  const { ratingList } = event.settings;
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{say('ratings.intro')}</p>
      {ratingList && <p className={styles.muted}>{say('ratings.from', { source: ratingList })}</p>}
      <Choice />
      {ratings && <Differences event={event} ratings={ratings} />}
    </div>
  );
}

/** A file, or a sheet of the workbook. */
function Choice() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const [sheet, setSheet] = useState('');
  useEffect(() => {
    void desk.attempt(async () => setSheets(await desk.ports.book.sheetNames()));
  }, [desk]);
  return (
    <>
      <FileButton
        label={say('ratings.choose')}
        accept=".txt,.xml,.csv,.tsv,.zip,.mdb"
        onFile={(bytes, name) => void lookUp(desk, name, { bytes })}
        testId="list-file"
      />
      <div className={styles.row}>
        <Field label={say('ratings.sheet')} className={styles.half}>
          <Select
            value={sheet}
            onChange={(_, { value }) => setSheet(value)}
            data-testid="list-sheet"
          >
            <option value="" />
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Button
          disabled={sheet === '' || busy !== null}
          onClick={() => void lookUpInSheet(desk, sheet)}
          data-testid="list-look"
        >
          {say('ratings.look')}
        </Button>
      </div>
    </>
  );
}

const keyOf = (no: PlayerNo, field: string): string => `${no} ${field}`;

/** All but the doubtful: an id under another name, and namesakes among whom nobody was chosen. */
const isSure = ({ match }: Compared): boolean => match.kind !== 'id' || !match.isDoubtful;

function Differences(props: { event: CheckedEvent; ratings: NonNullable<DeskState['ratings']> }) {
  const { event, ratings } = props;
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { list, say, name } = useWords();
  const styles = useStyles();
  const [column, setColumn] = useState(ratings.columns[0]);
  const [date, setDate] = useState(ratings.month);
  const [lines, setLines] = useState<ReadonlyMap<PlayerNo, number>>(new Map());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const compared = useMemo(
    () => compareWithList(event, ratings.matches, column, lines),
    [event, ratings, column, lines],
  );
  const takeable = compared.flatMap((each) =>
    each.differences
      .filter(({ field }) => isTakeable(field))
      .map((difference) => ({ each, difference })),
  );
  const chosen = takeable.filter(({ each, difference }) =>
    taken.has(keyOf(each.no, difference.field)),
  );
  const shown = compared.filter(
    ({ differences, match }) => differences.length > 0 || match.kind === 'several',
  );
  const count = (...kinds: readonly Compared['match']['kind'][]) =>
    compared.filter(({ match }) => kinds.includes(match.kind)).length;
  const missing = compared.filter(({ match }) => match.kind === 'none');
  const toggle = (no: PlayerNo, field: string): void => {
    const after = new Set(taken);
    if (!after.delete(keyOf(no, field))) after.add(keyOf(no, field));
    setTaken(after);
  };
  return (
    <>
      <p className={styles.text} data-testid="list-found">
        {say('ratings.found', {
          rows: ratings.rows,
          byId: count('id'),
          byName: count('name-and-year', 'name'),
          several: count('several'),
          none: missing.length,
        })}
      </p>
      <div className={styles.row}>
        {ratings.columns.length > 1 && (
          <Field label={say('ratings.column')} className={styles.half}>
            <Select
              value={column}
              onChange={(_, { value }) => setColumn(value)}
              data-testid="list-column"
            >
              {ratings.columns.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={say('ratings.date')} className={styles.half}>
          <Input value={date} onChange={(_, { value }) => setDate(value)} data-testid="list-date" />
        </Field>
      </div>
      {missing.length > 0 && (
        <p className={styles.muted}>
          {say('ratings.not-found', { names: list(missing.map(({ no }) => name(no))) })}
        </p>
      )}
      {shown.length === 0 ? (
        <p className={styles.text}>{say('ratings.same')}</p>
      ) : (
        <div className={styles.row}>
          <Button
            size="small"
            onClick={() =>
              setTaken(
                new Set(
                  takeable
                    .filter(({ each }) => isSure(each))
                    .map(({ each, difference }) => keyOf(each.no, difference.field)),
                ),
              )
            }
            data-testid="take-all"
          >
            {say('ratings.take-all')}
          </Button>
          <Button size="small" onClick={() => setTaken(new Set())}>
            {say('ratings.take-none')}
          </Button>
        </div>
      )}
      {shown.map((each) => (
        <ComparedPlayer
          key={each.no}
          compared={each}
          line={lines.get(each.no)}
          isTaken={(field) => taken.has(keyOf(each.no, field))}
          onToggle={(field) => toggle(each.no, field)}
          onLine={(line) => {
            const after = new Map(lines);
            if (line === null) after.delete(each.no);
            else after.set(each.no, line);
            setLines(after);
            setTaken(new Set([...taken].filter((key) => !key.startsWith(`${each.no} `))));
          }}
        />
      ))}
      {shown.length > 0 && (
        <div className={styles.actions}>
          <Button
            appearance="primary"
            disabled={busy !== null || chosen.length === 0}
            onClick={() => {
              const entries = chosen.map(({ each, difference }) => ({ no: each.no, difference }));
              void takeRatings(desk, entries, { name: ratings.source, date });
            }}
            data-testid="take"
          >
            {say('ratings.take', { count: chosen.length })}
          </Button>
        </div>
      )}
    </>
  );
}
