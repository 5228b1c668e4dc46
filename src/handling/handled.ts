import type { Reason } from '../explain/reason';
import { error, type Problem, type Refused, type Result } from '../model/problems';
import type { Player, PlayerNo, Tournament } from '../model/types';
import type { ProblemCode } from '../words';

/** What the arbiter did to the event, and by which article; or why the rules do not allow it. */
export type Handled<More = unknown> = Result<
  { readonly tournament: Tournament; readonly reasons: readonly Reason[] } & More
>;

export const refused = (
  code: ProblemCode,
  name: string,
  value: string,
  args?: Problem['args'],
): Refused => ({
  ok: false,
  problems: [error(code, { kind: 'argument', name }, value, args)],
});

export const playerNumbered = ({ players }: Tournament, wanted: PlayerNo): Player | undefined =>
  players.find(({ no }) => no === wanted);

export const unknownPlayer = (no: PlayerNo) => refused('unknown-player', 'player', String(no));

/** The tournament with one player changed. */
export const withPlayer = (
  tournament: Tournament,
  no: PlayerNo,
  change: (player: Player) => Player,
): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => (player.no === no ? change(player) : player)),
});
