import { Button, Select } from '../fluent';
import { BackIcon, RefreshIcon } from '../../icons/pane';
import { useEffect, useRef } from 'react';
import { LANGUAGES, type Language } from '../../../src/model/types';
import { VIEW_WORDS } from '../../store/types';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { useStyles } from '../styles';

/** The workbench has a choice of language of its own, which the pane follows, and a button at the end of this line. */
const isInWorkbench = (): boolean => window.name === 'beside-sheet';

/** Where one is, the way back, and the language. */
export function Header() {
  const desk = useDesk();
  const { view, event } = useDeskState('view', 'event');
  const { say } = useWords();
  const styles = useStyles();
  const isHome = view === 'home' || (view === 'start' && !event);
  const title = view === 'home' ? event?.read.raw.info.name || 'Pairsheet' : say(VIEW_WORDS[view]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // Whoever uses the keyboard or a screen reader begins at the head of the new page.
    // Beside a sheet in the browser the keys of whoever types there must not end up here.
    if (window.parent === window || document.hasFocus()) heading.current?.focus();
    // A view begins at its top, however far down the button was that opened it.
    if (document.scrollingElement) document.scrollingElement.scrollTop = 0;
  }, [view]);
  return (
    <header className={isInWorkbench() ? styles.headerBeside : styles.header}>
      {!isHome && (
        <Button
          appearance="subtle"
          icon={<BackIcon />}
          aria-label={say('pane.back')}
          onClick={() => desk.show(event ? 'home' : 'start')}
          data-testid="back"
        />
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.headerTitle} title={title}>
        {title}
        {isHome && event?.tournament && event.tournament.pairedRounds > 0 && (
          <span
            className={event.rulesLeft === null ? styles.strict : styles.notStrict}
            data-testid="strict"
          >
            {event.rulesLeft === null
              ? say(event.settings.profile === 'club' ? 'pane.profile-club' : 'lock.strict')
              : say('lock.not-strict', { round: event.rulesLeft })}
          </span>
        )}
      </h1>
      <Button
        appearance="subtle"
        icon={<RefreshIcon />}
        aria-label={say('pane.reload')}
        title={say('pane.reload')}
        onClick={() => void desk.run({ key: 'pane.reading' }, () => desk.load())}
        data-testid="reload"
      />
      {!isInWorkbench() && <LanguageChoice />}
    </header>
  );
}

function LanguageChoice() {
  const desk = useDesk();
  const { language } = useDeskState('language');
  const { say } = useWords();
  return (
    <Select
      size="small"
      aria-label={say('pane.language')}
      value={language}
      onChange={(_, { value }) => desk.setLanguage(value as Language)}
      data-testid="language"
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each}>
          {each.toUpperCase()}
        </option>
      ))}
    </Select>
  );
}
