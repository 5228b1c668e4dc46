import { isPlayed } from '../../src/model/outcomes';
import { playerByNo } from '../../src/model/tournament';
import type { Pair, PlayerNo } from '../../src/model/types';
import { systemById } from '../../src/systems';
import {
  all,
  CURE,
  LABEL,
  noClaim,
  numberIn,
  playersIn,
  same,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';

/** Round robins by the Berger tables, and the tables of teams board by board. */

/**
 * The Berger tables by turning them, as handbooks teach it by hand: the first round seats 1 against the last, 2
 * against the last but one …; for each round after it every number but the last moves on by half the places, and
 * the last changes colour.
 */
export function turnedTable(places: number, round: number): [number, number][] {
  const others = places - 1;
  const moved = (number: number) => ((number - 1 + (round - 1) * (places / 2)) % others) + 1;
  return Array.from({ length: places / 2 }, (_, index) => {
    const a = moved(index + 1);
    if (index > 0) return [a, moved(places - index)];
    return round % 2 === 1 ? [a, places] : [places, a];
  });
}

const text = (pairs: readonly Pair[]) =>
  pairs.map(({ white, black }) => `${white}-${black}`).sort();
const isBerger = ({ system }: Claim) => /round-robin/.test(system);

/** A round of the event by turning the table; `null` stands for the empty place. */
function turned(claim: Claim, cycle: number, tableRound: number): Pair[] {
  const numbers = claim.task.tournament.players.map(({ no }) => no);
  const places = numbers.length + (numbers.length % 2);
  return turnedTable(places, tableRound).flatMap(([first, second]) => {
    const [a, b] = [numbers[first - 1], numbers[second - 1]];
    if (a === undefined || b === undefined) return [];
    return cycle % 2 === 1 ? [{ white: a, black: b }] : [{ white: b, black: a }];
  });
}

/** Whom the table pairs in a round; of the Berger tables only the last two rounds of a first cycle may have changed places. */
function tabled(claim: Claim, round: number): readonly Pair[] {
  const { tournament } = claim.task;
  const { pairs } = systemById(claim.system)!.scheduled!(tournament, round);
  if (!isBerger(claim)) return pairs;
  const length = tournament.players.length - 1 + (tournament.players.length % 2);
  const cycle = Math.ceil(round / length);
  const turn = round - (cycle - 1) * length;
  const said = text(pairs).join();
  const isStraight = said === text(turned(claim, cycle, turn)).join();
  const isExchanged =
    cycle === 1 &&
    length > 2 &&
    turn > length - 2 &&
    said === text(turned(claim, 1, 2 * length - 1 - turn)).join();
  same(claim, `round ${round} of the table`, isStraight || isExchanged, true);
  return pairs;
}

const among = (pairs: readonly Pair[], a: PlayerNo, b: PlayerNo): Pair | undefined =>
  pairs.find(({ white, black }) => (white === a && black === b) || (white === b && black === a));

const lastRound = ({ task }: Claim): number => {
  const { players, totalRounds } = task.tournament;
  return Math.max(task.round, totalRounds, players.length - 1 + (players.length % 2));
};
const two = (claim: Claim) => playersIn(claim.reason, 'players') as [PlayerNo, PlayerNo];

/** The round of the table that is said is the one that is played, with the colours of its cycle. */
const table: Check = (claim) => {
  const count = claim.task.tournament.players.length;
  const places = count + (count % 2);
  same(claim, 'players', numberIn(claim.reason, 'players'), count);
  if (/odd$/.test(claim.reason.key))
    same(claim, 'places', numberIn(claim.reason, 'places'), places);
  same(claim, 'odd', count % 2 === 1, /odd$/.test(claim.reason.key));
  const cycle = Math.ceil(claim.task.round / (places - 1));
  const round = numberIn(claim.reason, 'round');
  same(claim, 'pairs', text(claim.ours.pairs), text(turned(claim, cycle, round)));
};
const exchanged: Check = (claim) => {
  same(claim, 'round', numberIn(claim.reason, 'round'), claim.task.round);
  const length = lastRound({
    ...claim,
    task: { ...claim.task, tournament: { ...claim.task.tournament, totalRounds: 0 }, round: 0 },
  });
  const sum = claim.task.round + numberIn(claim.reason, 'other');
  same(claim, 'the last two of the first cycle', sum, 2 * length - 1);
  same(claim, 'twice round', claim.task.tournament.totalRounds, 2 * length);
};
const cycle: Check = (claim) => {
  const said = numberIn(claim.reason, 'cycle');
  const count = claim.task.tournament.players.length;
  if (isBerger(claim))
    same(claim, 'cycle', said, Math.ceil(claim.task.round / (count - 1 + (count % 2))));
  if (claim.reason.key !== 'fixedTable.cycle')
    same(claim, 'reversed', /reversed/.test(claim.reason.key), said % 2 === 0);
};
const pairCount: Check = (claim) => {
  same(claim, 'count', numberIn(claim.reason, 'count'), claim.ours.pairs.length);
  same(claim, 'the round', text(claim.ours.pairs), text(tabled(claim, claim.task.round)));
};
const free: Check = (claim) => {
  const [no] = playersIn(claim.reason, 'player');
  same(claim, 'free', claim.ours.bye, no);
  const met = claim.ours.pairs.some(({ white, black }) => white === no || black === no);
  same(claim, 'has a game', met, false);
};
const away: Check = (claim) => {
  const here = new Set(claim.task.present);
  const gone = claim.ours.pairs
    .flatMap(({ white, black }) => [white, black])
    .filter((no) => !here.has(no));
  same(
    claim,
    'away',
    playersIn(claim.reason, 'players'),
    gone.sort((a, b) => a - b),
  );
};
const uneven: Check = (claim) => {
  const { players, totalRounds } = claim.task.tournament;
  const length = players.length - 1 + (players.length % 2);
  same(claim, 'length', numberIn(claim.reason, 'length'), length);
  same(claim, 'rounds', numberIn(claim.reason, 'rounds'), totalRounds);
  same(claim, 'unfinished', totalRounds % length !== 0, true);
};

const roundsIn = (claim: Claim): number[] =>
  String(claim.reason.args!.rounds).split(', ').filter(Boolean).map(Number);

/** They do not meet now, and the rounds in which they do are all that are named. */
const elsewhere: Check = (claim) => {
  const [a, b] = two(claim);
  same(claim, 'played', among(claim.played!.pairs, a, b) !== undefined, true);
  same(claim, 'here', among(tabled(claim, claim.task.round), a, b) !== undefined, false);
  if (claim.reason.key !== 'roundRobin.judge-elsewhere') return;
  const length = claim.task.tournament.players.length - 1;
  const rounds = Array.from({ length: Math.max(lastRound(claim), length) }, (_, i) => i + 1);
  same(
    claim,
    'rounds',
    roundsIn(claim),
    rounds.filter((round) => among(tabled(claim, round), a, b)),
  );
};
const turnedColours: Check = (claim) => {
  const [a, b] = two(claim);
  const ours = among(tabled(claim, claim.task.round), a, b)!;
  same(claim, 'colours', among(claim.played!.pairs, a, b)!.white, ours.black);
};
const missing: Check = (claim) => {
  const [a, b] = two(claim);
  same(claim, 'in the table', among(tabled(claim, claim.task.round), a, b) !== undefined, true);
  same(claim, 'played', among(claim.played!.pairs, a, b) !== undefined, false);
};

const whyRound =
  (isSo: (round: number, now: number) => boolean): Check =>
  (claim) => {
    const round = numberIn(claim.reason, 'round');
    same(claim, 'when', isSo(round, claim.task.round), true);
    const pair = among(tabled(claim, round), ...two(claim));
    same(claim, 'they meet', pair !== undefined, true);
    if (claim.reason.args!.white)
      same(claim, 'white', playersIn(claim.reason, 'white')[0], pair!.white);
  };
const never: Check = (claim) => {
  const rounds = Array.from({ length: lastRound(claim) }, (_, index) => index + 1);
  const meet = rounds.filter((round) => among(tabled(claim, round), ...two(claim)));
  same(claim, 'rounds', meet, []);
};
const teamOf = ({ task }: Claim, no: PlayerNo): string | undefined =>
  task.tournament.teams?.find(({ players }) => players.includes(no))?.name;
const mates: Check = (claim) => {
  for (const no of two(claim))
    same(claim, `team of ${no}`, teamOf(claim, no), claim.reason.args!.team);
};
const metAlready: Check = (claim) => {
  const [a, b] = two(claim);
  const rounds = playerByNo(claim.task.tournament)
    .get(a)!
    .entries.flatMap(({ opponent, outcome }, i) =>
      opponent === b && isPlayed(outcome) ? [i + 1] : [],
    );
  same(claim, 'rounds', roundsIn(claim), rounds);
};

/** C.05: half of the games or more, and the results count. */
const withdrawn: Check = (claim) => {
  const { players, totalRounds } = claim.task.tournament;
  const player = playerByNo(claim.task.tournament).get(playersIn(claim.reason, 'player')[0])!;
  const length = players.length - 1 + (players.length % 2);
  const games = (players.length - 1) * (totalRounds > length ? 2 : 1);
  const count = player.entries.filter(({ outcome }) => isPlayed(outcome)).length;
  same(claim, 'played', numberIn(claim.reason, 'played'), count);
  same(claim, 'games', numberIn(claim.reason, 'games'), games);
  same(claim, 'counts', claim.reason.key === 'roundRobin.withdrawn-counts', 2 * count >= games);
};

const open: Check = (claim) => {
  const at = numberIn(claim.reason, 'round') - 1;
  const isOpen = claim.task.tournament.players.some(
    ({ entries }) => entries[at]?.outcome === 'pending',
  );
  same(claim, 'open', isOpen, true);
};

/** What the account says of the field: teams and boards as the event has them. */
const field: Check = (claim) => {
  const { args } = claim.reason;
  const teams = claim.task.tournament.teams ?? [];
  if (args?.teams !== undefined) same(claim, 'teams', args.teams, teams.length);
  if (args?.boards !== undefined && teams.length > 0)
    same(
      claim,
      'boards',
      teams.map(({ players }) => players.length),
      teams.map(() => args.boards),
    );
  if (args?.team !== undefined)
    same(
      claim,
      'names',
      [args.team, args.other],
      teams.map(({ name }) => name),
    );
  if (claim.reason.key === 'fixedTable.neighbours') same(claim, 'odd', teams.length % 2, 1);
  if (claim.reason.key === 'fixedTable.odd-boards') same(claim, 'odd', Number(args!.boards) % 2, 1);
};
const tableRound: Check = (claim) => {
  const [round, rounds] = [numberIn(claim.reason, 'round'), numberIn(claim.reason, 'rounds')];
  same(claim, 'round', ((claim.task.round - 1) % rounds) + 1, round);
};

const STRANGE = 'of events that do not fit the table: each is made by hand in test/systems';

export const tableChecks: AreaChecks<'roundRobin' | 'fixedTable'> = {
  ...noClaim(
    LABEL,
    'roundRobin.who',
    'roundRobin.white',
    'roundRobin.black',
    'roundRobin.pairs-title',
    'roundRobin.numbers-by-lot',
    'fixedTable.set.usual',
    'fixedTable.field.odd',
  ),
  ...noClaim('what the words of the table mean', 'roundRobin.home'),
  ...noClaim(
    CURE,
    'roundRobin.cure-players',
    'roundRobin.cure-results',
    'roundRobin.cure-numbers',
    'fixedTable.cure-two-teams',
    'fixedTable.cure-unequal',
    'fixedTable.cure-boards',
    'fixedTable.cure-teams',
    'fixedTable.cure-odd',
    'fixedTable.cure-order',
  ),
  ...noClaim(
    STRANGE,
    'roundRobin.other-table',
    'roundRobin.too-few',
    'roundRobin.why-unknown',
    'roundRobin.why-self',
    'fixedTable.halves',
    'fixedTable.two-teams',
    'fixedTable.unequal',
    'fixedTable.boards',
    'fixedTable.no-teams',
    'fixedTable.odd',
  ),
  ...all(
    table,
    'roundRobin.table',
    'roundRobin.table-odd',
    'roundRobin.table-teams',
    'roundRobin.table-teams-odd',
  ),
  ...all(cycle, 'roundRobin.cycle', 'roundRobin.cycle-reversed', 'fixedTable.cycle'),
  ...all(elsewhere, 'roundRobin.judge-elsewhere', 'fixedTable.judge-elsewhere'),
  ...all(turnedColours, 'roundRobin.judge-colours', 'fixedTable.judge-colours'),
  ...all(missing, 'roundRobin.judge-missing', 'fixedTable.judge-missing'),
  ...all(
    whyRound((round, now) => round === now),
    'roundRobin.why-paired',
    'fixedTable.why-paired',
  ),
  ...all(
    whyRound((round, now) => round < now),
    'roundRobin.why-before',
    'fixedTable.why-before',
  ),
  ...all(
    whyRound((round, now) => round > now),
    'roundRobin.why-later',
    'fixedTable.why-later',
  ),
  ...all(withdrawn, 'roundRobin.withdrawn-counts', 'roundRobin.withdrawn-taken-out'),
  ...all(
    field,
    'fixedTable.match',
    'fixedTable.molter',
    'fixedTable.neighbours',
    'fixedTable.odd-boards',
  ),
  'roundRobin.exchanged': exchanged,
  'roundRobin.pairs': pairCount,
  'roundRobin.free': free,
  'roundRobin.away': away,
  'roundRobin.uneven': uneven,
  'roundRobin.met': metAlready,
  'roundRobin.unfinished': open,
  'fixedTable.round': tableRound,
  'fixedTable.why-mates': mates,
  'fixedTable.why-never': never,
};
