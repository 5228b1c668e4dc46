/**
 * A page of a results site with the boards of every match, pasted into a sheet or into the field of the
 * import: an event of teams that is checked, goes on and is reported for rating, over real office.js.
 */
import '../../../support/files/textCoding';
import fs from 'fs';
import path from 'path';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import { importTrf, lookForList } from '../../../../taskpane/actions/setup/setup';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { list, openDesk } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

const SITE = fs.readFileSync(path.join(__dirname, '../../../fixtures/matchLists/site.tsv'), 'utf8');

/** As a page is pasted: what begins like a formula stays a text. */
const asText = (text: string) => (/^[+-] /.test(text) ? `'${text}` : text);

test('pasted into a sheet, and into the field: the same event of teams', async () => {
  const office = await startOffice();
  SITE.trim()
    .split('\n')
    .forEach((line, row) =>
      line
        .split('\t')
        .forEach((text, column) =>
          office.type('Sheet1', `${'ABCDEFGHI'[column]}${row + 1}`, asText(text)),
        ),
    );
  const desk = await openDesk();
  await lookForList(desk, 'Sheet1');
  const { event, notice } = desk.getState();
  if (!isChecked(event)) throw new Error(JSON.stringify(notice));
  expect(notice?.problems?.map(({ code }) => code)).toEqual(['match-list-assumed']);
  expect(event.settings.system).toBe('team-round-robin');
  expect(event.tournament.teams?.map(({ name }) => name)).toEqual([
    'Ashford',
    'Birchwick',
    'Cedarby',
    'Elmstead',
  ]);
  expect(verifyEvent(event).breaks).toEqual([]);
  await list(desk, 'ratingChange');
  const cells = office.sheet('Rating change').text('A1:L30').flat();
  expect(cells).toContain('Oakes, Adam');
  expect(cells).toContain('Swift, Quinn');

  await startOffice();
  const other = await openDesk();
  await importTrf(other, SITE, DEFAULT_SETTINGS, null);
  const again = other.getState().event;
  expect(isChecked(again) && again.tournament.players).toEqual(event.tournament.players);
});
