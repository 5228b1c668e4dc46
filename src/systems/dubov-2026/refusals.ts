import { isOpenEndedTask } from '../../model/taskFor';
import type { RoundToPair } from '../../model/types';
import * as shared from '../shared/refusals';
import { unratedPlayers } from '../shared/unrated';
import type { Refusal } from '../system';
import { breaksColours } from './absolute';
import { mostUpfloats } from './articles/article18Upfloats';
import type { Field } from './field';

/** What must be supplied before a round can be paired: results, ratings (1.1), the number of rounds. */
export const missingData = (task: RoundToPair, field: Field): Refusal | null =>
  shared.missingResults(task, 'C.04.2 3.1') ?? missingRatings(task) ?? missingRounds(task, field);

/** 1.8.2: without the number of rounds nobody knows who is a maximum upfloater, where somebody may be one. */
function missingRounds(task: RoundToPair, { players }: Field): Refusal | null {
  const often = players.filter(({ upfloats }) => upfloats >= mostUpfloats(1));
  if (!isOpenEndedTask(task) || often.length === 0) return null;
  const concerned = often.map(({ no }) => no);
  return {
    code: 'bad-request',
    players: concerned,
    reasons: [
      {
        key: 'dubov2026.refusal.rounds',
        article: '1.8.2',
        args: { players: { players: concerned } },
      },
    ],
    cures: [{ key: 'dubov2026.cure.rounds' }],
  };
}

/** 1.1.2: everybody to be paired needs a rating, and for the ARO everybody they have met. */
function missingRatings(task: RoundToPair): Refusal | null {
  const unrated = unratedPlayers(task);
  if (unrated.length === 0) return null;
  const players = { players: unrated };
  return {
    code: 'bad-request',
    players: unrated,
    reasons: [{ key: 'dubov2026.refusal.unrated', article: '1.1.1', args: { players } }],
    cures: [{ key: 'dubov2026.cure.rating', article: '1.1.2', args: { players } }],
  };
}

/** 1.9.3: the round cannot be completed. */
export const noLegalRound = (field: Field): Refusal =>
  shared.noLegalRound({
    ...field,
    breaksColours,
    articles: {
      noRound: '1.9.3',
      meeting: 'C1',
      bye: 'C2',
      colours: 'C3',
      fewerRounds: 'C.04.1 1',
    },
  });
