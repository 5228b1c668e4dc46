import { useState } from 'react';
import { COURSE } from '../../../src/course/books/courseBooks';
import { editionsFor } from '../../../src/course/examples/editions';
import {
  EXERCISE_KINDS,
  KIND_WORD,
  LEVELS,
  type ExerciseKind,
} from '../../../src/course/exercises/kinds';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import type { PlayerNo } from '../../../src/model/types';
import { EDITIONS } from '../../../src/tiebreaks/editions';
import {
  openCourseBook,
  writeEditionsBeside,
  writeExercise,
  writeFormulaDetail,
  type ExercisePart,
} from '../../actions/lists/course';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input, Select } from '../../parts/fluent';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { useStyles } from '../../parts/styles';

const GREATEST_SEED = 0xffffffff;

/** Exercises, the workbooks of the course, and a player's tie-breaks as formulas. */
export function CourseView() {
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('course.pane-intro')}</p>
      <ExerciseCard />
      <LessonsCard />
      <TextsCard />
      {isChecked(event) && event.tournament.pairedRounds > 0 && <FormulasCard event={event} />}
    </div>
  );
}

/** The buttons of an exercise; the solution is kept apart from it. */
const PARTS = [
  ['exercise', 'course.pane-open'],
  ['here', 'course.pane-here'],
  ['solution', 'course.pane-solution'],
] as const satisfies readonly (readonly [ExercisePart, string])[];

function ExerciseCard() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [kind, setKind] = useState<ExerciseKind>('pairing');
  const [level, setLevel] = useState<number>(LEVELS[0]);
  const [text, setText] = useState('1');
  const [wanted, setWanted] = useState('');
  const editions = editionsFor(kind);
  // Another kind may not have the edition that was chosen: then the one in force.
  const edition = (editions.find(({ id }) => id === wanted) ?? editions[0]).id;
  const seed = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  const isSeed = seed <= GREATEST_SEED;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('course.pane-exercise')}</h2>
      <Field label={say('course.pane-kind')}>
        <Select
          value={kind}
          onChange={(_, data) => setKind(data.value as ExerciseKind)}
          data-testid="exercise-kind"
        >
          {EXERCISE_KINDS.map((each) => (
            <option key={each} value={each}>
              {say(KIND_WORD[each])}
            </option>
          ))}
        </Select>
      </Field>
      {editions.length > 1 && (
        <Field label={say('course.pane-edition')}>
          <Select
            value={edition}
            onChange={(_, data) => setWanted(data.value)}
            data-testid="exercise-edition"
          >
            {editions.map(({ id, name }) => (
              <option key={id} value={id}>
                {say(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className={styles.fields}>
        <Field label={say('course.pane-level')} className={styles.half}>
          <Select
            value={String(level)}
            onChange={(_, data) => setLevel(Number(data.value))}
            data-testid="exercise-level"
          >
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={say('course.pane-seed')}
          className={styles.half}
          validationState={isSeed ? 'none' : 'error'}
          validationMessage={isSeed ? undefined : say('course.pane-seed-wrong')}
        >
          <Input
            value={text}
            inputMode="numeric"
            onChange={(_, data) => setText(data.value)}
            data-testid="exercise-seed"
          />
        </Field>
      </div>
      <Button
        size="small"
        onClick={() => setText(String(isSeed ? (seed + 1) % GREATEST_SEED : 1))}
        data-testid="exercise-new-seed"
      >
        {say('course.pane-new-seed')}
      </Button>
      <p className={styles.muted}>{say('course.pane-seed-hint')}</p>
      <div className={styles.row}>
        {PARTS.map(([part, word]) => (
          <Button
            key={part}
            appearance={part === 'exercise' ? 'primary' : 'secondary'}
            disabled={busy !== null || !isSeed}
            onClick={() => void writeExercise(desk, { kind, level, seed, edition }, part)}
            data-testid={`exercise-${part}`}
          >
            {say(word)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const LESSON_OFFERS = COURSE.filter(({ lesson }) => lesson);
const TEXT_OFFERS = COURSE.filter(({ lesson }) => !lesson);

/** So many that they are chosen from a list. */
function LessonsCard() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [file, setFile] = useState(LESSON_OFFERS[0]!.file);
  const offer = LESSON_OFFERS.find((each) => each.file === file)!;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('rules.pane.lessons')}</h2>
      <p className={styles.muted}>{say('rules.pane.lessons-hint')}</p>
      <Field label={say('rules.pane.lesson')}>
        <Select
          value={file}
          onChange={(_, { value }) => setFile(value)}
          data-testid="course-lesson"
        >
          {LESSON_OFFERS.map((each) => (
            <option key={each.file} value={each.file}>
              {say(each.title)}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        disabled={busy !== null}
        onClick={() => void openCourseBook(desk, offer)}
        data-testid="course-open-lesson"
      >
        {say('course.pane-open')}
      </Button>
    </section>
  );
}

function TextsCard() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('course.pane-books')}</h2>
      <p className={styles.muted}>{say('course.pane-books-hint')}</p>
      {TEXT_OFFERS.map((offer) => (
        <Button
          key={offer.file}
          className={styles.menuButton}
          disabled={busy !== null}
          onClick={() => void openCourseBook(desk, offer)}
          data-testid={`course-${offer.file.replace('.xlsx', '')}`}
        >
          {say(offer.title)}
        </Button>
      ))}
    </section>
  );
}

function FormulasCard({ event }: { event: CheckedEvent }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [no, setNo] = useState<PlayerNo | null>(null);
  const { tieBreaks } = event.settings;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{say('course.pane-formulas')}</h2>
      <p className={styles.muted}>
        {say(tieBreaks.length > 0 ? 'course.pane-formulas-hint' : 'course.pane-no-list')}
      </p>
      <PlayerPicker
        label={say('pane.player')}
        players={event.tournament.players}
        onPick={setNo}
        testId="formulas-player"
      />
      <Button
        disabled={busy !== null || no === null || tieBreaks.length === 0}
        onClick={() => void writeFormulaDetail(desk, no!, tieBreaks)}
        data-testid="write-formulas"
      >
        {say('course.pane-write-formulas')}
      </Button>
      {no !== null && <EditionsBeside event={event} no={no} />}
    </section>
  );
}

/** The same tie-break by another edition, term beside term. */
function EditionsBeside({ event, no }: { event: CheckedEvent; no: PlayerNo }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const { tieBreaks, tieBreakEdition } = event.settings;
  const pairs = tieBreaks.flatMap((code) =>
    EDITIONS.filter(({ id, byCode }) => id !== tieBreakEdition && byCode(code)?.tieBreak).map(
      ({ id }) => [code, id] as const,
    ),
  );
  return (
    <Field label={say('rules.editions.button')}>
      <Select
        value=""
        disabled={busy !== null || pairs.length === 0}
        onChange={(_, { value }) => {
          const [code, other] = value.split(' ');
          void writeEditionsBeside(desk, no, code, other);
        }}
        data-testid="editions-beside"
      >
        <option value="">–</option>
        {pairs.map(([code, id]) => (
          <option key={`${code} ${id}`} value={`${code} ${id}`}>
            {`${code}: ${id} – ${tieBreakEdition}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
