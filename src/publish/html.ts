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
  const head = columns
    .map(({ head: words, isWords }) => `<th scope=col${isWords ? ' class=l' : ''}>${text(words)}`)
    .join('');
  const body = rows
    .map((cells) => {
      const row = cells.map(
        (cell, index) =>
          `<${columns[index].isRowHead ? 'th scope=row' : 'td'}${columns[index].isWords ? ' class=l' : ''}>${cell}`,
      );
      return `<tr>${row.join('')}`;
    })
    .join('\n');
  const label = text(caption);
  return `<div class=t role=region aria-label="${label}" tabindex=0><table><thead><tr>${head}</thead><tbody>
${body}
</tbody></table></div>` as Html;
}

/** A part of the page with its heading, to which the links at the top go. */
export const section = (id: string, heading: string, content: Html): Html =>
  `<section id=${id}><h2>${text(heading)}</h2>\n${content}</section>\n` as Html;
