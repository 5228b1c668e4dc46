/** As much Markdown as our own documents use, as HTML. Every text is escaped; no HTML passes. */

export interface RenderOptions {
  /** Where a link of the document leads on the site; undefined where the site has no such page. */
  readonly link: (target: string) => string | undefined;
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** `## In a real Excel` → `in-a-real-excel`, as GitHub has it. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function inline(text: string, options: RenderOptions): string {
  // Code first: nothing inside of it means anything else.
  const parts = text.split(/(`[^`]+`)/);
  return parts
    .map((part) =>
      part.length > 1 && part.startsWith('`')
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : marked(escapeHtml(part), options),
    )
    .join('');
}

const marked = (escaped: string, { link }: RenderOptions): string =>
  escaped
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt: string, target: string) => {
      const to = link(target);
      return to === undefined ? '' : `<img src="${to}" alt="${alt}" loading="lazy" />`;
    })
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, target: string) => {
      const to = link(target);
      return to === undefined ? words : `<a href="${to}">${words}</a>`;
    })
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(›])_([^_]+)_(?=[\s).,;:!?›]|$)/g, '$1<em>$2</em>');

const cells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function table(lines: readonly string[], options: RenderOptions): string {
  const row = (line: string, tag: string): string =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell, options)}</${tag}>`)
      .join('')}</tr>`;
  const [head, , ...body] = lines;
  return `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${body
    .map((line) => row(line, 'td'))
    .join('')}</tbody></table></div>`;
}

const ITEM = /^(\s*)(?:[-*]|\d+\.)\s+/;

/** Items of one level; what is indented under an item belongs to it. */
function list(lines: readonly string[], options: RenderOptions): string {
  const depth = ITEM.exec(lines[0])![1].length;
  const items: string[][] = [];
  for (const line of lines) {
    const found = ITEM.exec(line);
    if (found && found[1].length <= depth) items.push([line.replace(ITEM, '')]);
    else items[items.length - 1].push(line);
  }
  const tag = /^\s*\d/.test(lines[0]) ? 'ol' : 'ul';
  const item = ([first, ...rest]: string[]): string => {
    const nested = rest.findIndex((line) => ITEM.test(line));
    const own = nested < 0 ? rest : rest.slice(0, nested);
    const text = inline([first, ...own.map((line) => line.trim())].join(' '), options);
    return `<li>${text}${nested < 0 ? '' : list(rest.slice(nested), options)}</li>`;
  };
  return `<${tag}>${items.map(item).join('')}</${tag}>`;
}

/** The lines of a block that begins here, and how it is drawn. */
function block(lines: readonly string[], from: number, options: RenderOptions): [number, string] {
  const until = (ends: (line: string) => boolean): number => {
    const at = lines.findIndex((line, index) => index > from && ends(line));
    return at < 0 ? lines.length : at;
  };
  const line = lines[from];
  const heading = /^(#{1,6})\s+(.*)$/.exec(line);
  if (heading) {
    const [, { length }, words] = heading;
    return [from + 1, `<h${length} id="${slug(words)}">${inline(words, options)}</h${length}>`];
  }
  if (line.startsWith('```')) {
    const end = until((other) => other.startsWith('```'));
    const code = lines.slice(from + 1, end).join('\n');
    return [end + 1, `<pre><code>${escapeHtml(code)}</code></pre>`];
  }
  if (line.startsWith('|')) {
    const end = until((other) => !other.startsWith('|'));
    return [end, table(lines.slice(from, end), options)];
  }
  if (ITEM.test(line)) {
    const end = until((other) => other.trim() === '' || (!ITEM.test(other) && !/^\s/.test(other)));
    return [end, list(lines.slice(from, end), options)];
  }
  const end = until(
    (other) => other.trim() === '' || /^(#|```|\|)/.test(other) || ITEM.test(other),
  );
  const text = lines.slice(from, end).join(' ').replace(/^> /, '');
  return [end, `<p>${inline(text, options)}</p>`];
}

export function renderMarkdown(source: string, options: RenderOptions): string {
  const lines = source.replace(/\r/g, '').split('\n');
  const html: string[] = [];
  for (let at = 0; at < lines.length;) {
    if (lines[at].trim() === '') {
      at++;
      continue;
    }
    const [next, drawn] = block(lines, at, options);
    html.push(drawn);
    at = next;
  }
  return html.join('\n');
}
