/**
 * A check of a page for whoever cannot see it well: run in the browser, it gives what is wrong. It
 * looks at what WCAG 2.1 asks of a page of tables: language, title, landmarks, the order of headings,
 * headers of tables, names of links, pictures and regions, double ids, links to nowhere, and the
 * contrast of every text against what lies behind it (1.4.3: 4.5, large text 3).
 */
export function findBarriers(): string[] {
  const wrong: string[] = [];
  const say = (what: string, element?: Element): void =>
    void wrong.push(`${what}${element ? `: ${element.outerHTML.slice(0, 80)}` : ''}`);
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

  if (!document.documentElement.lang) say('no language');
  if (!document.title.trim()) say('no title');
  if (!document.querySelector('meta[name=viewport]')) say('no viewport');
  for (const landmark of ['main', 'header', 'nav'])
    if (all(landmark).length !== 1) say(`not one ${landmark}`);

  let level = 0;
  for (const heading of all('h1,h2,h3,h4,h5,h6')) {
    const own = Number(heading.tagName[1]);
    if (own > level + 1) say(`heading ${own} after ${level}`, heading);
    if (!heading.textContent?.trim()) say('empty heading', heading);
    level = own;
  }
  if (all('h1').length !== 1) say('not one h1');

  for (const table of all('table')) {
    const heads = [...table.querySelectorAll('thead th')];
    if (heads.length === 0) say('table without headers', table);
    if (heads.some((head) => head.getAttribute('scope') !== 'col'))
      say('header without scope', table);
    for (const row of table.querySelectorAll('tbody tr'))
      if (row.children.length !== heads.length) say('row of another width', row);
    for (const head of table.querySelectorAll('tbody th'))
      if (head.getAttribute('scope') !== 'row') say('row header without scope', head);
  }
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  for (const named of all('a,button,summary,[role=region],[role=img],nav'))
    if (!nameOf(named)) say('nothing to read aloud', named);
  for (const picture of all('svg'))
    if (!picture.getAttribute('role') && picture.getAttribute('aria-hidden') !== 'true')
      say('picture without a role', picture);
  for (const scrolled of all('.t'))
    if (scrolled.scrollWidth > scrolled.clientWidth + 1 && (scrolled as HTMLElement).tabIndex < 0)
      say('cannot be scrolled by keyboard', scrolled);

  const ids = all('[id]').map(({ id }) => id);
  ids.forEach((id, index) => ids.indexOf(id) !== index && say(`id ${id} twice`));
  for (const link of all('a[href^="#"]'))
    if (!document.getElementById(link.getAttribute('href')!.slice(1))) say('link to nowhere', link);

  type Colour = readonly [number, number, number, number];
  const colourOf = (text: string): Colour => {
    const parts = (/\(([^)]+)\)/.exec(text)?.[1] ?? '0,0,0,0').split(/[\s,/]+/).map(Number);
    return [parts[0], parts[1], parts[2], parts[3] ?? 1];
  };
  const luminance = ([r, g, b]: Colour): number => {
    const [x, y, z] = [r, g, b].map((value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (element: Element | null): Colour => {
    for (let at = element; at; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor);
      if (colour[3] === 1) return colour;
    }
    return [255, 255, 255, 1];
  };
  const seen = new Set<string>();
  for (const element of all('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
    // What cannot be used may be pale (WCAG 1.4.3, "inactive").
    if (!hasText || element.closest('svg, :disabled')) continue;
    const style = getComputedStyle(element);
    const [front, back] = [colourOf(style.color), behind(element)];
    const [a, b] = [luminance(front), luminance(back)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const contrast = (a + 0.05) / (b + 0.05);
    const key = `${style.color} on ${back.join()}`;
    if (contrast < (isLarge ? 3 : 4.5) && !seen.has(key))
      say(`contrast ${contrast.toFixed(2)}, ${key}`, element);
    seen.add(key);
  }
  return wrong;
}
