/** What an arbiter may do in the pane; each is refused where it cannot be, and that is fine. */
import { OUTPUT_GROUPS, outputsOf } from '../../../src/event/lists/lists';
import { awayFrom } from '../../../src/event/byHand/changes';
import { levelCouples, WAYS_ON } from '../../../src/event/results/goesOn';
import { gamesOf } from '../../../src/event/results/results';
import { DEFAULT_PRIZE_RULES } from '../../../src/sheets/prizeRules';
import { LANGUAGES } from '../../../src/words';
import { enterPlayer, note, saveAttendance } from '../../../taskpane/actions/round/attendance';
import {
  confirmChange,
  proposeAgainstBye,
  proposeEntryAgainstBye,
  proposeNumberExchange,
  proposeRating,
  proposeRenumbering,
  proposeSwap,
  proposeTables,
  proposeTurn,
} from '../../../taskpane/actions/round/changes';
import { checkEvent, explainRound, writeWorking } from '../../../taskpane/actions/questions/check';
import { confirmCorrection, typeResult } from '../../../taskpane/actions/round/correction';
import { writeExercise, writeFormulaDetail } from '../../../taskpane/actions/lists/course';
import { loadHistory, putBack } from '../../../taskpane/actions/historyActions';
import { exportPgn, exportTrf } from '../../../taskpane/actions/lists/outputs';
import { endChanges, lookAtChanges } from '../../../taskpane/actions/round/manualEdit';
import { makePrizeTable, writePrizeList } from '../../../taskpane/actions/lists/prizes';
import { exportPage, writeQr } from '../../../taskpane/actions/lists/publish';
import { proposeRepair } from '../../../taskpane/actions/lists/repairTables';
import { leaveOpen } from '../../../taskpane/actions/round/results';
import { confirmRound, pairRound } from '../../../taskpane/actions/round/round';
import { saveSettings } from '../../../taskpane/actions/setup/setup';
import { drawLots, saveGoingOn } from '../../../taskpane/actions/round/tieOrders';
import { acceptTyped, undoTyped } from '../../../taskpane/actions/round/typedCorrections';
import type { Desk } from '../../../taskpane/store/desk';
import { list, SEVEN } from '../pane/deskBook';
import { eventOf, lastGames, oneOf, pairedRounds, type RandomBelow, type Room } from './room';

export type Act = (desk: Desk, random: RandomBelow, room: Room) => Promise<unknown> | unknown;

export const RESULTS = ['1-0', '½-½', '0-1', '1-0F'];
const PRESENCES = ['zeroBye', 'halfBye', 'withdrawn', 'present'] as const;

export async function fillRound(desk: Desk, random: RandomBelow): Promise<void> {
  const round = pairedRounds(desk);
  for (const game of lastGames(desk))
    if (game.result === '') await typeResult(desk, round, game, RESULTS[random(4)]);
}

export async function pairAndWrite(desk: Desk, again: boolean): Promise<void> {
  await pairRound(desk, again);
  if (desk.getState().preview) await confirmRound(desk, false);
}

export const newcomer = (random: RandomBelow) => ({
  ...SEVEN.players[0],
  name: `Rowan ${random(1000)}`,
  rating: 1700 + 10 * random(60),
});
const TERMS = { missed: 'zeroBye', evenLater: true } as const;

const anyPlayer = (desk: Desk, random: RandomBelow): number | undefined => {
  const { teams, players = [] } = eventOf(desk)?.tournament ?? {};
  // Teams are noted as teams, by their places in the list.
  return teams ? 1 + random(teams.length) : oneOf(random, players)?.no;
};

async function confirmed(desk: Desk, reason: string): Promise<void> {
  if (desk.getState().proposal) await confirmChange(desk, reason);
}

export const PANE_ACTS = {
  async next(desk, random) {
    await fillRound(desk, random);
    await pairAndWrite(desk, false);
  },
  again: (desk) => pairAndWrite(desk, true),
  fill: fillRound,
  async correct(desk, random) {
    const paired = pairedRounds(desk);
    if (paired === 0) return;
    const round = 1 + random(paired);
    const games = gamesOf(desk.getState().event, round);
    if (games.length === 0) return;
    const game = oneOf(random, games);
    if (game.result === '') return;
    await typeResult(desk, round, game, RESULTS[random(3)]);
    if (desk.getState().correction) await confirmCorrection(desk, 'wrong slip');
  },
  async rating(desk, random) {
    proposeRating(desk, 1 + random(10), 1700 + 10 * random(60));
    await confirmed(desk, 'typing error');
  },
  async renumber(desk) {
    proposeRenumbering(desk);
    await confirmed(desk, 'by the ratings');
  },
  async swap(desk, random) {
    const [round, games] = [pairedRounds(desk), lastGames(desk)];
    if (games.length < 2) return;
    const [one, other] = [oneOf(random, games), oneOf(random, games)];
    const which = random(3);
    if (which === 0) proposeTurn(desk, round, one.white);
    else if (which === 1) proposeTables(desk, round, one.white, other.black);
    else proposeSwap(desk, round, one.white, other.white);
    await confirmed(desk, 'asked for');
  },
  async repair(desk, random) {
    const [round, games] = [pairedRounds(desk), lastGames(desk)];
    const tables = games.flatMap(({ table }) => (table !== null && random(2) === 0 ? table : []));
    if (tables.length === 0) return;
    await proposeRepair(desk, round, { tables, withBye: random(2) === 0, apart: random(2) === 0 });
    await confirmed(desk, 'by mistake');
  },
  /** Two numbers are exchanged, as a federation asks for. */
  async exchangeNumbers(desk, random) {
    const [one, other] = [anyPlayer(desk, random), anyPlayer(desk, random)];
    if (one === undefined || other === undefined) return;
    proposeNumberExchange(desk, one, other);
    await confirmed(desk, 'the rating officer asked');
  },
  /** Whoever was away comes late and plays the bye. */
  async againstBye(desk, random) {
    const [round, players] = [pairedRounds(desk), eventOf(desk)?.tournament.players ?? []];
    const away = awayFrom(players, round);
    const no = oneOf(random, random(4) > 0 && away.length > 0 ? away : players)?.no;
    if (no === undefined || round === 0) return;
    proposeAgainstBye(desk, round, no);
    await confirmed(desk, 'came late');
  },
  /** Of a level meeting of a cup. */
  async goesOn(desk, random) {
    const event = eventOf(desk);
    const couple = event && oneOf(random, levelCouples(event));
    if (!couple) return;
    const [first, second] = random(2) === 0 ? couple : [...couple].reverse();
    await saveGoingOn(desk, first, second, oneOf(random, WAYS_ON));
  },
  lots: drawLots,
  async endChanges(desk) {
    await lookAtChanges(desk);
    await endChanges(desk, 'as asked for');
  },
  async leaveOpen(desk) {
    if (pairedRounds(desk) > 0) await leaveOpen(desk, pairedRounds(desk));
  },
  enter: (desk, random) => enterPlayer(desk, newcomer(random), TERMS),
  async enterAgainstBye(desk, random) {
    proposeEntryAgainstBye(desk, newcomer(random), TERMS);
    await confirmed(desk, 'came late');
  },
  async attendance(desk, random) {
    const no = anyPlayer(desk, random);
    if (no === undefined) return;
    note(desk, no, PRESENCES[random(4)]);
    if (random(2) === 0) await saveAttendance(desk);
  },
  list: (desk, random) => {
    const event = eventOf(desk);
    if (!event) return;
    const lists = OUTPUT_GROUPS.flatMap((group) => outputsOf(event, group));
    return list(desk, oneOf(random, lists), random(4) === 0, [...event.settings.tieBreaks]);
  },
  async prizes(desk, random) {
    if (random(2) === 0) await makePrizeTable(desk);
    else await writePrizeList(desk, DEFAULT_PRIZE_RULES);
  },
  check: checkEvent,
  async working(desk, random) {
    if (pairedRounds(desk) === 0) return;
    await explainRound(desk, 1 + random(pairedRounds(desk)));
    await writeWorking(desk);
  },
  formulas: (desk, random) =>
    writeFormulaDetail(desk, anyPlayer(desk, random) ?? 1, [
      ...(eventOf(desk)?.settings.tieBreaks ?? []),
    ]),
  exercise: (desk, random) =>
    writeExercise(desk, { kind: 'tie-break-sum', level: 1, seed: random(100) }, 'here'),
  poster: (desk) => writeQr(desk, 'https://example.org/'),
  /** Made to be given away; nothing in the workbook changes. */
  async exported(desk, random) {
    const tieBreaks = eventOf(desk)?.settings.tieBreaks ?? [];
    if (random(3) === 0) exportPgn(desk);
    else if (random(2) === 0) exportTrf(desk);
    else await exportPage(desk, { after: 0, tieBreaks, isLive: false }, '', random(2) === 0);
  },
  async settings(desk, random) {
    const event = eventOf(desk);
    if (!event) return;
    const { tournament, settings } = event;
    const info = { ...tournament.info, arbiter: `Arbiter ${random(9)}` };
    const firstTable = random(2) === 0 ? settings.firstTable : 1 + random(3) * 100;
    await saveSettings(desk, { ...tournament, info }, { ...settings, firstTable });
  },
  async typedEarlier(desk, random) {
    for (const { round } of eventOf(desk)?.typed ?? [])
      await (random(2) === 0 ? undoTyped(desk, round) : acceptTyped(desk, round, 'wrong slip'));
  },
  language: (desk, random) => desk.setLanguage(oneOf(random, LANGUAGES)),
  async undo(desk, random) {
    await loadHistory(desk);
    const { history } = desk.getState();
    if (history.length > 0) await putBack(desk, history[random(Math.min(3, history.length))].id);
  },
  /** What was taken back last is done again. */
  async redo(desk) {
    await loadHistory(desk);
    const [last] = desk.getState().history;
    if (last?.title.key === 'pane.put-back') await putBack(desk, last.id);
  },
} satisfies Readonly<Record<string, Act>>;
