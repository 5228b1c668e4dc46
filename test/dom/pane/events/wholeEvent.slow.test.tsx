/**
 * A whole event in the pane, over real office.js: setup from the arbiter's own list, five rounds
 * with forfeits, a late entry, a withdrawal, a correction, an undo, standings and the TRF.
 */
import { check } from '../../../../src/model/check';
import { parseTrf } from '../../../../src/formats/trf/parseTrf';
import type { Player } from '../../../../src/model/types';
import { systemInForce } from '../../../../src/systems';
import { recheckRound } from '../../../../src/systems/audit/recheck';
import { startOffice, type Office } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

jest.setTimeout(120_000);

const WORDS = {
  en: { list: ['Name', 'Rating', 'Club'], round: 'Round', players: 'Players', log: 'Log' },
  fr: { list: ['Nom', 'Elo', 'Club'], round: 'Ronde', players: 'Joueurs', log: 'Journal' },
  pt: { list: ['Nome', 'Rating', 'Clube'], round: 'Ronda', players: 'Jogadores', log: 'Registo' },
} as const;

/** Eleven players, out of order, one name that looks like a formula. */
const NAMES = [
  ['Chêne, Iris', 1800],
  ['=Alder, Rue', 2100],
  ['Birch, Sage', 1950],
  ['Elm, Poppy', 1640],
  ['Fir, Mint', 1500],
  ['Hazel, Dill', 2050],
  ['Larch, Ivy', 1720],
  ['Maple, Fern', 1890],
  ['Oak, Rose', 1400],
  ['Pine, Lily', 1590],
  ['Yew, Basil', 1300],
] as const;

function typeList(office: Office, language: keyof typeof WORDS): void {
  WORDS[language].list.forEach((word, j) => office.type('Sheet1', `${'ABC'[j]}3`, word));
  NAMES.forEach(([name, rating], i) => {
    office.type('Sheet1', `A${i + 4}`, name.startsWith('=') ? `'${name}` : name);
    office.type('Sheet1', `B${i + 4}`, String(rating));
    office.type('Sheet1', `C${i + 4}`, 'Club');
  });
}

/** All results of the round, one key each. */
async function typeResults(pane: Pane, keys: string): Promise<void> {
  await pane.click('enter-results');
  for (const key of keys) await pane.press('result-grid', key);
  await pane.click('back');
}

async function pairAndWrite(pane: Pane): Promise<void> {
  await pane.click('pair-next');
  expect(pane.desk.getState().view).toBe('preview');
  await pane.click('write-round');
  expect(pane.desk.getState().notice).toMatchObject({ tone: 'success' });
}

describe.each(['en', 'fr', 'pt'] as const)('a whole event in %s', (language) => {
  it('from the first entry to the TRF', async () => {
    const words = WORDS[language];
    const office = await startOffice();
    typeList(office, language);
    const pane = await Pane.open(language);

    // Setting up from a list of one's own.
    await pane.click('start-adopt');
    await pane.click('adopt-look');
    expect(pane.text('adopted')).toContain('11');
    await pane.fill('field-name', 'Open <&> test');
    await pane.fill('field-rounds', '5');
    await pane.click('adopt-event');
    expect(office.sheetNames()).toContain(words.players);
    expect(office.sheet(words.players).values('A5:D6')).toEqual([
      [1, '', '=Alder, Rue', 2100],
      [2, '', 'Hazel, Dill', 2050],
    ]);
    expect(office.sheet('Sheet1').values('A3')).toEqual([[words.list[0]]]);

    // Round 1: 11 players, a bye; lots are drawn and kept.
    await pairAndWrite(pane);
    expect(pane.desk.getState().event?.settings.seed).toBe('LOTS2026');
    expect(office.sheetNames()).toContain(`${words.round} 1`);
    await typeResults(pane, '105+1');
    expect(pane.desk.getState().event?.tournament?.pairedRounds).toBe(1);

    // A result typed into the sheet that makes no sense is a problem at its cell.
    office.type(`${words.round} 1`, 'F5', 'banana');
    await pane.click('reload');
    expect(pane.desk.getState().event?.problems).toMatchObject([
      { code: 'unknown-result', place: { sheet: `${words.round} 1`, address: 'F5' } },
    ]);
    office.type(`${words.round} 1`, 'F5', '1:0');
    await pane.click('reload');
    expect(pane.desk.getState().event?.problems).toEqual([]);

    // A late entry before round 2, with the number of the rating.
    await pane.click('open-round');
    await pane.fill('late-name', 'Rowan, Late');
    await pane.fill('late-rating', '1900');
    await pane.click('late-enter');
    const entered = pane.desk.getState().event!.tournament!.players;
    expect(entered.map(({ name }) => name)[3]).toBe('Rowan, Late');
    expect(entered).toHaveLength(12);
    await pane.click('back');
    await pairAndWrite(pane);
    await typeResults(pane, '15-010');

    // A withdrawal and a half-point bye before round 3; who lost by forfeit is asked about.
    await pane.click('open-round');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(pane.text('no-shows')).toContain('C.04.2.D.2');
    for (const [name, presence] of [
      ['Yew', 'withdrawn'],
      ['Oak', 'halfBye'],
    ] as const) {
      const { players } = pane.desk.getState().event!.tournament!;
      const { no } = players.find((player) => player.name.startsWith(name))!;
      await pane.click(`here-${no}`);
      await pane.fill(`away-${no}`, presence);
    }
    await pane.click('back');
    await pairAndWrite(pane);
    const third = pane.desk.getState().event!.tournament!.players;
    const outcome = (name: string, round: number) =>
      third.find((player) => player.name.startsWith(name))!.entries[round - 1].outcome;
    expect(outcome('Yew', 3)).toBe('absent');
    expect(outcome('Oak', 3)).toBe('halfBye');

    // Two players are exchanged: judged, written with a reason, and put back from the history.
    const pairsBefore = pane.desk.getState().event!.read.rounds[2].rows.map((row) => row.white);
    await pane.click('open-changes');
    const { rows } = pane.desk.getState().event!.read.rounds[2];
    await pane.click('table-1');
    await pane.click('table-2');
    await pane.click('repair');
    expect(pane.text('proposal')).toContain('C.04.2 4.4');
    await pane.click('drop-change');
    await pane.click(`seat-${rows[0].white}`);
    await pane.click(`seat-${rows[1].white}`);
    await pane.click('swap');
    expect(pane.has('proposal')).toBe(true);
    await pane.fill('change-reason', 'team mates');
    await pane.click('write-change');
    expect(pane.desk.getState().notice).toMatchObject({ tone: 'success' });
    expect(pane.desk.getState().event!.read.rounds[2].rows[0].white).not.toBe(pairsBefore[0]);
    await pane.click('back');
    await pane.click('open-history');
    const [{ id }] = pane.desk.getState().history;
    await pane.click(`put-back-${id}`);
    expect(pane.desk.getState().event!.read.rounds[2].rows.map((row) => row.white)).toEqual(
      pairsBefore,
    );
    await pane.click('back');
    await typeResults(pane, '11555');

    // Round 4, then a correction to round 3 that the next pairing takes in.
    await pairAndWrite(pane);
    await pane.click('open-results');
    await pane.fill('results-round', '3');
    expect(pane.has('correction-effect')).toBe(true);
    await pane.press('result-grid', 'ArrowUp');
    await pane.press('result-grid', 'ArrowUp');
    const corrected = pane.desk
      .getState()
      .event!.read.rounds[2].rows.filter((row) => row.black !== null);
    expect(corrected.some((row) => row.whiteOutcome === 'pending')).toBe(false);
    const roundThree = JSON.stringify(pane.desk.getState().event!.read.rounds[2].rows);
    await pane.press('result-grid', '0');
    // It is asked first, and Cancel leaves everything as it was.
    expect(pane.text('correction')).toContain('C.04.2 4.3');
    await pane.click('correction-cancel');
    expect(pane.has('correction')).toBe(false);
    expect(JSON.stringify(pane.desk.getState().event!.read.rounds[2].rows)).toBe(roundThree);
    await pane.press('result-grid', 'ArrowUp');
    await pane.press('result-grid', '0');
    await pane.fill('correction-reason', 'score sheets');
    await pane.click('correction-proceed');
    expect(pane.has('correction')).toBe(false);
    expect(JSON.stringify(pane.desk.getState().event!.read.rounds[2].rows)).not.toBe(roundThree);
    expect(pane.desk.getState().notice).toMatchObject({ tone: 'success' });
    await pane.click('back');

    // One typed straight into the sheet of round 3 is asked about too: put back, then kept.
    const written = office.sheet(`${words.round} 3`).values('F5')[0][0];
    office.type(`${words.round} 3`, 'F5', written === '½-½' ? '1-0' : '½-½');
    await pane.click('reload');
    expect(pane.text('typed-3')).toContain('C.04.2 4.3');
    await pane.click('typed-3-cancel');
    expect(pane.has('typed-3')).toBe(false);
    expect(office.sheet(`${words.round} 3`).values('F5')).toEqual([[written]]);
    office.type(`${words.round} 3`, 'F5', written === '½-½' ? '1-0' : '½-½');
    await pane.click('reload');
    await pane.fill('typed-3-reason', 'captains agree');
    await pane.click('typed-3-proceed');
    expect(pane.has('typed-3')).toBe(false);
    expect(office.sheet(`${words.round} 3`).values('F5')).not.toEqual([[written]]);
    await typeResults(pane, '15x10');

    // Round 5 and the end.
    await pairAndWrite(pane);
    await typeResults(pane, '15001');
    expect(pane.desk.getState().event?.problems).toEqual([]);
    await pane.click('final-standings');
    await pane.click('live');
    for (const list of ['standings', 'crosstable', 'cards']) await pane.click(`write-${list}`);
    expect(pane.desk.getState().notice?.tone).not.toBe('error');

    // The TRF says the same event, and every round of it is the system's own.
    await pane.click('export-trf');
    const trf =
      (pane.find('export-text') as HTMLTextAreaElement).value ||
      pane.find('export-text').querySelector('textarea')!.value;
    const checked = check(parseTrf(trf));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const games = (players: readonly Player[]) =>
      players.map(({ entries }) => entries.map(({ outcome, opponent }) => [outcome, opponent]));
    expect(games(checked.value.players)).toEqual(
      games(pane.desk.getState().event!.tournament!.players),
    );
    const system = systemInForce();
    for (const round of [1, 2, 3, 5]) {
      const again = recheckRound(checked.value, system, round);
      expect('differs' in again && again.differs).toBe(false);
    }

    // The log has every action; the snapshots are hidden.
    const log = office
      .sheet(words.log)
      .values('A4:F60')
      .filter(([time]) => time !== '');
    expect(log.length).toBeGreaterThan(35);
    expect(log.flat()).toContain('team mates');
    expect(log.flat()).toContain('score sheets');
    expect(log.flat()).toContain('captains agree');
    const hidden = office.book.sheets().filter(({ name }) => name.startsWith('_pairsheet'));
    expect(hidden.every(({ visibility }) => visibility === 'VeryHidden')).toBe(true);
  });
});
