import { writeTrf } from '../../src/formats/trf/write/writeTrf';
import { event } from '../support/event';

test('TRF16 is written with an adjourned game in an earlier round, and says what it loses', () => {
  const played = event(
    'XXR 3',
    { no: 1, rounds: ['2 w 1', '3 b 1'] },
    { no: 2, rounds: ['1 b 0', '4 w 1'] },
    { no: 3, rounds: ['4 w =', '1 w 0'] },
    { no: 4, rounds: ['3 b =', '2 b 0'] },
  );
  const players = played.players.map((player) => ({
    ...player,
    entries: player.entries.map((entry, index) =>
      index === 0 && player.no >= 3 ? { ...entry, outcome: 'adjourned' as const } : entry,
    ),
  }));
  const made = writeTrf({ ...played, players });
  expect(made.ok && made.warnings.map(({ code }) => code)).toEqual(['trf16-loses-adjourned']);
});
