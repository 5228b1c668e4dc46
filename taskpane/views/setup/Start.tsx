import { AskedAbove, Button, Tab, TabList } from '../../parts/fluent';
import { useState } from 'react';
import type { NewEventForm } from '../../../src/event/setup/setup';
import { createEvent, defaultSettings, lookForList } from '../../actions/setup/setup';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { GuideLink } from '../../parts/header/GuideLink';
import { PastedCard } from '../../parts/messages/PastedCard';
import { useStyles } from '../../parts/styles';
import { AdoptList } from './AdoptList';
import { EventFields } from './EventFields';
import { ImportTrf } from './ImportTrf';
import { MENU_ICONS } from '../menuIcons';
import { Samples } from './Samples';

/** The four tabs and their titles. */
const WAYS = {
  new: 'pane.start-new',
  adopt: 'pane.start-adopt',
  trf: 'pane.start-trf',
  sample: 'pane.start-sample',
} as const;
type Way = keyof typeof WAYS;

/** Four ways to begin. */
export function Start() {
  const desk = useDesk();
  const { pasted } = useDeskState('pasted');
  const { say } = useWords();
  const styles = useStyles();
  const [way, setWay] = useState<Way>('new');
  const [form, setForm] = useState<NewEventForm>(() => ({
    name: '',
    place: '',
    start: '',
    end: '',
    arbiter: '',
    rounds: 7,
    byePoints: 2,
    initialColour: null,
    settings: defaultSettings(desk),
  }));
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{say('pane.start-intro')}</p>
      {way !== 'adopt' && (
        <PastedCard
          onList={(sheet) => {
            setWay('adopt');
            void lookForList(desk, sheet);
          }}
        />
      )}
      <TabList
        selectedValue={way}
        onTabSelect={(_, { value }) => {
          setWay(value as Way);
          desk.set({ notice: null });
        }}
        size="small"
        aria-label={say('pane.view-start')}
      >
        {(Object.keys(WAYS) as Way[]).map((each) => (
          <Tab key={each} value={each} data-testid={`start-${each}`}>
            {say(WAYS[each])}
          </Tab>
        ))}
      </TabList>
      <AskedAbove value={way !== 'adopt' && pasted?.kind === 'list'}>
        {way === 'new' && (
          <>
            <EventFields form={form} isNew onChange={setForm} />
            <Button
              appearance="primary"
              disabled={form.rounds < 1}
              onClick={() => void createEvent(desk, form)}
              data-testid="create-event"
            >
              {say('pane.create-event')}
            </Button>
            <p className={styles.muted}>{say('pane.create-event-next')}</p>
          </>
        )}
        {way === 'adopt' && <AdoptList form={form} onChange={setForm} />}
        {way === 'trf' && <ImportTrf settings={form.settings} />}
        {way === 'sample' && <Samples settings={form.settings} />}
      </AskedAbove>
      <Button
        appearance="subtle"
        className={styles.menuButton}
        icon={MENU_ICONS.course}
        onClick={() => desk.show('course')}
        data-testid="open-course"
      >
        {say('pane.view-course')}
      </Button>
      <GuideLink />
    </div>
  );
}
