import type { Random } from '../../src/generate/random';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import { makeTask } from '../../src/model/taskFor';
import type {
  Entry,
  Outcome,
  Player,
  PlayerNo,
  RoundToPair,
  Tournament,
} from '../../src/model/types';
import { SYSTEMS } from '../../src/systems';
import type { PairingResult } from '../../src/systems/system';
import { fraction, type ClubRules, type Fraction } from './ladderText';
import { pick } from './nasty';

/** The one system of its kind. */
export const LADDER = SYSTEMS.find(({ kind }) => kind === 'ladder')!;

/** A season of club evenings with every round that was asked for, as the event stood then. */
export interface PlayedSeason {
  readonly rules: ClubRules;
  readonly tournament: Tournament;
  readonly asked: readonly { readonly task: RoundToPair; readonly result: PairingResult }[];
}

const AWAY: readonly Outcome[] = ['zeroBye', 'zeroBye', 'absent', 'halfBye', 'fullBye'];
const without = (outcome: Outcome): Entry => ({ outcome, opponent: null, colour: null });
const RESULTS: readonly (readonly [Outcome, Outcome])[] = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
];
const OTHERS: readonly (readonly [Outcome, Outcome])[] = [
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitWin'],
  ['forfeitLoss', 'forfeitLoss'],
];

/** Some come now and then, some enter or leave in the middle, some play their game weeks later. */
export function playedSeason(random: Random): PlayedSeason {
  const size = random.happens(0.6) ? random.integer(2, 8) : random.integer(9, 40);
  const evenings = random.integer(2, 12);
  const rules = drawRules(random);
  const rating = (no: number) => 2400 - 10 * no;
  let players: Player[] = Array.from({ length: size }, (_, index) =>
    blankPlayer(index + 1, rating(index + 1)),
  );
  const apart = [1, 2].map(() => random.integer(1, size));
  const event = (round: number): Tournament => ({
    ...blankEvent(players, evenings),
    pairedRounds: round - 1,
    roundsDeclared: true,
    systemParameters: textOf(rules),
    forbidden:
      size > 4 && random.happens(0.3) && new Set(apart).size === 2
        ? [{ players: [...apart].sort((a, b) => a - b), rounds: null }]
        : [],
  });
  const coming = random.happens(0.5) ? 0.95 : 0.6;
  const postponed = random.happens(0.5) ? 0.15 : 0;
  const forfeits = random.happens(0.3) ? 0.1 : 0;
  const asked: PlayedSeason['asked'][number][] = [];
  let tournament = event(1);
  for (let round = 1; round <= evenings; round++) {
    if (round > 1 && random.happens(0.1)) {
      const no = players.length + 1;
      const missed = Array.from({ length: round - 1 }, () => without('absent'));
      players.push({ ...blankPlayer(no, rating(no)), entries: missed });
    }
    players = players.map((player) =>
      random.happens(0.01) ? { ...player, withdrawn: true } : player,
    );
    const there = players.filter(({ withdrawn }) => !withdrawn);
    const came = there.filter(() => random.happens(coming));
    // An evening to which nobody came is none.
    const present = (came.length > 0 ? came : there).map(({ no }) => no);
    if (present.length === 0) break;
    const task = makeTask({ ...tournament, players }, round, present);
    const entries = new Map<PlayerNo, Entry>();
    const result = LADDER.pair(task);
    asked.push({ task, result });
    if (!result.ok) break;
    for (const { white, black } of result.pairs) {
      const [one, other] = drawn(random, postponed, forfeits);
      entries.set(white, { outcome: one, opponent: black, colour: 'white' });
      entries.set(black, { outcome: other, opponent: white, colour: 'black' });
    }
    if (result.bye !== null) entries.set(result.bye, without('pairingBye'));
    players = players.map((player) => ({
      ...player,
      entries: [...player.entries, entries.get(player.no) ?? without(pick(random, AWAY))],
    }));
    players = playedLater(players, random);
    tournament = { ...tournament, players, pairedRounds: round };
  }
  return { rules, tournament, asked };
}

function drawn(random: Random, postponed: number, forfeits: number): readonly [Outcome, Outcome] {
  if (random.happens(postponed)) return ['adjourned', 'adjourned'];
  return pick(random, random.happens(forfeits) ? OTHERS : RESULTS);
}

/** Some of the games that wait are played before the next evening. */
function playedLater(players: readonly Player[], random: Random): Player[] {
  const results = new Map<string, Outcome>();
  for (const { no, entries } of players)
    entries.forEach(({ outcome, opponent, colour }, index) => {
      if (outcome !== 'adjourned' || colour !== 'white' || !random.happens(0.3)) return;
      const [white, black] = pick(random, RESULTS);
      results.set(`${no} ${index}`, white).set(`${opponent} ${index}`, black);
    });
  return players.map((player) => ({
    ...player,
    entries: player.entries.map((entry, index) => {
      const outcome = results.get(`${player.no} ${index}`);
      return outcome ? { ...entry, outcome } : entry;
    }),
  }));
}

const SHARES = ['0', '1/6', '1/3', '35%', '1/2', '2/3', '70%', '1'] as const;

function drawRules(random: Random): ClubRules {
  const share = (usual: string): Fraction =>
    read(random.happens(0.7) ? usual : pick(random, SHARES));
  const maybe = (most: number) => (random.happens(0.6) ? null : random.integer(0, most));
  return {
    top: read(pick(random, ['20', '60', '100', '12.5', '3'])),
    step: read(pick(random, ['1', '1', '1/2', '2'])),
    own: pick(random, ['place', 'start', 'none'] as const),
    shares: {
      win: share('1'),
      draw: share('1/2'),
      loss: share('0'),
      adjourned: share('1/2'),
      forfeitWin: share('1'),
      forfeitLoss: share('0'),
      pairingBye: share('2/3'),
      fullBye: share('2/3'),
      halfBye: share('1/2'),
      zeroBye: share('1/3'),
      absent: share('0'),
    },
    absences: maybe(4),
    credit: pick(random, ['start', 'game'] as const),
    rounding: pick(random, ['none', 'none', 'whole'] as const),
    again: pick(random, [0, 1, 3, 20]),
    rematch: random.integer(0, 6),
    meetings: maybe(2) === null ? null : random.integer(1, 3),
    byeTo: pick(random, ['even', 'lowest'] as const),
    colours: pick(random, ['meetings', 'balance'] as const),
    white: pick(random, ['lower', 'higher'] as const),
  };
}

function read(text: string): Fraction {
  const [whole, part] = text.replace('%', '').split(/[/.]/) as [string, string?];
  if (text.endsWith('%')) return fraction(Number(whole), 100);
  if (text.includes('.')) return fraction(Number(whole + part!), 10 ** part!.length);
  return fraction(Number(whole), Number(part ?? 1));
}

/** The rules as an arbiter announces them. */
function textOf({ shares, ...rules }: ClubRules): string {
  const say = ([n, d]: Fraction) => (d === 1n ? String(n) : `${n}/${d}`);
  const words: Readonly<Record<string, string | number | null>> = {
    top: say(rules.top),
    step: say(rules.step),
    own: rules.own,
    win: say(shares.win),
    draw: say(shares.draw),
    loss: say(shares.loss),
    postponed: say(shares.adjourned),
    'forfeit-win': say(shares.forfeitWin),
    'forfeit-loss': say(shares.forfeitLoss),
    bye: say(shares.pairingBye),
    club: say(shares.fullBye),
    half: say(shares.halfBye),
    away: say(shares.zeroBye),
    absent: say(shares.absent),
    absences: rules.absences,
    credit: rules.credit,
    rounding: rules.rounding,
    again: rules.again,
    rematch: rules.rematch,
    meetings: rules.meetings,
    'bye-to': rules.byeTo,
    colours: rules.colours,
    white: rules.white,
  };
  return Object.entries(words)
    .flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`))
    .join('; ');
}
