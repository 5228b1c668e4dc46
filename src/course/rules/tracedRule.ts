import type { Reason, TraceStep } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PairingSystem } from '../../systems/system';
import type { WordKey } from '../../words';
import { fact, numberAsk, type Fact, type FactQuestion } from './factRule';
import type { Rule } from './rule';
import type { RoundWish } from './smallRounds';
import type { LegalRound } from './tried';
import { opponentIn, plainly } from './triedRule';

/** Articles of which the account of the round tells: what was done, and what was refused on the way. */

export const told = (says: Reason): Reason => ({
  key: 'rules.worked.step',
  args: { says: { reason: plainly(says) } },
});

export function* stepsIn(steps: readonly TraceStep[]): Generator<TraceStep> {
  for (const step of steps) {
    yield step;
    yield* stepsIn(step.steps ?? []);
  }
}

/** With the work by hand; null: there is no round. */
export function worked(system: PairingSystem, task: RoundToPair): LegalRound | null {
  const result = (system.explain ?? system.pair).call(system, task);
  return result.ok ? result : null;
}

/** Whom the first pairs hold: what the class has to find. */
export const opponentsAsked = (
  result: LegalRound,
  about: readonly PlayerNo[] = [],
): FactQuestion[] => {
  const players = [...new Set([...about, ...result.pairs.slice(0, 2).map(({ white }) => white)])];
  return players.slice(0, 2).map((no) => ({
    label: { key: 'rules.ask.opponent', args: { player: { players: [no] } } },
    answer: { kind: 'number', value: opponentIn(result, no), of: no },
  }));
};

const playersIn = ({ args = {} }: Reason): PlayerNo[] =>
  Object.values(args).flatMap((arg) =>
    typeof arg === 'object' && 'players' in arg ? [...arg.players] : [],
  );

/** What the account says with one of these sentences. */
export const traced = (
  id: string,
  article: string,
  says: WordKey,
  keys: readonly WordKey[],
  wish: RoundWish = {},
): Rule =>
  fact(id, article, says, wish, (task, system): Fact | null => {
    const result = worked(system, task);
    const steps =
      result && [...stepsIn(result.trace.steps)].filter(({ key }) => keys.includes(key));
    if (!result || !steps || steps.length === 0) return null;
    return {
      task,
      asks: opponentsAsked(result, playersIn(steps[0])),
      worked: steps.slice(0, 6).map(told),
      strip: task.present,
    };
  });

/** What a list of the work by hand refuses by this article, before it comes to the accepted one. */
export const refusedInList = (
  id: string,
  article: string,
  says: WordKey,
  wish: RoundWish = {},
): Rule =>
  fact(id, article, says, wish, (task, system): Fact | null => {
    const result = worked(system, task);
    for (const { table } of result ? stepsIn(result.trace.steps) : [])
      for (const row of table?.rows ?? []) {
        const verdict = row.find(
          (cell): cell is Reason => typeof cell === 'object' && cell.article === article,
        );
        if (!verdict || !result) continue;
        return {
          task,
          asks: opponentsAsked(result),
          worked: [
            { key: 'rules.worked.set', args: { set: String(row[0]) } },
            {
              key: 'rules.worked.against',
              args: { article, because: { reason: plainly(verdict) } },
            },
          ],
          strip: task.present,
        };
      }
    return null;
  });

/** A column of the first table that one of these sentences has: by player, what stands in it. */
export const inTable = (
  id: string,
  article: string,
  says: WordKey,
  key: WordKey,
  {
    label,
    column,
    wish = {},
    given = () => [],
  }: {
    label: WordKey;
    column: number;
    wish?: RoundWish;
    /** What is said beforehand, since the question does not ask for it. */
    given?: (system: PairingSystem, task: RoundToPair) => readonly Reason[];
  },
): Rule =>
  fact(id, article, says, wish, (task, system): Fact | null => {
    const result = worked(system, task);
    if (!result) return null;
    for (const step of stepsIn(result.trace.steps)) {
      if (step.key !== key || !step.table || step.table.rows.length < 3) continue;
      const rows = step.table.rows.flatMap((row) => {
        const player = row.find(
          (cell): cell is Reason => typeof cell === 'object' && playersIn(cell).length === 1,
        );
        const value = numberIn(row[column]);
        return player && value !== null ? [{ no: playersIn(player)[0], value }] : [];
      });
      if (rows.length < 3) continue;
      return {
        task,
        says: given(system, task),
        asks: rows
          .slice(0, 3)
          .map(({ no, value }) =>
            numberAsk({ key: label, args: { player: { players: [no] } } }, value),
          ),
        worked: [
          told(step),
          { key: 'rules.worked.ranked', args: { numbers: { numbers: rows.map(({ no }) => no) } } },
        ],
        drawings: [{ kind: 'table', table: step.table }],
      };
    }
    return null;
  });

/** A number in a cell, or within its sentence; points are half points there. */
function numberIn(cell: string | number | Reason | undefined): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'object') return null;
  for (const arg of Object.values(cell.args ?? {})) {
    if (typeof arg === 'number') return arg;
    if (typeof arg !== 'object') continue;
    if ('points' in arg) return arg.points / 2;
    if ('number' in arg) return arg.number;
  }
  return null;
}

/** Dubov 1.7: the average rating of the opponents met at the board. */
export const aroRule = (id: string, article: string, says: WordKey): Rule =>
  fact(id, article, says, { fromRound: 3 }, (task): Fact => {
    const rating = new Map(task.tournament.players.map((each) => [each.no, each.rating]));
    const asked = task.tournament.players.slice(0, 3).map(({ no, entries }) => {
      const met = entries.flatMap(({ opponent, outcome }) =>
        opponent !== null && isPlayed(outcome) ? [rating.get(opponent)!] : [],
      );
      const sum = met.reduce((total, each) => total + each, 0);
      return {
        no,
        met,
        aro: met.length === 0 ? 0 : Math.floor((2 * sum + met.length) / (2 * met.length)),
      };
    });
    return {
      task,
      asks: asked.map(({ no, aro }) =>
        numberAsk({ key: 'rules.ask.aro', args: { player: { players: [no] } } }, aro),
      ),
      worked: asked.map(({ no, met, aro }) => ({
        key: 'rules.worked.aro',
        args: {
          player: { players: [no] },
          list: met.join(' + ') || '0',
          count: met.length,
          value: aro,
        },
      })),
    };
  });

/** Dubov 1.8: who floated up, and how often that may be. */
export const upfloatsRule = (id: string, article: string, says: WordKey): Rule =>
  fact(id, article, says, { fromRound: 4, players: [7, 9] }, (task, system): Fact | null => {
    const { tournament, round } = task;
    const times = (no: PlayerNo) =>
      Array.from({ length: round - 1 }, (_, index) => index + 1).filter(
        (each) => system.floats(tournament, each).get(no) === 'up',
      ).length;
    const [often] = tournament.players.filter(({ no }) => times(no) > 1);
    if (!often) return null;
    const rounds = tournament.totalRounds;
    const most = 2 + Math.floor(rounds / 5);
    return {
      task,
      asks: [
        numberAsk(
          { key: 'rules.ask.upfloats', args: { player: { players: [often.no] } } },
          times(often.no),
        ),
        numberAsk({ key: 'rules.ask.maximum' }, most),
      ],
      worked: [{ key: 'rules.worked.maximum', args: { rounds, most } }],
    };
  });
