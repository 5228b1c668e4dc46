import { isFinished, lastFinishedRound } from '../src/model/tournament';
import { checkEvent } from './actions/questions/check';
import type { Desk } from './store/desk';
import { loadHistory, askPutBack } from './actions/historyActions';
import { writeOutput } from './actions/lists/outputs';
import { pairRound } from './actions/round/round';

/** Whoever helps with the results of a shared workbook has these. */
const isForAll = (id: string): boolean => id === 'enterResults' || id === 'openPane';

/** The buttons of the ribbon and the shortcuts; manifest.xml and shortcuts.json name them by these ids. */
export function associateRibbon(desk: Desk): void {
  const button = (id: string, act: () => Promise<void>): void =>
    Office.actions.associate(id, async (event?: { completed?: () => void }) => {
      try {
        await Office.addin.showAsTaskpane();
        await desk.run({ key: 'pane.reading' }, () => desk.load());
        if (isForAll(id) || !desk.refusesHelper()) if (!desk.asksFirst(act)) await act();
      } finally {
        event?.completed?.();
      }
    });
  button('pairNextRound', async () => {
    const { event } = desk.getState();
    if (!event) return desk.show('start');
    await pairRound(desk);
  });
  button('showStandings', async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return desk.show(event ? 'problems' : 'start');
    const { tournament, settings } = event;
    if (tournament.pairedRounds === 0) return desk.show('standings');
    const { tieBreaks } = settings;
    await writeOutput(desk, 'standings', {
      after: lastFinishedRound(tournament),
      tieBreaks,
      isLive: !isFinished(tournament),
    });
  });
  button('enterResults', async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return desk.show(event ? 'problems' : 'start');
    desk.show('results');
  });
  button('undoLast', async () => {
    await loadHistory(desk);
    const last = desk.getState().history[0];
    if (last) await askPutBack(desk, last.id);
  });
  button('checkEvent', async () => {
    if (!desk.getState().event) return desk.show('start');
    await checkEvent(desk);
  });
  button('openPane', async () => undefined);
}
