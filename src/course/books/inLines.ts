/** As many letters as stand in a line on screen and on paper. */
const LINE = 120;

/** A long text in lines of its own cells: a cell would be cut where the next one is filled. */
export function inLines(text: string, width = LINE): string[] {
  const lines: string[] = [];
  // A sign that French sets apart stays with the word before it.
  for (const word of text.split(/ (?![;:!?»])/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
