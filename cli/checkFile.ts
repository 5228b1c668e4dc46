import { labels } from '../src/event/open/players';
import {
  checkPrinted,
  type RankAndPoints,
  type PlaceDifference,
} from '../src/event/check/printedStandings';
import { checkPrintedTeams, printsTeams } from '../src/event/check/printedTeams';
import { causeOf } from '../src/event/announced/trail';
import { sayPlace, sayProblem } from '../src/explain/sayProblem';
import { stepsAsText } from '../src/explain/text';
import type { Problem } from '../src/model/problems';
import { differenceReasons, recheckRound, type RoundCheck } from '../src/systems/audit/recheck';
import type { PairingSystem, PlayedRound } from '../src/systems/system';
import { notFinal } from '../src/tiebreaks/openGames';
import type { Call } from './command';
import { ranksTeams } from './commands/standingsTeams';
import { EXIT, type ExitCode } from './exitCodes';
import {
  competitionFor,
  loadEvents,
  systemChoice,
  systemFor,
  type FileEvent,
  type LoadedEvent,
} from './load';
import {
  editionBecause,
  editionFor,
  namedSystem,
  sayEdition,
  wantedTieBreaks,
} from './tieBreakChoice';
import { reasonText, reportRefusal, say, textOptions } from './say';

/** Pairs and bye as the JSON of a check has them. */
export type PairJson =
  { readonly white: number; readonly black: number } | { readonly bye: number };

/** What was found in one file: plain data, so that another thread can find it. */
export interface FileReport {
  readonly file: string;
  /** Where the workbook has several. */
  readonly section?: string;
  /** Null: the file could not be read, or no edition could be chosen. */
  readonly system: string | null;
  readonly rounds: number;
  readonly differing: readonly {
    readonly round: number;
    readonly played: readonly PairJson[];
    readonly byTheRules: readonly PairJson[];
    readonly article: string | null;
  }[];
  readonly standings: { readonly checked: boolean; readonly differing: readonly PlaceDifference[] };
  /** Anything that kept the file, or a part of it, from being checked. */
  readonly trouble: ExitCode;
  /** What the file says of its event; null: it could not be read. */
  readonly event: EventFacts | null;
  /** Why this pairing system. */
  readonly systemBecause: string | null;
  /** By which edition the standings were checked, and why; null: they were not. */
  readonly tieBreaks: { readonly edition: string; readonly because: string } | null;
  readonly errors: readonly ProblemJson[];
  readonly warnings: readonly ProblemJson[];
}

/** Of an event: enough to find it among many. */
export interface EventFacts {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly players: number;
  readonly pairedRounds: number;
  /** The table is a ranking without starting numbers: they were rebuilt from ratings. */
  readonly numbersRebuilt: boolean;
  /** Why its standings are not final, if they are not. */
  readonly notFinal: readonly string[];
}

export interface ProblemJson {
  readonly code: string;
  /** Line and column, or sheet and cell; empty: the whole file. */
  readonly place: string;
  readonly says: string;
  readonly cure: string;
}

const UNREAD = {
  system: null,
  rounds: 0,
  differing: [],
  standings: { checked: false, differing: [] },
  event: null,
  systemBecause: null,
  tieBreaks: null,
};

/** Pairs every round of a file again and ranks its players again; tells every difference. */
export async function checkFile(call: Call, file: string): Promise<FileReport[]> {
  const events = await loadEvents(call, file);
  return events.map((each) => {
    const report = checkOne(call, file, each);
    return { ...report, ...problemsOf(call, file, each.name) };
  });
}

/** What was listed of the file as a whole and of this event of it, as data. */
function problemsOf(
  call: Call,
  path: string,
  name: string,
): Pick<FileReport, 'errors' | 'warnings'> {
  const listed = call.reported.filter(({ file }) => file === path || file === name);
  const having = (severity: Problem['severity']): ProblemJson[] =>
    listed
      .filter(({ problem }) => problem.severity === severity)
      .map(({ problem }) => {
        const { sentence, cure } = sayProblem(call.language, problem);
        return { code: problem.code, place: sayPlace(problem.place), says: sentence, cure };
      });
  return { errors: having('error'), warnings: having('warning') };
}

type Found = Omit<FileReport, 'errors' | 'warnings'>;

function checkOne(call: Call, path: string, { name: file, section, event }: FileEvent): Found {
  const of = { file: path, ...(section === null ? {} : { section }) };
  if (!event.ok) return { ...UNREAD, ...of, trouble: event.exit };
  const system = systemFor(call, file, event.value, call.system());
  const facts = factsOf(call, event.value);
  if (!system.ok) return { ...UNREAD, ...of, event: facts, trouble: system.exit };
  const chosen = systemChoice(event.value, call.system());
  const because = chosen.ok ? chosen.because : null;
  const competition = competitionFor(call, file, event.value, system.value);
  if (!competition.ok) return { ...UNREAD, ...of, event: facts, trouble: competition.exit };
  const pairings = checkRounds(
    call,
    file,
    { ...event.value, tournament: competition.value },
    system.value,
  );
  const standings = checkStandings(call, file, event.value);
  return {
    ...of,
    system: system.value.id,
    rounds: pairings.rounds,
    differing: pairings.differing,
    standings: { checked: standings.checked, differing: standings.differing },
    event: facts,
    systemBecause: because ? reasonText(call, because) : say(call, 'check.asked'),
    tieBreaks: standings.tieBreaks,
    trouble: Math.max(pairings.trouble, standings.trouble) as ExitCode,
  };
}

function factsOf(call: Call, { tournament, areRebuilt = false }: LoadedEvent): EventFacts {
  const { info, players, pairedRounds } = tournament;
  return {
    name: info.name,
    start: info.start,
    end: info.end,
    players: players.length,
    pairedRounds,
    numbersRebuilt: areRebuilt,
    notFinal: notFinal(tournament).map((reason) => reasonText(call, reason)),
  };
}

function checkRounds(
  call: Call,
  file: string,
  event: LoadedEvent,
  system: PairingSystem,
): Pick<FileReport, 'rounds' | 'differing' | 'trouble'> {
  const { tournament } = event;
  const differing: FileReport['differing'][number][] = [];
  let rounds = 0;
  const left: number[] = [];
  if (tournament.pairedRounds === 0) note(call, file, say(call, 'check.no-rounds'));
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const checked = recheckRound(tournament, system, round);
    if ('problems' in checked) {
      if (left.length === 0) call.report(checked.problems, file);
      left.push(round);
      continue;
    }
    rounds++;
    if (checked.differs) differing.push(tellDifference(call, file, event, system, checked));
  }
  if (left.length > 0)
    note(call, file, say(call, 'check.rounds-left', { rounds: left.join(', ') }));
  return { rounds, differing, trouble: left.length > 0 ? EXIT.badInput : EXIT.done };
}

const note = (call: Call, file: string, text: string): void => call.io.err(`${file}: ${text}\n`);

function tellDifference(
  call: Call,
  file: string,
  { trail, tournament, areRebuilt }: LoadedEvent,
  system: PairingSystem,
  checked: RoundCheck,
): FileReport['differing'][number] {
  const { round, played, onlyPlayed, onlyOurs, ours, task } = checked;
  const { players } = task.tournament;
  const reasons = differenceReasons(system, checked);
  // A verdict by numbers that nobody announced says so on its own line.
  const byWhat = areRebuilt ? ` ${say(call, 'check.rebuilt')}` : '';
  if ('refusal' in ours) {
    const text = say(call, 'cli.refused', { round, played: asText(call, played) });
    call.io.out(`${file}: ${text}${byWhat}\n`);
    reportRefusal(call, round, ours.refusal, players);
  } else {
    const args = { round, played: asText(call, onlyPlayed), ours: asText(call, onlyOurs) };
    call.io.out(`${file}: ${say(call, 'cli.differs', args)}${byWhat}\n`);
    for (const line of stepsAsText(reasons, textOptions(call, players), 1))
      call.io.out(`${line}\n`);
  }
  const cause = causeOf(tournament, system, checked, trail);
  if (cause) call.io.out(`  ${reasonText(call, cause, players)}\n`);
  return {
    round,
    played: asPairs(onlyPlayed),
    byTheRules: asPairs(onlyOurs),
    article: reasons.find(({ article }) => article)?.article ?? null,
  };
}

const asPairs = ({ pairs, bye }: PlayedRound): PairJson[] => [
  ...pairs.map(({ white, black }) => ({ white, black })),
  ...(bye === null ? [] : [{ bye }]),
];

function asText(call: Call, { pairs, bye }: PlayedRound): string {
  const parts = pairs.map(({ white, black }) => `${white}-${black}`);
  if (bye !== null) parts.push(say(call, 'cli.bye', { player: bye }));
  return parts.join(' ') || '–';
}

type StandingsReport = FileReport['standings'] & Pick<FileReport, 'trouble' | 'tieBreaks'>;
const NOT_CHECKED: StandingsReport = {
  checked: false,
  differing: [],
  tieBreaks: null,
  trouble: EXIT.done,
};

/** The places that the file prints, by the tie-breaks asked for or those that it names itself. */
function checkStandings(call: Call, file: string, event: LoadedEvent): StandingsReport {
  const { tournament, printed } = event;
  if (!call.has('tie-breaks') && tournament.tieBreakCodes === undefined) {
    if (call.has('edition')) note(call, file, say(call, 'check.no-tie-breaks'));
    return NOT_CHECKED;
  }
  const ofTeams = ranksTeams(call, tournament);
  const isPrinted = ofTeams
    ? printsTeams(tournament)
    : printed.some(({ rank, points }) => (rank ?? points) !== null);
  if (tournament.pairedRounds === 0 || !isPrinted) {
    note(call, file, say(call, 'check.no-places'));
    return NOT_CHECKED;
  }
  const choice = editionFor(call, event);
  const { edition } = choice;
  const tieBreaks = wantedTieBreaks(call, event, edition);
  const counted = namedSystem(event)?.asStandingsCount?.(tournament).tournament ?? tournament;
  const request = { tieBreaks, edition: edition.id };
  const checked =
    (ofTeams ? checkPrintedTeams(counted, request) : undefined) ??
    checkPrinted(counted, printed, request, tournament);
  if (!checked.ok) {
    call.report(checked.problems, file);
    return { ...NOT_CHECKED, trouble: EXIT.badInput };
  }
  sayEdition(call, choice, file);
  const { differing, tied, withoutRank } = checked.value;
  const nameOf = ofTeams
    ? ({ no, name }: PlaceDifference) => `${no} ${name}`
    : ({ no }: PlaceDifference) => labels(tournament.players)(no);
  for (const each of differing) tellPlace(call, file, nameOf(each), each);
  const [unranked, inTie] = ofTeams
    ? (['check.teams-without-rank', 'check.teams-tied'] as const)
    : (['check.without-rank', 'check.tied'] as const);
  if (withoutRank > 0) note(call, file, say(call, unranked, { count: withoutRank }));
  if (tied > 0) note(call, file, say(call, inTie, { count: tied }));
  const because = editionBecause(call, choice);
  return {
    checked: true,
    differing,
    tieBreaks: { edition: edition.id, because },
    trouble: EXIT.done,
  };
}

function tellPlace(
  call: Call,
  file: string,
  player: string,
  { printed, recomputed }: PlaceDifference,
): void {
  const place = ({ rank, points, matchPoints, gamePoints }: RankAndPoints) => {
    if (matchPoints !== undefined || gamePoints !== undefined)
      return say(call, 'check.team-place', {
        rank: rank ?? '–',
        match: matchPoints ?? '–',
        game: gamePoints ?? '–',
      });
    return rank === null
      ? say(call, 'check.points-only', { points: points ?? '–' })
      : say(call, 'check.rank-points', { rank, points: points ?? '–' });
  };
  const args = {
    player,
    printed: place(printed),
    recomputed: place(recomputed),
  };
  call.io.out(`${file}: ${say(call, 'check.place', args)}\n`);
}
