/** Sentences of early logs. Expected: what 0.1.0 and 0.2.0 wrote, copied out of their phrases. */
import {
  saidChanges,
  saidCorrection,
  saysChangeByHand,
} from '../../src/sheets/stored/log/logSentences';

test.each([
  'Correction, round 2, table 11: 1-0 instead of ½-½',
  'Correction, ronde 2, table 11 : 1-0 au lieu de ½-½',
  'Correction, ronde 2, table 11\u00A0: 1-0 au lieu de ½-½ [C.04.2.D.8]',
  'Correção, ronda 2, mesa 11: 1-0 em vez de ½-½',
])('%s', (text) => {
  expect(saidCorrection(text)).toEqual({ round: 2, table: 11, was: '½-½' });
  expect(saysChangeByHand(text)).toBe(false);
});

test.each([
  '3 Alder and 8 Birch are exchanged',
  '3 Alder et 8 Birch sont échangés',
  '3 Alder e 8 Birch são trocados',
  'Colours of 3 Alder and his opponent changed',
  'Couleurs de 3 Alder et de son adversaire inversées',
  'Cores de 3 Alder e do adversário trocadas',
  'Tables paired anew: 3, 4',
  'Tables réappariées : 3, 4',
  'Mesas emparceiradas de novo: 3, 4',
  '3 Alder plays against the bye',
  '3 Alder joue contre l’exempt',
  '3 Alder joga com o isento',
  '9 Elm enters and plays 3 Alder, who had the bye of round 1',
  '9 Elm entre dans le tournoi et joue contre 3 Alder, exempt de la ronde 1',
  '9 Elm entra na prova e joga contra 3 Alder, isento da ronda 1',
])('%s', (text) => {
  expect(saysChangeByHand(text)).toBe(true);
  expect(saidCorrection(text)).toBeNull();
});

test('changes that were typed into a sheet and kept', () => {
  const said = (text: string) =>
    saidChanges(text).map(({ white, black, was }) => [white, black, was]);
  expect(said('3 Alder; 8 Birch: 1-0 → 0-1')).toEqual([['3', '8', '1-0']]);
  expect(said('3 Alder; 8 Birch : 1-0 → 0-1; 4 Elm; 9 Fir : ½-½ → 1-0F')).toEqual([
    ['3', '8', '1-0'],
    ['4', '9', '½-½'],
  ]);
  expect(said('Round 2 paired: 5 games')).toEqual([]);
});
