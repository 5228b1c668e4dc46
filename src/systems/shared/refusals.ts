import type { Reason } from '../../explain/reason';
import { unfinishedRound, waitingFor } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import { deficiency, maximumMatching } from '../matching/maximumMatching';
import type { Refusal } from '../system';

/** A round cannot be paired while games of an earlier one have no result. */
export function missingResults({ tournament }: RoundToPair, article: string): Refusal | null {
  const round = unfinishedRound(tournament);
  if (round === null) return null;
  const open = waitingFor(tournament, round);
  return {
    code: 'bad-request',
    players: open,
    reasons: [{ key: 'dutch.refusal.pending', args: { round, players: { players: open } } }],
    cures: [{ key: 'dutch.cure.results', article, args: { round } }],
  };
}

interface Candidate {
  readonly no: PlayerNo;
  readonly rank: number;
  /** What bars them from the bye; null: nothing. */
  readonly byeBar: object | null;
}

/** A field in which two things keep players apart: meetings (with the arbiter's list) and colours. */
export interface RefusedField<Facts extends Candidate> {
  readonly players: readonly Facts[];
  readonly mustNotMeet: (a: number, b: number) => boolean;
  readonly met: (a: Facts, b: Facts) => boolean;
  readonly breaksColours: (a: Facts, b: Facts) => boolean;
  readonly articles: {
    readonly noRound: string;
    readonly meeting: string;
    readonly bye: string;
    readonly colours: string;
    readonly fewerRounds: string;
  };
}

/** The round cannot be completed. Which players block it, why, and what the arbiter can do. */
export function noLegalRound<Facts extends Candidate>(field: RefusedField<Facts>): Refusal {
  const { players } = field;
  const { hasBye, neighbours } = possiblePairs(field);
  const vertices = players.length + Number(hasBye);
  const mate = maximumMatching(vertices, neighbours);
  const { missable, scarce } = deficiency(vertices, neighbours, mate);
  const blocked = missable.filter((v) => v < players.length).map((v) => players[v]);
  const wanted = scarce.filter((v) => v < players.length).map((v) => players[v]);
  const reasons: Reason[] = [];
  if (blocked.length > 0)
    reasons.push({
      key: wanted.length > 0 ? 'dutch.refusal.few' : 'dutch.refusal.among',
      article: field.articles.noRound,
      args: { players: numbers(blocked), others: numbers(wanted) },
    });
  if (hasBye) reasons.push(...byeReasons(field));
  reasons.push(...blocked.slice(0, 12).flatMap((player) => playerReasons(player, field)));
  return {
    code: 'no-legal-pairing',
    players: blocked.map(({ no }) => no),
    reasons,
    cures: cures(field, blocked),
  };
}

/** The players as vertices, in their order, and the bye after them if their number is odd. */
function possiblePairs<Facts extends Candidate>({
  players,
  mustNotMeet,
  breaksColours,
}: RefusedField<Facts>): {
  readonly hasBye: boolean;
  readonly neighbours: (v: number) => number[];
} {
  const count = players.length;
  const hasBye = count % 2 === 1;
  const neighbours = (v: number): number[] => {
    const list: number[] = [];
    if (v === count) {
      for (let w = count - 1; w >= 0; w--) if (players[w].byeBar === null) list.push(w);
      return list;
    }
    for (let w = 0; w < count; w++)
      if (
        w !== v &&
        !breaksColours(players[v], players[w]) &&
        !mustNotMeet(players[v].rank, players[w].rank)
      )
        list.push(w);
    if (hasBye && players[v].byeBar === null) list.push(count);
    return list;
  };
  return { hasBye, neighbours };
}

const numbers = (players: readonly Candidate[]): { readonly players: readonly PlayerNo[] } => ({
  players: players.map(({ no }) => no),
});

/** An odd number of players, and who may still get the bye. */
function byeReasons<Facts extends Candidate>({ players, articles }: RefusedField<Facts>): Reason[] {
  const eligible = players.filter(({ byeBar }) => byeBar === null);
  return [
    {
      key: eligible.length === 0 ? 'dutch.refusal.noBye' : 'dutch.refusal.bye',
      article: articles.bye,
      args: { players: numbers(eligible) },
    },
  ];
}

/** What keeps one player from the others: games, the arbiter's list, colours. */
function playerReasons<Facts extends Candidate>(
  player: Facts,
  field: RefusedField<Facts>,
): Reason[] {
  const others = field.players.filter((other) => other !== player);
  const apart = others.filter((other) => field.mustNotMeet(player.rank, other.rank));
  const colour = others.filter(
    (other) => !apart.includes(other) && field.breaksColours(player, other),
  );
  const { meeting, colours } = field.articles;
  const reason = (key: WordKey, article: string, list: readonly Facts[]): Reason[] =>
    list.length === 0
      ? []
      : [
          {
            key,
            article,
            args: { player: numbers([player]), others: numbers(list) },
          },
        ];
  return [
    ...reason(
      'dutch.refusal.met',
      meeting,
      apart.filter((other) => field.met(player, other)),
    ),
    ...reason(
      'dutch.refusal.forbidden',
      meeting,
      apart.filter((other) => !field.met(player, other)),
    ),
    ...reason('dutch.refusal.colour', colours, colour),
  ];
}

function cures<Facts extends Candidate>(
  field: RefusedField<Facts>,
  blocked: readonly Facts[],
): Reason[] {
  const isKeptApart = blocked.some((player) =>
    field.players.some(
      (other) =>
        other !== player && field.mustNotMeet(player.rank, other.rank) && !field.met(player, other),
    ),
  );
  return [
    ...(isKeptApart ? [{ key: 'dutch.cure.list' } as const] : []),
    { key: 'dutch.cure.absence', args: { players: numbers(blocked) } },
    { key: 'dutch.cure.byHand', article: field.articles.noRound },
    { key: 'dutch.cure.fewerRounds', article: field.articles.fewerRounds },
  ];
}
