import type { BracketPicture, PicturePlayer } from '../../explain/picture';
import { coloursPlayed, opponentsMet, pairingScore, playerByNo } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { bracketsByRank } from '../../systems/audit/byRank';
import { whyBrackets } from '../../systems/forced/forced';
import type { PairingSystem } from '../../systems/system';

/** The brackets of a round with everything that can be drawn of them; `[]` where there is no round. */
export function picturesOf(system: PairingSystem, task: RoundToPair): readonly BracketPicture[] {
  const { tournament, round } = task;
  const byNo = playerByNo(tournament);
  const floats = [round - 1, round - 2].map((r) =>
    r >= 1 ? system.floats(tournament, r) : new Map<PlayerNo, 'down' | 'up'>(),
  );
  const shapes = bracketsByRank(system, task);
  const why = whyBrackets(system, task, shapes);
  return shapes.map(({ parts, ...shape }, index): BracketPicture => {
    const movedDown = new Set(shape.movedDown);
    const leaving = new Set(shape.leaving);
    const players = parts.flatMap(({ part, players: numbers }) =>
      numbers.map((no): PicturePlayer => {
        const player = byNo.get(no)!;
        return {
          no,
          name: player.name,
          // Where nobody is paired there are no halves to speak of.
          part: shape.pairs.length === 0 && part !== 'limbo' ? 'alone' : part,
          cameFromAbove: movedDown.has(no),
          score: pairingScore(tournament, player, round),
          wish: system.colourPreference(tournament, player),
          colours: coloursPlayed(player),
          floats: [floats[0]?.get(no) ?? null, floats[1]?.get(no) ?? null],
          met: [...opponentsMet(player)].sort((a, b) => a - b),
          fate: shape.bye === no ? 'bye' : leaving.has(no) ? 'leaves' : 'paired',
        };
      }),
    );
    return { ...shape, players, why: why[index] ?? null };
  });
}
