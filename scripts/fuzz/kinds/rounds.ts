import { eventTrf } from '../../../src/event/lists/exportTrf';
import { openCells, isChecked } from '../../../src/event/open/openEvent';
import { openTrf } from '../../../src/event/open/openTrf';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { roundToPair } from '../../../src/model/tournament';
import type { RoundToPair, Tournament } from '../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { planCells } from '../../../src/sheets/plan/planCells';
import type { PairingResult, PairingSystem } from '../../../src/systems/system';
import { gamesOf, playedEvent, taskToPair } from '../events';
import { isFair } from '../fairRound';
import type { FuzzKind } from '../kind';
import { legalPairingExists } from '../legalPairing';

/** Fields up to this size are asked by trying everything whether a refusal is true. */
const SMALL_FIELD = 10;

/** An event with the rounds that were asked for while it was played, those refused included. */
interface Played {
  readonly tournament: Tournament;
  readonly asked: readonly { readonly task: RoundToPair; readonly result: PairingResult }[];
}

/**
 * A whole event of a system: every round fair, the same from rows in another order, from a workbook
 * in another language and from a TRF, and every refusal true.
 */
export const rounds = (system: PairingSystem): FuzzKind<Played> => ({
  name: system.id,
  make: (random) => {
    const size = random.happens(0.5) ? ([3, 9] as const) : ([8, 30] as const);
    const asked: Played['asked'][number][] = [];
    const listening: PairingSystem = {
      ...system,
      pair(task, progress) {
        const result = system.pair(task, progress);
        asked.push({ task, result });
        return result;
      },
    };
    return { tournament: playedEvent(random, size, listening).tournament, asked };
  },

  judge({ tournament, asked }) {
    const next = tournament.pairedRounds + 1;
    const more = next <= tournament.totalRounds ? [pairedAgain(tournament, next, system)] : [];
    for (const { task, result } of [...asked, ...more]) {
      if (task.present.length === 0) continue;
      const unfair = isFair(task, system, result);
      if (unfair) return `round ${task.round}: ${unfair}`;
      if (!result.ok && refusalIsWrong(task, system))
        return `round ${task.round}: refused, yet it can be paired`;
    }
    return otherRoads(tournament, system);
  },

  *shrink({ tournament }) {
    const games = gamesOf(system);
    for (let kept = games; kept < tournament.pairedRounds; kept += games) {
      const shorter = {
        ...tournament,
        pairedRounds: kept,
        players: tournament.players.map((player) => ({
          ...player,
          entries: player.entries.slice(0, kept),
        })),
      };
      const numbers = Array.from({ length: kept / games }, (_, index) => index * games + 1);
      yield {
        tournament: shorter,
        asked: numbers.map((round) => pairedAgain(shorter, round, system)),
      };
    }
  },
  show: ({ tournament }) => makeTrf(tournament),
});

function pairedAgain(tournament: Tournament, round: number, system: PairingSystem) {
  const asked = taskToPair(system, tournament, round);
  const task = asked.ok ? asked.value : roundToPair(tournament, round);
  return { task, result: system.pair(task) };
}

const answer = (result: PairingResult): string =>
  result.ok
    ? `${result.pairs.map(({ white, black }) => `${white}-${black}`).join(' ')} ${result.bye}`
    : result.refusal.code;

const refusalIsWrong = (task: RoundToPair, system: PairingSystem): boolean =>
  task.present.length <= SMALL_FIELD && legalPairingExists(task, system);

/** The last round again, from the event as a workbook in French and as a TRF hold it. */
function otherRoads(tournament: Tournament, system: PairingSystem): string | null {
  if (tournament.pairedRounds === 0) return null;
  const round = tournament.pairedRounds - gamesOf(system) + 1;
  const pairs = (event: Tournament) => answer(pairedAgain(event, round, system).result);
  const own = pairs(tournament);
  const settings = { ...DEFAULT_SETTINGS, system: system.id };
  const opened = openCells(planCells(eventPlan(tournament, settings, 'fr')));
  if (!isChecked(opened)) return `its workbook is not read: ${opened?.problems[0]?.code}`;
  if (pairs(opened.tournament) !== own) return 'the workbook pairs otherwise';
  // Rows in another order are the same event. What teams have been given is said in TRF26 alone.
  const text = system.pairsTeams ? eventTrf({ tournament, settings }, 'trf26') : null;
  if (text && !text.ok) return `no TRF: ${text.problems[0].code}`;
  const rows = (text?.value ?? makeTrf(tournament)).split('\n');
  const trf = openTrf(
    [...rows.filter((row) => !isPlayer(row)), ...rows.filter(isPlayer).reverse()].join('\n'),
  );
  if (!trf.ok) return `its TRF is not read: ${trf.problems[0].code}`;
  return pairs(trf.value.tournament) === own ? null : 'the TRF pairs otherwise';
}

const isPlayer = (line: string): boolean => line.startsWith('001 ');
