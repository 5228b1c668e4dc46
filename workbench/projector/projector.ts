/** A page for the wall of the playing hall: pairings, results as they come in, standings. */
import { languageOf } from '../../src/words/languageOf';
import './projector.css';
import { LANGUAGES, wordsOf } from '../../src/words';
import { fill } from '../../src/explain/phrasebook';
import type { WordKey } from '../../src/words';
import type { Language } from '../host/externalContext';
import type { BookCells } from '../../src/sheets/plan/cells';
import { KINDS, shownOf, walkShown, type Kind, type Shown } from './lists';
import { CHANNEL, type ProjectorMessage } from './messages';
import { Scroller } from './scroller';
import { WORD_CELLS } from '../../src/publish/html';
import { WALK_STYLE } from '../../src/publish/walkStyle';
import { WalkView } from '../../walk/view';

/** Where the browser keeps whether the brackets take their turn. */
const BRACKETS = 'projector-brackets';

const byId = (id: string): HTMLElement => document.getElementById(id)!;

class Projector {
  private language: Language = languageAsked();
  private shown: Shown | null = null;
  private kind: Kind = 'tables';
  /** A list that was asked for alone; null: one after the other. */
  private only: Kind | null = null;
  /** The brackets take their turn after the lists: the arbiter's choice, kept for this browser. */
  private withBrackets = localStorage.getItem(BRACKETS) === 'yes';
  private cells: BookCells | null = null;
  private size = 1;
  private readonly scroller: Scroller;
  private readonly channel = new BroadcastChannel(CHANNEL);

  constructor() {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.scroller = new Scroller(byId('list'), () => this.next(1), isStill);
    this.channel.onmessage = ({ data }: MessageEvent<ProjectorMessage>) => {
      if (data.kind !== 'event') return;
      this.language = languageAsked(data.language);
      this.cells = data.cells;
      this.refresh();
    };
    const style = document.createElement('style');
    style.textContent = `${WALK_STYLE}${WORD_CELLS}{text-align:left;white-space:normal;overflow-wrap:anywhere}`;
    document.head.append(style);
    this.tell('ask');
    this.drawControls();
    this.say('workbench.projectorWaits');
    document.addEventListener('keydown', (event) => this.press(event));
    setUpQuiet();
    let last = performance.now();
    const frame = (now: number) => {
      this.scroller.step(Math.min(200, now - last));
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  private tell(kind: 'ask'): void {
    this.channel.postMessage({ kind } satisfies ProjectorMessage);
  }

  private refresh(): void {
    if (!this.cells) return;
    const isWanted = this.withBrackets || this.only === 'brackets';
    this.update(shownOf(this.cells, this.language, isWanted));
  }

  private update(shown: Shown | null): void {
    const before = this.shown;
    this.shown = shown;
    document.documentElement.lang = this.language;
    this.drawControls();
    if (!shown) return this.say('workbench.projectorNoEvent');
    byId('title').textContent = shown.title;
    document.title = shown.title;
    if (!shown.lists.has(this.kind)) return this.next(1);
    if (!before?.lists.has(this.kind)) return this.show(this.kind);
    this.draw();
  }

  /** The list as it stands now, where it stood; lines that changed are marked for a while. */
  private draw(): void {
    const list = this.shown?.lists.get(this.kind);
    if (!list) return;
    byId('heading').textContent = list.heading;
    const box = byId('list');
    const { scrollTop } = box;
    const before = new Map(rowsOf(box).map((row) => [keyOf(row), row.textContent]));
    if (box.dataset['html'] === list.html) return;
    box.dataset['html'] = list.html;
    // Made by our own lists, which escape every name.
    box.innerHTML = list.html;
    box.scrollTop = scrollTop;
    // In the standings nearly every line changes with each result.
    if (this.kind === 'standings') return;
    for (const row of rowsOf(box)) {
      const was = before.get(keyOf(row));
      if (was !== undefined && was !== row.textContent) row.classList.add('new');
    }
  }

  private show(kind: Kind): void {
    this.kind = kind;
    delete byId('list').dataset['html'];
    byId('list').replaceChildren();
    document.body.dataset['kind'] = kind;
    this.draw();
    this.scroller.restart();
  }

  /** The next list that there is, or the same again where it was asked for alone. */
  private next(step: number): void {
    const lists = this.shown?.lists;
    if (!lists || lists.size === 0) return;
    if (this.only && lists.has(this.only)) return this.show(this.only);
    const takesTurn = (kind: Kind) => kind !== 'brackets' || this.withBrackets;
    const there = KINDS.filter((kind) => lists.has(kind) && takesTurn(kind));
    const at = there.indexOf(this.kind);
    this.show(there[(Math.max(at, step > 0 ? -1 : 0) + step + there.length) % there.length]);
  }

  private say(key: WordKey): void {
    byId('heading').textContent = fill(this.language, key);
    byId('list').replaceChildren();
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Keys in a bracket that is being tried are its own, but for the one that closes it.
    const isTrying = (event.target as Element | null)?.closest('#walk');
    if (isTrying && event.key.toLowerCase() !== 't') return;
    const action = this.actions()[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  }

  private actions(): Record<string, () => void> {
    const choose = (kind: Kind | null) => () => {
      this.only = kind;
      if (kind === 'brackets') this.refresh();
      if (kind && this.shown?.lists.has(kind)) this.show(kind);
    };
    const grow = (factor: number) => () => {
      this.size = Math.min(3, Math.max(0.5, this.size * factor));
      document.documentElement.style.setProperty('--size', String(this.size));
    };
    const scroll = (pages: number) => () =>
      byId('list').scrollBy({ top: pages * byId('list').clientHeight * 0.8 });
    return {
      ' ': () => this.pause(),
      '0': choose(null),
      '1': choose('tables'),
      '2': choose('names'),
      '3': choose('standings'),
      '4': choose('brackets'),
      b: () => this.turnBrackets(),
      arrowright: () => this.turn(1),
      arrowleft: () => this.turn(-1),
      arrowdown: scroll(1),
      arrowup: scroll(-1),
      '+': grow(1.15),
      '-': grow(1 / 1.15),
      t: () => this.turnWalk(),
      l: toggleLight,
      f: toggleFullScreen,
    };
  }

  private turn(step: number): void {
    this.only = null;
    this.next(step);
  }

  /** On: they are shown at once, so that whoever pressed the key sees what it does. */
  private turnBrackets(): void {
    this.withBrackets = !this.withBrackets;
    localStorage.setItem(BRACKETS, this.withBrackets ? 'yes' : 'no');
    this.only = null;
    this.refresh();
    if (this.withBrackets && this.shown?.lists.has('brackets')) this.show('brackets');
    else if (this.kind === 'brackets') this.next(1);
    this.drawControls();
  }

  /** Pairs of the round on the wall can be tried until the key is pressed again; the lists wait meanwhile. */
  private turnWalk(): void {
    const isOpen = document.body.classList.toggle('trying');
    const box = byId('walk');
    box.replaceChildren();
    if (isOpen !== this.scroller.isPaused) this.pause();
    const shown = isOpen && this.cells ? walkShown(this.cells, this.language) : null;
    if (shown) new WalkView(box, shown);
    else if (isOpen) box.textContent = fill(this.language, 'walk.none');
  }

  private pause(): void {
    this.scroller.isPaused = !this.scroller.isPaused;
    document.body.classList.toggle('paused', this.scroller.isPaused);
    this.drawControls();
  }

  private drawControls(): void {
    const { isPaused } = this.scroller;
    const actions = this.actions();
    const control = (key: string, shownKey: string, word: WordKey) => {
      const button = document.createElement('button');
      button.type = 'button';
      const kbd = document.createElement('kbd');
      kbd.textContent = shownKey;
      button.append(kbd, ` ${fill(this.language, word)}`);
      button.addEventListener('click', () => {
        actions[key]();
        // Space is for pausing, not for pressing this again.
        button.blur();
      });
      return button;
    };
    byId('controls').replaceChildren(
      control(' ', '␣', isPaused ? 'workbench.projectorGo' : 'workbench.projectorPause'),
      control('1', '1', 'workbench.projectorTables'),
      control('2', '2', 'workbench.projectorNames'),
      control('3', '3', 'workbench.projectorStandings'),
      control('4', '4', 'workbench.projectorBrackets'),
      control('0', '0', 'workbench.projectorAll'),
      control(
        'b',
        'B',
        this.withBrackets
          ? 'workbench.projectorWithoutBrackets'
          : 'workbench.projectorWithBrackets',
      ),
      control('t', 'T', 'walk.open'),
      control('+', '+', 'workbench.projectorLarger'),
      control('-', '−', 'workbench.projectorSmaller'),
      control('l', 'L', 'workbench.projectorLight'),
      control('f', 'F', 'workbench.projectorFull'),
    );
  }
}

/** The language of the address, else of the workbench, else of the browser. */
function languageAsked(said?: Language): Language {
  const asked = new URL(location.href).searchParams.get('lang');
  const candidates = [
    asked,
    said,
    localStorage.getItem('language'),
    languageOf(navigator.language),
  ];
  const known = (language: unknown): language is Language =>
    LANGUAGES.some((one) => one === language && wordsOf(one));
  return candidates.find(known) ?? 'en';
}

const rowsOf = (box: HTMLElement): HTMLTableRowElement[] =>
  [...box.querySelectorAll('tbody tr')] as HTMLTableRowElement[];
/** Who a line is about: its player, the first cell with letters. */
const keyOf = (row: HTMLTableRowElement): string =>
  [...row.cells].map(({ textContent }) => textContent).find((text) => /\p{L}/u.test(text)) ?? '';

function toggleLight(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset['light']
    ? dataset['light'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset['light'] = isDark ? 'light' : 'dark';
}

function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser may refuse; the page is as good without.
  done.catch(() => undefined);
}

/** Keys and buttons are shown while somebody is at the machine, and go when nobody is. */
function setUpQuiet(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    document.body.classList.remove('quiet');
    clearTimeout(timer);
    timer = setTimeout(() => document.body.classList.add('quiet'), 6000);
  };
  for (const type of ['mousemove', 'keydown', 'pointerdown']) document.addEventListener(type, wake);
  wake();
}

new Projector();
