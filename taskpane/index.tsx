import { createRoot } from 'react-dom/client';
import '../functions';
import '../functions/associate';
import { setEventEdition } from '../functions/call/eventEdition';
import { onRemark } from '../functions/call/remarks';
import { App } from './App';
import { Desk } from './store/desk';
import { healLists, lookAtLiveLists } from './actions/lists/healLists';
import { lookForPasted } from './actions/setup/pasted';
import { renew } from './actions/shared';
import { lookAgain } from './actions/setup/setup';
import { watchWaiting } from './excel/batch';
import { excelBook } from './excel/excelBook';
import { watchChanges } from './excel/read/otherSheets';
import { setNamespace } from './excel/namespace';
import { recalculate } from './excel/lists/recalculate';
import { followEdition } from './followEdition';
import { guideAddress } from './guideAddress';
import { keepLanguage, startLanguage } from './language';
import { lastSection } from './lastSection';
import { now, seed } from './environment';
import { keepForOffline } from '../offline/register';
import { quietReader, watchVisibility } from './quietReading';
import { associateRibbon } from './ribbon';
import { keepFieldsFromStrayUndo } from './strayUndo';
import { findWriter, holdId, sharingPort } from './writer';
import { workerLists } from './worker/listsPort';
import { workerPairing } from './worker/pairingPort';

/** Where the script was loaded from, as webpack knows it. */
declare const __webpack_public_path__: string;

/** Milliseconds. */
const RENEWED_EVERY = 60_000;
const LISTS_SEEN_AFTER = 15_000;

const startLists = () => new Worker(new URL('./worker/lists.worker.ts', import.meta.url));
const startWorker = () => new Worker(new URL('./worker/pairing.worker.ts', import.meta.url));

/** As the page says it, which the build knows from the manifest; the workbench has one add-in alone. */
if (!new URLSearchParams(location.search).has('workbench'))
  setNamespace(document.querySelector<HTMLMetaElement>('meta[name="functions"]')?.content);

void Office.onReady(async () => {
  const { displayLanguage } = Office.context;
  const storage = () => window.localStorage;
  const ofWindow = () => window.sessionStorage;
  const writer = await findWriter(storage, ofWindow, (id) => holdId(id, navigator.locks));
  const desk = new Desk(
    {
      book: excelBook,
      pairing: workerPairing(startWorker),
      ratingLists: workerLists(startLists),
      now,
      seed,
      sharing: sharingPort(storage, ofWindow, writer),
      lastSection: lastSection(storage),
      guide: guideAddress(__webpack_public_path__),
    },
    startLanguage(displayLanguage, storage),
  );
  let { language } = desk.getState();
  desk.subscribe(() => {
    if (desk.getState().language === language) return;
    language = desk.getState().language;
    keepLanguage(displayLanguage, language, storage);
  });
  watchWaiting((isWaiting) => desk.set({ isWaiting }));
  onRemark((text) => desk.remark(text));
  followEdition(desk, setEventEdition, recalculate);
  associateRibbon(desk);
  keepFieldsFromStrayUndo(window);
  window.addEventListener('unhandledrejection', ({ reason }) => desk.fault(reason));
  // Without an error it is only the browser's remark that a layout took two turns.
  window.addEventListener('error', ({ error }) => error && desk.fault(error));
  createRoot(document.getElementById('pane')!).render(<App desk={desk} />);
  await desk.run({ key: 'pane.reading' }, () => desk.load());
  await desk.attempt(() => lookForPasted(desk));
  // Excel may have asked for our functions before they were there.
  void desk.attempt(() => healLists(desk));
  const reader = quietReader({
    isBusy: () => desk.getState().busy !== null,
    read: () =>
      void desk.catchUp().then(() =>
        desk.attempt(async () => {
          await lookAgain(desk);
          await lookForPasted(desk);
          await healLists(desk);
        }),
      ),
  });
  // Functions take a while to follow what we write; only where there are live lists that is looked at.
  let look: ReturnType<typeof setTimeout> | undefined;
  const lookAtLists = () => {
    clearTimeout(look);
    look = setTimeout(() => void desk.attempt(() => lookAtLiveLists(desk)), LISTS_SEEN_AFTER);
  };
  await watchChanges((by) => {
    // Whatever we write is read with it, or right after it.
    if (by === 'us') return lookAtLists();
    desk.changed(by);
    reader.changed();
  });
  setInterval(() => void desk.attempt(() => renew(desk)), RENEWED_EVERY);
  await watchVisibility(reader.setVisible);
  await keepForOffline();
});
