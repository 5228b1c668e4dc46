import { ladderDetail, ladderStandings } from '../../../functions/ladder';
import { isChecked, openCells } from '../../../src/event/open/openEvent';
import { openTrf } from '../../../src/event/open/openTrf';
import { eventTrf } from '../../../src/event/lists/exportTrf';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { makeTask } from '../../../src/model/taskFor';
import { areForbidden } from '../../../src/model/tournament';
import type { Tournament } from '../../../src/model/types';
import { planCells } from '../../../src/sheets/plan/planCells';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import type { FuzzKind } from '../kind';
import { asNumber, ladderByTheText, roundByTheText } from '../ladderText';
import { reasonsSaidWell } from '../saidWell';
import { LADDER, playedSeason, type PlayedSeason } from '../season';

/** Up to so many players a round is found by trying everything. */
const SMALL_FIELD = 8;

/**
 * A whole season of a ladder: every evening by the text (K2 to K8) taken at its word, the system of one mind with
 * itself, and the same ladder and next evening from the workbook, its live list and a TRF.
 */
export const ladder: FuzzKind<PlayedSeason> = {
  name: LADDER.id,
  make: playedSeason,

  judge(season) {
    for (const { task, result } of season.asked) {
      const wrong = eveningIsWrong(season, { task, result });
      if (wrong) return `evening ${task.round}: ${wrong}`;
    }
    for (let rounds = 0; rounds <= season.tournament.pairedRounds; rounds++) {
      const wrong = listIsWrong(season, rounds);
      if (wrong) return `after evening ${rounds}: ${wrong}`;
    }
    return otherRoads(season.tournament);
  },

  *shrink(season) {
    for (let kept = 1; kept < season.tournament.pairedRounds; kept++)
      yield {
        ...season,
        asked: season.asked.filter(({ task }) => task.round <= kept),
        tournament: {
          ...season.tournament,
          pairedRounds: kept,
          players: season.tournament.players.map((player) => ({
            ...player,
            entries: player.entries.slice(0, kept),
          })),
        },
      };
  },
  show: ({ tournament }) => `${tournament.systemParameters}\n${makeTrf(tournament)}`,
};

function eveningIsWrong(
  { rules }: PlayedSeason,
  { task, result }: PlayedSeason['asked'][number],
): string | null {
  const isSmall = task.present.length <= SMALL_FIELD;
  const wanted = isSmall ? roundByTheText(task, rules) : undefined;
  if (!result.ok) {
    if (wanted) return 'refused, yet it can be paired';
    return reasonsSaidWell([...result.refusal.reasons, ...result.refusal.cures]);
  }
  const { pairs, bye } = result;
  const pairing = `${pairs.map(({ white, black }) => `${white}-${black}`).join(' ')} ${bye}`;
  if (wanted !== undefined && wanted !== pairing) return `${pairing} instead of ${wanted}`;
  const seated = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye ? [bye] : [])];
  if (seated.sort((a, b) => a - b).join() !== [...task.present].sort((a, b) => a - b).join())
    return `not everybody once: ${pairing}`;
  for (const { white, black } of pairs)
    if (areForbidden(task.tournament, white, black, task.round))
      return `${white} and ${black} are kept apart`;
  const judged = LADDER.judge(task, result);
  if (judged.length > 0) return `it finds fault with its own round: ${judged[0]!.key}`;
  const broken = LADDER.legality(task, result);
  return broken.length > 0 ? `it breaks ${broken[0]!.key}` : null;
}

/** Places, points and the working of every value. */
function listIsWrong({ tournament, rules }: PlayedSeason, rounds: number): string | null {
  const { rows } = LADDER.ownRanking!(tournament, rounds);
  const wanted = ladderByTheText(tournament, rules, rounds);
  for (const [index, { no, sum }] of wanted.entries()) {
    const row = rows[index]!;
    if (row.no !== no) return `place ${index + 1} is ${row.no} instead of ${no}`;
    if (Math.abs(row.value - asNumber(sum)) > 0.00501)
      return `${no} has ${row.value} instead of ${asNumber(sum)}`;
    const terms = row.parts.reduce((total, { value }) => total + value, 0);
    if (Math.abs(terms - row.value) > 1e-6) return `the terms of ${no} add up to ${terms}`;
  }
  return null;
}

const nextEvening = (event: Tournament): string => {
  const result = LADDER.pair(makeTask(event, event.pairedRounds + 1));
  if (!result.ok) return result.refusal.code;
  return `${result.pairs.map(({ white, black }) => `${white}-${black}`).join(' ')} ${result.bye}`;
};
const listOf = (event: Tournament): string =>
  LADDER.ownRanking!(event)
    .rows.map(({ no, value }) => `${no}: ${value}`)
    .join('\n');

function otherRoads(played: Tournament): string | null {
  // One more evening can be paired, for everybody who is still there.
  const tournament = { ...played, totalRounds: played.pairedRounds + 1 };
  if (tournament.players.every(({ withdrawn }) => withdrawn)) return null;
  const [own, list] = [nextEvening(tournament), listOf(tournament)];
  const settings = { ...DEFAULT_SETTINGS, system: LADDER.id };
  const cells = planCells(eventPlan(tournament, settings, 'fr'));
  const opened = openCells(cells);
  if (!isChecked(opened)) return `its workbook is not read: ${opened?.problems[0]?.code}`;
  if (listOf(opened.tournament) !== list) return 'the workbook ranks otherwise';
  if (nextEvening(opened.tournament) !== own) return 'the workbook pairs otherwise';
  const live = liveListDiffers(tournament, cells);
  if (live) return live;
  const text = eventTrf({ tournament, settings }, 'trf26');
  if (!text.ok) return `no TRF: ${text.problems[0].code}`;
  const rows = text.value.split('\n');
  const isPlayer = (line: string): boolean => line.startsWith('001 ');
  const trf = openTrf(
    [...rows.filter((row) => !isPlayer(row)), ...rows.filter(isPlayer).reverse()].join('\n'),
  );
  if (!trf.ok) return `its TRF is not read: ${trf.problems[0].code}`;
  const read = trf.value.tournament;
  if (listOf(read) !== list) return 'the TRF ranks otherwise';
  // A file cannot say who withdrew.
  if (tournament.players.some(({ withdrawn }) => withdrawn)) return null;
  return nextEvening(read) === own ? null : 'the TRF pairs otherwise';
}

function liveListDiffers(
  event: Tournament,
  { tables }: ReturnType<typeof planCells>,
): string | null {
  const byName = new Map(tables.map(({ name, header, rows }) => [name, [header, ...rows]]));
  const range = (name: string) => byName.get(name) as unknown[][];
  const rounds = Array.from({ length: event.pairedRounds }, (_, index) => `Round_${index + 1}`);
  const others = [...rounds, 'Event'].map(range);
  const rules = undefined as unknown as string;
  const spilled = ladderStandings(range('Players'), rules, others).slice(1);
  const shown = spilled.map(([, no, , , , value]) => `${no}: ${value}`).join('\n');
  if (shown !== listOf(event)) return `the live list shows ${shown} instead of ${listOf(event)}`;
  const [, first, , , , value] = spilled[0]!;
  const [head, ...working] = ladderDetail(first, range('Players'), rules, others);
  const counted = head!.length - 3;
  const sum = working.reduce((total, row) => total + Number(row[counted] || 0), 0);
  return Math.abs(sum - Number(value)) < 1e-6 ? null : `the working of ${first} gives ${sum}`;
}
