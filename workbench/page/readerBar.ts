/** Where another tab works on the workbook: in place of the ribbon, with the way to take it over. */
import type { Language, WordKey } from '../../src/words';
import { byId } from './panel';
import { say } from './words';

export interface ReaderBar {
  readonly said: WordKey;
  takeOver(): void;
}

/** Null: this tab works on the workbook itself. */
export function showReaderBar(language: Language, bar: ReaderBar | null): void {
  document.body.classList.toggle('reader', bar !== null);
  // What the pane shows may be read; what it could write belongs to the other tab.
  byId('panel').inert = bar !== null;
  const place = byId('reader');
  place.hidden = bar === null;
  place.replaceChildren();
  if (!bar) return;
  const text = document.createElement('span');
  text.textContent = say(bar.said, language);
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'take-over';
  button.textContent = say('workbench.takeOver', language);
  button.addEventListener('click', () => {
    button.disabled = true;
    bar.takeOver();
  });
  place.append(text, button);
}
