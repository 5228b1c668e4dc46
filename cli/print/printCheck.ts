import { labels } from '../../src/event/open/players';
import type { DifferingRound } from '../../src/event/check/verdictOnRound';
import type { PlaceDifference, RankAndPoints } from '../../src/event/check/printedStandings';
import { stepsAsText } from '../../src/explain/text';
import type { Seeded } from '../../src/systems/audit/asIfSeeded';
import type { PlayedRound } from '../../src/systems/system';
import { opinionReasons } from '../../src/systems/audit/secondOpinion';
import type { FoundInEvent, FoundPlaces, OpinionOfRound } from '../checkFile';
import type { Call } from '../command';
import type { LoadedEvent } from '../read/load';
import { reasonText, reportRefusal, say, textOptions } from './say';
import { sayEdition } from '../tieBreakChoice';

/** What a check found in an event, as text: differences are the answer, everything else stands beside it. */
export function printFindings(call: Call, found: FoundInEvent): void {
  const { name, event, rounds } = found;
  if (rounds.length === 0) note(call, name, say(call, 'check.no-rounds'));
  const left: number[] = [];
  for (const [index, judged] of rounds.entries()) {
    if (judged.kind === 'differs') printDifference(call, name, event, judged);
    if (judged.kind !== 'left') continue;
    if (left.length === 0) call.report(judged.problems, name);
    left.push(index + 1);
  }
  if (left.length > 0)
    note(call, name, say(call, 'check.rounds-left', { rounds: left.join(', ') }));
  const [fitting] = found.fits;
  if (fitting) {
    const editions = found.fits.map(({ id }) => id).join(', ');
    note(call, name, say(call, 'check.fits-another', { editions, edition: fitting.id }));
  }
  for (const each of found.second ?? []) printOpinion(call, name, each);
  printPlaces(call, name, event, found.standings);
}

/** A line for the round: where engine and literal reading agree, and what was too large to say. */
function printOpinion(call: Call, file: string, { round, opinion }: OpinionOfRound): void {
  const said = opinion ? opinionReasons(opinion) : [{ key: 'second.none' } as const];
  const text = said.map((reason) => reasonText(call, reason)).join('; ');
  call.io.out(`${file}: ${say(call, 'second.ofRound', { round, text })}\n`);
}

const note = (call: Call, file: string, text: string): void => call.io.err(`${file}: ${text}\n`);

function printDifference(
  call: Call,
  file: string,
  { areRebuilt }: LoadedEvent,
  { check, reasons, cause, asIfSeeded }: DifferingRound,
): void {
  const { round, played, onlyPlayed, onlyOurs, ours, task } = check;
  const { players } = task.tournament;
  // A verdict by numbers that nobody announced says so on its own line.
  const byWhat = [
    ...(areRebuilt ? [` ${say(call, 'check.rebuilt')}`] : []),
    ...(asIfSeeded ? [` [${seedingText(call, asIfSeeded)}]`] : []),
  ].join('');
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
  if (cause) call.io.out(`  ${reasonText(call, cause, players)}\n`);
}

function seedingText(call: Call, { no, after, before }: Seeded): string {
  if (after === null) return say(call, 'check.seeded-first', { no, before: before ?? '' });
  if (before === null) return say(call, 'check.seeded-last', { no, after });
  return say(call, 'check.seeded-between', { no, after, before });
}

function asText(call: Call, { pairs, bye }: PlayedRound): string {
  const parts = pairs.map(({ white, black }) => `${white}-${black}`);
  if (bye !== null) parts.push(say(call, 'cli.bye', { player: bye }));
  return parts.join(' ') || '–';
}

function printPlaces(
  call: Call,
  file: string,
  { tournament }: LoadedEvent,
  found: FoundPlaces,
): void {
  if (found.kind === 'none') {
    if (found.because) note(call, file, say(call, found.because));
    return;
  }
  if (found.kind === 'refused') return call.report(found.problems, file);
  const { ofTeams, choice, differing, tied, withoutRank } = found;
  sayEdition(call, choice, file);
  const nameOf = ofTeams
    ? ({ no, name }: PlaceDifference) => `${no} ${name}`
    : ({ no }: PlaceDifference) => labels(tournament.players)(no);
  for (const each of differing) printPlace(call, file, nameOf(each), each);
  const [unranked, inTie] = ofTeams
    ? (['check.teams-without-rank', 'check.teams-tied'] as const)
    : (['check.without-rank', 'check.tied'] as const);
  if (withoutRank > 0) note(call, file, say(call, unranked, { count: withoutRank }));
  if (tied > 0) note(call, file, say(call, inTie, { count: tied }));
}

function printPlace(
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
