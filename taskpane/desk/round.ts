import type { Reason } from '../../src/explain/reason';
import { renumberByInitialOrder } from '../../src/model/handling';
import type { Problem } from '../../src/model/problems';
import { taskFor } from '../../src/model/taskFor';
import { before as asItStood } from '../../src/model/tournament';
import type { Entry, PlayerNo, Tournament } from '../../src/model/types';
import {
  changeSheets,
  crosstableSheet,
  newRound,
  roundPlan,
  standingsSheet,
  tidyResults,
  workingSheet,
  type RoundContent,
  type SheetPlan,
} from '../../src/sheets';
import { standings } from '../../src/tiebreaks';
import { PHRASES } from '../../src/explain/say';
import { systemById } from '../../src/systems';
import type { Desk } from './desk';
import { logLine } from './logLine';
import { withLots } from './setup';
import { refusalNotice } from './refusal';
import { callRoll, refuse } from './roll';
import type { OpenEvent, Preview } from './types';

/** Pairs the next round (or the last one again) and shows it; nothing is written yet. */
export function pairRound(desk: Desk, again = false): Promise<void> {
  const { event } = desk.getState();
  const last = event?.tournament?.pairedRounds ?? 0;
  const what = { key: 'pane.pairing', args: { round: again ? last : last + 1 } };
  return desk.run(
    what,
    async () => {
      if (!event?.tournament) return refuse(desk, event?.problems ?? []);
      if (event.typed.length > 0) return desk.tell('warning', { key: 'pane.typed-first' });
      const prepared = prepare(event, desk, again);
      if (!prepared.ok) return refuse(desk, prepared.problems);
      const { task, tournament, seed } = prepared;
      const result = await desk.ports.pairing.pair(event.settings.system, task, (done) =>
        desk.progress(done),
      );
      if (!result.ok) {
        const notice = refusalNotice(event, tournament, result.refusal, prepared.numbers);
        return desk.set({ notice });
      }
      const floats = systemById(event.settings.system)?.storedFloats?.(task, result);
      const preview: Preview = {
        task,
        tournament,
        seed,
        content: newRound(tournament, result, floats),
        numbers: prepared.numbers,
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
  const numbered = numberPlayers(event, rolled.tournament);
  if (!numbered.ok) return numbered;
  const { tournament, seed } = withLots(numbered.tournament, desk.ports.seed());
  const checked = taskFor(tournament, round);
  if (!checked.ok) return checked;
  const { value: task, warnings } = checked;
  return { ok: true as const, task, tournament, seed, warnings, numbers: numbered.numbers };
}

/** A list without numbers gets those of the initial order (C.04.2.B). */
function numberPlayers({ read }: OpenEvent, tournament: Tournament) {
  if (read.players?.isNumbered !== false || tournament.pairedRounds > 0)
    return { ok: true as const, tournament, numbers: null };
  const handled = renumberByInitialOrder(tournament);
  return handled.ok ? { ...handled, numbers: handled.changes } : handled;
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
    const after = preview.numbers
      ? preview.tournament
      : { ...event.tournament, ...namesOnly(preview, event.tournament) };
    const plan = roundPlan(preview.tournament, preview.content, settings);
    const next = { ...settings, seed: preview.seed ?? settings.seed };
    const changes = changeSheets({
      read: event.read,
      before: event.tournament,
      after,
      numbers: preview.numbers ?? undefined,
      settings: next,
      language: settings.language,
    }).filter(({ key }) => key === 'event' || key === 'players');
    const title = {
      key: preview.replaces ? 'pane.round-paired-again' : 'pane.round-paired',
      args: { round, games: preview.content.games.length },
    };
    const working = withWorking ? [await workingOf(desk, preview, settings)] : [];
    const lists = await liveSheets(desk, preview, settings);
    const tidied = tidyResults(event.read).filter(({ key }) => key !== `round-${round}`);
    const written = await desk.write({
      ...plan,
      title,
      sheets: [...changes, ...tidied, ...plan.sheets, ...working, ...lists],
      log: [logLine(desk, title, { round, system: true, detail: preview.warnings })],
    });
    if (!written) return;
    desk.set({ preview: null, roll: new Map(), view: 'home' });
    desk.tell('success', title);
  });
}

/** The sheet Working; where the preview left the work by hand out, it is done now. */
async function workingOf(
  desk: Desk,
  { task, tournament, steps }: Preview,
  { system: id, language }: OpenEvent['settings'],
): Promise<SheetPlan> {
  const system = systemById(id)!;
  const again = system.explain ? await desk.ports.pairing.explain(id, task, () => {}) : null;
  return workingSheet({
    tournament,
    round: task.round,
    systemName: system.name[language],
    steps: again?.ok ? again.trace.steps : steps,
    book: PHRASES,
    language,
  });
}

/** Live lists name the rounds in their formula: with a new round they are written again. */
async function liveSheets(
  desk: Desk,
  { tournament, content, replaces }: Preview,
  settings: OpenEvent['settings'],
): Promise<SheetPlan[]> {
  const lists = await desk.ports.book.liveLists();
  if (lists.length === 0 || replaces) return [];
  const after = withRound(tournament, content);
  const { tieBreaks, tieBreakEdition: edition, language } = settings;
  const list = standings(after, { tieBreaks, edition });
  return lists.flatMap((key) => {
    if (key === 'crosstable') return [crosstableSheet(after, null, language, true)];
    return list.ok ? [standingsSheet(after, list.value, settings, language, true)] : [];
  });
}

/** The event with the new round in it, as it will read once it is written. */
function withRound(tournament: Tournament, { round, games, byes }: RoundContent): Tournament {
  const entries = new Map<PlayerNo, Entry>();
  for (const { white, black } of games) {
    entries.set(white, { outcome: 'pending', opponent: black, colour: 'white' });
    entries.set(black, { outcome: 'pending', opponent: white, colour: 'black' });
  }
  for (const { no, outcome } of byes) entries.set(no, { outcome, opponent: null, colour: null });
  const absent: Entry = { outcome: 'absent', opponent: null, colour: null };
  return {
    ...tournament,
    pairedRounds: round,
    players: tournament.players.map((player) => ({
      ...player,
      entries: [...player.entries, entries.get(player.no) ?? absent],
    })),
  };
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
