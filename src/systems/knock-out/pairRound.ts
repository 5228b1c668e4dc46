import { isOpenEndedTask } from '../../model/taskFor';
import { unfinishedRound, waitingFor } from '../../model/tournament';
import type { RoundToPair } from '../../model/types';
import type { PairingResult, Refusal } from '../system';
import { cupOf, levelMeetings } from './meetings';
import { PARAMETER_NAMES, readRules, usesLots } from './parameters';
import { roundOf } from './round';
import { traceOf, who } from './trace';

/** Pairs a round by the bracket; games of players who are away stand in it too. */
export function pairByBracket(task: RoundToPair): PairingResult {
  const refusal = badRules(task) ?? missingResults(task) ?? undecided(task) ?? wrongRounds(task);
  if (refusal) return { ok: false, refusal };
  const round = roundOf(task)!;
  return {
    ok: true,
    pairs: round.meetings.map(({ colours: { white, black } }) => ({ white, black })),
    bye: null,
    free: round.free,
    trace: traceOf(task, round),
  };
}

const refusalOf = (
  reasons: Refusal['reasons'],
  cures: Refusal['cures'],
  players: Refusal['players'] = [],
): Refusal => ({ code: 'bad-request', reasons, cures, players });

function badRules({ tournament }: RoundToPair): Refusal | null {
  const { rules, unread } = readRules(tournament.systemParameters);
  if (unread.length > 0)
    return refusalOf(
      unread.map((text) => ({ key: 'knockOut.refusal.parameter', article: 'KO1', args: { text } })),
      [{ key: 'knockOut.cure.parameter', args: { names: PARAMETER_NAMES.join(', ') } }],
    );
  if (usesLots(rules) && rules.lots === '')
    return refusalOf(
      [{ key: 'knockOut.refusal.lots', article: 'KO1' }],
      [{ key: 'knockOut.cure.lots' }],
    );
  return null;
}

/** A postponed game is open too: nobody knows who plays on. */
function missingResults({ tournament, round }: RoundToPair): Refusal | null {
  const unfinished = unfinishedRound(tournament);
  const postponed = tournament.players.filter(({ entries }) =>
    entries.slice(0, round - 1).some(({ outcome }) => outcome === 'adjourned'),
  );
  if (unfinished === null && postponed.length === 0) return null;
  const open =
    unfinished === null ? postponed.map(({ no }) => no) : waitingFor(tournament, unfinished);
  return refusalOf(
    [{ key: 'knockOut.refusal.open', article: 'KO6', args: { players: who(...open) } }],
    [{ key: 'knockOut.cure.open' }],
    open,
  );
}

function undecided({ tournament, present }: RoundToPair): Refusal | null {
  const level = levelMeetings(cupOf(tournament, present));
  if (level.length === 0) return null;
  const players = level.flatMap(({ players: both }) => both.flatMap((no) => no ?? []));
  const [first = 0, second = 0] = players;
  return refusalOf(
    level.map(({ stage, players: both }) => ({
      key: 'knockOut.refusal.level',
      article: 'KO6',
      args: { stage, players: who(...both.flatMap((no) => no ?? [])) },
    })),
    [{ key: 'knockOut.cure.level', args: { order: `${first}, ${second}` } }],
    players,
  );
}

/** The players say how many rounds there are; fewer may be announced, where several go on to something else. */
function wrongRounds(task: RoundToPair): Refusal | null {
  const { tournament, present, round } = task;
  const { entrants, stages, rules } = cupOf(tournament, present);
  if (entrants.length < 2)
    return refusalOf(
      [{ key: 'knockOut.refusal.few', article: 'KO2' }],
      [{ key: 'knockOut.cure.few' }],
    );
  const rounds = stages * rules.games;
  const isTooMany = round > rounds || (!isOpenEndedTask(task) && tournament.totalRounds > rounds);
  const isCut = !isOpenEndedTask(task) && tournament.totalRounds % rules.games !== 0;
  if (!isTooMany && !isCut) return null;
  const args = { count: entrants.length, rounds, games: rules.games };
  return refusalOf(
    [{ key: 'knockOut.refusal.rounds', article: 'KO3', args }],
    [{ key: 'knockOut.cure.rounds', args }],
  );
}
