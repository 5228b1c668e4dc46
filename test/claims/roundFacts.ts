import { isPlayed } from '../../src/model/outcomes';
import { pairingScore, playerByNo } from '../../src/model/tournament';
import { competitorsIn, preferenceIn } from '../../src/systems/literal/team-swiss-2026/witness';
import type { Colour, Outcome, PlayerNo, RoundToPair, SystemId } from '../../src/model/types';

/** How the text of a system goes beyond what all of them share; a new system adds its line. */
interface PlainSystem {
  /** What bars from the bye, besides the bye itself. */
  readonly barsBye: readonly Outcome[];
  /** Points without play as high as a win bar too, whatever they are called. */
  readonly winBarsBye?: true;
  /** Leaders of the last round: freed of the limits on colours themselves, or the whole pair. */
  readonly frees?: 'leader' | 'pair';
  /** What who has not played prefers, where the text says something of it. */
  readonly unplayedWish?: Colour;
  /** Two who came down to a bracket do not meet there. */
  readonly downMeetResidents?: true;
  /** Nobody prefers a colour; or each the one that he has had less often, and nothing more. */
  readonly wishes?: 'none' | 'balance';
  /** Colours are wishes only: no two are kept from each other by them. */
  readonly coloursForbidNothing?: true;
}
const PLAIN: Readonly<Partial<Record<SystemId, PlainSystem>>> = {
  'dutch-2026': {
    barsBye: ['forfeitWin', 'fullBye'],
    winBarsBye: true,
    frees: 'pair',
    downMeetResidents: true,
  },
  'dutch-2016': { barsBye: ['forfeitWin'], frees: 'pair', downMeetResidents: true },
  'dutch-2012': { barsBye: ['forfeitWin', 'fullBye', 'halfBye'], frees: 'pair' },
  'dutch-2011': { barsBye: ['forfeitWin', 'fullBye', 'halfBye'], frees: 'pair' },
  'french-1994': { barsBye: ['forfeitWin', 'fullBye'], frees: 'leader' },
  'dubov-1997': { barsBye: ['forfeitWin', 'fullBye'] },
  'dubov-2026': { barsBye: [], winBarsBye: true, unplayedWish: 'black' },
  'team-swiss-2026': { barsBye: ['forfeitWin', 'fullBye'], coloursForbidNothing: true },
  'double-swiss-2026': { barsBye: ['forfeitWin', 'fullBye'], coloursForbidNothing: true },
  ...Object.fromEntries(
    ['round-robin', 'round-robin-straight', 'team-round-robin', 'scheveningen', 'molter'].map(
      (id) => [id, { barsBye: [], coloursForbidNothing: true, wishes: 'none' } as const],
    ),
  ),
  keizer: { barsBye: [], coloursForbidNothing: true, wishes: 'balance' },
  'knock-out': { barsBye: [], coloursForbidNothing: true, wishes: 'balance' },
  // Of the rounds after the seeding ones; those are asked as rounds of the Dutch system.
  'burstein-2026': { barsBye: ['forfeitWin', 'fullBye'], winBarsBye: true },
};

type Wish = { readonly colour: Colour | null; readonly weight: number };

/**
 * What is so in a round, read from the entries of the players by the words of the rulings; it shares no
 * code with the engines. Sets of players are tried out whole, so they have to be small.
 */
export class RoundFacts {
  readonly rules: PlainSystem;

  constructor(
    system: SystemId,
    private readonly task: RoundToPair,
  ) {
    const rules = PLAIN[system];
    if (!rules) throw new Error(`no plain rules of ${system}: add its line`);
    this.rules = rules;
  }

  private player = (no: PlayerNo) => playerByNo(this.task.tournament).get(no)!;
  score = (no: PlayerNo): number =>
    pairingScore(this.task.tournament, this.player(no), this.task.round);

  private games = (no: PlayerNo) =>
    this.player(no).entries.filter(({ outcome }) => isPlayed(outcome));
  colours = (no: PlayerNo): Colour[] => this.games(no).map(({ colour }) => colour!);

  met = (a: PlayerNo, b: PlayerNo): boolean => this.games(a).some(({ opponent }) => opponent === b);

  keptApart = (a: PlayerNo, b: PlayerNo): boolean =>
    this.task.tournament.forbidden.some(
      ({ players, rounds }) =>
        (rounds === null || rounds.includes(this.task.round)) &&
        players.includes(a) &&
        players.includes(b),
    );

  /** More than half of what could be scored, in the last round. */
  isTop(no: PlayerNo): boolean {
    const { tournament, round } = this.task;
    return (
      round > 1 &&
      round >= tournament.totalRounds &&
      2 * this.score(no) > tournament.points.win * (round - 1)
    );
  }

  private mayHave(no: PlayerNo, colour: Colour): boolean {
    const after = [...this.colours(no), colour];
    const isThird = after.length > 2 && after.slice(-3).every((each) => each === colour);
    return !isThird && Math.abs(this.balance(after)) <= 2;
  }
  private balance = (colours: readonly Colour[]): number =>
    colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

  /** Whichever way, one of them would have a colour too often. */
  clash(a: PlayerNo, b: PlayerNo): boolean {
    const { frees, coloursForbidNothing } = this.rules;
    if (coloursForbidNothing) return false;
    if (frees === 'pair' && (this.isTop(a) || this.isTop(b))) return false;
    const may = (no: PlayerNo, colour: Colour) =>
      (frees === 'leader' && this.isTop(no)) || this.mayHave(no, colour);
    return !(may(a, 'white') && may(b, 'black')) && !(may(a, 'black') && may(b, 'white'));
  }

  mayMeet = (a: PlayerNo, b: PlayerNo): boolean =>
    !this.met(a, b) && !this.keptApart(a, b) && !this.clash(a, b);

  mayHaveBye(no: PlayerNo): boolean {
    const { points } = this.task.tournament;
    return !this.player(no).entries.some(({ outcome, opponent }) => {
      if (outcome === 'pairingBye' || this.rules.barsBye.includes(outcome)) return true;
      const isUnplayed = opponent === null || !isPlayed(outcome);
      return isUnplayed && this.rules.winBarsBye === true && points[outcome] >= points.win;
    });
  }

  /** The colour a player should have, and how much: beyond ±1 or twice running, ±1, even. */
  wish(no: PlayerNo): Wish {
    const colours = this.colours(no);
    if (this.rules.wishes) {
      const gap = this.rules.wishes === 'none' ? 0 : this.balance(colours);
      if (gap === 0) return { colour: null, weight: 0 };
      return { colour: gap > 0 ? 'black' : 'white', weight: 1 };
    }
    if (this.rules.coloursForbidNothing) return this.matchWish(no);
    const last = colours.at(-1);
    if (last === undefined) {
      const colour = this.rules.unplayedWish ?? null;
      return { colour, weight: colour ? 1 : 0 };
    }
    const balance = this.balance(colours);
    const other: Colour = last === 'white' ? 'black' : 'white';
    const lacking: Colour = balance > 0 ? 'black' : 'white';
    if (Math.abs(balance) > 1) return { colour: lacking, weight: 100 + Math.abs(balance) };
    if (colours.at(-2) === last) return { colour: other, weight: 100 + Math.abs(balance) };
    return balance === 0 ? { colour: other, weight: 1 } : { colour: lacking, weight: 2 };
  }

  /** Preferences of teams (C.04.6 1.7), strong or mild; players over two games have none. */
  private matchWish(no: PlayerNo): Wish {
    const { task } = this;
    if (task.tournament.matchPlay?.of !== 'teams') return { colour: null, weight: 0 };
    // Asked without the exception of a last round, as cards and drawings tell it.
    const early = {
      ...task,
      tournament: { ...task.tournament, totalRounds: task.round + 1 },
    };
    const competitor = competitorsIn(early).find(({ tpn }) => tpn === no);
    const wish = competitor ? preferenceIn(early, competitor) : null;
    return { colour: wish?.colour ?? null, weight: wish ? (wish.isStrong ? 2 : 1) : 0 };
  }

  /**
   * How many of a set stay without an opponent at least. `byeUpTo`: the bye waits for one of them with at
   * most this score, and is counted as one who stays alone where nobody may have it.
   */
  alone(
    players: readonly PlayerNo[],
    byeUpTo: number | null = null,
    mayMeet: (a: PlayerNo, b: PlayerNo) => boolean = this.mayMeet,
  ): number {
    const bye = players.length;
    const count = bye + (byeUpTo === null ? 0 : 1);
    const areJoined = (v: number, w: number): boolean => {
      if (v !== bye && w !== bye) return v !== w && mayMeet(players[v], players[w]);
      const no = players[Math.min(v, w)];
      return v !== w && this.mayHaveBye(no) && this.score(no) <= byeUpTo!;
    };
    const joined = Array.from({ length: count }, (_, v) =>
      Array.from({ length: count }, (__, w) => w).filter((w) => w > v && areJoined(v, w)),
    );
    // The most pairs within every subset, each from those that lack its first member.
    const most = new Int8Array(2 ** count);
    for (let set = 1; set < most.length; set++) {
      const first = Math.log2(set & -set);
      const others = set & (set - 1);
      most[set] = most[others];
      for (const w of joined[first])
        if (others & (2 ** w)) most[set] = Math.max(most[set], 1 + most[others ^ (2 ** w)]);
    }
    return count - 2 * most[most.length - 1];
  }

  /** The whole of a set can be paired, with the bye for one where the number is odd. */
  canAllBePaired(players: readonly PlayerNo[], byeUpTo = Infinity): boolean {
    return this.alone(players, players.length % 2 === 1 ? byeUpTo : null) === 0;
  }
}

const known = new WeakMap<RoundToPair, Map<SystemId, RoundFacts>>();
export function roundFacts({
  system,
  task,
}: {
  readonly system: SystemId;
  readonly task: RoundToPair;
}): RoundFacts {
  const found = known.get(task) ?? new Map<SystemId, RoundFacts>();
  known.set(task, found);
  const facts = found.get(system) ?? new RoundFacts(system, task);
  found.set(system, facts);
  return facts;
}
