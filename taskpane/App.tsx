import { AskedAbove, FluentProvider, Spinner } from './parts/fluent';
import type { ComponentType } from 'react';
import type { Desk } from './store/desk';
import type { DeskState, View } from './store/types';
import { AskDrafts } from './parts/messages/AskDrafts';
import { BusyBar } from './parts/messages/BusyBar';
import { DeskProvider, useDeskState, useWords } from './parts/DeskContext';
import { FormulaRemarks } from './parts/messages/FormulaRemarks';
import { Header } from './parts/header/Header';
import { KeepTyped } from './parts/KeepTyped';
import { ErrorBoundary } from './parts/messages/ErrorBoundary';
import { NoticeBar } from './parts/messages/NoticeBar';
import { RoundBar } from './parts/header/RoundBar';
import { SharedLine } from './parts/messages/SharedLine';
import { isHelper } from './store/sharing';
import { SharedView } from './views/SharedView';
import { SectionSwitch } from './parts/header/SectionSwitch';
import { WaitingLine } from './parts/messages/WaitingLine';
import { useStyles } from './parts/styles';
import { useTheme } from './parts/theme';
import { Changes } from './views/round/Changes';
import { CheckView } from './views/explain/CheckView';
import { CourseView } from './views/explain/CourseView';
import { EventView } from './views/setup/EventView';
import { Explain } from './views/explain/Explain';
import { ExportView } from './views/lists/ExportView';
import { History } from './views/History';
import { Home } from './views/Home';
import { PreviewView } from './views/round/PreviewView';
import { Prizes } from './views/lists/Prizes';
import { Problems } from './views/Problems';
import { Ratings } from './views/lists/Ratings';
import { Results } from './views/results/Results';
import { Round } from './views/round/Round';
import { Sections } from './views/lists/Sections';
import { StandingsView } from './views/lists/StandingsView';
import { Start } from './views/setup/Start';
import { ImportQuestion } from './views/setup/ImportQuestion';
import { OpenChanges } from './views/round/OpenChanges';
import { TypedCorrections } from './views/results/TypedCorrections';
import { TypedTerms } from './views/setup/TypedTerms';

const VIEWS: Readonly<Record<View, ComponentType>> = {
  home: Home,
  start: Start,
  event: EventView,
  round: Round,
  preview: PreviewView,
  results: Results,
  changes: Changes,
  standings: StandingsView,
  prizes: Prizes,
  ratings: Ratings,
  check: CheckView,
  explain: Explain,
  course: CourseView,
  history: History,
  problems: Problems,
  export: ExportView,
  sections: Sections,
  shared: SharedView,
};

export function App({ desk }: { desk: Desk }) {
  return (
    <FluentProvider theme={useTheme()}>
      <DeskProvider value={desk}>
        <Page />
      </DeskProvider>
    </FluentProvider>
  );
}

/** What asks something above the view. */
const ASKS = ['asking', 'event', 'manualEditEnd', 'canMakeByHand', 'importing'] as const;

function isAsked(state: Pick<DeskState, (typeof ASKS)[number] | 'sharing'>): boolean {
  if (state.asking) return true;
  if (isHelper(state.sharing)) return false;
  const typed = (state.event?.typed.length ?? 0) + (state.event?.typedTerms.length ?? 0);
  return typed > 0 || [state.manualEditEnd, state.importing].some(Boolean) || state.canMakeByHand;
}

function Page() {
  const state = useDeskState(
    ...(['status', 'view', 'language', 'section', 'sharing'] as const),
    ...ASKS,
  );
  const { status, view, language, section, sharing } = state;
  const { say } = useWords();
  const styles = useStyles();
  const Shown = VIEWS[view];
  return (
    <div className={styles.page} lang={language}>
      <Header />
      <SectionSwitch />
      <RoundBar />
      <SharedLine />
      <main className={styles.stack} data-view={view}>
        <NoticeBar />
        <AskDrafts />
        <WaitingLine />
        <BusyBar />
        <FormulaRemarks />
        {!isHelper(sharing) && (
          <AskedAbove value={state.asking !== null}>
            <TypedCorrections />
            <TypedTerms />
            <OpenChanges />
            <ImportQuestion />
          </AskedAbove>
        )}
        {status === 'loading' ? (
          <Spinner label={say('pane.reading')} />
        ) : (
          <AskedAbove value={isAsked(state)}>
            <ErrorBoundary key={`${view} ${section.id}`}>
              <KeepTyped>
                <Shown />
              </KeepTyped>
            </ErrorBoundary>
          </AskedAbove>
        )}
      </main>
    </div>
  );
}
