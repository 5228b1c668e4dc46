import { auditEvent } from '../../src/event/audit/auditEvent';
import {
  NO_PLACES,
  NO_ROUNDS,
  type AuditRecord,
  type NotJudged,
} from '../../src/event/audit/record';
import type { Call } from '../command';
import type { FoundFile } from './folder';
import { systemChoice, type LoadedEvent } from '../read/load';
import { orOurFault, seasonEvents } from './seasonEvents';

/** The records of a file: one an event, or one that says why there is none. */
export async function auditFile(call: Call, file: FoundFile): Promise<AuditRecord[]> {
  return orOurFault(
    call,
    async () => {
      const records: AuditRecord[] = [];
      for (const { file: path, section, ...found } of await seasonEvents(call, file)) {
        const of = { file: path, ...(section === undefined ? {} : { section }) };
        if ('why' in found) records.push(unreadRecord(of, found.why));
        else {
          const kind = { hasColours: found.hasColours, isAlone: section === undefined };
          records.push({ ...of, ...(await judged(call, found.event, kind)) });
        }
      }
      return records;
    },
    (why) => [unreadRecord({ file: file.path }, why)],
  );
}

const unreadRecord = (of: Pick<AuditRecord, 'file' | 'section'>, why: NotJudged): AuditRecord => ({
  ...of,
  event: null,
  system: null,
  systemBecause: '',
  rounds: NO_ROUNDS,
  places: NO_PLACES,
  columns: [],
  notJudged: [why],
});

async function judged(
  call: Call,
  event: LoadedEvent,
  { hasColours, isAlone }: { readonly hasColours: boolean; readonly isAlone: boolean },
) {
  const { tournament, workbook, printed, departures, table, system, areRebuilt } = event;
  return auditEvent(
    {
      tournament,
      printed,
      departures,
      table,
      system: systemChoice(event, undefined),
      isNamed: system !== null,
      areRebuilt: areRebuilt ?? false,
      roundsAreOpen: hasColours ? null : { key: 'audit.no-colours' },
      ...(workbook
        ? {
            workbook: {
              event: workbook.event,
              sheets: isAlone ? await sheetsIn(workbook.bytes) : null,
            },
          }
        : {}),
    },
    call.language,
  );
}

/** The xlsx library is large: it is loaded only when there is a workbook to read. */
const sheetsIn = async (bytes: Uint8Array) =>
  (await import('../../src/xlsx/workbook')).sheetsIn(bytes);
