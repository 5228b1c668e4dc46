import { useState } from 'react';
import { COMMON_LISTS, type CommonList } from '../../../src/event/lists/allSections';
import type { OpenEvent } from '../../../src/event/open/openEvent';
import { isSameSection } from '../../../src/sheets/names/section';
import type { WordKey } from '../../../src/words';
import { addSection, writeCommonList } from '../../actions/setup/sections';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Input } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';
import { MovePlayers } from '../round/MovePlayers';
import { SectionTools } from './SectionTools';

const LIST_WORDS: Readonly<Record<CommonList, WordKey>> = {
  'check-in-all': 'pane.write-check-in-all',
  'by-name-all': 'pane.write-by-name-all',
};

/** Several events in one workbook: which there are, a new one, players who change, common lists. */
export function Sections() {
  const desk = useDesk();
  const { sections, busy, event } = useDeskState('sections', 'busy', 'event');
  const { say } = useWords();
  const styles = useStyles();
  const hasSeveral = sections.length > 1;
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.sections-intro')}</p>
      {hasSeveral && <SectionList />}
      {event && <AddSection />}
      {hasSeveral && <MovePlayers />}
      {hasSeveral && (
        <section className={styles.card}>
          <h2 className={styles.heading}>{say('pane.sections-lists')}</h2>
          {COMMON_LISTS.map((list) => (
            <Button
              key={list}
              disabled={busy !== null}
              onClick={() => void writeCommonList(desk, list)}
              data-testid={`write-${list}`}
            >
              {say(LIST_WORDS[list])}
            </Button>
          ))}
        </section>
      )}
    </div>
  );
}

/** Where each of them stands. */
function SectionList() {
  const desk = useDesk();
  const { section: open, busy } = useDeskState('section', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const standing = (each: OpenEvent | null): string => {
    const tournament = each?.tournament;
    if (!tournament) return say('pane.cure-first');
    const { pairedRounds: round, totalRounds: rounds, players } = tournament;
    const where =
      round === 0 ? say('pane.before-round-1') : say('sheet.round-of', { round, rounds });
    return `${where} · ${say('sheet.players-title', { count: players.length })}`;
  };
  return (
    <ul className={styles.problems} data-testid="sections">
      {desk.eachSection().map(({ section, event: each }, index, all) => (
        <li key={section.id} className={styles.card}>
          <span className={styles.heading}>{section.label}</span>
          <span className={styles.muted}>{standing(each)}</span>
          {isSameSection(section, open) ? (
            <span className={styles.muted}>{say('pane.section-shown')}</span>
          ) : (
            <Button
              size="small"
              disabled={busy !== null}
              onClick={() => desk.openSection(section)}
              data-testid={`show-section-${section.id}`}
            >
              {say('pane.section-show', { name: section.label })}
            </Button>
          )}
          <SectionTools
            section={section}
            event={each}
            isFirst={index === 0}
            isLast={index === all.length - 1}
          />
        </li>
      ))}
    </ul>
  );
}

function AddSection() {
  const desk = useDesk();
  const { sections, section, busy } = useDeskState('sections', 'section', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  const [name, setName] = useState('');
  const like = sections.find((each) => isSameSection(each, section))?.label ?? '';
  const add = async () => {
    if (await addSection(desk, name)) setName('');
  };
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2 className={styles.heading}>{say('pane.section-add')}</h2>
      <Field label={say('pane.section-name')} hint={say('pane.section-name-hint', { like })}>
        <Input
          value={name}
          onChange={(_, { value }) => setName(value)}
          data-testid="section-name"
        />
      </Field>
      <Button
        type="submit"
        disabled={busy !== null || name.trim() === ''}
        data-testid="add-section"
      >
        {say('pane.section-add')}
      </Button>
    </form>
  );
}
