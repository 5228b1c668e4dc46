/** A list of one's own: what its columns hold is seen and changed, its remarks become proposals. */
import '../../../support/files/textCoding';
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

jest.setTimeout(60_000);

const LIST = [
  ['Nom', 'Elo', 'Ligue', 'Club', 'Né le', 'Remarques'],
  ['GM ALDER Ada', '2500', 'GES', 'Bosquet', '15 mai 1970', ''],
  ['Birch, Bo', '1800', 'ARA', 'Verger', '1980', '½ bye rd 3'],
  ['Cedar, Cy', '1700', 'ARA', 'Verger', '2001', 'forfait'],
  ['Birch, Bo', '1800', 'ARA', 'Verger', '1980', ''],
];

it('shows the columns, takes another choice, and asks about remarks and doubles', async () => {
  const office = await startOffice();
  LIST.forEach((row, i) =>
    row.forEach((text, j) => text && office.type('Sheet1', `${'ABCDEF'[j]}${i + 1}`, text)),
  );
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  expect(pane.text('adopted')).toContain('Club → Club');
  expect(pane.text('adopted')).not.toContain('Ligue → Club');
  expect(pane.text('adopted-titles')).toContain('GM ALDER Ada');
  // Nobody knows “Né le” yet: the arbiter says what it is.
  await pane.fill('column-4', 'born');
  expect(pane.text('adopted')).toContain('Né le → Born');
  const proposals = pane.text('list-proposals');
  expect(proposals).toContain('Birch, Bo is listed twice');
  expect(proposals).toContain('Birch, Bo: “½ bye rd 3” → half-point bye, round 3');
  expect(proposals).toContain('Cedar, Cy: “forfait” → withdrawn');
  expect(pane.text('adopt-event')).toContain('3 players');
  // Not this one: it is somebody else after all.
  await pane.click('proposal-3 twice');
  expect(pane.text('adopt-event')).toContain('4 players');
  await pane.click('proposal-3 twice');
  await pane.fill('field-start', '15 mars');
  expect(pane.root.textContent).toContain('Not a date');
  await pane.fill('field-start', '2026/03/14');
  expect(pane.root.textContent).not.toContain('Not a date');
  await pane.click('adopt-event');
  const players = pane.desk.getState().event!.tournament!.players;
  expect(
    players.map(({ name, title, born, club, withdrawn, requestedByes }) => [
      name,
      title,
      born,
      club,
      withdrawn,
      [...requestedByes.keys()],
    ]),
  ).toEqual([
    ['ALDER Ada', 'GM', '1970/05/15', 'Bosquet', false, []],
    ['Birch, Bo', '', '1980', 'Verger', false, [3]],
    ['Cedar, Cy', '', '2001', 'Verger', true, []],
  ]);
});

it('a list with two ratings asks which one ranks, and the event keeps both', async () => {
  const office = await startOffice();
  [
    ['Name', 'RtgI', 'RtgN'],
    ['Alder, Ada', '2000', '1900'],
    ['Birch, Bo', '', '2050'],
  ].forEach((row, i) =>
    row.forEach((text, j) => text && office.type('Sheet1', `${'ABC'[j]}${i + 1}`, text)),
  );
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  await pane.fill('field-rating-method', 'HBFN');
  await pane.click('adopt-event');
  const ratings = () =>
    pane.desk
      .getState()
      .event!.tournament!.players.map(({ name, rating, fideRating }) => [name, rating, fideRating]);
  expect(ratings()).toEqual([
    ['Birch, Bo', 2050, 0],
    ['Alder, Ada', 2000, 2000],
  ]);
  expect(pane.desk.getState().event!.tournament!.info.rankMethod).toBe('HBFN');
  await pane.click('open-event');
  await pane.fill('field-rating-method', 'NRO');
  await pane.click('save-settings');
  expect(ratings().map(([, rating]) => rating)).toEqual([2050, 1900]);
  // Whoever comes later is asked for both, and ranks by the method too.
  await pane.click('open-round');
  await pane.fill('late-name', 'Cedar, Cy');
  await pane.fill('late-fideRating', '2200');
  await pane.fill('late-nationalRating', '1950');
  await pane.click('late-enter');
  expect(ratings()).toContainEqual(['Cedar, Cy', 1950, 2200]);
});
