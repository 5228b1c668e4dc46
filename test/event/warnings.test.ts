/** Standings and files for rating while games are open; withdrawn players in the standings. */
import { trfGaps } from '../../src/event/check/trfGaps';
import { lastFinishedRound } from '../../src/model/tournament';
import type { Outcome, Tournament } from '../../src/model/types';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { standingsSheet } from '../../src/sheets/write/lists/standingsSheet';
import { standings } from '../../src/tiebreaks/standings/standings';
import { FOUR } from '../support/fourPlayers';

/** Round 3 of FOUR is 1-4, 2-3. */
const withGame = (outcome: Outcome): Tournament => ({
  ...FOUR,
  players: FOUR.players.map((player) =>
    player.no === 2 || player.no === 3
      ? {
          ...player,
          entries: player.entries.map((entry, index) =>
            index === 2 ? { ...entry, outcome } : entry,
          ),
        }
      : player,
  ),
});

function titles(tournament: Tournament, isLive = false): string[] {
  const list = standings(tournament, { tieBreaks: ['SB'], edition: 'C07-2026' });
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  const sheet = standingsSheet(tournament, list.value, DEFAULT_SETTINGS, 'en', isLive);
  return sheet.blocks[0].cells.map(([cell]) => String(cell));
}

test('standings are offered after the last round that is finished', () => {
  expect(lastFinishedRound(FOUR)).toBe(3);
  expect(lastFinishedRound(withGame('pending'))).toBe(2);
  expect(lastFinishedRound(withGame('adjourned'))).toBe(3);
});

test('after the last round with all results the standings are final', () => {
  expect(titles(FOUR)[0]).toBe('Final standings after 3 rounds');
  expect(titles(FOUR)[1]).not.toContain('NOT FINAL');
});

test.each<Outcome>(['adjourned', 'pending'])('a game that is %s keeps them from it', (outcome) => {
  const [title, line] = titles(withGame(outcome));
  expect(title).not.toContain('Final');
  expect(line).toContain('NOT FINAL: 1 result is missing');
});

test('whoever sends the file for rating is told of open games', () => {
  expect(trfGaps(withGame('adjourned'))[0]).toEqual({
    key: 'pane.gap-adjourned',
    args: { count: 1 },
  });
  expect(trfGaps(withGame('pending'))[0]).toEqual({ key: 'pane.gap-results', args: { count: 1 } });
  expect(trfGaps(FOUR).map(({ key }) => key)).not.toContain('pane.gap-adjourned');
});

test('who withdrew is marked: in a column, or above a list that follows the results', () => {
  const gone: Tournament = {
    ...FOUR,
    players: FOUR.players.map((player) => ({ ...player, withdrawn: player.no === 4 })),
  };
  expect(titles(gone, true)[1]).toContain('withdrawn: Dogwood');
  const list = standings(gone, { tieBreaks: ['SB'], edition: 'C07-2026' });
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  const [, table] = standingsSheet(gone, list.value, DEFAULT_SETTINGS, 'en', false).blocks;
  const last = table.cells.map((row) => row[row.length - 1]);
  expect(last).toEqual(['Note', '', '', '', 'Withdrawn']);
});
