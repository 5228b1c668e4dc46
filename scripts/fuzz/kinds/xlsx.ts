import { isChecked, openCells } from '../../../src/event/open/openEvent';
import { streamOf, type Random } from '../../../src/generate/random';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { readBook, updateBook, writeBook } from '../../../src/xlsx/workbook';
import { makeZip, openZip, pack, unpack, type ZipEntry } from '../../../src/xlsx/package/zip';
import { playedEvent } from '../events';
import type { FuzzKind } from '../kind';
import { changeList, pick, repeatedly, typo } from '../nasty';
import { problemsSaidWell } from '../saidWell';

/** The bytes of a workbook, damaged by chance or made to do harm. */
export const xlsx: FuzzKind<Uint8Array> = {
  name: 'xlsx',

  async make(random) {
    const bytes = await wholeBook(random.integer(1, WHOLE_BOOKS));
    if (random.happens(0.3)) return spoilBytes(random, bytes);
    return repeatedly(random, 4, bytes, (now) => spoilPart(random, now));
  },

  async judge(bytes) {
    const read = await readBook(bytes);
    if (!read.ok) return problemsSaidWell(read.problems);
    const event = openCells(read.value);
    const told = event && event.problems.length > 0 ? problemsSaidWell(event.problems) : null;
    if (told || (event && !isChecked(event))) return told;
    // What could be read can be written to, or is refused; the copy is read as the original was.
    const title = { key: 'plan.event', args: { name: '' } } as const;
    const written = await updateBook(bytes, { title, sheets: [] });
    if (!written.ok) return problemsSaidWell(written.problems);
    const again = await readBook(written.value);
    if (!again.ok) return `what we wrote is refused: ${again.problems[0].code}`;
    return JSON.stringify(again.value) === JSON.stringify(read.value)
      ? null
      : 'written again it reads otherwise';
  },

  *shrink() {},
  show: () => 'bytes: make them again from the seed',
};

/** Writing a workbook takes longer than reading it: some whole ones are spoilt again and again. */
const WHOLE_BOOKS = 200;
const written = new Map<number, Promise<Uint8Array>>();

function wholeBook(number: number): Promise<Uint8Array> {
  const known = written.get(number);
  if (known) return known;
  const { tournament, system } = playedEvent(streamOf(number, 'whole book'), [4, 8]);
  const plan = eventPlan(tournament, { ...DEFAULT_SETTINGS, system: system.id });
  const made = writeBook(plan);
  written.set(number, made);
  return made;
}

function spoilBytes(random: Random, bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice(0, random.happens(0.3) ? random.integer(0, bytes.length) : undefined);
  for (let n = random.integer(1, 20); n > 0 && copy.length > 0; n--)
    copy[random.integer(0, copy.length - 1)] = random.integer(0, 255);
  return copy;
}

/** One part of the package changed; the zip around it stays sound. */
function spoilPart(random: Random, bytes: Uint8Array): Uint8Array {
  const entries = [...openZip(bytes).values()];
  if (entries.length === 0) return bytes;
  if (random.happens(0.1)) return makeZip(entries.filter(() => random.happens(0.9)));
  const at = random.integer(0, entries.length - 1);
  const text = new TextDecoder().decode(unpack(entries[at]));
  const changed = pack(entries[at].name, new TextEncoder().encode(spoilXml(random, text)));
  return makeZip(entries.map((entry: ZipEntry, index) => (index === at ? changed : entry)));
}

const BOMB =
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "' +
  'b'.repeat(1000) +
  '"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>';

function spoilXml(random: Random, text: string): string {
  const tags = text.split(/(?=<)/);
  switch (random.integer(0, 7)) {
    case 0:
      return typo(random, text);
    case 1:
      return changeList(random, tags, (tag) => typo(random, tag)).join('');
    case 2:
      return text.replace(
        /ref="[^"]*"/,
        `ref="${pick(random, ['A1:XFD1048576', 'B2', '', 'A0:A-1', 'ZZZZ9'])}"`,
      );
    case 3:
      return text.replace(
        /r="[A-Z]+\d+"/,
        `r="${pick(random, ['XFD1048576', 'A0', '', 'A1', 'AAAAAAA1'])}"`,
      );
    case 4:
      return BOMB + text.replace(/<v>[^<]*<\/v>/, '<v>&d;</v>');
    case 5:
      return text.replace(
        /(id|Id|Target|name|displayName)="[^"]*"/,
        '$1="' + pick(random, ['', '../../../x', 'http://127.0.0.1/x', '__proto__', 'rId1']) + '"',
      );
    case 6:
      return text.replace(/<(v|t)>[^<]*</, `<$1>${'<x>'.repeat(random.integer(1, 3000))}<`);
    default:
      return text.replace(/\d+/g, (digits) =>
        random.happens(0.02) ? String(random.integer(0, 2 ** 31)) : digits,
      );
  }
}
