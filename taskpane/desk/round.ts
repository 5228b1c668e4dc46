import type { Reason } from '../../src/explain/reason';
import {
  announceAbsence,
  enterLate,
  reinstate,
  withdraw,
  type NewPlayer,
} from '../../src/model/handling';
import type { Problem } from '../../src/model/problems';
import { taskFor } from '../../src/model/taskFor';
import { before as asItStood } from '../../src/model/tournament';
import type { PlayerNo, Tournament } from '../../src/model/types';
import { changeSheets, newRound, roundPlan, workingSheet } from '../../src/sheets';
import { PHRASES } from '../../src/explain/say';
import { systemById } from '../../src/systems';
import { floatsOf } from '../../src/systems/french-1994';
import type { Desk } from './desk';
import { logLine } from './logLine';
import { withLots } from './setup';
import type { OpenEvent, Presence, Preview, Roll } from './types';

export function note(desk: Desk, no: PlayerNo, presence: Presence): void {
  const roll = new Map(desk.getState().roll);
  if (presence === presenceIn(desk.getState().event, no)) roll.delete(no);
  else roll.set(no, presence);
  desk.set({ roll });
}

/** What the workbook says of a player for the next round. */
export function presenceIn(event: OpenEvent | null, no: PlayerNo): Presence {
  const tournament = event?.tournament;
  const player = tournament?.players.find((other) => other.no === no);
  if (!tournament || !player) return 'present';
  if (player.withdrawn) return 'withdrawn';
  return player.requestedByes.get(tournament.pairedRounds + 1) ?? 'present';
}

type Rolled =
  | { readonly ok: true; readonly tournament: Tournament; readonly reasons: readonly Reason[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The event with the roll called: absences, byes, withdrawals and returns, each by its article. */
export function callRoll(tournament: Tournament, roll: Roll, round: number): Rolled {
  let event = tournament;
  const reasons: Reason[] = [];
  for (const [no, presence] of roll) {
    if (presence === 'present') {
      const player = event.players.find((other) => other.no === no);
      if (player?.withdrawn) {
        const handled = reinstate(event, no);
        if (!handled.ok) return handled;
        event = handled.tournament;
        reasons.push(...handled.reasons);
      }
      event = withoutBye(event, no, round);
      continue;
    }
    const handled =
      presence === 'withdrawn' ? withdraw(event, no) : announceAbsence(event, no, round, presence);
    if (!handled.ok) return handled;
    event = handled.tournament;
    reasons.push(...handled.reasons);
  }
  return { ok: true, tournament: event, reasons };
}

function withoutBye(tournament: Tournament, no: PlayerNo, round: number): Tournament {
  return {
    ...tournament,
    players: tournament.players.map((player) => {
      if (player.no !== no || !player.requestedByes.has(round)) return player;
      const requestedByes = new Map(player.requestedByes);
      requestedByes.delete(round);
      return { ...player, requestedByes };
    }),
  };
}

/** Writes the roll without pairing. */
export function saveRoll(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, roll } = desk.getState();
    if (!event?.tournament || roll.size === 0) return;
    const round = event.tournament.pairedRounds + 1;
    const rolled = callRoll(event.tournament, roll, round);
    if (!rolled.ok) return refuse(desk, rolled.problems);
    const title = { key: 'pane.roll-saved', args: { count: roll.size, round } };
    const written = await desk.write({
      title,
      sheets: changed(event, rolled.tournament),
      log: [logLine(desk, title, { round, detail: rolled.reasons })],
    });
    if (!written) return;
    desk.set({ roll: new Map() });
    desk.tell('success', title);
  });
}

const changed = (event: OpenEvent, after: Tournament, numbers?: ReadonlyMap<PlayerNo, PlayerNo>) =>
  changeSheets({
    read: event.read,
    before: event.tournament!,
    after,
    numbers,
    language: event.settings.language,
  });

const refuse = (desk: Desk, problems: readonly Problem[]): void =>
  desk.set({ notice: { tone: 'error', lines: [], problems } });

/** A player who enters when the event has begun (C.04.2.C). */
export function enterPlayer(
  desk: Desk,
  newcomer: NewPlayer,
  missed: 'zeroBye' | 'halfBye',
  evenLater: boolean,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return;
    const handled = enterLate(event.tournament, newcomer, { missed, evenLater });
    if (!handled.ok) return refuse(desk, handled.problems);
    // Everybody from his place on moves down by one.
    const numbers = new Map(
      event.tournament.players.filter(({ no }) => no >= handled.no).map(({ no }) => [no, no + 1]),
    );
    const title = { key: 'pane.player-entered', args: { name: newcomer.name, no: handled.no } };
    const written = await desk.write({
      title,
      sheets: changed(event, handled.tournament, numbers),
      log: [
        logLine(desk, title, {
          round: event.tournament.pairedRounds + 1,
          detail: handled.reasons.slice(0, 3),
        }),
      ],
    });
    if (written) desk.tell('success', title);
  });
}

/** Pairs the next round (or the last one again) and shows it; nothing is written yet. */
export function pairRound(desk: Desk, again = false): Promise<void> {
  const { event } = desk.getState();
  const last = event?.tournament?.pairedRounds ?? 0;
  const what = { key: 'pane.pairing', args: { round: again ? last : last + 1 } };
  return desk.run(
    what,
    async () => {
      if (!event?.tournament) return refuse(desk, event?.problems ?? []);
      const prepared = prepare(event, desk, again);
      if (!prepared.ok) return refuse(desk, prepared.problems);
      const { task, tournament, seed } = prepared;
      const result = await desk.ports.pairing.pair(event.settings.system, task, (done) =>
        desk.progress(done),
      );
      if (!result.ok) {
        const { reasons, cures } = result.refusal;
        desk.tell('error', ...reasons, ...cures);
        return;
      }
      const floats = event.settings.system === 'french-1994' ? floatsOf(task, result) : undefined;
      const preview: Preview = {
        task,
        tournament,
        seed,
        content: newRound(tournament, result, floats),
        warnings: warningsOf(prepared.warnings, tournament, task.round),
        steps: result.trace.steps,
        replaces: again,
      };
      desk.set({ preview, view: 'preview' });
    },
    true,
  );
}

function prepare(event: OpenEvent, desk: Desk, again: boolean) {
  const whole = event.tournament!;
  const stood = again ? withPresence(whole) : whole;
  const round = stood.pairedRounds + 1;
  const rolled = callRoll(stood, desk.getState().roll, round);
  if (!rolled.ok) return rolled;
  const { tournament, seed } = withLots(rolled.tournament, desk.ports.seed());
  const checked = taskFor(tournament, round);
  if (!checked.ok) return checked;
  return { ok: true as const, task: checked.value, tournament, seed, warnings: checked.warnings };
}

/** The event before its last round; whoever was absent or had a bye asked for has it again. */
function withPresence(whole: Tournament): Tournament {
  const round = whole.pairedRounds;
  const stood = asItStood(whole, round);
  return {
    ...stood,
    players: stood.players.map((player, index) => {
      const { outcome, opponent } = whole.players[index].entries[round - 1];
      const isAsked = outcome === 'halfBye' || outcome === 'fullBye' || outcome === 'zeroBye';
      const isAway = opponent === null && outcome === 'absent';
      if (!isAsked && !isAway) return player;
      const bye = isAsked ? outcome : 'zeroBye';
      return { ...player, requestedByes: new Map(player.requestedByes).set(round, bye) };
    }),
  };
}

function warningsOf(problems: readonly Problem[], tournament: Tournament, round: number): Reason[] {
  const warnings: Reason[] = problems.map(({ code, value, args }) => ({
    key: `problem.${code}`,
    args: { ...args, value },
  }));
  if (round === 1 && tournament.players.some(({ rating }) => rating === 0))
    warnings.push({
      key: 'pane.warn-unrated',
      args: { count: tournament.players.filter(({ rating }) => rating === 0).length },
    });
  const sorted = tournament.players.every(
    ({ rating }, index) => index === 0 || rating <= tournament.players[index - 1].rating,
  );
  if (round === 1 && !sorted) warnings.push({ key: 'pane.warn-order', article: 'C.04.2.B' });
  if (tournament.totalRounds >= tournament.players.length)
    warnings.push({
      key: 'pane.warn-many-rounds',
      args: { rounds: tournament.totalRounds, players: tournament.players.length },
    });
  return warnings;
}

/** Writes the round that was previewed. */
export function confirmRound(desk: Desk, withWorking: boolean): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, preview } = desk.getState();
    if (!event?.tournament || !preview) return;
    const { settings } = event;
    const { round } = preview.content;
    const after = { ...event.tournament, ...namesOnly(preview, event.tournament) };
    const plan = roundPlan(preview.tournament, preview.content, settings);
    const next = { ...settings, seed: preview.seed ?? settings.seed };
    const changes = changeSheets({
      read: event.read,
      before: event.tournament,
      after,
      settings: next,
      language: settings.language,
    }).filter(({ key }) => key === 'event' || key === 'players');
    const title = {
      key: preview.replaces ? 'pane.round-paired-again' : 'pane.round-paired',
      args: { round, games: preview.content.games.length },
    };
    const system = systemById(settings.system)!;
    const working = workingSheet({
      tournament: preview.tournament,
      round,
      systemName: system.name[settings.language],
      steps: preview.steps,
      book: PHRASES,
      language: settings.language,
    });
    const written = await desk.write({
      ...plan,
      title,
      sheets: [...changes, ...plan.sheets, ...(withWorking ? [working] : [])],
      log: [logLine(desk, title, { round, system: true, detail: preview.warnings })],
    });
    if (!written) return;
    desk.set({ preview: null, roll: new Map(), view: 'home' });
    desk.tell('success', title);
  });
}

/** Of the previewed event only what the roll and the lots changed; the rounds stay as they are. */
function namesOnly(preview: Preview, whole: Tournament): Partial<Tournament> {
  const { players, initialColour } = preview.tournament;
  return {
    initialColour,
    players: whole.players.map((player, index) =>
      preview.replaces
        ? player
        : {
            ...player,
            withdrawn: players[index].withdrawn,
            requestedByes: players[index].requestedByes,
          },
    ),
  };
}
