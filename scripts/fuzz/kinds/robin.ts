import { crosstableCounted, standings } from '../../../functions/tables';
import { isChecked, openCells, type CheckedEvent } from '../../../src/event/open/openEvent';
import { openTrf } from '../../../src/event/open/openTrf';
import { eventTrf } from '../../../src/event/lists/exportTrf';
import { rankingOf } from '../../../src/event/lists/lists';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { isPlayed } from '../../../src/model/outcomes';
import type { Player, PlayerNo, Tournament } from '../../../src/model/types';
import { playedRound } from '../../../src/model/rounds/round';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { planCells } from '../../../src/sheets/plan/planCells';
import { countedBy } from '../../../src/systems/shared/counted';
import { recheckRound } from '../../../src/systems/audit/recheck';
import { standings as rank } from '../../../src/tiebreaks/standings/standings';
import type { FuzzKind } from '../kind';
import { gamesOf, playedRobin, turnedTable, type PlayedRobin } from '../robin';

const TIE_BREAKS = ['SB', 'KS', 'DE', 'WON'] as const;

/**
 * A whole round robin: the tables of C.05 Annex 1, what it says of withdrawals, and the same standings
 * from the workbook, its formulas and its TRF.
 */
export const robin: FuzzKind<PlayedRobin> = {
  name: 'round-robins',
  make: playedRobin,
  judge: (played) => tablesAreWrong(played) ?? colourIsWrong(played) ?? roadsDiffer(played),

  *shrink(played) {
    const { tournament } = played;
    for (let kept = 1; kept < tournament.pairedRounds; kept++)
      yield {
        ...played,
        tournament: {
          ...tournament,
          pairedRounds: kept,
          players: tournament.players.map((player) => ({
            ...player,
            entries: player.entries.slice(0, kept),
          })),
        },
      };
  },
  show: ({ system, tournament }) => `${system.id}\n${makeTrf(tournament)}`,
};

const sideBySide = (pairs: readonly { white: PlayerNo; black: PlayerNo }[]): string =>
  pairs
    .map(({ white, black }) => `${white}-${black}`)
    .sort()
    .join(' ');

/** Every round is that of the turned table, in the second cycle with the colours reversed. */
function tablesAreWrong({ tournament, system, cycles }: PlayedRobin): string | null {
  const table = turnedTable(tournament.players.length);
  const last = table.length - 1;
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const isSecond = round > table.length;
    let turn = (round - 1) % table.length;
    const exchanges = cycles === 2 && system.trfCodes.includes('FIDE_DOUBLEROUNDROBIN');
    if (exchanges && !isSecond && last > 1 && turn >= last - 1) turn = 2 * last - 1 - turn;
    const wanted = table[turn].map(({ white, black }) =>
      isSecond ? { white: black, black: white } : { white, black },
    );
    const { pairs } = playedRound(tournament, round);
    if (sideBySide(pairs) !== sideBySide(wanted))
      return `round ${round}: ${sideBySide(pairs)} instead of ${sideBySide(wanted)}`;
    const checked = recheckRound(tournament, system, round);
    if ('problems' in checked || checked.differs) return `round ${round}: the check differs`;
  }
  return null;
}

/** Everybody meets everybody once a cycle, with both colours in turn. */
function colourIsWrong({ tournament, cycles }: PlayedRobin): string | null {
  const { players, pairedRounds, totalRounds } = tournament;
  if (pairedRounds < totalRounds) return null;
  for (const player of players) {
    const games = gamesOf(player);
    const whites = games.filter(({ colour }) => colour === 'white').length;
    const uneven = Math.abs(2 * whites - games.length);
    // An odd number of games cannot be split evenly.
    if (uneven !== games.length % 2) return `${player.no}: ${whites} whites of ${games.length}`;
    for (const { no } of players.filter((other) => other.no !== player.no)) {
      const met = games.filter(({ opponent }) => opponent === no);
      if (met.length !== cycles) return `${player.no} and ${no} meet ${met.length} times`;
      if (cycles === 2 && met[0].colour === met[1].colour)
        return `${player.no} and ${no} do not change colours`;
    }
  }
  return null;
}

/** Points by the words of C.05, for whoever did not leave before half of their games. */
function pointsByTheText({ players, totalRounds, pairedRounds, points }: Tournament) {
  const games = (player: Player) => {
    const perCycle = players.length - 1;
    const length = players.length % 2 === 0 ? perCycle : players.length;
    return {
      played: player.entries.filter(({ outcome }) => isPlayed(outcome)).length,
      of: (totalRounds / length) * perCycle,
    };
  };
  const isOut = (player: Player): boolean => {
    const { played, of } = games(player);
    const lastGame = gamesOf(player).at(-1);
    // Who lost their last game by forfeit was not there; leaving after it is no withdrawal.
    const left = pairedRounds < totalRounds || lastGame?.outcome === 'forfeitLoss';
    return player.withdrawn && left && played < of / 2;
  };
  const out = new Set(players.filter(isOut).map(({ no }) => no));
  return new Map(
    players.map(({ no, entries }) => [
      no,
      out.has(no)
        ? 0
        : entries
            .filter(({ opponent }) => opponent === null || !out.has(opponent))
            .reduce((sum, { outcome }) => sum + points[outcome], 0) / 2,
    ]),
  );
}

type Line = readonly (string | number)[];

const linesOf = (list: ReturnType<typeof rank>): string => {
  if (!list.ok) return list.problems[0].code;
  return list.value.rows
    .map(({ rank: place, no, points, tieBreaks }): Line => [
      place,
      no,
      points,
      ...TIE_BREAKS.map((code) => tieBreaks[code] ?? '–'),
    ])
    .map((line) => line.join(' '))
    .join('\n');
};

function roadsDiffer({ tournament, system }: PlayedRobin): string | null {
  const settings = { ...DEFAULT_SETTINGS, system: system.id, tieBreaks: TIE_BREAKS };
  const cells = planCells(eventPlan(tournament, settings, 'fr'));
  const opened = openCells(cells);
  if (!isChecked(opened)) return `its workbook is not read: ${opened?.problems[0]?.code}`;
  const request = { tieBreaks: TIE_BREAKS, edition: settings.tieBreakEdition };
  const own = linesOf(rank(countedBy(system.id, tournament), request));
  const wanted = pointsByTheText(tournament);
  const list = rankingOf(opened as CheckedEvent, { tieBreaks: TIE_BREAKS, after: 0 });
  if (!list.ok) return `no standings: ${list.problems[0].code}`;
  const wrong = list.value.rows.find(({ no, points }) => wanted.get(no) !== points);
  if (wrong) return `${wrong.no} has ${wrong.points} points instead of ${wanted.get(wrong.no)}`;
  if (linesOf(list) !== own) return 'the workbook ranks otherwise';
  const tables = new Map(cells.tables.map(({ name, header, rows }) => [name, [header, ...rows]]));
  const range = (name: string) => tables.get(name) as unknown[][];
  const rounds = Array.from(
    { length: tournament.pairedRounds },
    (_, index) => `Round_${index + 1}`,
  );
  // Where no game counts there is nothing to rank by.
  if (list.value.rows.every(({ points }) => points === 0)) return null;
  const counted = crosstableCounted(range('Players'), [...rounds, 'Event'].map(range));
  const spilled = standings(
    counted,
    [[TIE_BREAKS.join(',')]],
    undefined,
    undefined,
    request.edition,
  );
  const byFormula = spilled
    .slice(1)
    .map(([place, no, , , points, ...rest]) =>
      [place, no, points, ...rest.slice(0, TIE_BREAKS.length)].join(' '),
    )
    .join('\n');
  if (byFormula !== own) return `the formula ranks otherwise: ${byFormula} instead of ${own}`;
  return trfDiffers(tournament, settings, own, request);
}

/** A file cannot say who withdrew. */
function trfDiffers(
  tournament: Tournament,
  settings: Parameters<typeof eventTrf>[0]['settings'],
  own: string,
  request: Parameters<typeof rank>[1],
): string | null {
  if (tournament.players.some(({ withdrawn }) => withdrawn)) return null;
  const text = eventTrf({ tournament, settings }, 'trf26');
  if (!text.ok) return `no TRF: ${text.problems[0].code}`;
  const trf = openTrf(text.value);
  if (!trf.ok) return `its TRF is not read: ${trf.problems[0].code}`;
  const read = countedBy(settings!.system, trf.value.tournament);
  return linesOf(rank(read, request)) === own
    ? null
    : `the TRF ranks otherwise: ${linesOf(rank(read, request))} instead of ${own}`;
}
