import { unfinishedRound, waitingFor } from '../../model/tournament';
import type { RoundToPair } from '../../model/types';
import type { PairingResult, Refusal } from '../system';
import { DEFAULT_PRESET, PARAMETER_NAMES, PRESETS, readRules } from './parameters';
import { fieldOf, roundOf } from './round';
import { traceOf } from './trace';

/** Pairs a round by the ladder as it stands. */
export function pairByLadder(task: RoundToPair): PairingResult {
  const refusal = badRules(task) ?? missingResults(task);
  if (refusal) return { ok: false, refusal };
  const field = fieldOf(task);
  const round = roundOf(field);
  if (!round) return { ok: false, refusal: keptApart(task) };
  return {
    ok: true,
    pairs: round.pairs.map(({ colours }) => ({ white: colours.white.no, black: colours.black.no })),
    bye: round.bye?.no ?? null,
    trace: traceOf(field, round),
  };
}

/** What is announced must be understood to the letter. */
function badRules({ tournament }: RoundToPair): Refusal | null {
  const { unread } = readRules(tournament.systemParameters);
  if (unread.length === 0) return null;
  return {
    code: 'bad-request',
    players: [],
    reasons: unread.map((text) => ({ key: 'keizer.refusal.parameter', args: { text } })),
    cures: [
      {
        key: 'keizer.cure.parameter',
        args: {
          names: PARAMETER_NAMES.join(', '),
          presets: Object.keys(PRESETS).join(', '),
          usual: DEFAULT_PRESET,
        },
      },
    ],
  };
}

/** A game without result is either entered or postponed: a blank says neither. */
function missingResults({ tournament }: RoundToPair): Refusal | null {
  const round = unfinishedRound(tournament);
  if (round === null) return null;
  const open = waitingFor(tournament, round);
  return {
    code: 'bad-request',
    players: open,
    reasons: [{ key: 'keizer.refusal.pending', args: { round, players: { players: open } } }],
    cures: [{ key: 'keizer.cure.results', article: 'K4' }],
  };
}

function keptApart({ present }: RoundToPair): Refusal {
  return {
    code: 'no-legal-pairing',
    players: present,
    reasons: [{ key: 'keizer.refusal.apart', article: 'K6' }],
    cures: [{ key: 'keizer.cure.apart' }],
  };
}
