import type { HalfPoints } from '../../model/types';
import type { ColumnsSeen, GroupAccount, GroupEvent, PairedBy, PairMade } from './account';
import { giveColours } from './articles/article3Colours';
import { naturalColumns, type Columns } from './articles/article62Columns';
import { firstPossibleRows, pairBlockedPlayer, sweepColumns } from './articles/article63Rows';
import { chooseDownfloaters } from './articles/article64Floaters';
import { islands, opponentOfIsland } from './articles/article71Islands';
import { transferToOddGroup } from './articles/article72OddGroup';
import { balanceColumns } from './articles/article73Balance';
import { floaterOrder } from './articles/article81Order';
import { opponentOfFloater } from './articles/article82Floaters';
import type { Card } from './cards';
import type { Field } from './field';
import type { Rest } from './completion/rest';

/** One group in its turn (R23). What leaves it unpaired is a floater of the next. */
export class Group {
  readonly events: GroupEvent[] = [];
  readonly pairs: PairMade[] = [];
  private readonly floatingOn: Card[] = [];
  private open: Card[];

  constructor(
    private readonly field: Field,
    private readonly rest: Rest,
    /** Its place among the groups, from 0. */
    private readonly place: number,
    readonly score: HalfPoints,
    readonly residents: readonly Card[],
    readonly floaters: readonly Card[],
    /** Unpaired players of lower groups. */
    private below: readonly Card[],
  ) {
    this.open = [...residents];
  }

  /** R23: floaters from above, 7.1, 7.2, (6.4,) 7.3 and 7.4, 6.2, 6.3. Returns who floats on. */
  pair(): readonly Card[] {
    this.pairFloaters();
    this.pairIslands();
    this.completeOddGroup();
    this.sendDownfloaters();
    this.pairColumns();
    return this.floatingOn;
  }

  account(): GroupAccount {
    return {
      score: this.score,
      residents: numbers(this.residents),
      floaters: numbers(this.floaters),
      events: this.events,
      pairs: this.pairs,
    };
  }

  /** Art. 8. */
  private pairFloaters(): void {
    let waiting = floaterOrder(this.floaters);
    while (waiting.length > 0) {
      const [floater, ...others] = waiting;
      const { candidates, opponent, lastResort } = opponentOfFloater(
        this.field,
        this.rest,
        floater,
        this.open,
        [...others, ...this.floatingOn],
      );
      this.events.push({
        kind: 'floater',
        player: floater.no,
        candidates,
        opponent: opponent?.no ?? null,
        lastResort,
      });
      waiting = others;
      if (opponent === null) {
        this.floatingOn.push(floater);
        continue;
      }
      waiting = waiting.filter((card) => card !== opponent);
      remove(this.floatingOn, opponent);
      this.makePair(floater, opponent, '8.2', lastResort ? 'R20' : undefined);
    }
  }

  /** 7.1. */
  private pairIslands(): void {
    for (const island of islands(this.field, this.open)) {
      const { candidates, opponent } = opponentOfIsland(this.field, this.rest, island, this.below);
      this.events.push({
        kind: 'island',
        player: island.no,
        candidates,
        opponent: opponent?.no ?? null,
      });
      if (opponent) this.makePair(island, opponent, '7.1', 'R12');
      else this.floatOn(island);
    }
  }

  /** 7.2. */
  private completeOddGroup(): void {
    if (this.open.length % 2 === 0) return;
    const { dominating, candidates, transferred } = transferToOddGroup(
      this.field,
      this.rest,
      this.open,
      this.below,
    );
    this.events.push({
      kind: 'oddGroup',
      dominating,
      candidates,
      transferred: transferred?.no ?? null,
    });
    if (transferred === null) return;
    this.open.push(transferred);
    this.below = this.below.filter((card) => card !== transferred);
  }

  /** 6.4: settled before the columns are written, because who leaves does not stand in them. */
  private sendDownfloaters(): void {
    for (const choice of chooseDownfloaters(this.field, this.rest, this.open, this.below)) {
      this.events.push({
        ...choice,
        kind: 'downfloater',
        player: choice.player.no,
        passedOver: numbers(choice.passedOver),
      });
      this.floatOn(choice.player);
    }
  }

  /** 7.3, 7.4, 6.2, 6.3; after a pair inside one column all begins again with the others (R9). */
  private pairColumns(): void {
    while (this.open.length > 0) {
      const natural = naturalColumns(this.open);
      const { columns, from, moved, skipped } = balanceColumns(natural);
      this.events.push({
        kind: 'columns',
        natural: seen(natural),
        neutral: numbers(this.open.filter((card) => card.preference === null)),
        movedFrom: from,
        moved: numbers(moved),
        skipped: numbers(skipped),
        balanced: seen(columns),
      });
      if (this.pairRows(columns)) return;
      const blocked = pairBlockedPlayer(this.field, columns);
      if (blocked === null) return this.sweep(columns);
      const { player, colour, candidates, opponent } = blocked;
      this.events.push({
        kind: 'ownColumn',
        player: player.no,
        colour,
        candidates,
        opponent: opponent.no,
      });
      this.makePair(player, opponent, '6.3', 'R9');
    }
  }

  /** 6.2 if nobody has met, else the first possible rows of 6.3. */
  private pairRows(columns: Columns): boolean {
    const opponents = firstPossibleRows(this.field, columns);
    if (opponents === null) return false;
    const { white, black } = columns;
    const clashes = white.flatMap((card, row) =>
      this.field.ban[card.index][black[row].index] === null ? [] : [row + 1],
    );
    this.events.push({
      kind: 'rows',
      columns: seen(columns),
      clashes,
      opponents: numbers(opponents),
    });
    white.forEach((card, row) => {
      const inPlace = opponents[row] === black[row];
      this.makePair(card, opponents[row], inPlace ? '6.2' : '6.3', inPlace ? undefined : 'R8');
    });
    return true;
  }

  /** R19. */
  private sweep(columns: Columns): void {
    const choices = sweepColumns(this.field, columns);
    this.events.push({
      kind: 'sweep',
      choices: choices.map(({ player, candidates, opponent }) => ({
        player: player.no,
        candidates,
        opponent: opponent.no,
      })),
    });
    for (const { player, opponent } of choices) this.makePair(player, opponent, '6.3', 'R19');
  }

  private makePair(a: Card, b: Card, article: PairedBy, ruling?: string): void {
    this.rest.remove([a.index, b.index]);
    this.open = this.open.filter((card) => card !== a && card !== b);
    this.below = this.below.filter((card) => card !== a && card !== b);
    const madeAt = { group: this.place, event: this.events.length - 1 };
    this.pairs.push({ ...giveColours(a, b), article, ruling, score: this.score, madeAt });
  }

  private floatOn(card: Card): void {
    this.open = this.open.filter((other) => other !== card);
    this.floatingOn.push(card);
  }
}

const numbers = (cards: readonly Card[]): number[] => cards.map((card) => card.no);
const seen = ({ white, black }: Columns): ColumnsSeen => ({
  white: numbers(white),
  black: numbers(black),
});

function remove(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
