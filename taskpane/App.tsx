import { FluentProvider, Spinner } from './parts/fluent';
import type { ComponentType } from 'react';
import type { Desk } from './store/desk';
import type { View } from './store/types';
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

function Page() {
  const { status, view, language, section, sharing } = useDeskState(
    ...(['status', 'view', 'language', 'section', 'sharing'] as const),
  );
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
          <>
            <TypedCorrections />
            <TypedTerms />
            <OpenChanges />
            <ImportQuestion />
          </>
        )}
        {status === 'loading' ? (
          <Spinner label={say('pane.reading')} />
        ) : (
          <ErrorBoundary key={`${view} ${section.id}`}>
            <KeepTyped>
              <Shown />
            </KeepTyped>
          </ErrorBoundary>
        )}
      </main>
    </div>
  );
}
