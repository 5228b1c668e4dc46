import type { TraceStep } from '../../explain/reason';
import type { RoundToPair } from '../../model/types';
import { barredStep } from '../dutch/criteria/barred';
import { strangersStep } from '../dutch/judge';
import { judgeByBrackets } from '../shared/judging';
import type { PlayedRound } from '../system';
import { giveColours } from './articles/article5Colours';
import { bracketValue, CRITERION_WORDS, firstDifference, lostIn } from './criteria';
import { fieldOf, type Facts, type Field } from './field';
import { recompositionStep } from './judgeShifts';
import { pairRound, type PairedBracket } from './pairRound';
import { missingData } from './refusals';
import { colourReason, forbidden, players, sayValue } from './words';

/**
 * What is wrong with a round that somebody played: absolute rules first, then the bye, then bracket by
 * bracket the upfloaters, the subgroups and the rows, then the colours.
 */
export function judge(task: RoundToPair, played: PlayedRound): TraceStep[] {
  const field = fieldOf(task);
  const missing = missingData(task, field);
  if (missing) return [...missing.reasons];
  return judgeByBrackets(played, {
    players: field.players,
    wrongPlayers: strangersStep,
    forbidden: (white, black) => forbidden(white, black, field),
    barredFromBye: ({ no, byeBar }) =>
      byeBar ? barredStep({ players: [no] }, byeBar, { bye: 'C2' }) : null,
    ours: () => pairRound(field),
    noRound: { key: 'dutch.judge.noRound', article: '1.9.3' },
    otherBye: (bye, ours) => {
      const step = bye && ours.bye && byeDifference(bye, ours.bye);
      return step && [step];
    },
    *brackets(ours, partnerOf) {
      for (const bracket of ours.brackets) yield bracketStep(bracket, partnerOf, field);
    },
    colours: ({ white, black }) => coloursStep(white, black, field),
  });
}

/** 3.1.3–3.1.5: the other may have it and the round can be completed, so one of these decides. */
function byeDifference(bye: Facts, ours: Facts): TraceStep | null {
  if (bye === ours) return null;
  const player = players(bye);
  if (bye.score !== ours.score)
    return {
      key: 'dutch.judge.byeScore',
      article: '3.1.3',
      args: { player, found: { points: bye.score }, best: { points: ours.score } },
    };
  const other = players(ours);
  if (bye.games !== ours.games)
    return {
      key: 'dubov2026.judge.byeGames',
      article: '3.1.4',
      args: { player, other, found: bye.games, best: ours.games },
    };
  return { key: 'dubov2026.judge.byeNumber', article: '3.1.5', args: { player, other } };
}

/** The first bracket in which the two rounds part decides. */
export function bracketStep(
  ours: PairedBracket,
  partnerOf: ReadonlyMap<Facts, Facts>,
  field: Field,
): TraceStep | null {
  const residents = new Set(ours.residents);
  const upfloaters = ours.pool.filter((player) => residents.has(partnerOf.get(player)!));
  const pairs = [...ours.residents, ...upfloaters].flatMap((player) => {
    const partner = partnerOf.get(player)!;
    return player.rank < partner.rank ? [[player, partner] as const] : [];
  });
  const value = bracketValue(upfloaters, lostIn(pairs), field);
  const difference = firstDifference(value, ours.value);
  const score = { points: ours.score };
  if (difference) {
    const { criterion, isWorse } = difference;
    if (!isWorse) throw new Error(`${criterion}: a better pairing than ours was played`);
    return {
      key: 'dubov2026.judge.worse',
      article: criterion,
      args: {
        score,
        criterion: { reason: { key: CRITERION_WORDS[criterion] } },
        found: sayValue(criterion, value),
        best: sayValue(criterion, ours.value),
      },
    };
  }
  if (upfloaters.some((player) => !ours.upfloaters.includes(player)))
    return {
      key: 'dubov2026.judge.upfloaters',
      article: '4.2',
      args: { score, played: players(...upfloaters), ours: players(...ours.upfloaters) },
    };
  return recompositionStep(ours, partnerOf) ?? rowStep(ours, partnerOf);
}

/** 3.2.6: the first row in which the transpositions differ. */
function rowStep(
  { score, pairs }: PairedBracket,
  partnerOf: ReadonlyMap<Facts, Facts>,
): TraceStep | null {
  const row = pairs.find(([player, opponent]) => partnerOf.get(player) !== opponent);
  if (!row) return null;
  const [player, best] = row;
  const found = partnerOf.get(player)!;
  if (found.no < best.no) throw new Error('An earlier transposition than ours was played');
  return {
    key: 'dubov2026.judge.row',
    article: '3.2.6',
    args: {
      score: { points: score },
      player: players(player),
      played: players(found),
      ours: players(best),
    },
  };
}

function coloursStep(white: Facts, black: Facts, field: Field): TraceStep[] {
  const given = giveColours(white, black, field.initialColour);
  if (given.white === white) return [];
  return [
    {
      key: 'dutch.judge.colours',
      article: given.rule,
      args: {
        white: players(given.white),
        black: players(given.black),
        rule: { reason: colourReason(white, black, field) },
      },
    },
  ];
}
