import { findSection, listSections, type ListedSection } from '../src/event/sections';
import { error } from '../src/model/problems';
import type { BookCells } from '../src/sheets';
import { UNNAMED } from '../src/sheets/section';
import type { WordKey } from '../src/words';
import type { Call } from './command';
import { EXIT } from './exitCodes';
import type { Loaded } from './load';

/** Of every command that reads an event. */
export const SECTION_OPTION = { section: { values: 1 } } as const;
export const SECTION_HELP: readonly [string, WordKey] = ['--section NAME', 'cli.help.section'];

const place = { kind: 'argument', name: '--section' } as const;

/** The sections that are meant: the one asked for, else all there are. */
export function askedSections(call: Call, file: string, book: BookCells): Loaded<ListedSection[]> {
  const sections = listSections(book);
  const asked = call.text('section');
  if (asked === undefined)
    return { ok: true, value: sections.length > 0 ? sections : [{ ...UNNAMED, label: '' }] };
  const found = findSection(sections, asked);
  if (found) return { ok: true, value: [found] };
  const isAlone = sections.length < 2;
  const known = namesOf(sections);
  call.report(
    [isAlone ? noSections(asked) : error('unknown-section', place, asked, { known })],
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

/** A TRF or a table holds one event. */
export function refuseSection(call: Call, file: string): Loaded<null> {
  const asked = call.text('section');
  if (asked === undefined) return { ok: true, value: null };
  call.report([noSections(asked)], file);
  return { ok: false, exit: EXIT.badInput };
}

const noSections = (asked: string) => error('no-sections', place, asked);

const namesOf = (sections: readonly ListedSection[]): string =>
  sections.map(({ label }) => label).join(', ');
