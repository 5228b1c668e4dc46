import type { Reason } from '../../explain/reason';
import { unfinishedRound, waitingFor } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { deficiency, maximumMatching } from '../matching/maximumMatching';
import type { Refusal } from '../system';
import type { WordKey } from '../../words';
import { completionGraph } from './completion';
import { breaksBye, breaksColours } from './criteria/absolute';
import type { Edition } from './edition';
import type { Facts, Field } from './facts';

/** A round cannot be paired while games of an earlier one have no result. */
export function missingResults({ tournament }: RoundToPair, { articles }: Edition): Refusal | null {
  const round = unfinishedRound(tournament);
  if (round === null) return null;
  const open = waitingFor(tournament, round);
  return {
    code: 'bad-request',
    players: open,
    reasons: [{ key: 'dutch.refusal.pending', args: { round, players: { players: open } } }],
    cures: [{ key: 'dutch.cure.results', article: articles.adjourned, args: { round } }],
  };
}

/** The round cannot be completed. Which players block it, why, and what the arbiter can do. */
export function noLegalRound(field: Field): Refusal {
  const { players } = field;
  const { hasBye, neighbours } = completionGraph(players, field);
  const vertices = players.length + Number(hasBye);
  const mate = maximumMatching(vertices, neighbours);
  const { missable, scarce } = deficiency(vertices, neighbours, mate);
  const blocked = missable.filter((v) => v < players.length).map((v) => players[v]);
  const wanted = scarce.filter((v) => v < players.length).map((v) => players[v]);
  const reasons: Reason[] = [];
  if (blocked.length > 0)
    reasons.push({
      key: wanted.length > 0 ? 'dutch.refusal.few' : 'dutch.refusal.among',
      article: field.edition.articles.noRound,
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

const numbers = (players: readonly Facts[]): { readonly players: readonly PlayerNo[] } => ({
  players: players.map(({ no }) => no),
});

/** An odd number of players, and who may still get the bye. */
function byeReasons({ players, edition }: Field): Reason[] {
  const eligible = players.filter((player) => !breaksBye(player));
  return [
    {
      key: eligible.length === 0 ? 'dutch.refusal.noBye' : 'dutch.refusal.bye',
      article: edition.articles.bye,
      args: { players: numbers(eligible) },
    },
  ];
}

/** What keeps one player from the others: games, the arbiter's list, colours. */
function playerReasons(player: Facts, field: Field): Reason[] {
  const others = field.players.filter((other) => other !== player);
  const apart = others.filter((other) => field.mustNotMeet(player.rank, other.rank));
  const colour = others.filter((other) => !apart.includes(other) && breaksColours(player, other));
  const { meeting, colours } = field.edition.articles;
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

function cures(field: Field, blocked: readonly Facts[]): Reason[] {
  const isKeptApart = blocked.some((player) =>
    field.players.some(
      (other) =>
        other !== player && field.mustNotMeet(player.rank, other.rank) && !field.met(player, other),
    ),
  );
  return [
    ...(isKeptApart ? [{ key: 'dutch.cure.list' } as const] : []),
    { key: 'dutch.cure.absence', args: { players: numbers(blocked) } },
    { key: 'dutch.cure.byHand', article: field.edition.articles.noRound },
    { key: 'dutch.cure.fewerRounds', article: field.edition.articles.fewerRounds },
  ];
}
