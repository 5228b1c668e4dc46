import {
  verdictOnRound,
  withSeeding,
  type DifferingRound,
  type JudgedRound,
} from '../src/event/check/verdictOnRound';
import { editionsThatFit } from '../src/event/audit/auditRounds';
import { checkPrinted, type PlaceDifference } from '../src/event/check/printedStandings';
import { checkPrintedTeams, printsTeams } from '../src/event/check/printedTeams';
import { sayPlace, sayProblem } from '../src/explain/sayProblem';
import type { Problem } from '../src/model/problems';
import { taskFor } from '../src/model/taskFor';
import type { Tournament } from '../src/model/types';
import { PATIENT, secondOpinion, type SecondOpinion } from '../src/systems/audit/secondOpinion';
import type { Seeded } from '../src/systems/audit/asIfSeeded';
import type { PairingSystem, PlayedRound } from '../src/systems/system';
import { notFinal } from '../src/tiebreaks/openGames';
import type { WordKey } from '../src/words';
import type { Call } from './command';
import { ranksTeams } from './commands/standings/standingsTeams';
import { EXIT, type ExitCode } from './exitCodes';
import {
  competitionFor,
  loadEvents,
  systemChoice,
  systemFor,
  type FileEvent,
  type LoadedEvent,
} from './read/load';
import { printFindings } from './print/printCheck';
import {
  editionBecause,
  editionFor,
  namedSystem,
  wantedTieBreaks,
  type EditionChoice,
} from './tieBreakChoice';
import { reasonText, say } from './print/say';

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
    /** Another place of one player in the order of the start with which the round is the played one. */
    readonly asIfSeeded?: Omit<Seeded, 'tournament'>;
  }[];
  /** Editions by which no round differs, where the file names none and some differ by the one of its day. */
  readonly fits?: readonly string[];
  readonly standings: { readonly checked: boolean; readonly differing: readonly PlaceDifference[] };
  /** What the text taken at its word says of each round, where that was asked. */
  readonly second?: readonly SecondJson[];
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

/** Brackets of a round by their number from the top. */
export interface SecondJson {
  readonly round: number;
  readonly brackets: number;
  readonly agree: number;
  readonly tooLarge: readonly number[];
  readonly differ: readonly number[];
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

/** Pairs every round of a file again and ranks its players again; prints what was found, and gives it as data. */
export async function checkFile(call: Call, file: string): Promise<FileReport[]> {
  const events = await loadEvents(call, file);
  return events.map((each) => {
    const of = { file, ...(each.section === null ? {} : { section: each.section }) };
    const found = findIn(call, each);
    if (found.kind === 'checked') printFindings(call, found);
    return { ...of, ...reportOf(call, found), ...problemsOf(call, file, each.name) };
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

/** What was found in an event, before anybody is told. */
export interface FoundInEvent {
  readonly kind: 'checked';
  /** As messages name the file. */
  readonly name: string;
  readonly event: LoadedEvent;
  readonly system: PairingSystem;
  readonly rounds: readonly JudgedRound[];
  /** Nobody named the edition, some rounds differ, and by these editions none does. */
  readonly fits: readonly PairingSystem[];
  readonly standings: FoundPlaces;
  /** By the text taken at its word, where that was asked; `opinion` null: there is no such reading. */
  readonly second: readonly OpinionOfRound[] | null;
}

export interface OpinionOfRound {
  readonly round: number;
  readonly opinion: SecondOpinion | null;
}

/** What kept an event from being checked was said where it was found. */
interface NotChecked {
  readonly kind: 'not-checked';
  readonly trouble: ExitCode;
  readonly event: LoadedEvent | null;
}

/** The places of an event, or why they were not compared. */
export type FoundPlaces =
  | { readonly kind: 'none'; readonly because: WordKey | null }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'compared';
      readonly ofTeams: boolean;
      readonly choice: EditionChoice;
      readonly differing: readonly PlaceDifference[];
      readonly tied: number;
      readonly withoutRank: number;
    };

function findIn(call: Call, { name, event }: FileEvent): FoundInEvent | NotChecked {
  if (!event.ok) return { kind: 'not-checked', trouble: event.exit, event: null };
  const loaded = event.value;
  const system = systemFor(call, name, loaded, call.system());
  if (!system.ok) return { kind: 'not-checked', trouble: system.exit, event: loaded };
  const competition = competitionFor(call, name, loaded, system.value);
  if (!competition.ok) return { kind: 'not-checked', trouble: competition.exit, event: loaded };
  const tournament = competition.value;
  const judged = Array.from({ length: tournament.pairedRounds }, (_, index) =>
    verdictOnRound(tournament, system.value, index + 1, () => loaded.departures),
  );
  const rounds = withSeeding(tournament, system.value, judged);
  const isNamed = call.system() !== undefined || loaded.system !== null;
  const isAsPlayed = rounds.every(({ kind }) => kind !== 'differs');
  const fits = isNamed || isAsPlayed ? [] : editionsThatFit(loaded.tournament, system.value);
  const standings = findPlaces(call, loaded);
  const second = call.has('second') ? opinionsOn(tournament, system.value, rounds) : null;
  const found = { name, event: loaded, system: system.value, rounds, fits, standings, second };
  return { kind: 'checked', ...found };
}

const opinionsOn = (
  tournament: Tournament,
  system: PairingSystem,
  rounds: readonly JudgedRound[],
): OpinionOfRound[] =>
  rounds.flatMap(({ kind }, index) => {
    const task = taskFor(tournament, index + 1);
    if (kind === 'left' || !task.ok) return [];
    return [{ round: index + 1, opinion: secondOpinion(system, task.value, undefined, PATIENT) }];
  });

const opinionJson = ({ round, opinion }: OpinionOfRound): SecondJson[] =>
  opinion
    ? [
        {
          round,
          brackets: opinion.brackets.length,
          agree: opinion.agreed,
          tooLarge: opinion.tooLarge,
          differ: opinion.differing,
        },
      ]
    : [];

/** The places that the file prints, by the tie-breaks asked for or those that it names itself. */
function findPlaces(call: Call, event: LoadedEvent): FoundPlaces {
  const { tournament, printed } = event;
  if (!call.has('tie-breaks') && tournament.tieBreakCodes === undefined)
    return { kind: 'none', because: call.has('edition') ? 'check.no-tie-breaks' : null };
  const ofTeams = ranksTeams(call, tournament);
  const isPrinted = ofTeams
    ? printsTeams(tournament)
    : printed.some(({ rank, points }) => (rank ?? points) !== null);
  if (tournament.pairedRounds === 0 || !isPrinted)
    return { kind: 'none', because: 'check.no-places' };
  const choice = editionFor(call, event);
  const { edition } = choice;
  const tieBreaks = wantedTieBreaks(call, event, edition);
  const system = namedSystem(event);
  const counted = system?.asStandingsCount?.(tournament).tournament ?? tournament;
  const own = system?.ownRanking?.(tournament);
  const request = { tieBreaks, edition: edition.id, own };
  const checked =
    (ofTeams ? checkPrintedTeams(counted, request) : undefined) ??
    checkPrinted(counted, printed, request, tournament);
  if (!checked.ok) return { kind: 'refused', problems: checked.problems };
  return { kind: 'compared', ofTeams, choice, ...checked.value };
}

function reportOf(
  call: Call,
  found: FoundInEvent | NotChecked,
): Omit<FileReport, 'errors' | 'warnings' | 'file'> {
  const event = found.event && factsOf(call, found.event);
  if (found.kind === 'not-checked') return { ...UNREAD, event, trouble: found.trouble };
  const { system, rounds, fits, standings } = found;
  const chosen = systemChoice(found.event, call.system());
  const because = chosen.ok ? chosen.because : null;
  const left = rounds.filter(({ kind }) => kind === 'left').length;
  const isCompared = standings.kind === 'compared';
  const isTrouble = left > 0 || standings.kind === 'refused';
  const second = found.second?.flatMap(opinionJson);
  const isOurFault = second?.some(({ differ }) => differ.length > 0) ?? false;
  return {
    system: system.id,
    rounds: rounds.length - left,
    differing: rounds.flatMap((judged) =>
      judged.kind === 'differs' ? [differingJson(judged)] : [],
    ),
    ...(fits.length > 0 ? { fits: fits.map(({ id }) => id) } : {}),
    standings: { checked: isCompared, differing: isCompared ? standings.differing : [] },
    ...(second ? { second } : {}),
    event,
    systemBecause: because ? reasonText(call, because) : say(call, 'check.asked'),
    tieBreaks: isCompared
      ? {
          edition: standings.choice.edition.id,
          because: editionBecause(call, standings.choice),
        }
      : null,
    trouble: isTrouble ? EXIT.badInput : isOurFault ? EXIT.bug : EXIT.done,
  };
}

const differingJson = ({
  check,
  reasons,
  asIfSeeded,
}: DifferingRound): FileReport['differing'][number] => ({
  round: check.round,
  played: asPairs(check.onlyPlayed),
  byTheRules: asPairs(check.onlyOurs),
  article: reasons.find(({ article }) => article)?.article ?? null,
  ...(asIfSeeded ? { asIfSeeded: placeOf(asIfSeeded) } : {}),
});

const placeOf = ({ no, after, before }: Seeded) => ({ no, after, before });

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

const asPairs = ({ pairs, bye }: PlayedRound): PairJson[] => [
  ...pairs.map(({ white, black }) => ({ white, black })),
  ...(bye === null ? [] : [{ bye }]),
];
