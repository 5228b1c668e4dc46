import { HANDLING_2016, HANDLING_2026 } from '../../src/handling';
/** The pane's state machine without a pane: what each action writes, says and refuses. */
import { openBye } from '../../src/event/byHand/lateEntry';
import { gamesOf, resultCount } from '../../src/event/results/results';
import { applyAttendance } from '../../src/event/round/attendance';
import { NOBODY } from '../../src/model/blank';
import type { NewPlayer } from '../../src/handling';
import { proposeEntryAgainstBye } from '../../taskpane/actions/round/changes';
import { event } from '../support/event';
import { FOUR } from '../support/fourPlayers';
import {
  confirmChange,
  proposeRenumbering,
  proposeSwap,
  proposeTurn,
} from '../../taskpane/actions/round/changes';
import {
  confirmCorrection,
  dropCorrection,
  typeResult,
} from '../../taskpane/actions/round/correction';
import { exportCsv, exportTrf } from '../../taskpane/actions/lists/outputs';
import { enterResult } from '../../taskpane/actions/round/results';
import { note, saveAttendance } from '../../taskpane/actions/round/attendance';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { deskOver } from '../support/files/memoryBook';
import { after, whole, wordsOf } from '../support/playedEvent';

/** Players absent in the file's next round are noted as absent first. */
function noteAbsent(desk: Parameters<typeof note>[0], round: number): void {
  for (const { no, entries } of whole().players) {
    const { opponent, outcome } = entries[round - 1];
    if (opponent === null && outcome !== 'pairingBye') note(desk, no, 'zeroBye');
  }
}

describe('pairing', () => {
  it('pairs as the endorsed engine did, shows it first, then writes it', async () => {
    const { desk, book } = await deskOver(after(3));
    noteAbsent(desk, 4);
    await pairRound(desk);
    const { preview, view } = desk.getState();
    expect(view).toBe('preview');
    expect(book.plans).toHaveLength(0);
    for (const { white, black } of preview!.content.games)
      expect(whole().players.find(({ no }) => no === white)!.entries[3]).toMatchObject({
        opponent: black,
        colour: 'white',
      });
    await confirmRound(desk, true);
    expect(desk.getState()).toMatchObject({ view: 'home', notice: { tone: 'success' } });
    expect(desk.getState().event?.tournament?.pairedRounds).toBe(4);
    expect(book.plans[0].sheets.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['round-4', 'by-name', 'working-4']),
    );
    // Who was noted as away, then the round.
    expect(book.plans[0].log).toHaveLength(2);
  });

  it('does the work by hand for the sheet Working only, not for the preview', async () => {
    const { desk, book } = await deskOver(after(3));
    noteAbsent(desk, 4);
    await pairRound(desk);
    expect(JSON.stringify(desk.getState().preview!.steps)).not.toContain('hand.accepted');
    await confirmRound(desk, true);
    expect(wordsOf(book.plans[0], 'working-4')).toContain('✓ accepted');
  });

  it('refuses while results are missing, and says which', async () => {
    const { desk } = await deskOver(after(3));
    await pairRound(desk);
    await confirmRound(desk, false);
    await pairRound(desk);
    expect(desk.getState().notice).toMatchObject({ tone: 'error' });
    const problems = desk.getState().notice?.problems ?? [];
    expect(problems.map(({ code }) => code)).toEqual(['results-missing']);
    expect(problems[0].args).toMatchObject({ round: 4, count: 25 });
    expect(problems[0].spots?.map(({ label }) => Number(label))).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect(desk.getState().busy).toBeNull();
  });

  it('can be cancelled', async () => {
    const { desk } = await deskOver(after(3));
    const pairing = pairRound(desk);
    desk.ports.pairing.cancel();
    await pairing;
    expect(desk.getState()).toMatchObject({ preview: null, notice: { tone: 'info' } });
  });

  it('says when a write failed, and whether all is as it was', async () => {
    const { desk, book } = await deskOver(after(3));
    await pairRound(desk);
    book.failure = Object.assign(new Error('closed'), { isUndone: true });
    await confirmRound(desk, false);
    expect(desk.getState().notice).toMatchObject({
      tone: 'error',
      lines: [{ key: 'pane.write-undone', args: { message: 'closed' } }],
    });
    expect(desk.getState().event?.tournament?.pairedRounds).toBe(3);
  });
});

describe('a list without numbers', () => {
  it('gets those of the initial order when round 1 is paired, written into its own rows', async () => {
    const { desk, book } = await deskOver(after(0));
    const players = book.cells.tables.find(({ name }) => name === 'Players')!;
    // Turned upside down and without numbers, as a list may be typed.
    const rows = [...players.rows].reverse().map((row) => ['', ...row.slice(1)]);
    const others = book.cells.tables.filter((table) => table !== players);
    book.cells = { tables: [...others, { ...players, rows }] };
    await desk.load();
    await pairRound(desk);
    await confirmRound(desk, false);
    expect(desk.getState().notice).toMatchObject({ tone: 'success' });
    const { tournament, problems } = desk.getState().event!;
    expect(problems).toEqual([]);
    const ratings = tournament!.players.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    const written = book.cells.tables.find(({ name }) => name === 'Players')!;
    expect(written.rows.every(([no]) => Number(no) > 0)).toBe(true);
  });
});

describe('the attendance', () => {
  it('is kept until it is written, and a word taken back is forgotten', async () => {
    const { desk, book } = await deskOver(after(2));
    note(desk, 1, 'halfBye');
    note(desk, 2, 'withdrawn');
    note(desk, 2, 'present');
    expect([...desk.getState().attendance.keys()]).toEqual([1]);
    await saveAttendance(desk);
    expect(desk.getState().attendance.size).toBe(0);
    expect(book.plans).toHaveLength(1);
    const [first] = desk.getState().event!.tournament!.players;
    expect(first.requestedByes.get(3)).toBe('halfBye');
  });

  it('that is paired with at once has a line of the log of its own', async () => {
    const { desk, book } = await deskOver(after(2));
    note(desk, 2, 'withdrawn');
    await pairRound(desk);
    await confirmRound(desk, false);
    const [attendance, round] = book.plans.at(-1)!.log!;
    expect(attendance).toMatchObject({ round: '3', system: '' });
    expect(attendance.detail).toContain('2 ');
    expect(round).toMatchObject({ round: '3', system: 'dutch-2016' });
  });

  it('gives a reason by its article for each', () => {
    const attendance = new Map([[1, 'zeroBye' as const]]);
    for (const [rules, article] of [
      [HANDLING_2016, 'C.04.2.D.4'],
      [HANDLING_2026, 'C.04.2 3.3'],
    ] as const)
      expect(applyAttendance(after(2), attendance, 3, rules)).toMatchObject({
        ok: true,
        reasons: [{ article }],
      });
  });
});

describe('results', () => {
  it('are counted and written one by one', async () => {
    const { desk } = await deskOver(after(2));
    await pairRound(desk);
    await confirmRound(desk, false);
    const { all } = resultCount(desk.getState().event, 3);
    expect(resultCount(desk.getState().event, 3).done).toBe(0);
    const [game] = gamesOf(desk.getState().event, 3);
    await enterResult(desk, 3, game, '0,5');
    expect(resultCount(desk.getState().event, 3)).toEqual({ done: 1, all });
    expect(gamesOf(desk.getState().event, 3)[0].result).toBe('½-½');
  });

  it('a spelling that nobody understands is refused with its cure', async () => {
    const { desk, book } = await deskOver(after(2));
    const [game] = gamesOf(desk.getState().event, 2);
    await enterResult(desk, 2, game, 'won');
    expect(desk.getState().notice?.problems?.[0].code).toBe('unknown-result');
    expect(book.plans).toHaveLength(0);
  });

  it('a correction to an earlier round says what it affects (C.04.2.D.8)', async () => {
    const { desk } = await deskOver(after(3));
    const [game] = gamesOf(desk.getState().event, 1);
    await enterResult(desk, 1, game, game.result === '1-0' ? '0-1' : '1-0');
    expect(desk.getState().notice?.lines.map(({ key }) => key)).toContain(
      'handling.for-rating-only',
    );
  });
});

describe('a correction to an earlier round', () => {
  /** FOUR after three rounds: 2–4 of round 2 was 1-0, so 2 → 1 and ½ → 1½ points when turned. */
  const ask = async (round = 2, white = 2) => {
    const { desk, book } = await deskOver(FOUR);
    const game = gamesOf(desk.getState().event, round).find((each) => each.white === white)!;
    await typeResult(desk, round, game, '0-1');
    return { desk, book };
  };

  it('before the last two rounds is kept apart: the round stays, the sheet of corrections says it', async () => {
    const { desk, book } = await ask(1, 1);
    expect(desk.getState().correction).toMatchObject({
      isRatingOnly: true,
      affects: [{ key: 'handling.for-rating-only' }, { key: 'rating-only.apart' }],
    });
    await confirmCorrection(desk, 'score sheets');
    const [plan] = book.plans;
    expect(plan.sheets.map(({ key }) => key)).toEqual(['charter', 'rating-corrections']);
    expect(plan.sheets[1].blocks[1].cells[1]).toEqual([1, '1 Alder', '2 Birch', '1-0', '0-1']);
    expect(desk.getState().event!.tournament!.players[0].entries[0].outcome).toBe('win');
  });

  it('is asked about, with the points and pairings that it touches; nothing is written', async () => {
    const { desk, book } = await ask();
    expect(book.plans).toHaveLength(0);
    expect(desk.getState().correction?.affects).toMatchObject([
      { key: 'pane.score-changes', args: { from: { points: 4 }, to: { points: 2 } } },
      { key: 'pane.score-changes', args: { from: { points: 1 }, to: { points: 3 } } },
      { key: 'pane.pairing-stays', args: { round: 3 } },
      { key: 'handling.for-rating-only', article: 'C.04.2.D.8' },
      { key: 'pane.counts-here-too' },
    ]);
  });

  it('is forgotten with Cancel', async () => {
    const { desk, book } = await ask();
    dropCorrection(desk);
    await confirmCorrection(desk, '');
    expect(desk.getState().correction).toBeNull();
    expect(book.plans).toHaveLength(0);
  });

  it('is written with Proceed, the reason in the log', async () => {
    const { desk, book } = await ask();
    await confirmCorrection(desk, 'score sheets');
    expect(desk.getState().correction).toBeNull();
    expect(book.plans[0].log?.[0].reason).toBe('score sheets');
    expect(desk.getState().event!.tournament!.players[1].entries[1].outcome).toBe('loss');
  });

  it('while the next round is played it counts for the pairing after that', async () => {
    const { desk } = await deskOver(after(2));
    await pairRound(desk);
    await confirmRound(desk, false);
    const [game] = gamesOf(desk.getState().event, 2);
    await typeResult(desk, 2, game, game.result === '1-0' ? '0-1' : '1-0');
    expect(desk.getState().correction?.affects).toContainEqual({
      key: 'handling.from-pairing',
      article: 'C.04.2.D.8',
      args: { round: 4 },
    });
  });
});

describe('a new player against the bye', () => {
  const ROWAN: NewPlayer = { ...NOBODY, name: 'Rowan, Late', rating: 1950 };
  /** Three players: Cedar (3) has the bye of round 1, in which 1–2 is being played. */
  const THREE = event(
    'XXR 3',
    { no: 1, name: 'Alder', rating: 2100, rounds: ['2 w'] },
    { no: 2, name: 'Birch', rating: 2000, rounds: ['1 b'] },
    { no: 3, name: 'Cedar', rating: 1900, points: '1.0', rounds: ['0000 - U'] },
  );

  it('enters with the number of the rating and plays, in one change with one line of the log', async () => {
    const { desk, book } = await deskOver(THREE);
    proposeEntryAgainstBye(desk, ROWAN, { missed: 'zeroBye', evenLater: false });
    expect(book.plans).toHaveLength(0);
    expect(desk.getState()).toMatchObject({ view: 'changes', proposal: { round: 1, breaks: [] } });
    await confirmChange(desk, 'came at ten past');
    const { tournament, problems } = desk.getState().event!;
    expect(problems).toEqual([]);
    // 1950 stands between 2000 and 1900; Cedar becomes 4.
    expect(tournament!.players.map(({ name }) => name)).toEqual([
      'Alder',
      'Birch',
      'Rowan, Late',
      'Cedar',
    ]);
    expect(tournament!.players.map(({ entries }) => entries[0].opponent)).toEqual([2, 1, 4, 3]);
    expect(book.plans).toHaveLength(1);
    expect(book.plans[0].log).toHaveLength(1);
    expect(book.plans[0].log![0]).toMatchObject({ reason: 'came at ten past' });
    expect(book.plans[0].log![0].action).toContain('3 Rowan, Late enters and plays 4 Cedar');
  });

  it('is not offered once the round is over, nor without a bye', async () => {
    expect(openBye(THREE)).toMatchObject({ round: 1, player: { no: 3 } });
    expect(openBye(FOUR)).toBeNull();
    const over = event(
      'XXR 5',
      { no: 1, name: 'Alder', rating: 2100, points: '1.0', rounds: ['2 w 1'] },
      { no: 2, name: 'Birch', rating: 2000, points: '0.0', rounds: ['1 b 0'] },
      { no: 3, name: 'Cedar', rating: 1900, points: '1.0', rounds: ['0000 - U'] },
    );
    expect(openBye(over)).toBeNull();
  });
});

describe('changes by hand', () => {
  it('two who have met are told apart before anything is written', async () => {
    const { desk, book } = await deskOver(after(3));
    const event = desk.getState().event!.tournament!;
    const byNo = new Map(event.players.map((player) => [player.no, player]));
    const one = event.players.find(({ no, entries: [first, , last] }) => {
      const isPlayed = first.outcome === 'win' || first.outcome === 'draw';
      const other = isPlayed ? byNo.get(first.opponent!)!.entries[2].opponent : null;
      return last.opponent !== null && other !== null && other !== no && other !== last.opponent;
    })!;
    const met = one.entries[0].opponent!;
    const third = one.entries[2].opponent!;
    // Whoever plays them now changes places with the opponent of round 1.
    proposeSwap(desk, 3, third, met);
    expect(desk.getState().proposal?.breaks.map(({ key }) => key)).toContain('legality.met');
    expect(book.plans).toHaveLength(0);
    await confirmChange(desk, 'asked for');
    expect(book.plans[0].log?.[0].reason).toBe('asked for');
    const now = desk.getState().event!.tournament!.players.find(({ no }) => no === one.no)!;
    expect(now.entries[2].opponent).toBe(met);
  });

  it('turned colours are compared with what the system gives', async () => {
    const { desk } = await deskOver(after(3));
    proposeTurn(desk, 3, gamesOf(desk.getState().event, 3)[0].white);
    expect(desk.getState().proposal?.compared.length).toBeGreaterThan(0);
    expect(desk.getState().proposal?.remarks.map(({ article }) => article)).toContain(
      'C.04.2.D.10',
    );
  });

  it('numbers stay once round 4 is paired (C.04.2.B.3)', async () => {
    const four = after(4);
    const players = four.players.map((player, index) =>
      index === 5 ? { ...player, rating: 2999 } : player,
    );
    const { desk } = await deskOver({ ...four, players });
    proposeRenumbering(desk);
    expect(desk.getState().proposal).toBeNull();
    expect(desk.getState().notice?.problems?.[0].code).toBe('numbers-are-final');
  });
});

describe('exports', () => {
  it('TRF and CSV as text', async () => {
    const { desk } = await deskOver(after(3));
    exportTrf(desk);
    expect(desk.getState().exported?.text).toContain('\n001 ');
    exportCsv(desk, { after: 3, tieBreaks: ['BH'], isLive: true });
    const lines = desk.getState().exported!.text.split('\r\n');
    expect(lines[0]).toContain('BH');
    expect(lines).toHaveLength(after(3).players.length + 2);
  });
});
