/**
 * A bracket whose players are cards that can be moved, with what the rules say of it. It needs nothing but the
 * page's DOM: the pane, the projector and the published page show the same.
 */
import { digits } from '../src/explain/pictureTable';
import { fill, sayReason } from '../src/explain/phrasebook';
import type { WalkCard } from '../src/explain/walkCards';
import type { PlayerNo } from '../src/model/types';
import {
  moved,
  type BracketWalk,
  type TriedPairs,
  type TriedVerdict,
  type WalkOrder,
} from '../src/systems/walk';
import type { WordKey } from '../src/words';
import type { WalkShown } from '../src/event/answers/walk';
import { draggable } from './drag';
import { element, type Child } from './element';

const KINDS: Readonly<Record<TriedVerdict['kind'], WordKey>> = {
  accepted: 'walk.kind.accepted',
  forbidden: 'walk.kind.forbidden',
  worse: 'walk.kind.worse',
  later: 'walk.kind.later',
};
const MARKS: Readonly<Record<TriedVerdict['kind'], string>> = {
  accepted: '✓',
  forbidden: '×',
  worse: '▼',
  later: '→',
};
const PLACES: Readonly<Record<WalkOrder, WordKey>> = {
  candidates: 'walk.place.candidates',
  upfloaters: 'walk.place.upfloaters',
  shifters: 'walk.place.shifters',
  rows: 'walk.place.rows',
};

/** In a bracket larger than this the verdict may take longer than a frame: it is said that it is being worked out. */
const AT_ONCE = 24;

export class WalkView {
  private at = 0;
  private way: TriedPairs[] = [];
  private chosen: PlayerNo | null = null;
  private isTeaching = false;
  private isRevealed = false;
  private readonly cards: ReadonlyMap<PlayerNo, WalkCard>;
  private asked = 0;

  constructor(
    private readonly root: HTMLElement,
    private readonly shown: WalkShown,
  ) {
    this.cards = new Map(shown.cards.map((card) => [card.no, card]));
    // What can be tried in comes first: brackets of one player hold nothing to try.
    this.at = Math.max(
      0,
      shown.walks.findIndex(({ accepted }) => accepted.length > 1),
    );
    root.classList.add('walk');
    root.lang = shown.language;
    this.restart();
  }

  private get walk(): BracketWalk {
    return this.shown.walks[this.at];
  }

  private get pairs(): TriedPairs {
    return this.way[this.way.length - 1];
  }

  private say(key: WordKey, args: Parameters<typeof fill>[2] = {}): string {
    return fill(this.shown.language, key, args, { player: (no) => this.named(no) });
  }

  private named(no: PlayerNo): string {
    return `${no} ${this.cards.get(no)?.name ?? ''}`.trim();
  }

  private restart(): void {
    this.way = [this.isTeaching ? this.walk.first : this.walk.accepted];
    this.chosen = null;
    this.isRevealed = false;
    this.draw();
  }

  private go(pairs: TriedPairs, focus: PlayerNo | null = null): void {
    this.way.push(pairs);
    this.chosen = null;
    this.isRevealed = false;
    this.draw(focus);
  }

  private back(focus: PlayerNo | null = null): void {
    if (this.way.length > 1) this.way.pop();
    this.chosen = null;
    this.draw(focus);
  }

  private pick(no: PlayerNo): void {
    if (this.chosen === null || this.chosen === no) {
      this.chosen = this.chosen === no ? null : no;
      this.draw(no);
    } else this.go(moved(this.pairs, this.chosen, no), this.chosen);
  }

  private draw(focus: PlayerNo | null = null): void {
    if (this.shown.walks.length === 0) {
      this.root.replaceChildren(element('p', {}, [this.say('walk.none')]));
      return;
    }
    this.root.replaceChildren(
      this.controls(),
      element('p', { class: 'walk-hint' }, [this.say('walk.intro')]),
      this.field(),
      this.status(),
      element('p', { class: 'walk-hint' }, [this.say('walk.keys')]),
    );
    if (focus !== null)
      this.root.querySelector<HTMLElement>(`[data-no="${focus}"]`)?.focus({ preventScroll: true });
  }

  private controls(): HTMLElement {
    const { walks, language } = this.shown;
    const choice = element('select', {
      'aria-label': this.say('walk.bracket'),
    }) as HTMLSelectElement;
    walks.forEach(({ title }, index) => {
      const option = element('option', { value: String(index) }, [sayReason(language, title)]);
      choice.append(option);
    });
    choice.value = String(this.at);
    choice.onchange = () => {
      this.at = Number(choice.value);
      this.restart();
    };
    const hide = element('input', { type: 'checkbox' }) as HTMLInputElement;
    hide.checked = this.isTeaching;
    hide.onchange = () => {
      this.isTeaching = hide.checked;
      this.restart();
    };
    const button = (key: WordKey, press: () => void, isOn = true): HTMLElement => {
      const made = element('button', { type: 'button' }, [this.say(key)]) as HTMLButtonElement;
      made.onclick = press;
      made.disabled = !isOn;
      return made;
    };
    const mayShow = !this.isTeaching || this.isRevealed;
    return element('div', { class: 'walk-controls' }, [
      choice,
      button('walk.back', () => this.back(), this.way.length > 1),
      button('walk.toFirst', () => this.go(this.walk.first)),
      ...(mayShow ? [button('walk.toAccepted', () => this.go(this.walk.accepted))] : []),
      element('label', {}, [hide, this.say('walk.hide')]),
    ]);
  }

  private field(): HTMLElement {
    const box = element('div', { class: 'walk-field' });
    for (const { heads, rows } of this.walk.standing(this.pairs)) {
      const head = (key: WordKey | null): Child =>
        key === null ? '' : element('span', { class: 'walk-head' }, [this.say(key)]);
      const isPaired = heads[1] !== null;
      const lines = rows.map(([left, right]) =>
        element('div', { class: isPaired ? 'walk-row' : 'walk-single' }, [
          this.card(left),
          ...(right === null ? [] : [element('span', { class: 'walk-line' }), this.card(right)]),
        ]),
      );
      box.append(
        element('div', { class: isPaired ? 'walk-part' : 'walk-part walk-left' }, [
          element('div', { class: 'walk-heads' }, [head(heads[0]), head(heads[1])]),
          ...lines,
        ]),
      );
    }
    box.onkeydown = (event) => this.press(event);
    return box;
  }

  private card(no: PlayerNo): HTMLElement {
    const card = this.cards.get(no);
    const isChosen = this.chosen === no;
    const made = element(
      'button',
      {
        type: 'button',
        class: `walk-card${isChosen ? ' walk-chosen' : ''}${this.walk.movedDown.includes(no) ? ' walk-floater' : ''}`,
        'data-no': String(no),
        'aria-pressed': String(isChosen),
        'aria-label': card?.label ?? String(no),
        title: card?.label ?? String(no),
      },
      [
        element('span', { class: 'walk-grip', 'aria-hidden': 'true' }, ['⠿']),
        element('span', { class: 'walk-name' }, [
          element('b', {}, [this.named(no)]),
          element('span', {}, [card?.facts ?? '']),
        ]),
      ],
    );
    draggable(made, {
      click: () => this.pick(no),
      drop: (other) => this.go(moved(this.pairs, no, other), no),
    });
    return made;
  }

  private press(event: KeyboardEvent): void {
    const from = (event.target as Element).closest<HTMLElement>('[data-no]');
    if (!from) return;
    const no = Number(from.dataset['no']);
    if (event.key === 'Escape' && this.chosen !== null) {
      this.chosen = null;
      this.draw(no);
    } else if (event.key === 'Backspace') this.back(no);
    else if (event.key.startsWith('Arrow')) neighbour(this.root, from, event.key)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Read aloud when it changes: it is emptied and filled, not made anew with its words inside. */
  private status(): HTMLElement {
    const box = element('div', { class: 'walk-status', role: 'status', 'aria-live': 'polite' });
    const { pairs } = this;
    const turn = ++this.asked;
    const tell = (): void => {
      if (turn === this.asked) box.replaceChildren(...this.told(pairs));
    };
    if (this.chosen !== null)
      box.append(this.say('walk.choose', { player: { players: [this.chosen] } }));
    else if (this.isTeaching && !this.isRevealed) box.replaceChildren(...this.hidden());
    else if (this.walk.standing(pairs).flatMap(({ rows }) => rows.flat()).length <= AT_ONCE)
      setTimeout(tell);
    else {
      box.append(this.say('walk.working'));
      // The words are painted before the work begins.
      requestAnimationFrame(() => setTimeout(tell));
    }
    return box;
  }

  private hidden(): HTMLElement[] {
    const show = element('button', { type: 'button' }, [this.say('walk.show')]);
    show.onclick = () => {
      this.isRevealed = true;
      this.draw();
    };
    const count = this.way.length - 1;
    return [
      element('p', {}, [`${this.say('walk.hidden')} · ${this.say('walk.moves', { count })}`]),
      show,
    ];
  }

  private told(pairs: TriedPairs): HTMLElement[] {
    const { kind, reason, place } = this.walk.judge(pairs);
    const words = sayReason(this.shown.language, reason, { player: (no) => this.named(no) });
    const accepted = this.walk.judge(this.walk.accepted).place;
    const where =
      place === null
        ? this.walk.accepted.length > 0
          ? this.say('walk.place.none')
          : ''
        : this.say(PLACES[place.of], { number: digits(place.number), total: digits(place.total) });
    const against =
      place && accepted?.of === place.of && kind !== 'accepted'
        ? ` (${this.say('walk.from', { number: digits(accepted.number) })})`
        : '';
    return [
      element('p', { class: `walk-verdict walk-${kind}` }, [
        element('b', {}, [`${MARKS[kind]} ${this.say(KINDS[kind])}`]),
        ` · ${reason.article ? `${reason.article} · ` : ''}${words}`,
      ]),
      element('p', {}, [where + against]),
    ];
  }
}

/** The card beside, above or below. */
function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const rows = [...root.querySelectorAll('.walk-row, .walk-single')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-no]'),
  ]);
  const at = rows.findIndex((row) => row.includes(from));
  const side = rows[at].indexOf(from);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return rows[at][key === 'ArrowLeft' ? side - 1 : side + 1] ?? null;
  const next = rows[key === 'ArrowUp' ? at - 1 : at + 1];
  return next?.[side] ?? next?.[0] ?? null;
}
