import { withProofs } from '../../src/event/log/chain';
import { planDeletion, planRename, type EditedSection } from '../../src/event/setup/editSections';
import { isChecked } from '../../src/event/open/openEvent';
import {
  findSection,
  listSections,
  openSection,
  type ListedSection,
} from '../../src/event/open/sections';
import { error } from '../../src/model/problems';
import { inSection } from '../../src/sheets/names/section';
import { type BookCells } from '../../src/sheets/plan/cells';
import { type Plan } from '../../src/sheets/plan/plan';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { isWorkbookFile, loadBytes } from '../read/files';
import { say } from '../print/say';
import { writeBook } from '../write/writeBook';

/** The sections of a workbook: which there are, another name, or one less. */
export const sections: Command = {
  name: 'sections',
  usage: 'sections event.xlsx [--json] | --rename NAME NEW | --delete NAME [--yes]',
  options: {
    json: { values: 0 },
    rename: { values: 2 },
    delete: { values: 1 },
    yes: { values: 0 },
  },
  help: [
    ['event.xlsx', 'cli.help.sections-file'],
    ['--rename NAME NEW', 'cli.help.sections-rename'],
    ['--delete NAME', 'cli.help.sections-delete'],
    ['--yes', 'cli.help.sections-yes'],
    ['--json', 'cli.help.json'],
  ],
  async run(call) {
    const file = call.onlyFile();
    if (call.has('rename') && call.has('delete'))
      call.complain('options-exclude', '--rename', '--rename', { other: '--delete' });
    if (file !== '' && !isWorkbookFile(file)) call.complain('sections-of-workbooks', 'FILE', file);
    if (call.problems.length > 0) return call.refuse();
    const bytes = loadBytes(call, file);
    if (!bytes.ok) return bytes.exit;
    const { readBook } = await import('../../src/xlsx/workbook');
    const book = await readBook(bytes.value);
    if (!book.ok) {
      call.report(book.problems, file);
      return EXIT.badInput;
    }
    const open = { call, file, bytes: bytes.value, book: book.value };
    if (call.has('rename')) return rename(open);
    return call.has('delete') ? remove(open) : list(open);
  },
};

interface OpenBook {
  readonly call: Call;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly book: BookCells;
}

function list({ call, book }: OpenBook): ExitCode {
  const all = listSections(book).map((section) => {
    const tournament = openSection(book, section)?.tournament ?? null;
    return {
      section: section.label,
      players: tournament?.players.length ?? null,
      round: tournament?.pairedRounds ?? null,
      rounds: tournament?.totalRounds ?? null,
    };
  });
  if (call.has('json')) call.io.out(`${JSON.stringify({ sections: all })}\n`);
  else
    for (const { section, players, round, rounds } of all)
      call.io.out(`${[section, players ?? '–', `${round ?? '–'}/${rounds ?? '–'}`].join('\t')}\n`);
  return EXIT.done;
}

/** The section asked for with its event; a refusal is told. */
function wanted({ call, file, book }: OpenBook, option: string): ListedSection | null {
  const all = listSections(book);
  const name = call.texts(option)![0];
  const found = findSection(all, name);
  if (!found) {
    const known = all.map(({ label }) => label).join(', ');
    const place = { kind: 'argument', name: `--${option}` } as const;
    call.report([error('unknown-section', place, name, { known })], file);
  }
  return found ?? null;
}

function eventOf({ call, file, book }: OpenBook, section: ListedSection): EditedSection | null {
  const event = openSection(book, section);
  if (isChecked(event)) return { section, event };
  call.report(event?.problems ?? [], file);
  return null;
}

async function rename(open: OpenBook): Promise<ExitCode> {
  const { call, file, bytes, book } = open;
  const section = wanted(open, 'rename');
  const edited = section && eventOf(open, section);
  if (!edited) return EXIT.badInput;
  const planned = planRename(listSections(book), edited, call.texts('rename')![1]);
  if (!planned.ok) {
    call.report(planned.problems, file);
    return EXIT.badInput;
  }
  const planAt = proved(planned.value.plan, edited);
  return writeBook(call, file, bytes, planAt, edited.event.settings.language);
}

async function remove(open: OpenBook): Promise<ExitCode> {
  const { call, file, bytes, book } = open;
  const section = wanted(open, 'delete');
  if (!section) return EXIT.badInput;
  const all = listSections(book);
  const other = all.find(({ id }) => id !== section.id);
  const keeper = other && eventOf(open, other);
  const going = openSection(book, section);
  const rounds = going?.tournament?.pairedRounds ?? 0;
  if ((rounds > 0 || !going?.tournament) && !call.has('yes')) {
    const place = { kind: 'argument', name: '--delete' } as const;
    call.report([error('section-has-rounds', place, section.label, { rounds })], file);
    return EXIT.badInput;
  }
  if (!keeper) {
    const place = { kind: 'argument', name: '--delete' } as const;
    if (!other) call.report([error('section-not-deleted', place, section.label)], file);
    return EXIT.badInput;
  }
  const { sheetsOfSection } = await import('../../src/xlsx/sectionSheets');
  const keys = sheetsOfSection(
    bytes,
    section,
    all.filter(({ id }) => id !== ''),
  );
  const event = isChecked(going) ? going : null;
  const planned = planDeletion({ section, event }, keys, keeper.event);
  if (!planned.ok) {
    call.report(planned.problems, file);
    return EXIT.badInput;
  }
  const staying = proved(planned.value.staying, keeper);
  const { remove: keysGoing } = inSection(planned.value.going, section);
  const exit = await writeBook(
    call,
    file,
    bytes,
    (time) => ({ ...staying(time), remove: keysGoing }),
    keeper.event.settings.language,
  );
  if (exit === EXIT.done)
    call.io.err(`${say(call, 'cli.section-deleted', { name: section.label })}\n`);
  return exit;
}

const proved =
  (plan: Plan, { section, event }: EditedSection) =>
  (time: string): Plan =>
    inSection(withProofs(plan, event.read, { time }), section);
