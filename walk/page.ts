/** The script of a published page: the round in it can be tried without a server, and without anything else. */
import { unpackTask, type WalkData } from '../src/publish/walkData';
import { walkRanked } from '../src/systems/audit/rankedWalk';
import { useWords } from './pageWords';
import { PAGE_WALKS } from './pageSystems';
import { WalkView } from './view';

const root = document.getElementById('walk');
const data = document.getElementById('walk-data')?.textContent;
if (root && data) {
  const read = JSON.parse(data) as WalkData;
  const { system, task, cards, language } = read;
  useWords(read);
  const begin = (): void => {
    const walks = walkRanked(PAGE_WALKS.get(system)!, unpackTask(task));
    new WalkView(root, { language, walks, cards });
  };
  const button = root.querySelector('button');
  if (button) {
    button.hidden = false;
    button.onclick = () => {
      button.disabled = true;
      button.textContent = button.dataset['wait'] ?? '';
      // The words are painted before the work begins.
      requestAnimationFrame(() => setTimeout(begin));
    };
  }
}
