import { useId, useState } from 'react';
import type { OpenedSection } from '../../store/bookReader';
import { deleteSection, moveSection, renameSection } from '../../actions/setup/sections';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';

interface SectionToolsProps extends OpenedSection {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Name, place and end of one section. The event of the workbook itself has neither name nor end. */
export function SectionTools({ section, event, isFirst, isLast }: SectionToolsProps) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const end = () => setDoing(null);
  if (doing === 'rename') return <Rename section={section} onEnd={end} />;
  if (doing === 'delete') return <DeleteQuestions section={section} event={event} onEnd={end} />;
  const { id, label: name } = section;
  return (
    <div className={styles.row}>
      <Button
        size="small"
        disabled={busy !== null || isFirst}
        aria-label={say('pane.section-up', { name })}
        onClick={() => void moveSection(desk, section, -1)}
        data-testid={`section-up-${id}`}
      >
        ↑
      </Button>
      <Button
        size="small"
        disabled={busy !== null || isLast}
        aria-label={say('pane.section-down', { name })}
        onClick={() => void moveSection(desk, section, 1)}
        data-testid={`section-down-${id}`}
      >
        ↓
      </Button>
      {id !== '' && (
        <>
          <Button
            size="small"
            disabled={busy !== null}
            onClick={() => setDoing('rename')}
            data-testid={`section-rename-${id}`}
          >
            {say('pane.section-rename')}
          </Button>
          <Button
            size="small"
            disabled={busy !== null}
            onClick={() => setDoing('delete')}
            data-testid={`section-delete-${id}`}
          >
            {say('pane.section-delete')}
          </Button>
        </>
      )}
    </div>
  );
}

interface EndProps {
  readonly section: OpenedSection['section'];
  readonly onEnd: () => void;
}

function Rename({ section, onEnd }: EndProps) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [name, setName] = useState(section.label);
  const rename = async () => {
    if (await renameSection(desk, section, name)) onEnd();
  };
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void rename();
      }}
    >
      <Field label={say('pane.section-new-name')}>
        <Input
          value={name}
          autoFocus
          onChange={(_, { value }) => setName(value)}
          data-testid="section-new-name"
        />
      </Field>
      <div className={styles.row}>
        <Button
          type="submit"
          appearance="primary"
          disabled={busy !== null || name.trim() === '' || name.trim() === section.label}
          data-testid="section-rename-go"
        >
          {say('pane.section-rename')}
        </Button>
        <Button onClick={onEnd}>{say('pane.cancel')}</Button>
      </div>
    </form>
  );
}

/**
 * What goes is named first. A section that has rounds is asked about twice, the second time turned
 * round, so that whoever clicks without reading keeps it.
 */
function DeleteQuestions({ section, event, onEnd }: EndProps & Pick<OpenedSection, 'event'>) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const id = useId();
  const [isSecond, setSecond] = useState(false);
  const name = section.label;
  const players = event?.tournament?.players.length ?? 0;
  // What cannot be read may have been played.
  const rounds = event?.tournament?.pairedRounds ?? 0;
  const isPlayed = !event?.tournament || rounds > 0;
  const go = async () => {
    await deleteSection(desk, section);
    onEnd();
  };
  return (
    <section role="alertdialog" aria-labelledby={id} className={styles.card}>
      <h3 id={id} className={styles.heading}>
        {say(isSecond ? 'pane.section-delete-again' : 'pane.section-delete-question', { name })}
      </h3>
      <p className={styles.muted}>{say('pane.section-delete-what', { players, rounds })}</p>
      <div className={styles.row}>
        <Button appearance="primary" autoFocus onClick={onEnd} data-testid="section-keep">
          {say('pane.section-keep')}
        </Button>
        <Button
          disabled={busy !== null}
          onClick={() => (isPlayed && !isSecond ? setSecond(true) : void go())}
          data-testid={isSecond || !isPlayed ? 'section-delete-go' : 'section-delete-next'}
        >
          {say('pane.section-delete')}
        </Button>
      </div>
    </section>
  );
}
