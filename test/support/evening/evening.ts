import { streamOf } from '../../../src/generate/random';
import type { CheckedEvent } from '../../../src/event/open/openEvent';
import { loadHistory, putBack } from '../../../taskpane/actions/historyActions';
import type { Desk } from '../../../taskpane/store/desk';
import { openDesk } from '../pane/deskBook';
import { fresh, freshTeams } from '../pane/proving';
import { ACTS, type ActName, type DeskAct, type DeskDay } from './day';
import { accusedOrExcused } from './ending';
import { changed, differing, factsOf, saidWell, shownBy, unreadable, type Facts } from './holds';
import { fillRound, pairAndWrite, type Act } from './paneActs';
import { cellsOf, eventOf, oneOf, Room, type RandomBelow } from './room';
import { spoilAndCure } from './spoils';
import { atTerminal } from './terminalActs';

/** What can be taken back at once and compared cell by cell, of players and of teams. */
const THERE_AND_BACK = [
  ...(['enter', 'rating', 'swap', 'list', 'again', 'correct', 'repair', 'attendance'] as const),
  ...(['exchangeNumbers', 'settings', 'leaveOpen', 'goesOn', 'lots'] as const),
] as const;
const TEAMS_THERE_AND_BACK = [
  ...(['matchChange', 'enterTeam', 'moveMember', 'adjust', 'list', 'again', 'correct'] as const),
  ...(['attendance', 'settings', 'leaveOpen'] as const),
] as const;

const numbersFrom = (by: number, what: string): RandomBelow => {
  const numbers = streamOf(by, what);
  return (below) => numbers.integer(0, Math.max(0, below - 1));
};

export class Evening {
  /** What the last action left, and the pane that has read it. */
  private left: { readonly by: Desk; readonly facts: Facts | null } | null = null;

  /** The event whose outputs were last found to agree. */
  private looked: { readonly event: CheckedEvent; readonly byName: string } | null = null;

  private constructor(
    private readonly room: Room,
    private readonly by: RandomBelow,
  ) {}

  static async begin({ system, players, language = 'en', acts }: DeskDay): Promise<Evening> {
    const make = system.startsWith('team-') ? freshTeams : fresh;
    const { office, desk } = await make(system, players, language);
    await fillRound(desk, () => 0);
    await pairAndWrite(desk, false);
    const by = numbersFrom(acts.length, 'ending');
    return new Evening(new Room(office, [desk, await openDesk(language)], language), by);
  }

  /** What is wrong after an action; null: nothing. */
  async take({ what, pane, restarts, by }: DeskAct): Promise<string | null> {
    const { room } = this;
    const random = numbersFrom(by, what);
    if (restarts) await room.restart();
    const desk = () => room.panes[pane];
    // Excel tells a pane of what another one or a hand has written.
    if (this.left?.by !== desk()) await desk().refresh();
    const before = this.left?.facts ?? factsOf(desk());
    const noticed = desk().getState().notice;
    let wrong = await this.done(what, desk(), random);
    const { notice } = desk().getState();
    if (notice && notice !== noticed) wrong ??= saidWell(notice);
    await desk().refresh();
    const facts = factsOf(desk());
    this.left = { by: desk(), facts };
    wrong ??= unreadable(desk()) ?? changed(what, before, facts);
    return wrong ?? this.differing(desk());
  }

  private async done(what: ActName, desk: Desk, random: RandomBelow): Promise<string | null> {
    if (what === 'backAndForth') return this.backAndForth(desk, random);
    if (what === 'terminal') return atTerminal(this.room, desk, random);
    if (what === 'spoil') return spoilAndCure(this.room, desk, random);
    if (what === 'reopen') await this.room.reopen();
    else await (ACTS[what] as Act)(desk, random, this.room);
    return null;
  }

  /** What was found of the same event and the same written list need not be looked for again. */
  private differing(desk: Desk): string | null {
    const shown = shownBy(this.room, desk);
    if (!shown) return null;
    const key = JSON.stringify(shown.byName ?? null);
    if (this.looked?.event === shown.event && this.looked.byName === key) return null;
    this.looked = { event: shown.event, byName: key };
    return differing(shown);
  }

  /** What is done and taken back at once leaves the tables cell by cell as they were. */
  private async backAndForth(desk: Desk, random: RandomBelow): Promise<string | null> {
    await loadHistory(desk);
    const [steps, was] = [desk.getState().history.length, this.tables()];
    const isOfTeams = eventOf(desk)?.tournament.teams !== undefined;
    const name = oneOf(random, isOfTeams ? TEAMS_THERE_AND_BACK : THERE_AND_BACK);
    const act: Act = ACTS[name];
    await act(desk, random, this.room);
    await loadHistory(desk);
    const { history } = desk.getState();
    if (history.length !== steps + 1) return null;
    await putBack(desk, history[0].id);
    if (desk.getState().notice?.tone === 'error') return null;
    const now = this.tables();
    const other = [...was].filter(([table, cells]) => now.get(table) !== cells);
    if (other.length === 0 && now.size === was.size) return null;
    return `${name} taken back: ${other.map(([table]) => table).join()} of ${was.size}, now ${now.size}`;
  }

  /** The tables of the events with their cells. */
  private tables(): Map<string, string> {
    const ours = this.room.office.book
      .tables()
      .filter(({ name }) => /^(event|players|teams|round_)/i.test(name));
    return new Map(ours.map((table) => [table.name, JSON.stringify(cellsOf(table))]));
  }

  end(): Promise<string | null> {
    return accusedOrExcused(this.room, this.by);
  }
}
