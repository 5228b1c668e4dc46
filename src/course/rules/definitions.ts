import { isPlayed } from '../../model/outcomes';
import { colourDifference, coloursPlayed, pairingScore, score } from '../../model/tournament';
import type { HalfPoints, Player, PlayerNo, RoundToPair } from '../../model/types';
import type { PairingSystem, WISH_STRENGTHS } from '../../systems/system';
import type { WordKey } from '../../words';
import { historyOf } from '../exercises/pairingExercise';
import { fact, numberAsk, type Fact } from './factRule';
import type { Rule } from './rule';
import type { RoundWish } from './smallRounds';

/** What every Swiss system defines before it pairs, each found in a round of a small event. */

const byRank = ({ tournament }: RoundToPair): Player[] =>
  [...tournament.players].sort(
    (a, b) => pairingScore(tournament, b) - pairingScore(tournament, a) || a.no - b.no,
  );

const named = (no: PlayerNo) => ({ players: [no] });

/** Score, then number. */
export const orderRule = (id: string, article: string, says: WordKey): Rule =>
  fact(id, article, says, {}, (task): Fact | null => {
    const ranked = byRank(task).map(({ no }) => no);
    const moved = ranked.filter((no, index) => no !== index + 1).slice(0, 3);
    if (moved.length < 3) return null;
    return {
      task,
      isUnsorted: true,
      asks: moved.map((no) =>
        numberAsk({ key: 'rules.ask.place', args: { player: named(no) } }, ranked.indexOf(no) + 1),
      ),
      worked: [{ key: 'rules.worked.order', args: { numbers: { numbers: ranked } } }],
    };
  });

/** Everybody with the same score. */
export const groupRule = (id: string, article: string, says: WordKey): Rule =>
  fact(id, article, says, {}, (task): Fact | null => {
    const groups = new Map<HalfPoints, PlayerNo[]>();
    for (const player of byRank(task)) {
      const points = pairingScore(task.tournament, player);
      groups.set(points, [...(groups.get(points) ?? []), player.no]);
    }
    const all = [...groups];
    if (all.length < 3) return null;
    return {
      task,
      isUnsorted: true,
      asks: all
        .slice(0, 3)
        .map(([points, players]) =>
          numberAsk({ key: 'rules.ask.group', args: { points: { points } } }, players.length),
        ),
      worked: all.map(([points, players]) => ({
        key: 'rules.worked.group',
        args: { points: { points }, numbers: { numbers: players } },
      })),
    };
  });

const FLOAT_NUMBER = { none: 0, down: 1, up: 2 } as const;
const floatOf = (system: PairingSystem, { tournament }: RoundToPair, round: number, no: PlayerNo) =>
  FLOAT_NUMBER[system.floats(tournament, round).get(no) ?? 'none'];

/** Two who met with different scores. */
export const floatOfGameRule = (id: string, article: string, says: WordKey): Rule =>
  fact(id, article, says, { players: [7, 9] }, (task, system): Fact | null => {
    const round = task.round - 1;
    const { tournament } = task;
    for (const player of tournament.players) {
      const { opponent, outcome } = player.entries[round - 1];
      const other = tournament.players.find(({ no }) => no === opponent);
      if (!other || !isPlayed(outcome)) continue;
      const [own, theirs] = [player, other].map((each) => score(tournament, each, round - 1));
      if (own <= theirs) continue;
      return {
        task,
        says: [{ key: 'rules.task.float-numbers' }],
        asks: [player, other].map(({ no }) =>
          numberAsk(
            { key: 'rules.ask.float', args: { player: named(no), round } },
            floatOf(system, task, round, no),
          ),
        ),
        worked: [
          {
            key: 'rules.worked.float-game',
            args: {
              round,
              player: named(player.no),
              points: { points: own },
              opponent: named(other.no),
              others: { points: theirs },
            },
          },
        ],
      };
    }
    return null;
  });

/** Rounds without a game: those that give a downfloat, or those that give none. */
export const floatWithoutGame = (
  id: string,
  article: string,
  says: WordKey,
  gives: 'down' | 'none',
): Rule =>
  fact(
    id,
    article,
    says,
    { players: [6, 8], features: { forfeits: 0.12, byes: 0.12 } },
    (task, system): Fact | null => {
      const { tournament } = task;
      const round = task.round - 1;
      const found = tournament.players.filter(({ no, entries }) => {
        const { outcome } = entries[round - 1];
        const float = system.floats(tournament, round).get(no) ?? 'none';
        return !isPlayed(outcome) && float === gives;
      });
      if (found.length < 2) return null;
      return {
        task,
        says: [{ key: 'rules.task.float-numbers' }],
        asks: found
          .slice(0, 3)
          .map(({ no }) =>
            numberAsk(
              { key: 'rules.ask.float', args: { player: named(no), round } },
              floatOf(system, task, round, no),
            ),
          ),
        worked: found.slice(0, 3).map(({ no, entries }) => ({
          key: 'rules.worked.no-game',
          args: {
            round,
            player: named(no),
            points: { points: tournament.points[entries[round - 1].outcome] },
          },
        })),
      };
    },
  );

/** An odd number: who has nobody to play. */
export const byeRule = (id: string, article: string, says: WordKey, wish: RoundWish = {}): Rule =>
  fact(
    id,
    article,
    says,
    { players: [5, 7], fromRound: 3, ...wish },
    (task, system): Fact | null => {
      const result = system.pair(task);
      if (!result.ok || result.bye === null) return null;
      const last = task.tournament.players.flatMap(({ no, entries }) =>
        entries.flatMap(({ outcome }, index) =>
          outcome === 'pairingBye' ? [{ no, round: index + 1 }] : [],
        ),
      )[0];
      if (!last) return null;
      const { tournament } = task;
      const bye = system.whyBye?.(task)?.says;
      return {
        task,
        asks: [
          numberAsk({ key: 'rules.ask.bye' }, result.bye),
          numberAsk(
            { key: 'rules.ask.bye-points', args: { player: named(last.no), round: last.round } },
            tournament.points.pairingBye / 2,
          ),
        ],
        worked: [
          { key: 'rules.worked.present', args: { numbers: { numbers: task.present } } },
          bye
            ? { key: 'rules.worked.because', args: { because: { reason: bye } } }
            : {
                key: 'rules.worked.ours',
                args: {
                  what: { reason: { key: 'rules.bye-of', args: { player: named(result.bye) } } },
                },
              },
        ],
      };
    },
  );

const countOf = (player: Player, colour: 'white' | 'black'): number =>
  coloursPlayed(player).filter((each) => each === colour).length;

export const differenceRule = (id: string, article: string, says: WordKey): Rule =>
  fact(
    id,
    article,
    says,
    { fromRound: 4, players: [6, 8], features: { forfeits: 0.08 } },
    (task): Fact | null => {
      const players = task.tournament.players.filter((each) => colourDifference(each) !== 0);
      const hasGap = players.some(({ entries }) =>
        entries.some(({ outcome, colour }) => colour !== null && !isPlayed(outcome)),
      );
      if (players.length < 3 || !hasGap) return null;
      const asked = players.slice(0, 3);
      return {
        task,
        asks: asked.map((player) =>
          numberAsk(
            { key: 'rules.ask.difference', args: { player: named(player.no) } },
            colourDifference(player),
          ),
        ),
        worked: asked.map((player) => ({
          key: 'rules.worked.difference',
          args: {
            player: named(player.no),
            white: countOf(player, 'white'),
            black: countOf(player, 'black'),
          },
        })),
        strip: asked.map(({ no }) => no),
      };
    },
  );

/** Players with a preference of this strength. */
export const wishRule = (
  id: string,
  article: string,
  says: WordKey,
  strength: (typeof WISH_STRENGTHS)[number],
  wish: RoundWish = {},
): Rule =>
  fact(id, article, says, { players: [6, 8], ...wish }, (task, system): Fact | null => {
    const { tournament } = task;
    const found = tournament.players.filter(
      (player) => system.colourPreference(tournament, player).strength === strength,
    );
    if (found.length < (strength === 'none' ? 1 : 2)) return null;
    const asked = found.slice(0, 3);
    return {
      task,
      says: strength === 'none' ? [{ key: 'rules.task.yes-no' }] : [],
      asks: asked.map((player) => {
        const { colour } = system.colourPreference(tournament, player);
        return colour === null
          ? numberAsk({ key: 'rules.ask.any-wish', args: { player: named(player.no) } }, 0)
          : {
              label: { key: 'rules.ask.due', args: { player: named(player.no) } },
              answer: { kind: 'colour', value: colour },
            };
      }),
      worked: asked.map(({ no }) => ({
        key: 'rules.worked.because',
        args: { because: { reason: historyOf(tournament, system, no).wish } },
      })),
      strip: asked.map(({ no }) => no),
    };
  });

/** No legal round: what stands in its way. */
export const completeRule = (
  id: string,
  article: string,
  says: WordKey,
  wish: RoundWish = {},
): Rule =>
  fact(
    id,
    article,
    says,
    { players: [4, 5], rounds: 4, fromRound: 3, ...wish },
    (task, system): Fact | null => {
      const result = system.pair(task);
      if (result.ok) return null;
      return {
        task,
        says: [{ key: 'rules.task.yes-no' }],
        asks: [numberAsk({ key: 'rules.ask.legal' }, 0)],
        worked: result.refusal.reasons.map((because) => ({
          key: 'rules.worked.refused',
          args: { because: { reason: because } },
        })),
        strip: task.present,
      };
    },
  );
