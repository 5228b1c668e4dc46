import { eventTable } from '../../../src/event/lists/exportTable';
import { parseDelimited } from '../../../src/formats/crosstable/lines/delimited';
import { readCrosstable } from '../../../src/formats/crosstable/readCrosstable';
import { readTableFile } from '../../../src/formats/crosstable/readTableFile';
import { LANGUAGES } from '../../../src/model/types';
import { playedEvent, SWISS_SYSTEMS } from '../events';
import { nextRoundIsFair } from '../fairRound';
import { withoutPieces, type FuzzKind } from '../kind';
import { changeList, NASTY_WORDS, otherNumber, pick, repeatedly, typo } from '../nasty';
import { problemsSaidWell } from '../saidWell';
import { rewriteCells } from './notations';

/** A crosstable in one of the notations of the world, with cells, rows and columns spoilt. */
export const crosstable: FuzzKind<string> = {
  name: 'crosstable',

  make(random) {
    const { tournament } = playedEvent(random);
    const table = eventTable(tournament, '\t', pick(random, LANGUAGES));
    if (!table.ok) throw new Error('no table');
    const clean = table.value
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    const rows = repeatedly(random, 10, rewriteCells(random, clean), (all) => {
      if (random.happens(0.15)) return withoutColumn(all, random.integer(0, all[0]?.length ?? 0));
      return changeList(random, all, (row) =>
        changeList(random, row, (cell) =>
          random.happens(0.4)
            ? pick(random, NASTY_WORDS)
            : random.happens(0.5)
              ? otherNumber(random, cell)
              : typo(random, cell),
        ),
      );
    });
    const separator = pick(random, ['\t', '\t', ';', ',', '|']);
    return rows
      .map((row) => row.map((cell) => cell.replace(/[\r\n]/g, ' ')).join(separator))
      .join('\n');
  },

  judge(text) {
    const read = readTableFile(text);
    const cells = readCrosstable(parseDelimited(text).rows);
    if (!cells.ok) {
      const unsaid = problemsSaidWell(cells.problems, text);
      if (unsaid) return unsaid;
    }
    if (!read.ok) return problemsSaidWell(read.problems, text);
    const warned = read.warnings.length > 0 ? problemsSaidWell(read.warnings, text) : null;
    if (warned) return warned;
    const { tournament, hasColours } = read.value;
    const numbers = new Set(tournament.players.map(({ no }) => no));
    for (const { no, entries } of tournament.players)
      for (const { opponent } of entries)
        if (opponent !== null && !numbers.has(opponent))
          return `${no} met ${opponent}, who is not there`;
    if (!hasColours) return null;
    return nextRoundIsFair(tournament, SWISS_SYSTEMS[text.length % SWISS_SYSTEMS.length]);
  },

  *shrink(text) {
    for (const lines of withoutPieces(text.split('\n'))) yield lines.join('\n');
    const rows = text.split('\n').map((line) => line.split('\t'));
    for (let column = rows[0].length - 1; column >= 0; column--)
      yield withoutColumn(rows, column)
        .map((row) => row.join('\t'))
        .join('\n');
  },
  show: (text) => text,
};

const withoutColumn = (rows: readonly (readonly string[])[], column: number): string[][] =>
  rows.map((row) => row.filter((_, index) => index !== column));
