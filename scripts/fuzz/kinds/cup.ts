import { ladderStandings } from '../../../functions/ladder';
import { eventTrf } from '../../../src/event/lists/exportTrf';
import { isChecked, openCells } from '../../../src/event/open/openEvent';
import { openTrf } from '../../../src/event/open/openTrf';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import type { PlayerNo, Tournament } from '../../../src/model/types';
import { planCells } from '../../../src/sheets/plan/planCells';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { taskOf } from '../../../src/systems/competition';
import { playedRound } from '../../../src/model/rounds/round';
import { recheckRound } from '../../../src/systems/audit/recheck';
import { KNOCK_OUT, playedCup, type PlayedCup } from '../cup';
import type { FuzzKind } from '../kind';
import { problemsSaidWell, reasonsSaidWell } from '../saidWell';

/**
 * A whole knock-out: nobody twice, nobody who is out comes back, half of the places go on, the first two by seeds meet in the
 * final alone; each round is right when it is paired again; the same from the workbook, its live list and a TRF.
 */
export const cup: FuzzKind<PlayedCup> = {
  name: KNOCK_OUT.id,
  make: playedCup,
  judge: (played) => stagesAreWrong(played) ?? roundsAreWrong(played) ?? otherRoads(played),

  *shrink(played) {
    const { tournament, games } = played;
    for (let kept = games; kept < tournament.pairedRounds; kept += games)
      yield {
        ...played,
        asked: played.asked.filter(({ task }) => task.round <= kept),
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
  show: ({ tournament }) => `${tournament.systemParameters}\n${makeTrf(tournament)}`,
};

const list = (numbers: Iterable<PlayerNo>): string => [...numbers].sort((a, b) => a - b).join();

function stagesAreWrong({ tournament, bySeeds, games, asked }: PlayedCup): string | null {
  const { players } = tournament;
  const stages = Math.ceil(Math.log2(players.length));
  let here = new Set(players.map(({ no }) => no));
  for (const { task, result } of asked) {
    const { round } = task;
    if (!result.ok) {
      const { reasons, cures, code } = result.refusal;
      return reasonsSaidWell([...reasons, ...cures]) ?? `round ${round}: refused: ${code}`;
    }
    const stage = Math.ceil(round / games);
    const free = result.free ?? [];
    const seated = [...result.pairs.flatMap(({ white, black }) => [white, black]), ...free];
    if (new Set(seated).size < seated.length) return `round ${round}: somebody twice`;
    const back = seated.find((no) => !here.has(no));
    if (back !== undefined) return `round ${round}: ${back} is out and comes back`;
    const places = 2 ** (stages - stage + 1);
    const isThird = stage === stages && seated.length > 2;
    if (seated.length > places + (isThird ? 2 : 0))
      return `round ${round}: ${seated.length} for ${places} places`;
    if (bySeeds && stage < stages)
      if (result.pairs.some(({ white, black }) => white + black === 3))
        return `round ${round}: 1 and 2 before the final`;
    const isSecond = games === 2 && round % 2 === 0;
    const turned = (no: PlayerNo) => players.find((each) => each.no === no)!.entries[round - 2];
    if (isSecond)
      for (const { white, black } of result.pairs)
        if (turned(white)?.opponent !== black || turned(white)?.colour !== 'black')
          return `round ${round}: ${white} and ${black} do not change colours`;
    if (round % games === 0) here = new Set(seated);
  }
  return null;
}

/** Every round paired again, and the ranking with its working. */
function roundsAreWrong({ tournament }: PlayedCup): string | null {
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const check = recheckRound(tournament, KNOCK_OUT, round);
    if ('problems' in check) return problemsSaidWell(check.problems);
    if (check.differs) return `round ${round}: paired again it differs`;
    const judged = KNOCK_OUT.judge(check.task, playedRound(tournament, round));
    if (judged.length > 0) return `round ${round}: it finds fault: ${judged[0]!.key}`;
    const { rows } = KNOCK_OUT.ownRanking!(tournament, round);
    if (list(rows.map(({ no }) => no)) !== list(tournament.players.map(({ no }) => no)))
      return `after round ${round}: not everybody is ranked once`;
    for (const [index, { no, place, value, parts }] of rows.entries()) {
      if (parts.reduce((sum, part) => sum + part.value, 0) !== value)
        return `after round ${round}: the terms of ${no} are not ${value}`;
      if (index > 0 && (place! < rows[index - 1]!.place! || value > rows[index - 1]!.value))
        return `after round ${round}: ${no} stands too low`;
    }
  }
  return null;
}

const nextRound = (event: Tournament): string => {
  const task = taskOf(KNOCK_OUT, event);
  if (!task.ok) return task.problems[0].code;
  const result = KNOCK_OUT.pair(task.value);
  if (!result.ok) return result.refusal.reasons[0]!.key;
  const pairs = result.pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
  return `${pairs}, free ${list(result.free ?? [])}`;
};
const rankingOf = (event: Tournament): string =>
  KNOCK_OUT.ownRanking!(event)
    .rows.map(({ no, place, value }) => `${place} ${no} ${value}`)
    .join('\n');

function otherRoads({ tournament }: PlayedCup): string | null {
  const [own, ranking] = [nextRound(tournament), rankingOf(tournament)];
  const settings = { ...DEFAULT_SETTINGS, system: KNOCK_OUT.id };
  const cells = planCells(eventPlan(tournament, settings, 'fr'));
  const opened = openCells(cells);
  if (!isChecked(opened)) return `its workbook is not read: ${opened?.problems[0]?.code}`;
  if (rankingOf(opened.tournament) !== ranking) return 'the workbook ranks otherwise';
  if (nextRound(opened.tournament) !== own) return 'the workbook pairs otherwise';
  const tables = new Map(cells.tables.map(({ name, header, rows }) => [name, [header, ...rows]]));
  const range = (name: string) => tables.get(name) as unknown[][];
  const rounds = Array.from(
    { length: tournament.pairedRounds },
    (_, index) => `Round_${index + 1}`,
  );
  const spilled = ladderStandings(
    range('Players'),
    undefined as unknown as string,
    [...rounds, 'Event'].map(range),
  );
  const shown = spilled
    .slice(1)
    .map(([place, no, , , , value]) => `${place} ${no} ${value}`)
    .join('\n');
  if (shown !== ranking) return `the live list shows ${shown} instead of ${ranking}`;
  const text = eventTrf({ tournament, settings }, 'trf26');
  if (!text.ok) return `no TRF: ${text.problems[0].code}`;
  const rows = text.value.split('\n');
  const isPlayer = (line: string): boolean => line.startsWith('001 ');
  const trf = openTrf(
    [...rows.filter((row) => !isPlayer(row)), ...rows.filter(isPlayer).reverse()].join('\n'),
  );
  if (!trf.ok) return `its TRF is not read: ${trf.problems[0].code}`;
  if (rankingOf(trf.value.tournament) !== ranking) return 'the TRF ranks otherwise';
  return nextRound(trf.value.tournament) === own ? null : 'the TRF pairs otherwise';
}
