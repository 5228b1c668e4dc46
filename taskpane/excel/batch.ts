/**
 * The only place that says `Excel.run`. While somebody is typing in a cell Excel refuses every batch
 * that does not ask to be delayed (excel.runoptions, `delayForCellEdit`), and hosts that do not know
 * the option refuse all of them. So every batch asks, and one that is refused all the same is done
 * again when the cell is finished.
 */

interface Patience {
  /** Milliseconds without an answer until somebody is told. */
  readonly untilTold: number;
  /** Milliseconds between two attempts. */
  readonly betweenAttempts: number;
}

const PATIENCE: Patience = { untilTold: 1000, betweenAttempts: 250 };

let patience = PATIENCE;
let tell: (isWaiting: boolean) => void = () => undefined;
let waiting = 0;
let batches = 0;

/** Tells whoever listens that Excel keeps us waiting, and when it has answered. */
export function watchWaiting(
  listener: (isWaiting: boolean) => void,
  howLong: Partial<Patience> = {},
): void {
  tell = listener;
  patience = { ...PATIENCE, ...howLong };
}

/**
 * Runs a batch. The work is done again from its beginning where Excel refuses it for a cell that is
 * being edited: it must then have changed nothing, or may be done twice. (Work that writes turns its
 * failures into `WriteFailed` as soon as the first change is queued.)
 */
export const batch = <T>(work: Work<T>, options: Excel.RunOptions = {}): Promise<T> =>
  run(work, options);

/**
 * Whether Ctrl+Z can take back one batch of ours as a whole (`mergeUndoGroup`, ExcelApi 1.20), and not each
 * of its round trips.
 */
export const mergesUndo = (): boolean =>
  Office.context.requirements.isSetSupported('ExcelApi', '1.20');

type Work<T> = (context: Excel.RequestContext) => Promise<T>;

async function run<T>(work: Work<T>, options: Excel.RunOptions): Promise<T> {
  const number = ++batches;
  try {
    return await attempt(work, options).catch((reason: unknown) => {
      if (!isCellEdit(reason)) throw reason;
      return told(repeated(work, options));
    });
  } catch (reason) {
    // A report of the fault says which batch it was.
    if (reason instanceof Error) Object.assign(reason, { batch: number });
    throw reason;
  }
}

function attempt<T>(work: Work<T>, options: Excel.RunOptions): Promise<T> {
  return Excel.run({ ...options, delayForCellEdit: true }, (context) => {
    const sync = context.sync.bind(context);
    context.sync = (value) => told(sync(value));
    return work(context);
  });
}

async function repeated<T>(work: Work<T>, options: Excel.RunOptions): Promise<T> {
  for (;;) {
    await pause();
    try {
      return await attempt(work, options);
    } catch (reason) {
      if (!isCellEdit(reason)) throw reason;
    }
  }
}

export const isCellEdit = (reason: unknown): boolean =>
  reason instanceof OfficeExtension.Error &&
  reason.code === Excel.ErrorCodes.invalidOperationInCellEditMode;

/** Waits for an answer and tells when it takes long: nobody says why, a cell is the likely cause. */
async function told<T>(answer: Promise<T>): Promise<T> {
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    if (++waiting === 1) tell(true);
  }, patience.untilTold);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (isTold && --waiting === 0) tell(false);
  }
}

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, patience.betweenAttempts));
