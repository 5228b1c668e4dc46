/** Two players of one name: never taken for each other in silence (expectations from the sense of it). */
import { clearLabels, findPlayer } from '../../src/event/open/players';
import { adoptList } from '../../src/sheets/read/adoptList';
import { byNameSheet } from '../../src/sheets/write/lists/wallSheet';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { clearNames, namesakes } from '../../src/sheets/names/namesakes';
import { event } from '../support/event';
import { roundIn } from '../../src/model/rounds/round';

const played = event(
  'XXR 3',
  { no: 1, name: 'Alder, Ann', rating: 2100, points: '1.0', rounds: ['3 w 1'] },
  { no: 2, name: 'Birch', rating: 2000, points: '0.5', rounds: ['0000 - H'] },
  { no: 3, name: 'ALDER, Ann', rating: 1900, points: '0.0', rounds: ['1 b 0'] },
  { no: 4, name: 'Cedar', rating: 1800, points: '1.0', rounds: ['0000 - U'] },
);
const ALIKE = {
  ...played,
  players: played.players.map((player) =>
    player.no === 1 ? { ...player, club: 'Rooks' } : player,
  ),
};

it('are found whatever their capitals and accents', () => {
  expect(namesakes([{ name: 'Élan, Zoé' }, { name: 'elan, zoe' }, { name: 'Fir' }])).toHaveLength(
    1,
  );
  expect(namesakes([{ name: '' }, { name: '' }])).toEqual([]);
});

it('are never picked by a name that fits both', () => {
  expect(findPlayer(ALIKE.players, 'alder, ann')).toMatchObject({
    ok: false,
    fitting: [{ no: 1 }, { no: 3 }],
  });
  expect(findPlayer(ALIKE.players, '3')).toMatchObject({ ok: true, player: { no: 3 } });
});

it('are told by club and rating, nobody else is', () => {
  expect(ALIKE.players.map(clearNames(ALIKE.players))).toEqual([
    'Alder, Ann (Rooks, 2100)',
    'Birch',
    'ALDER, Ann (1900)',
    'Cedar',
  ]);
  expect(clearLabels(ALIKE.players)(ALIKE.players[0])).toBe('1 Alder, Ann (Rooks, 2100)');
});

it('stand in the list by name with what tells them apart; a half-point bye is no absence', () => {
  const sheet = byNameSheet(ALIKE, roundIn(ALIKE, 1), DEFAULT_SETTINGS, 'en');
  const rows = sheet.blocks[1].cells.map((row) => [row[0], row[4]]);
  expect(rows).toContainEqual(['Alder, Ann (Rooks, 2100)', 'ALDER, Ann (1900)']);
  expect(rows).toContainEqual(['Birch', 'half-point bye']);
  expect(rows).toContainEqual(['Cedar', 'bye']);
});

it('are named with their cells when a list is adopted, and it is adopted all the same', () => {
  const rows = [
    ['Name', 'Rating'],
    ['Alder', 2000],
    ['Birch', 1900],
    ['alder', 1800],
  ];
  const adopted = adoptList({ sheet: 'List', row: 0, column: 0, rows });
  expect(adopted.ok && adopted.warnings).toMatchObject([
    { code: 'same-name', severity: 'warning', value: 'Alder' },
    { code: 'same-name', severity: 'warning', value: 'alder' },
  ]);
});
