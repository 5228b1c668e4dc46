import { workbookSystem } from '../../src/event/open/choice';
import { isChecked, openRead } from '../../src/event/open/openEvent';
import { findSection, listSections, type ListedSection } from '../../src/event/open/sections';
import { workbookDepartures } from '../../src/event/announced/workbookDepartures';
import { error } from '../../src/model/problems';
import { cellsOfSection } from '../../src/sheets/read/readSections';
import { hasEvent, readEvent } from '../../src/sheets/read/readEvent';
import { type BookCells } from '../../src/sheets/plan/cells';
import { type Section } from '../../src/sheets/names/section';
import { UNNAMED } from '../../src/sheets/names/section';
import { readBook } from '../../src/xlsx/workbook';
import type { Call } from '../command';
import { EXIT } from '../exitCodes';
import { refuse, type Loaded } from './files';
import type { LoadedEvent } from './load';
import { noSections, SECTION_PLACE } from '../section';

export interface OpenWorkbook {
  readonly bytes: Uint8Array;
  readonly cells: BookCells;
  readonly sections: readonly ListedSection[];
  /** No event of ours: somebody else's sheets, perhaps with a crosstable. */
  readonly isForeign: boolean;
}

/** The events of a workbook, or of the section that is asked for. */
export async function openWorkbook(
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<Loaded<OpenWorkbook>> {
  const book = await readBook(bytes);
  if (!book.ok) return refuse(call, book.problems, file);
  const cells = book.value;
  if (!hasEvent(cells) && !cells.stored && listSections(cells).length === 0)
    return { ok: true, value: { bytes, cells, sections: [], isForeign: true } };
  const sections = askedSections(call, file, cells);
  if (!sections.ok) return sections;
  return { ok: true, value: { bytes, cells, sections: sections.value, isForeign: false } };
}

export function loadSection(
  call: Call,
  file: string,
  { bytes, cells }: OpenWorkbook,
  section: Section,
): Loaded<LoadedEvent> {
  const event = openRead(readEvent(cellsOfSection(cells, section)));
  if (!isChecked(event)) return refuse(call, event.problems, file);
  call.report(event.problems, file);
  const { tournament, problems: warnings } = event;
  return {
    ok: true,
    value: {
      tournament,
      warnings,
      printed: [],
      system: workbookSystem(event),
      departures: workbookDepartures(event),
      workbook: { bytes, event, section },
    },
  };
}

/** The sections that are meant: the one asked for, else all there are. */
function askedSections(call: Call, file: string, book: BookCells): Loaded<ListedSection[]> {
  const sections = listSections(book);
  const asked = call.text('section');
  if (asked === undefined)
    return { ok: true, value: sections.length > 0 ? sections : [{ ...UNNAMED, label: '' }] };
  const found = findSection(sections, asked);
  if (found) return { ok: true, value: [found] };
  const isAlone = sections.length < 2;
  const known = namesOf(sections);
  call.report(
    [isAlone ? noSections(asked) : error('unknown-section', SECTION_PLACE, asked, { known })],
    file,
  );
  return { ok: false, exit: EXIT.badInput };
}

/** Where only one can be meant and nobody said which. */
export function onlySection(
  call: Call,
  file: string,
  sections: readonly ListedSection[],
): Loaded<ListedSection> {
  if (sections.length === 1) return { ok: true, value: sections[0] };
  const known = namesOf(sections);
  call.report([error('section-to-choose', { kind: 'file' }, '', { known })], file);
  return { ok: false, exit: EXIT.badInput };
}

const namesOf = (sections: readonly ListedSection[]): string =>
  sections.map(({ label }) => label).join(', ');
