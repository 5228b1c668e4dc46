import { isPlayed } from '../model/outcomes';
import { isoDay } from '../model/day';
import { fideRatingOf } from '../model/rules/ratingMethod';
import { playerByNo } from '../model/tournament';
import type { Entry, Player, Tournament } from '../model/types';

/**
 * The headers of the games of a round, or of all rounds, for whoever types the moves or sets up the
 * boards: the seven tags of the PGN standard in their order, then what is known of the players. A game
 * won by forfeit has no moves and is left out; one without a result ends with `*`.
 */
export function makePgn(tournament: Tournament, round: number | null): string {
  const rounds =
    round === null ? Array.from({ length: tournament.pairedRounds }, (_, at) => at + 1) : [round];
  return rounds.flatMap((each) => gamesOf(tournament, each)).join('\n');
}

function gamesOf(tournament: Tournament, round: number): string[] {
  const byNo = playerByNo(tournament);
  const games = tournament.players.flatMap((white) => {
    const entry = white.entries[round - 1];
    const black = entry?.opponent ? byNo.get(entry.opponent) : undefined;
    if (!entry || !black || entry.colour !== 'white' || !hasGame(entry)) return [];
    return [{ white, black, entry }];
  });
  // As published where tables are kept with the round; a file without them has them in its own order.
  games.sort((a, b) => (a.entry.table ?? Infinity) - (b.entry.table ?? Infinity) || 0);
  return games.map(({ white, black, entry }, index) => {
    const { info } = tournament;
    const board = entry.table ?? index + 1;
    const day = isoDay(info.roundDates[round - 1] ?? '')?.replaceAll('-', '.') ?? '????.??.??';
    const result = RESULTS[entry.outcome] ?? '*';
    const tags: readonly (readonly [string, string])[] = [
      ['Event', info.name || '?'],
      ['Site', [info.place, info.federation].filter(Boolean).join(' ') || '?'],
      ['Date', day],
      ['Round', `${round}.${board}`],
      ['White', white.name],
      ['Black', black.name],
      ['Result', result],
      ...ofPlayer('White', white),
      ...ofPlayer('Black', black),
      ['EventDate', isoDay(info.start)?.replaceAll('-', '.') ?? ''],
    ];
    const lines = tags
      .filter(([, value]) => value !== '')
      .map(([tag, value]) => `[${tag} "${escaped(value)}"]`);
    return `${lines.join('\n')}\n\n${result}\n`;
  });
}

const hasGame = ({ outcome }: Entry): boolean =>
  isPlayed(outcome) || outcome === 'pending' || outcome === 'adjourned';

const RESULTS: Readonly<Partial<Record<Entry['outcome'], string>>> = {
  win: '1-0',
  draw: '1/2-1/2',
  loss: '0-1',
};

const ofPlayer = (side: 'White' | 'Black', player: Player): [string, string][] => [
  [`${side}Title`, player.title],
  [`${side}Elo`, fideRatingOf(player) > 0 ? String(fideRatingOf(player)) : ''],
  [`${side}FideId`, player.fideId],
  [`${side}Team`, player.club],
];

/** Quotation marks and backslashes are escaped; a tag is one line. */
const escaped = (text: string): string =>
  text.replace(/[\r\n\t]+/g, ' ').replace(/[\\"]/g, (sign) => `\\${sign}`);
