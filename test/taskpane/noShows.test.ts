/**
 * Whoever lost by forfeit is asked about before being paired again: C.04.2.D.2 leaves it to the
 * arbiter whether they go on.
 */
import { undecidedNoShows } from '../../src/event/round/attendance';
import { decideNoShow, saveAttendance } from '../../taskpane/actions/round/attendance';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { event } from '../support/event';
import { deskOver } from '../support/files/memoryBook';

/** Six players after round 1; 4 and (against 6) both 3 and 6 stayed away. */
const SIX = event(
  'XXR 5',
  { no: 1, name: 'Alder', rating: 2100, points: '1.0', rounds: ['4 w +'] },
  { no: 2, name: 'Birch', rating: 2000, points: '1.0', rounds: ['5 b 1'] },
  { no: 3, name: 'Cedar', rating: 1900, points: '0.0', rounds: ['6 w -'] },
  { no: 4, name: 'Dogwood', rating: 1800, points: '0.0', rounds: ['1 b -'] },
  { no: 5, name: 'Elm', rating: 1700, points: '0.0', rounds: ['2 w 0'] },
  { no: 6, name: 'Fir', rating: 1600, points: '0.0', rounds: ['3 b -'] },
);

const undecided = (desk: Awaited<ReturnType<typeof deskOver>>['desk']) => {
  const { event: open, attendance } = desk.getState();
  return undecidedNoShows(open!.tournament!, attendance);
};
const paired = (desk: Awaited<ReturnType<typeof deskOver>>['desk']) =>
  desk
    .getState()
    .preview!.content.games.flatMap(({ white, black }) => [white, black])
    .sort();

it('asks about each until it is decided, and pairs anew with what is decided', async () => {
  const { desk, book } = await deskOver(SIX);
  await pairRound(desk);
  expect(desk.getState().view).toBe('preview');
  expect(undecided(desk)).toEqual([3, 4, 6]);
  await decideNoShow(desk, 3, 'present');
  expect(undecided(desk)).toEqual([4, 6]);
  expect(paired(desk)).toEqual([1, 2, 3, 4, 5, 6]);
  await decideNoShow(desk, 4, 'withdrawn');
  await decideNoShow(desk, 6, 'zeroBye');
  expect(undecided(desk)).toEqual([]);
  expect(paired(desk)).toEqual([1, 2, 3, 5]);
  await confirmRound(desk, false);
  const { players } = desk.getState().event!.tournament!;
  expect(players.map(({ withdrawn }) => withdrawn)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(players[5].entries[1].outcome).toBe('zeroBye');
  // Two of the three decisions change something: the log counts those.
  expect(book.plans[0].log?.[0].action).toBe('Round 2: 2 entries saved');
});

it('does not ask about a bye that was asked for, nor about who has withdrawn', () => {
  const decided = {
    ...SIX,
    players: SIX.players.map((player) =>
      player.no === 3
        ? { ...player, requestedByes: new Map([[2, 'halfBye' as const]]) }
        : { ...player, withdrawn: player.no === 4 },
    ),
  };
  expect(undecidedNoShows(decided, new Map())).toEqual([6]);
});

it('writes nothing where the only thing noted is that somebody plays', async () => {
  const { desk, book } = await deskOver(SIX);
  await decideNoShow(desk, 3, 'present');
  await saveAttendance(desk);
  expect(book.plans).toEqual([]);
});

it('drops the preview where what was decided cannot be paired', async () => {
  const { desk } = await deskOver(SIX);
  await pairRound(desk);
  const pair = jest.spyOn(desk.ports.pairing, 'pair').mockResolvedValue({
    ok: false,
    refusal: { summary: { key: 'dutch.bye' }, reasons: [], cures: [] },
  } as never);
  await decideNoShow(desk, 3, 'withdrawn');
  expect(pair).toHaveBeenCalledTimes(1);
  expect(desk.getState()).toMatchObject({ preview: null, view: 'round' });
});
