import { parseAmount, share, type Amount } from '../../../src/generate/amount';
import { FEATURES, type Feature, type RatingRule, type Wishes } from '../../../src/generate/draft';
import { RESULT_MODELS } from '../../../src/generate/models';
import { cellPoints } from '../../../src/sheets/plan/numbers';
import type { PairingSystem } from '../../../src/systems/system';
import type { WordKey } from '../../../src/words';
import type { Call } from '../../command';

/** Options that say what the random event should be like: as the help shows them, and whether they take a value. */
export const WISH_OPTIONS: readonly (readonly [shown: string, words: WordKey, flag?: 'flag'])[] = [
  ['--players A[-B]', 'cli.generate.players'],
  ['--rounds A[-B]', 'cli.generate.rounds'],
  ['--ratings LOW-HIGH|R,R,…', 'cli.generate.ratings'],
  ['--rating-top R', 'cli.generate.rating-top'],
  ['--rating-step D', 'cli.generate.rating-step'],
  ['--rating-sigma S', 'cli.generate.rating-sigma'],
  ['--draws P', 'cli.help.draws'],
  ['--full-byes X', 'cli.generate.full-byes'],
  ['--half-byes X', 'cli.generate.half-byes'],
  ['--zero-byes X', 'cli.generate.zero-byes'],
  ['--forfeit-wins X', 'cli.generate.forfeit-wins'],
  ['--forfeit-losses X', 'cli.generate.forfeit-losses'],
  ['--unusual X', 'cli.generate.unusual'],
  ['--withdrawals X', 'cli.generate.withdrawals'],
  ['--late X', 'cli.generate.late'],
  ['--forbidden X', 'cli.generate.forbidden'],
  ['--forfeits P', 'cli.generate.forfeits'],
  ['--byes P', 'cli.generate.byes'],
  ['--baku', 'cli.generate.baku', 'flag'],
  ['--no-baku', 'cli.generate.no-baku', 'flag'],
  ['--tie-breaks LIST', 'cli.generate.tie-breaks'],
  ['--points W-D-L', 'cli.generate.points'],
  ['--pab P', 'cli.generate.pab'],
  ['--initial-colour w|b', 'cli.generate.initial-colour'],
  ['--model MODEL', 'cli.generate.model'],
  ['--unset random|off', 'cli.generate.unset'],
];

const FEATURE_OPTIONS: Readonly<Record<Feature, string>> = {
  fullByes: 'full-byes',
  halfByes: 'half-byes',
  zeroByes: 'zero-byes',
  forfeitWins: 'forfeit-wins',
  doubleForfeits: 'forfeit-losses',
  unusual: 'unusual',
  withdrawals: 'withdrawals',
  late: 'late',
  forbidden: 'forbidden',
};

/** What can happen in a round robin: who is paired with whom is fixed beforehand. */
const FIXED_PAIRING: readonly Feature[] = ['forfeitWins', 'doubleForfeits', 'unusual'];

/** What was asked for; every option that is not understood is complained of. */
export function wishesOf(
  call: Call,
  system: PairingSystem | undefined,
  tieBreakPool: readonly string[],
): Wishes {
  const bad = (option: string, known: string): undefined => {
    const value = call.text(option) ?? '';
    call.complain('bad-option-value', `--${option}`, value, { option: `--${option}`, known });
    return undefined;
  };
  const read = <T>(
    option: string,
    known: string,
    parse: (text: string) => T | null,
  ): T | undefined => {
    const text = call.text(option);
    if (text === undefined) return undefined;
    return parse(text) ?? bad(option, known);
  };
  const isFixed = system?.kind === 'round-robin' || system?.kind === 'knock-out';
  const unset = read('unset', 'random, off', (text) =>
    text === 'random' || text === 'off' ? text : null,
  );
  const features: Partial<Record<Feature, Amount>> = { ...oldShares(call) };
  for (const feature of FEATURES) {
    const amount = read(FEATURE_OPTIONS[feature], '4, 5%, 5%@3', parseAmount);
    if (amount) features[feature] = amount;
    else if (isFixed && !FIXED_PAIRING.includes(feature)) features[feature] = share(0);
  }
  const players = read('players', '2 … 9999', (text) => range(text, 2, 9999));
  const points = read('points', '1-½-0, 3-1-0', (text) => parsePoints(text));
  if (points && call.has('baku') && !(points[0] === 2 * points[1] && points[2] === 0))
    call.complain('baku-points', '--points', call.text('points') ?? '');
  return {
    players,
    rounds:
      read('rounds', '1 … 99', (text) => range(text, 1, 99)) ??
      (isFixed && players && !system.fieldFor ? roundsOf(system, players) : undefined),
    ratings: ratingRule(call, read),
    draws: read('draws', '0 … 1, 30%', (text) => parseAmountShare(text)),
    features,
    baku: call.has('baku') ? true : call.has('no-baku') || isFixed ? false : undefined,
    tieBreaks: call
      .text('tie-breaks')
      ?.split(/[,;]/)
      .map((code) => code.trim())
      .filter(Boolean),
    points,
    bye: read('pab', '1, ½, 0', (text) => cellPoints(text)),
    initialColour: read('initial-colour', 'w, b', (text) =>
      /^w/i.test(text) ? 'white' : /^b/i.test(text) ? 'black' : null,
    ),
    model: read(
      'model',
      RESULT_MODELS.join(', '),
      (text) => RESULT_MODELS.find((model) => model === text) ?? null,
    ),
    unset: unset ?? 'random',
    tieBreakPool,
    // Acceleration came with the editions that have a code of their own.
    mayAccelerate: system?.kind === 'swiss' && system.trfCodes.length > 0,
  };
}

type Read = <T>(option: string, known: string, parse: (text: string) => T | null) => T | undefined;

function ratingRule(call: Call, read: Read): RatingRule | undefined {
  const top = read('rating-top', '1 … 3500', (text) => range(text, 1, 3500)?.[0] ?? null);
  const step = read('rating-step', '0 … 500', (text) => range(text, 0, 500)?.[0] ?? null);
  const sigma = read('rating-sigma', '0 … 500', (text) => range(text, 0, 500)?.[0] ?? null);
  const listed = read('ratings', '1400-2400 | 2400,2350,1900', parseRatings);
  if (top === undefined) return listed;
  if (listed)
    call.complain('bad-option-value', '--ratings', call.text('ratings') ?? '', {
      option: '--ratings',
      known: '--rating-top',
    });
  return { kind: 'steps', top, step: step ?? 10, sigma: sigma ?? 0 };
}

function parseRatings(text: string): RatingRule | null {
  const span = /^(\d{1,4})-(\d{1,4})$/.exec(text);
  if (span) {
    const [low, high] = [Number(span[1]), Number(span[2])];
    return low <= high ? { kind: 'range', low, high } : null;
  }
  const list = text.split(',').map((each) => each.trim());
  return list.every((each) => /^\d{1,4}$/.test(each))
    ? { kind: 'list', ratings: list.map(Number) }
    : null;
}

/** `40` or `20-60`. */
function range(text: string, min: number, max: number): readonly [number, number] | null {
  const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const [low, high] = [Number(match[1]), Number(match[2] ?? match[1])];
  return low >= min && high <= max && low <= high ? [low, high] : null;
}

function parsePoints(text: string): readonly [number, number, number] | null {
  const parts = text.split('-').map((part) => cellPoints(part));
  const [win, draw, loss] = parts;
  if (parts.length !== 3 || win === null || draw === null || loss === null) return null;
  return win >= draw && draw >= loss && win > loss ? [win, draw, loss] : null;
}

/** A share of all games: `0.3`, `30%`, and `0` or `1` for none and all of them. */
function parseAmountShare(text: string): number | null {
  if (/^[01]$/.test(text)) return Number(text);
  const amount = parseAmount(text);
  return amount?.kind === 'share' ? amount.value : null;
}

/** As many as the system needs, or everybody against everybody once. */
const roundsOf = (
  { roundsFor }: PairingSystem,
  [low]: readonly [number, number],
): readonly [number, number] => {
  const rounds = roundsFor?.(low) ?? (low % 2 === 0 ? low - 1 : low);
  return [rounds, rounds];
};

/** The shares of the first version: forfeits of either kind, one in ten double; byes, two in three for half a point. */
function oldShares(call: Call): Partial<Record<Feature, Amount>> {
  const valueOf = (option: string): number | undefined => {
    const text = call.text(option);
    if (text === undefined) return undefined;
    const value = parseAmountShare(text);
    if (value !== null) return value;
    call.complain('bad-option-value', `--${option}`, text, {
      option: `--${option}`,
      known: '0 … 1',
    });
    return 0;
  };
  const forfeits = valueOf('forfeits');
  const byes = valueOf('byes');
  return {
    ...(forfeits === undefined
      ? {}
      : { forfeitWins: share(forfeits * 0.9), doubleForfeits: share(forfeits * 0.1) }),
    ...(byes === undefined ? {} : { halfByes: share((byes * 2) / 3), zeroByes: share(byes / 3) }),
  };
}
