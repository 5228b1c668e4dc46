/** What an arbiter of several events in one workbook may do. */
import { UNNAMED } from '../../../src/sheets/names/section';
import {
  addSection,
  deleteSection,
  movePlayers,
  moveSection,
  renameSection,
  writeCommonList,
} from '../../../taskpane/actions/setup/sections';
import { pairAndWrite, type Act } from './paneActs';
import { NAME, RATING } from './handActs';
import { eventOf, oneOf } from './room';

/** So many enter a new section, that there is something to pair. */
const FIRST_OF_SECTION = 4;
/** Each of them makes every later step dearer. */
const MOST_SECTIONS = 3;

export const SECTION_ACTS = {
  async sectionAdd(desk, random, room) {
    if (desk.getState().sections.length >= MOST_SECTIONS) return;
    const name = `S${random(100)}`;
    if (!(await addSection(desk, name))) return;
    // Typed into its sheet, as a list is pasted.
    for (let row = 0; row < FIRST_OF_SECTION; row++) {
      const table = room.table(desk, 'Players')!;
      room.typeBelow(table, NAME, row, `${name} ${'ABCD'[row]}`);
      room.typeBelow(table, RATING, row, String(1700 + 10 * random(60)));
    }
    await desk.refresh();
    await pairAndWrite(desk, false);
  },
  sectionOpen: (desk, random) =>
    desk.openSection(oneOf(random, desk.getState().sections) ?? UNNAMED),
  async sectionMove(desk, random) {
    const target = oneOf(random, desk.getState().sections);
    const player = oneOf(random, eventOf(desk)?.tournament.players ?? []);
    if (target && player) await movePlayers(desk, target, [player.no]);
  },
  async sectionRename(desk, random) {
    const section = oneOf(random, desk.getState().sections);
    if (section) await renameSection(desk, section, `Group ${random(100)}`);
  },
  async sectionOrder(desk, random) {
    const section = oneOf(random, desk.getState().sections);
    if (section) await moveSection(desk, section, random(2) === 0 ? 1 : -1);
  },
  async sectionDelete(desk, random) {
    const section = oneOf(random, desk.getState().sections);
    if (section && random(3) === 0) await deleteSection(desk, section);
  },
  commonList: (desk, random) =>
    writeCommonList(desk, oneOf(random, ['by-name-all', 'check-in-all'] as const)),
} satisfies Readonly<Record<string, Act>>;
