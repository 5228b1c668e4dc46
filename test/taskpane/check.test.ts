/** Checking and explaining an event from the desk. */
import { gamesOf } from '../../src/event/results/results';
import { confirmChange, proposeSwap } from '../../taskpane/actions/round/changes';
import {
  checkEvent,
  explainRound,
  explainWhyNot,
  writeWorking,
} from '../../taskpane/actions/questions/check';
import { enterResult } from '../../taskpane/actions/round/results';
import { FOUR } from '../support/fourPlayers';
import { deskOver } from '../support/files/memoryBook';
import { after, wordsOf } from '../support/playedEvent';

describe('checking and explaining', () => {
  it('an event of the endorsed engine has no differing round', async () => {
    const { desk } = await deskOver(after(4));
    await checkEvent(desk);
    expect(desk.getState().check).toMatchObject({ rounds: 4, differing: 0, findings: [] });
  });

  it('a round that was changed is found, with what was played and what should have been', async () => {
    const { desk } = await deskOver(after(4));
    const [a, b] = gamesOf(desk.getState().event, 4);
    proposeSwap(desk, 4, a.white, b.white);
    await confirmChange(desk, 'test');
    for (const game of gamesOf(desk.getState().event, 4))
      if (game.result === '') await enterResult(desk, 4, game, '1-0');
    await checkEvent(desk);
    const { check } = desk.getState();
    expect(check?.differing).toBe(1);
    expect(check?.findings[0]).toMatchObject({ round: 4 });
    expect(check?.findings[0].played).not.toBe('');
  });

  it('without published standings it says so', async () => {
    const { desk, book } = await deskOver(after(4));
    await checkEvent(desk);
    expect(desk.getState().check).toMatchObject({ lists: 0, wrongCells: 0 });
    const subtitle = String(book.plans[0].sheets[0].blocks[0].cells[1][0]);
    expect(subtitle).toContain('no published standings found to compare');
  });

  it('standings that the workbook shows are recomputed; a wrong cell is named', async () => {
    const { desk, book } = await deskOver(FOUR);
    // By hand: Alder 2½, Birch 2, Cedar 1, Dogwood ½ (test/support/fourPlayers.ts).
    const rows = [
      ['After round 3'],
      ['Rank', 'Name', 'Pts'],
      [1, 'Alder', 2.5],
      [2, 'Birch', 1.5],
      [3, 'Cedar', 1],
      [4, 'Dogwood', 0.5],
    ];
    book.others = [{ sheet: 'Final', row: 0, column: 0, rows }];
    await checkEvent(desk);
    const { check, notice } = desk.getState();
    expect(check).toMatchObject({ lists: 1, cells: 8, wrongCells: 1 });
    expect(check!.findings.filter(({ place }) => place)).toEqual([
      {
        round: 3,
        finding: 'Final!C4: points of 2 Birch',
        played: '1.5',
        expected: '2',
        article: '',
        place: { kind: 'cell', sheet: 'Final', address: 'C4' },
      },
    ]);
    expect(notice).toMatchObject({ tone: 'warning' });
  });

  it('gives the reasons of a round and why two were not paired', async () => {
    const { desk } = await deskOver(after(3));
    await explainRound(desk, 3);
    expect(desk.getState().explanation?.steps.length).toBeGreaterThan(0);
    const [one] = desk.getState().event!.tournament!.players;
    await explainWhyNot(desk, 3, one.no, one.entries[0].opponent!);
    expect(desk.getState().explanation?.why?.steps.length).toBeGreaterThan(0);
  });

  it('a bracket by hand stands among the reasons and in the sheet Working', async () => {
    const { desk, book } = await deskOver(after(3));
    await explainRound(desk, 3);
    expect(JSON.stringify(desk.getState().explanation?.steps)).toContain('hand.accepted');
    await writeWorking(desk);
    expect(wordsOf(book.plans[0], 'working-3')).toEqual(
      expect.arrayContaining(['S1', 'S2', 'Exchange', 'Verdict', '✓ accepted']),
    );
  });
});
