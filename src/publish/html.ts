/** A piece of a page that is safe to put together: words come in through `text` alone. */
export type Html = string & { readonly isHtml: true };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names come from files of others: nothing of them becomes a tag, an attribute or a control character. */
export const text = (value: string | number): Html =>
  String(value)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]) as Html;

/** Pieces one after the other. */
export const join = (pieces: readonly Html[]): Html => pieces.join('') as Html;

export interface HtmlColumn {
  readonly head: string;
  /** Words stand left, figures in the middle. */
  readonly isWords?: boolean;
  /** Says whose row it is, and is read aloud with each of its cells. */
  readonly isRowHead?: boolean;
}

/** A table that can be pushed sideways on a phone and is read aloud with its headers. */
export function table(
  caption: string,
  columns: readonly HtmlColumn[],
  rows: readonly Html[][],
): Html {
  const head = columns.map(({ head: words }) => `<th scope=col>${text(words)}`).join('');
  const body = rows
    .map((cells) => {
      const row = cells.map(
        (cell, index) => `<${columns[index].isRowHead ? 'th scope=row' : 'td'}>${cell}`,
      );
      return `<tr>${row.join('')}`;
    })
    .join('\n');
  const label = text(caption);
  return `<div class=t role=region aria-label="${label}" tabindex=0><table${wordColumns(columns)}><thead><tr>${head}</thead><tbody>
${body}
</tbody></table></div>` as Html;
}

/** Which columns stand left, and which one stays, is said once for a table: its cells are by far the most of a page. */
function wordColumns(columns: readonly HtmlColumn[]): string {
  const words = columns.flatMap(({ isWords }, index) => (isWords ? [`l${index + 1}`] : []));
  const heads = columns.flatMap(({ isRowHead }, index) => (isRowHead ? [`h${index + 1}`] : []));
  const looks = [...(words.length === columns.length ? ['l'] : words), ...heads];
  return looks.length === 0 ? '' : ` class="${looks.join(' ')}"`;
}
/** So many columns a table can have before one of words. */
const MOST_COLUMNS = 16;
const each = (selector: (column: number) => string): string =>
  Array.from({ length: MOST_COLUMNS }, (_, index) => selector(index + 1)).join(',');
/** The cells of words, for the style of a page. */
export const WORD_CELLS = `.l :is(th,td),${each((column) => `.l${column} :is(th,td):nth-child(${column})`)}`;
/** What stands above the names, which stay where they are when a table is pushed sideways. */
export const ROW_HEAD_HEADS = each((column) => `.h${column} thead th:nth-child(${column})`);

/** A part of the page with its heading, to which the links at the top go. */
export const section = (id: string, heading: string, content: Html): Html =>
  `<section id=${id}><h2>${text(heading)}</h2>\n${content}</section>\n` as Html;
