import type { BracketPicture, PicturePlayer } from '../../explain/picture';
import { PICTURE_COLOURS } from '../../explain/pictureTable';
import type { Reason, ReasonArg } from '../../explain/reason';
import type { Colour, PlayerNo } from '../../model/types';
import { WISH_STRENGTHS } from '../../systems/system';
import type { PlayerAnswer } from './answers';
import { pairedByTable, onePlayer, pairIn, type Asked } from './answersAsked';

/** Who was due what, and which rule decided where both were due the same. */
export function colourAnswer(
  asked: Asked,
  settled: BracketPicture,
  opponent: PlayerNo,
): PlayerAnswer {
  const { pair } = pairIn(settled, asked.player)!;
  const find = (no: PlayerNo) => settled.players.find((player) => player.no === no)!;
  const [own, other] = [find(asked.player), find(opponent)];
  const rule: Reason = {
    key: 'answers.colour-rule',
    args: { because: { reason: pair.colours } },
  };
  return {
    question: 'colour',
    asks: { key: 'answers.q.colour' },
    says:
      asked.system.kind === 'round-robin'
        ? [pairedByTable(asked.system)]
        : dueReasons(own, other, pair.white === asked.player ? 'white' : 'black', rule),
    working: [
      pair.colours,
      {
        key: 'answers.colour-history',
        args: {
          player: onePlayer(own.no),
          own: history(own),
          opponent: onePlayer(other.no),
          other: history(other),
        },
      },
    ],
  };
}

const history = (player: PicturePlayer): ReasonArg =>
  player.colours.length > 0 ? { colours: player.colours } : { reason: { key: 'answers.none-yet' } };

const word = (colour: Colour): ReasonArg => ({ reason: { key: PICTURE_COLOURS[colour] } });

function dueReasons(
  own: PicturePlayer,
  other: PicturePlayer,
  given: Colour,
  rule: Reason,
): readonly Reason[] {
  const args = { player: onePlayer(own.no), opponent: onePlayer(other.no) };
  const [mine, theirs] = [own.wish.colour, other.wish.colour];
  if (mine === null && theirs === null) return [{ key: 'answers.due-none', args }, rule];
  if (mine === null) return given === theirs ? [rule] : [{ key: 'answers.due-other', args }];
  if (theirs === null) return given === mine ? [{ key: 'answers.due-only', args }] : [rule];
  if (mine !== theirs)
    return given === mine
      ? [{ key: 'answers.due-both', args: { ...args, colour: word(mine) } }]
      : [rule];
  const colour = word(mine);
  const gap =
    WISH_STRENGTHS.indexOf(own.wish.strength) - WISH_STRENGTHS.indexOf(other.wish.strength);
  const winner = given === mine ? own : other;
  // The stronger claim is only named where it is the one that was granted.
  if (gap !== 0 && gap > 0 === (winner === own))
    return [
      { key: 'answers.due-stronger', args: { ...args, colour, winner: onePlayer(winner.no) } },
      rule,
    ];
  return [{ key: 'answers.due-equal', args: { ...args, colour } }, rule];
}
