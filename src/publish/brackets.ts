import type { BracketPicture } from '../explain/picture';
import { pictureTable, placeWord, refusedWord } from '../explain/pictureTable';
import { fill, sayReason } from '../explain/phrasebook';
import type { Reason } from '../explain/reason';
import type { Language, PlayerNo } from '../model/types';
import { bracketSvg } from './bracketSvg';
import { join, table, text, type Html } from './html';

export interface BracketsShown {
  readonly brackets: readonly BracketPicture[];
  readonly language: Language;
  readonly player: (no: PlayerNo) => string;
  /** In pixels. */
  readonly width?: number;
}

/** How a round was paired: each bracket as a drawing, in sentences and as a table. */
export function bracketsHtml({ brackets, language, player, width = 640 }: BracketsShown): Html {
  const say = (reason: Reason): Html => {
    const words = sayReason(language, reason, { player });
    return text(reason.article ? `${reason.article} · ${words}` : words);
  };
  const legend = `<p class=legend>${text(fill(language, 'picture.legend'))}</p>` as Html;
  return join([
    legend,
    ...brackets.map((picture): Html => {
      const told = [
        ...picture.places.map(placeWord),
        ...picture.refused.map((each) => refusedWord(each)),
      ].map((reason) => `<li>${say(reason)}`);
      const { title, header, rows } = pictureTable(picture);
      const heading = sayReason(language, picture.title);
      const cells = rows.map((row) =>
        row.map((cell) => (typeof cell === 'object' ? say(cell) : text(cell))),
      );
      const columns = header.map((each) => ({ head: sayReason(language, each), isWords: true }));
      const label = fill(language, 'pane.labelled', {
        label: heading,
        value: sayReason(language, title),
      });
      const whole = table(label, columns, cells);
      return `<article><h3>${text(heading)}</h3><div class=t role=region aria-label="${text(heading)}" tabindex=0>${bracketSvg(picture, { language, player, width })}</div>${
        told.length > 0 ? `<ul>${told.join('')}</ul>` : ''
      }<details><summary>${text(sayReason(language, title))}</summary>${whole}</details></article>\n` as Html;
    }),
  ]);
}
