import type { Card } from '../cards';
import type { ByeChoice, Candidate } from '../account';
import { dominatingColour, naturalColumns } from './article62Columns';
import { compareCma } from '../cma';
import type { Field } from '../field';
import { Rest } from '../completion/rest';

export interface ByeFound {
  readonly choice: ByeChoice;
  readonly player: Card;
  readonly rest: Rest;
}

/**
 * Art. 4 and 2.2, before everything else (R22): in the lowest group that has somebody eligible, the
 * lowest rating; then the dominating colour, the higher CMA, the last of the initial list. Passed
 * over: who has had a point without playing, and who would leave the others without a legal round.
 */
export function chooseBye(field: Field): ByeFound | { readonly candidates: readonly Candidate[] } {
  const candidates: Candidate[] = [];
  for (const group of groupsFromBelow(field.cards)) {
    const order = byeOrder(group);
    for (const player of order) {
      const rest = player.freePoint ? null : restWithout(field, player);
      if (rest === null) {
        candidates.push({ no: player.no, why: player.freePoint ? 'freePoint' : 'lookAhead' });
        continue;
      }
      candidates.push({ no: player.no, why: null });
      const decidedBy = whatDecided(player, order);
      const choice = { player: player.no, score: player.score, candidates, decidedBy };
      return { choice, player, rest };
    }
  }
  return { candidates };
}

function restWithout(field: Field, player: Card): Rest | null {
  const others = field.cards.filter((card) => card !== player).map((card) => card.index);
  return Rest.of(field, others);
}

function groupsFromBelow(cards: readonly Card[]): Card[][] {
  const scores = [...new Set(cards.map((card) => card.score))].sort((a, b) => a - b);
  return scores.map((score) => cards.filter((card) => card.score === score));
}

function byeOrder(group: readonly Card[]): Card[] {
  const columns = naturalColumns(group);
  const dominating = dominatingColour(columns);
  const dominated = (card: Card): number =>
    dominating !== null && columns[dominating].includes(card) ? 0 : 1;
  return [...group].sort(
    (a, b) =>
      a.rating - b.rating || dominated(a) - dominated(b) || compareCma(b.cma, a.cma) || b.no - a.no,
  );
}

/** The first difference from the next player in the order whom nothing barred. */
function whatDecided(player: Card, order: readonly Card[]): ByeChoice['decidedBy'] {
  const next = order.slice(order.indexOf(player) + 1).find((card) => card.freePoint === null);
  if (!next) return 'score';
  if (next.rating !== player.rating) return 'rating';
  const columns = naturalColumns(order);
  const dominating = dominatingColour(columns);
  if (
    dominating !== null &&
    columns[dominating].includes(player) !== columns[dominating].includes(next)
  )
    return 'dominatingColour';
  return compareCma(player.cma, next.cma) !== 0 ? 'cma' : 'initialList';
}
