export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Enough XML for a manifest: elements, attributes, text; anything unbalanced throws. */
export function parseManifest(source: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  for (const [, close, name, rest, empty, text] of source
    .replace(/<\?.*?\?>|<!--.*?-->/gs, '')
    .matchAll(/<(\/)?([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/)?>|([^<]+)/g)) {
    const current = open[open.length - 1];
    if (text !== undefined) current.text += text.trim();
    else if (close) {
      if (open.pop()?.name !== name) throw new Error(`unbalanced </${name}>`);
    } else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      const element = { name, attributes, children: [], text: '' };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error('unclosed element');
  return top.children[0];
}

export const everyElement = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(everyElement),
];
