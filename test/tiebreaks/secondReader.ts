/**
 * C.07 of 2026 read a second time: the articles as the ruling on it words them, computed in the
 * plainest way, for a Swiss at 1-½-0 whose players are all rated. It shares nothing with `src`, not even the
 * tables of ratings, so that a slip in one of the two shows.
 */

/** Results as TRF writes them: a game, forfeits, and the byes U F H Z. */
export type Kind = '1' | '=' | '0' | '+' | '-' | 'U' | 'F' | 'H' | 'Z';
export interface Line {
  readonly kind: Kind;
  /** Index of the scheduled opponent. */
  readonly opponent: number | null;
  readonly isBlack: boolean;
}
export interface Person {
  readonly rating: number;
  readonly lines: readonly Line[];
}
export interface Event {
  readonly people: readonly Person[];
  /** What the pairing-allocated bye is worth. */
  readonly bye: number;
}

const isGame = ({ kind }: Line) => kind === '1' || kind === '=' || kind === '0';
/** Voluntarily unplayed (16.2, categories 3 to 5). */
const isVur = ({ kind }: Line) => kind === 'H' || kind === 'Z' || kind === '-';
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const pointsOf = (event: Event, { kind }: Line): number =>
  kind === 'U' ? event.bye : { '1': 1, '=': 0.5, '0': 0, '+': 1, '-': 0, F: 1, H: 0.5, Z: 0 }[kind];

const scoreOf = (event: Event, who: number): number =>
  sum(event.people[who].lines.map((line) => pointsOf(event, line)));

/** A requested bye after which nothing but VURs comes: category 5. */
const isWithdrawal = (lines: readonly Line[], round: number): boolean =>
  (lines[round].kind === 'H' || lines[round].kind === 'Z') && lines.slice(round + 1).every(isVur);

/** 16.3: what opponents see. */
function adjusted(event: Event, who: number): number {
  const { lines } = event.people[who];
  return sum(
    lines.map((line, round) => (isWithdrawal(lines, round) ? 0.5 : pointsOf(event, line))),
  );
}

interface Term {
  readonly score: number;
  readonly product: number;
  readonly vur: boolean;
}

/** 16.4: every round as a game, against the opponent or against a dummy. */
function terms(event: Event, who: number): Term[] {
  const { lines } = event.people[who];
  return lines.map((line) => {
    const seen = line.opponent === null ? null : adjusted(event, line.opponent);
    const score = isGame(line) ? seen! : Math.min(scoreOf(event, who), seen ?? 0.5 * lines.length);
    return { score, product: score * pointsOf(event, line), vur: isVur(line) };
  });
}

const without = <T>(list: readonly T[], one: T): T[] => list.filter((each) => each !== one);
const least = <T>(list: readonly T[], by: (one: T) => number): T =>
  list.reduce((best, one) => (by(one) < by(best) ? one : best));

/** 16.5 for a sum of scores. */
function cutLow(list: readonly Term[]): Term[] {
  const vurs = list.filter(({ vur }) => vur);
  return without(
    list,
    least(vurs.length > 0 ? vurs : list, ({ score }) => score),
  );
}

/** A cut that leaves nothing leaves no value; the text is silent. */
function buchholz(event: Event, who: number, low = 0, high = 0): number | null {
  let list = terms(event, who);
  if (low + high >= list.length) return null;
  for (let i = 0; i < low; i++) list = cutLow(list);
  for (let i = 0; i < high; i++)
    list = without(
      list,
      least(list, ({ score }) => -score),
    );
  return sum(list.map(({ score }) => score));
}

/** 14 and 16.5 for a sum of products: the least significant is that of the lowest opponent. */
function cutProduct(list: readonly Term[]): Term[] {
  const lowest = Math.min(...list.map(({ score }) => score));
  const weakest = least(
    list.filter(({ score }) => score === lowest),
    ({ product }) => product,
  );
  if (weakest.vur) return without(list, weakest);
  const vurs = list.filter(({ vur }) => vur);
  if (vurs.length === 0) return without(list, weakest);
  const vur = least(vurs, ({ product }) => product);
  return without(list, vur.product >= weakest.product ? vur : weakest);
}

function sonneborn(event: Event, who: number, low = 0): number | null {
  let list = terms(event, who);
  if (low >= list.length) return null;
  for (let i = 0; i < low; i++) list = cutProduct(list);
  return sum(list.map(({ product }) => product));
}

/** 8.3: the last round as if every pairing in it had been drawn. */
const allDrawn = (event: Event): Event => ({
  ...event,
  people: event.people.map((person) => ({
    ...person,
    lines: person.lines.map((line, round) =>
      round === person.lines.length - 1 && line.opponent !== null ? { ...line, kind: '=' } : line,
    ),
  })),
});

const met = (event: Event, who: number): number[] =>
  event.people[who].lines.flatMap((line) => (isGame(line) ? [line.opponent!] : []));
const halfUp = (value: number) => Math.floor(value + 0.5 + 1e-9);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** Table 8.1a of the rating regulations, for shares of 50 to 99 hundredths. */
const DP = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677,
];
const dp = (hundredths: number): number => {
  if (hundredths === 0) return -800;
  if (hundredths === 100) return 800;
  return hundredths >= 50 ? DP[hundredths - 50] : -DP[50 - hundredths];
};

/** Table 8.1b: up to so great a difference the better has 50, 51, 52 … hundredths. */
const PD = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
];
const PD_BY_DIFFERENCE = Array.from(
  { length: 736 },
  (_, difference) => 50 + PD.findIndex((limit) => difference <= limit),
);
const pd = (difference: number): number => {
  const better = PD_BY_DIFFERENCE[Math.abs(difference)] ?? 100;
  return difference >= 0 ? better : 100 - better;
};

const overTheBoard = (event: Event, who: number): number =>
  sum(event.people[who].lines.filter(isGame).map((line) => pointsOf(event, line)));

function averageRating(event: Event, who: number): number | null {
  const opponents = met(event, who);
  return opponents.length === 0
    ? null
    : halfUp(mean(opponents.map((each) => event.people[each].rating)));
}

function performance(event: Event, who: number): number | null {
  const average = averageRating(event, who);
  if (average === null) return null;
  return average + dp(halfUp((100 * overTheBoard(event, who)) / met(event, who).length));
}

function perfectPerformance(event: Event, who: number): number | null {
  const ratings = met(event, who).map((each) => event.people[each].rating);
  if (ratings.length === 0) return null;
  const points = overTheBoard(event, who);
  if (points === 0) return Math.min(...ratings) - 800;
  if (points === ratings.length) return Math.max(...ratings) + 736;
  const reaches = (rating: number) => sum(ratings.map((each) => pd(rating - each))) >= 100 * points;
  let [tooLow, enough] = [Math.min(...ratings) - 800, Math.max(...ratings) + 800];
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (reaches(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

/** 9.2 in a Swiss: scores as they are, forfeits at their points. */
function koya(event: Event, who: number): number {
  const { lines } = event.people[who];
  return sum(
    lines.flatMap((line) =>
      line.opponent !== null && 2 * scoreOf(event, line.opponent) >= lines.length
        ? [pointsOf(event, line)]
        : [],
    ),
  );
}

/** 7.7. */
const standardPoints = (event: Event, who: number): number =>
  sum(
    event.people[who].lines.map((line, round) => {
      const own = pointsOf(event, line);
      if (line.opponent === null) return own > 0.5 ? 1 : own === 0.5 ? 0.5 : 0;
      const theirs = pointsOf(event, event.people[line.opponent].lines[round]);
      // Both forfeited: 0, as the ruling has it (section 6).
      if (line.kind === '-' && theirs === 0) return 0;
      return own > theirs ? 1 : own === theirs ? 0.5 : 0;
    }),
  );

/** Article 6: the groups of a tie, the first first. */
function encounter(event: Event, tied: readonly number[]): number[][] {
  if (tied.length < 2) return [[...tied]];
  const made = new Map<number, number>();
  const missing = new Map<number, number>();
  for (const who of tied) {
    let points = 0;
    let open = 0;
    for (const other of tied) {
      if (other === who) continue;
      const games = event.people[who].lines.filter(
        (line) => isGame(line) && line.opponent === other,
      );
      if (games.length === 0) open++;
      else points += mean(games.map((line) => pointsOf(event, line)));
    }
    made.set(who, points);
    missing.set(who, open);
  }
  const again = (group: readonly number[]): number[][] =>
    group.length === tied.length ? [[...group]] : encounter(event, group);
  if ([...missing.values()].every((open) => open === 0)) {
    const levels = [...new Set(made.values())].sort((a, b) => b - a);
    return levels.flatMap((points) => again(tied.filter((who) => made.get(who) === points)));
  }
  // 6.3: whoever is ahead whatever the missing games would bring.
  const sure: number[][] = [];
  let rest = [...tied];
  for (;;) {
    const first = rest.find((who) =>
      rest.every(
        (other) => other === who || made.get(who)! > made.get(other)! + missing.get(other)!,
      ),
    );
    if (first === undefined || rest.length === 1) break;
    sure.push([first]);
    rest = without(rest, first);
  }
  return [...sure, ...again(rest)];
}

function directEncounter(event: Event, who: number): number {
  const tied = event.people
    .map((_, each) => each)
    .filter((each) => scoreOf(event, each) === scoreOf(event, who));
  const groups = encounter(event, tied);
  const place = groups.findIndex((group) => group.includes(who));
  return 1 + sum(groups.slice(0, place).map((group) => group.length));
}

const progress = (event: Event, who: number, cut = 0): number | null => {
  let running = 0;
  const totals = event.people[who].lines.map((line) => (running += pointsOf(event, line)));
  return cut >= totals.length ? null : sum(totals.slice(cut));
};

const count = (event: Event, who: number, which: (line: Line) => boolean): number =>
  event.people[who].lines.filter(which).length;

const hundredths = (value: number) => Math.floor(100 * value + 0.5 + 1e-9) / 100;

export const READINGS: Readonly<Record<string, (event: Event, who: number) => number | null>> = {
  BH: (event, who) => buchholz(event, who),
  'BH/C1': (event, who) => buchholz(event, who, 1),
  'BH/C2': (event, who) => buchholz(event, who, 2),
  'BH/M1': (event, who) => buchholz(event, who, 1, 1),
  'BH/M2': (event, who) => buchholz(event, who, 2, 2),
  FB: (event, who) => buchholz(allDrawn(event), who),
  'FB/C1': (event, who) => buchholz(allDrawn(event), who, 1),
  SB: (event, who) => sonneborn(event, who),
  'SB/C1': (event, who) => sonneborn(event, who, 1),
  'SB/C2': (event, who) => sonneborn(event, who, 2),
  AOB: (event, who) => {
    const opponents = met(event, who);
    return opponents.length === 0
      ? null
      : hundredths(mean(opponents.map((each) => buchholz(event, each)!)));
  },
  PS: (event, who) => progress(event, who),
  'PS/C1': (event, who) => progress(event, who, 1),
  KS: koya,
  DE: directEncounter,
  WIN: (event, who) => count(event, who, (line) => pointsOf(event, line) === 1),
  WON: (event, who) => count(event, who, ({ kind }) => kind === '1'),
  BPG: (event, who) => count(event, who, (line) => isGame(line) && line.isBlack),
  BWG: (event, who) => count(event, who, (line) => line.kind === '1' && line.isBlack),
  REP: (event, who) => count(event, who, (line) => !isVur(line)),
  STD: standardPoints,
  ARO: averageRating,
  TPR: performance,
  PTP: perfectPerformance,
};
