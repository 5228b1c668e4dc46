import { wordsOf } from '../../src/words';
import { sayReason } from '../../src/explain/phrasebook';
/** Title bar, menus and ribbon around the grid. */
import { languages, type Language } from '../host/externalContext';
import { type Sample, type SampleGroup, sampleTitle } from '../samples';
import { icons } from './icons';
import type { KeptBook } from './keptBooks';
import { byId } from './panel';
import { say } from './words';

export interface Actions {
  newWorkbook(): void;
  open(file: File): void;
  openRecent(book: KeptBook): void;
  save(): void;
  print(): void;
  loadSample(sample: Sample): void;
  setLanguage(language: Language): void;
  run(action: string): void;
  togglePane(): void;
  openProjector(): void;
  undo(): void;
  redo(): void;
}

export function drawChrome(
  language: Language,
  groups: readonly SampleGroup[],
  recent: readonly KeptBook[],
  actions: Actions,
  isPaneOpen: boolean,
): void {
  document.documentElement.lang = language;
  byId('grid').setAttribute('aria-label', say('workbench.workbook', language));
  byId('resizer').setAttribute('aria-label', say('workbench.resize', language));
  byId('close-panel').setAttribute('aria-label', say('workbench.closePane', language));
  byId('menu').replaceChildren(
    button(say('workbench.newEvent', language), actions.newWorkbook, { id: 'new' }),
    openButton(language, actions),
    button(say('workbench.save', language), actions.save, { id: 'save' }),
    button(say('workbench.print', language), actions.print, {
      id: 'print',
      title: say('workbench.printHint', language),
    }),
    ...(recent.length > 0 ? [recentMenu(language, recent, actions)] : []),
    sampleMenu(language, groups, actions),
    languageChoice(language, actions),
  );
  byId('ribbon').replaceChildren(
    command('pair', 'pairNextRound', language, actions, 'first'),
    command('standings', 'showStandings', language, actions),
    command('check', 'checkEvent', language, actions),
    projectorButton(language, actions),
    spacer(),
    button(icons.undo, actions.undo, {
      id: 'undo',
      title: say('workbench.undo', language),
      html: true,
    }),
    button(icons.redo, actions.redo, {
      id: 'redo',
      title: say('workbench.redo', language),
      html: true,
    }),
    paneButton(language, actions, isPaneOpen),
  );
}

export function showPaneState(open: boolean): void {
  byId('toggle-pane').setAttribute('aria-pressed', String(open));
}

/** A dot stands for changes that are in this browser but in no file yet. */
export function showFileName(name: string, isUnsaved: boolean): void {
  const mark = isUnsaved ? '• ' : '';
  byId('file-name').textContent = `${mark}${name}`;
  document.title = `${mark}${name} – Pairsheet`;
}

export function showStatus(text: string, isError = false): void {
  const status = byId('status');
  status.textContent = text;
  status.title = text;
  status.classList.toggle('error', isError);
}

interface Look {
  id?: string;
  title?: string;
  html?: boolean;
}

function button(
  label: string,
  press: () => void,
  { id, title, html }: Look = {},
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  if (html) element.innerHTML = label;
  else element.textContent = label;
  if (id) element.id = id;
  if (title) {
    element.title = title;
    element.setAttribute('aria-label', title);
  }
  element.addEventListener('click', press);
  return element;
}

const COMMAND_WORD = {
  pair: 'workbench.pair',
  standings: 'workbench.standings',
  check: 'workbench.check',
} as const;

function command(
  word: 'pair' | 'standings' | 'check',
  action: string,
  language: Language,
  actions: Actions,
  look = '',
): HTMLButtonElement {
  const element = button(`${icons[word]}<span></span>`, () => actions.run(action), {
    id: `run-${action}`,
    html: true,
  });
  const label = say(COMMAND_WORD[word], language);
  element.querySelector('span')!.textContent = label;
  // Where there is no room for words only the sign is seen.
  element.title = label;
  if (look) element.className = look;
  return element;
}

function projectorButton(language: Language, actions: Actions): HTMLButtonElement {
  const look = { id: 'projector', html: true, title: say('workbench.projectorHint', language) };
  const element = button(`${icons.projector}<span></span>`, actions.openProjector, look);
  element.querySelector('span')!.textContent = say('workbench.projector', language);
  return element;
}

function paneButton(language: Language, actions: Actions, open: boolean): HTMLButtonElement {
  const element = button(`${icons.pane}<span></span>`, actions.togglePane, {
    id: 'toggle-pane',
    html: true,
  });
  element.querySelector('span')!.textContent = say('workbench.pane', language);
  element.setAttribute('aria-pressed', String(open));
  return element;
}

function spacer(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'gap';
  return element;
}

function openButton(language: Language, actions: Actions): HTMLElement {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.xlsx';
  input.id = 'open-file';
  input.hidden = true;
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) actions.open(file);
    input.value = '';
  });
  const wrapper = document.createElement('span');
  wrapper.append(
    button(say('workbench.open', language), () => input.click(), { id: 'open' }),
    input,
  );
  return wrapper;
}

function sampleMenu(
  language: Language,
  groups: readonly SampleGroup[],
  actions: Actions,
): HTMLDetailsElement {
  const { details, list } = menu('samples', say('workbench.samples', language));
  const load = (sample: Sample) => {
    details.open = false;
    actions.loadSample(sample);
  };
  list.append(...groups.map((group) => sampleChoices(language, group, load)));
  return details;
}

/** Workbooks kept in this browser, newest first. */
function recentMenu(
  language: Language,
  recent: readonly KeptBook[],
  actions: Actions,
): HTMLDetailsElement {
  const { details, list } = menu('recent', say('workbench.recent', language));
  const section = document.createElement('section');
  for (const book of recent) {
    const choice = button(book.name, () => {
      details.open = false;
      actions.openRecent(book);
    });
    choice.dataset['book'] = book.id;
    const note = document.createElement('small');
    note.textContent = new Date(book.changed).toLocaleString(language);
    choice.append(note);
    section.append(choice);
  }
  list.append(section);
  return details;
}

/** A button that opens a list below it; a click elsewhere or Escape closes it. */
function menu(id: string, title: string): { details: HTMLDetailsElement; list: HTMLElement } {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = title;
  summary.id = id;
  const list = document.createElement('div');
  list.className = 'choices';
  details.append(summary, list);
  document.addEventListener('click', (event) => {
    if (!details.contains(event.target as Node)) details.open = false;
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    summary.focus();
  });
  return { details, list };
}

function sampleChoices(
  language: Language,
  { id, title, samples }: SampleGroup,
  load: (sample: Sample) => void,
): HTMLElement {
  const section = document.createElement('section');
  const heading = document.createElement('h3');
  heading.textContent = say(title, language);
  heading.id = `samples-${id}`;
  section.setAttribute('role', 'group');
  section.setAttribute('aria-labelledby', heading.id);
  section.append(heading);
  for (const sample of samples) {
    const choice = button(sampleTitle(sample, language), () => load(sample));
    choice.dataset['sample'] = sample.id;
    const note = document.createElement('small');
    note.textContent = sayReason(language, sample.note);
    choice.append(note);
    section.append(choice);
  }
  return section;
}

function languageChoice(language: Language, actions: Actions): HTMLSelectElement {
  const select = document.createElement('select');
  select.id = 'language';
  select.setAttribute('aria-label', say('workbench.language', language));
  for (const one of languages)
    select.add(new Option(wordsOf(one).name, one, false, one === language));
  select.addEventListener('change', () => actions.setLanguage(select.value as Language));
  return select;
}
