import { append } from '../largest';
import { error, warning, type Problem } from '../problems';
import type { RawEntry, RawPlayer } from '../raw';
import type { Outcome } from '../types';

/** What the other side of a game may have, given one side. */
const OTHER_SIDE: Readonly<Partial<Record<Outcome, readonly Outcome[]>>> = {
  win: ['loss'],
  draw: ['draw'],
  loss: ['win'],
  adjourned: ['adjourned'],
  pending: ['pending'],
  forfeitWin: ['forfeitLoss'],
  forfeitLoss: ['forfeitWin', 'forfeitLoss'],
};

/** Results that only an arbiter's penalty can give: 0-0, ½-0. Possible, but more often a slip. */
const BY_PENALTY: ReadonlySet<string> = new Set(['loss/loss', 'draw/loss', 'loss/draw']);

const isGame = (outcome: Outcome): boolean => outcome in OTHER_SIDE;

/** TRF06 writes no colour for a game that was not played. */
const isForfeit = (outcome: Outcome): boolean =>
  outcome === 'forfeitWin' || outcome === 'forfeitLoss';

type ByNo = ReadonlyMap<number, RawPlayer>;

/** Every entry by itself and against the entry of its opponent. */
export function checkGames(players: readonly RawPlayer[], byNo: ByNo): Problem[] {
  const problems: Problem[] = [];
  for (const player of players)
    player.entries.forEach((entry, index) => {
      if (entry) append(problems, checkEntry(player, entry, index + 1, byNo));
    });
  append(problems, twiceInRound(players));
  return problems;
}

function checkEntry(player: RawPlayer, entry: RawEntry, round: number, byNo: ByNo): Problem[] {
  const { place, text, opponent, colour, outcome } = entry;
  if (opponent === null) {
    if (isGame(outcome) && !entry.isLoneBoard)
      return [error('result-without-opponent', place, text, { round })];
    if (colour !== null) return [error('colour-without-opponent', place, text, { round })];
    return [];
  }
  if (opponent === player.no.value) return [error('plays-himself', place, text, { round })];
  if (!isGame(outcome)) return [error('bye-with-opponent', place, text, { round })];
  if (colour === null && !isForfeit(outcome))
    return [error('colour-missing', place, text, { round })];
  const other = byNo.get(opponent);
  if (!other) return [error('unknown-opponent', place, text, { round, opponent })];
  return checkBothSides(player.no.value, entry, other, round);
}

/** Each contradiction is told once, at the entry of the lower number (or of the only one there is). */
function checkBothSides(no: number, entry: RawEntry, other: RawPlayer, round: number): Problem[] {
  const { place, text } = entry;
  const args = { round, player: no, opponent: other.no.value };
  const back = other.entries[round - 1];
  if (back?.opponent !== no) return [error('opponents-disagree', place, text, args)];
  if (no > other.no.value) return [];
  const problems: Problem[] = [];
  if (back.colour === null && entry.colour === null)
    problems.push(warning('forfeit-without-colour', place, text, args));
  else if (back.colour === entry.colour)
    problems.push(error('colours-disagree', place, text, args));
  if (!isGame(back.outcome) || OTHER_SIDE[entry.outcome]?.includes(back.outcome)) return problems;
  const both = `${text.trim()} / ${back.text.trim()}`;
  if (BY_PENALTY.has(`${entry.outcome}/${back.outcome}`))
    problems.push(warning('result-by-penalty', place, both, args));
  else problems.push(error('results-disagree', place, both, args));
  return problems;
}

/** Somebody named as opponent by two players in one round. */
function twiceInRound(players: readonly RawPlayer[]): Problem[] {
  const problems: Problem[] = [];
  const rounds = players.reduce((max, { entries }) => Math.max(max, entries.length), 0);
  for (let round = 1; round <= rounds; round++) {
    const claimedBy = new Map<number, number>();
    for (const { no, entries } of players) {
      const entry = entries[round - 1];
      if (!entry || entry.opponent === null || entry.opponent === no.value) continue;
      const first = claimedBy.get(entry.opponent);
      if (first === undefined) claimedBy.set(entry.opponent, no.value);
      else
        problems.push(
          error('twice-in-round', entry.place, entry.text, {
            round,
            player: entry.opponent,
            first,
            second: no.value,
          }),
        );
    }
  }
  return problems;
}

/** Two players who have met before (C.04.1.b): possible in a file, wrong in a Swiss. */
export function checkMetTwice(players: readonly RawPlayer[]): Problem[] {
  const problems: Problem[] = [];
  for (const player of players) {
    const met = new Set<number>();
    player.entries.forEach((entry, index) => {
      if (!entry || entry.opponent === null || !isOverTheBoard(entry.outcome)) return;
      if (met.has(entry.opponent) && player.no.value < entry.opponent)
        problems.push(
          warning('met-twice', entry.place, entry.text, {
            round: index + 1,
            player: player.no.value,
            opponent: entry.opponent,
          }),
        );
      met.add(entry.opponent);
    });
  }
  return problems;
}

const isOverTheBoard = (outcome: Outcome): boolean =>
  outcome === 'win' || outcome === 'draw' || outcome === 'loss' || outcome === 'adjourned';
