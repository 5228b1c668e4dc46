import type { Language } from '../src/model/types';
import { escapeHtml } from './markdown';
import { SITE_WORDS } from './words';

export interface DescribedFunction {
  readonly id: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description?: string;
    readonly optional?: boolean;
    readonly repeating?: boolean;
  }[];
}

/** The reference to which Excel's help link of each function leads: `functions.html#BUCHHOLZ`. */
export function drawFunctions(
  functions: readonly DescribedFunction[],
  language: Language,
  guide: string,
): string {
  const words = SITE_WORDS[language];
  const sorted = [...functions].sort((a, b) => (a.id < b.id ? -1 : 1));
  const contents = sorted
    .filter(({ id }) => !id.endsWith('_DETAIL'))
    .map(({ id }) => `<a href="#${id}">${id}</a>`);
  return `<h1>${escapeHtml(words.functionsTitle)}</h1>
<p>${escapeHtml(words.functionsIntro)} <a href="${guide}">${escapeHtml(words.more)}</a></p>
<nav class="contents" aria-label="${escapeHtml(words.contents)}">${contents.join(' ')}</nav>
${sorted.map((each) => drawFunction(each, language)).join('\n')}`;
}

function drawFunction(
  { id, description, parameters }: DescribedFunction,
  language: Language,
): string {
  const words = SITE_WORDS[language];
  const call = parameters.map(({ name, optional, repeating }) => {
    const shown = repeating ? `${name}…` : name;
    return optional ? `[${shown}]` : shown;
  });
  const argument = (each: DescribedFunction['parameters'][number]): string => {
    const notes = [each.optional && words.mayBeOmitted, each.repeating && words.repeats];
    const said = notes.filter((note) => note);
    return `<dt><code>${each.name}</code></dt><dd>${escapeHtml(each.description ?? '')}${
      said.length > 0 ? ` <em>(${escapeHtml(said.join(', '))})</em>` : ''
    }</dd>`;
  };
  const list = parameters.length > 0 ? `<dl>${parameters.map(argument).join('')}</dl>` : '';
  return `<section id="${id}"><h2>CHESS.${id}</h2>
<p><code>=CHESS.${id}(${escapeHtml(call.join(', '))})</code></p>
<p>${escapeHtml(description)}</p>
${list}</section>`;
}
