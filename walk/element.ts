export type Child = string | HTMLElement;

/** Names come from files of others: they are text, never markup. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly Child[] = [],
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
