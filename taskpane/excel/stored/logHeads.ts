import type { LogEntry } from '../../../src/sheets/plan/plan';
import { batch } from '../batch';
import { WriteFailed } from '../write/writeFailed';
import {
  headsOf,
  headSpace,
  headXml,
  isHeadSpace,
  readHead,
  type LogHead,
} from '../../../src/sheets/stored/log/logHead';

/** The end of a log in its custom XML part. */
export interface PlacedHead {
  readonly id: string;
  readonly head: LogHead;
}

/** Queues looking which parts there are; their contents can be asked for once that is known. */
export function queueHeads(context: Excel.RequestContext): {
  queueContents: () => () => PlacedHead[];
} {
  const parts = context.workbook.customXmlParts.load('items/id,items/namespaceUri');
  return {
    queueContents: () => {
      const ours = parts.items.filter(({ namespaceUri }) => isHeadSpace(namespaceUri));
      const contents = ours.map((part) => ({ id: part.id, xml: part.getXml() }));
      return () =>
        contents.flatMap(({ id, xml }): PlacedHead[] => {
          const head = readHead(xml.value);
          return head ? [{ id, head }] : [];
        });
    },
  };
}

/** Queues writing the ends that lines of the log leave. */
export function writeHeads(
  context: Excel.RequestContext,
  log: readonly LogEntry[],
  there: readonly PlacedHead[],
): void {
  const { customXmlParts } = context.workbook;
  for (const head of headsOf(log)) {
    const [first, ...others] = there.filter((each) => headSpace(each.head) === headSpace(head));
    // Two panes may each have made one.
    for (const { id } of others) customXmlParts.getItem(id).delete();
    if (first) customXmlParts.getItem(first.id).setXml(headXml(head));
    else customXmlParts.add(headXml(head));
  }
}

/** A host that does not take them together with the cells is not asked again. */
let isApart = false;

const isRefused = (reason: unknown): boolean =>
  reason instanceof WriteFailed &&
  reason.isUndone &&
  reason.reason instanceof OfficeExtension.Error &&
  (reason.reason.code === 'UndoNotSupported' ||
    /customXml/i.test(String(reason.reason.debugInfo?.errorLocation)));

/**
 * Writes the ends with the cells, in their batch. Where Excel refuses them there (no undo takes a custom XML
 * part back, and one that is to take everything back at once may not hold such a thing: `UndoNotSupported`),
 * they come after the cells from then on, and a refusal costs only themselves.
 */
export async function withHeads<T>(
  write: (headsApart: boolean) => Promise<T>,
  log: readonly LogEntry[],
  there: readonly PlacedHead[],
): Promise<T> {
  if (log.length === 0) return write(false);
  if (!isApart)
    try {
      return await write(false);
    } catch (reason) {
      if (!isRefused(reason)) throw reason;
      isApart = true;
    }
  const written = await write(true);
  await batch(async (context) => {
    writeHeads(context, log, there);
    await context.sync();
  }).catch(() => undefined);
  return written;
}

/** Queues bringing the ends back to what they were before a write that failed. */
export function putHeadsBack(
  context: Excel.RequestContext,
  log: readonly LogEntry[],
  now: readonly PlacedHead[],
  before: readonly PlacedHead[],
): void {
  const { customXmlParts } = context.workbook;
  const known = new Map(before.map(({ id, head }) => [id, headXml(head)]));
  // What colleagues write meanwhile is theirs.
  const ours = headsOf(log).map(headSpace);
  for (const { id, head } of now.filter(({ head }) => ours.includes(headSpace(head)))) {
    const xml = known.get(id);
    if (xml === undefined) customXmlParts.getItem(id).delete();
    else if (xml !== headXml(head)) customXmlParts.getItem(id).setXml(xml);
  }
}

/** The ends as they are once the lines stand. */
export const headsAfter = (
  there: readonly LogHead[],
  log: readonly LogEntry[],
): readonly LogHead[] => {
  const written = new Map(headsOf(log).map((head) => [headSpace(head), head]));
  const kept = there.filter((head) => !written.has(headSpace(head)));
  return [...kept, ...written.values()];
};
