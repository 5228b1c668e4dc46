/** Lists for the door and the wall, and what a file for a federation lacks. */
import { planList, rankingOf } from '../../src/event/lists/lists';
import { isChecked } from '../../src/event/open/openEvent';
import { trfGaps } from '../../src/event/check/trfGaps';
import type { Tournament } from '../../src/model/types';
import { exportTrf, writeOutput } from '../../taskpane/actions/lists/outputs';
import { event } from '../support/event';
import { deskOver } from '../support/files/memoryBook';

const CLUBS: Readonly<Record<number, string>> = { 1: 'Rooks', 2: 'Bishops', 4: 'Rooks' };
const PLAYED = ((played: Tournament): Tournament => ({
  ...played,
  players: played.players.map((player) => ({ ...player, club: CLUBS[player.no] ?? '' })),
}))(
  event(
    'XXR 3',
    { no: 1, name: 'Yew', rating: 2100, points: '1.0', rounds: ['3 w 1'] },
    { no: 2, name: 'Birch', rating: 2000, points: '0.5', rounds: ['0000 - H'] },
    { no: 3, name: 'Ash', rating: 1900, points: '0.0', rounds: ['1 b 0'] },
    { no: 4, name: 'Cedar', rating: 1800, points: '1.0', rounds: ['0000 - U'] },
  ),
);

async function bodyOf(output: 'byClub' | 'checkIn') {
  const { event: open } = (await deskOver(PLAYED)).desk.getState();
  if (!isChecked(open)) throw new Error('not an event');
  const list = rankingOf(open, { tieBreaks: [], after: 0 });
  if (!list.ok) throw new Error('no ranking');
  return planList(open, output, list.value, false).sheets[0].blocks[1].cells;
}

it('the wall list by club goes by club, then name; whoever has none stands at the end', async () => {
  expect(await bodyOf('byClub')).toEqual([
    ['Club', 'Name', 'No', 'Table', 'Colour', 'Opponent'],
    ['Bishops', 'Birch', 2, '', '', 'half-point bye'],
    ['Rooks', 'Cedar', 4, '', '', 'bye'],
    ['Rooks', 'Yew', 1, 1, 'White', 'Ash'],
    ['–', 'Ash', 3, 1, 'Black', 'Yew'],
  ]);
});

it('the check-in list goes by name, with boxes to tick', async () => {
  const [header, ...rows] = await bodyOf('checkIn');
  expect(header.slice(5)).toEqual(['Present', 'Paid', 'Due']);
  expect(rows.map((row) => row[0])).toEqual(['Ash', 'Birch', 'Cedar', 'Yew']);
  expect(rows[0].slice(5)).toEqual(['☐', '☐', '']);
});

it('the check-in list can be written before round 1', async () => {
  const players = PLAYED.players.map((player) => ({ ...player, entries: [] }));
  const { desk, book } = await deskOver({ ...PLAYED, players, pairedRounds: 0 });
  await writeOutput(desk, 'checkIn', { after: 0, tieBreaks: [], isLive: true });
  expect(book.plans.map(({ activate }) => activate)).toEqual(['check-in']);
});

it('paper for the room does not warn of standings that are not final; the standings do', async () => {
  const players = PLAYED.players.map((player) => ({
    ...player,
    entries: player.entries.map((entry) =>
      entry.opponent === null ? entry : { ...entry, outcome: 'pending' as const },
    ),
  }));
  const { desk } = await deskOver({ ...PLAYED, players });
  const toneOf = async (output: 'slips' | 'byClub' | 'standings') => {
    await writeOutput(desk, output, { after: 0, tieBreaks: ['BH'], isLive: false });
    return desk.getState().notice?.tone;
  };
  expect(await toneOf('slips')).toBe('success');
  expect(await toneOf('byClub')).toBe('success');
  expect(await toneOf('standings')).toBe('warning');
});

it('says what a TRF lacks before it is sent, and nothing where all is there', async () => {
  const { desk } = await deskOver(PLAYED);
  exportTrf(desk);
  const gaps = desk.getState().exported!.gaps!.map(({ key }) => key);
  expect(gaps).toEqual(
    expect.arrayContaining([
      'pane.gap-dates',
      'pane.gap-round-dates',
      'pane.gap-arbiter',
      'pane.gap-time-control',
      'pane.gap-ids',
    ]),
  );
  const info = {
    ...PLAYED.info,
    start: '2026-05-01',
    end: '2026-05-03',
    place: 'Woodford',
    federation: 'FRA',
    arbiter: 'Fir, Fay',
    timeControl: '90+30',
    roundDates: ['2026-05-01'],
  };
  const known = PLAYED.players.map((player) => ({ ...player, fideId: `100${player.no}` }));
  expect(trfGaps({ ...PLAYED, info, players: known })).toEqual([]);
  const [first, ...others] = known;
  expect(trfGaps({ ...PLAYED, info, players: [{ ...first, fideId: '' }, ...others] })).toEqual([
    { key: 'pane.gap-ids', args: { count: 1, who: { players: [1] }, more: '' } },
  ]);
});
