import type { BracketPicture } from '../../src/explain/picture';
import { pictureTable, placeWord, refusedWord } from '../../src/explain/pictureTable';
import type { PlayerNo } from '../../src/model/types';
import { bracketSvg } from '../../src/publish/bracketSvg';
import { useDeskState, usePairedWords } from './DeskContext';
import { StepTable, Steps } from './Steps';
import { useStyles } from './styles';

/** The narrowest pane, without its margins. */
const WIDTH = 296;

interface BracketProps {
  readonly picture: BracketPicture;
  /** A player was clicked, or chosen by keyboard. */
  readonly onPlayer?: (no: PlayerNo) => void;
}

/** A bracket as a drawing, what was refused in sentences, and everything as a table behind a fold. */
export function Bracket({ picture, onPlayer }: BracketProps) {
  const { language } = useDeskState('language');
  const { player, say, sayReason } = usePairedWords();
  const styles = useStyles();
  // The drawing is made of our own words and escaped names (`src/publish/html.ts`).
  const svg = bracketSvg(picture, { language, width: WIDTH, player });
  const pick = (target: EventTarget): void => {
    const found = target instanceof Element && target.closest('[data-player]');
    if (found) onPlayer?.(Number(found.getAttribute('data-player')));
  };
  return (
    <figure className={styles.figure} data-testid="bracket">
      <figcaption className={styles.heading}>{sayReason(picture.title)}</figcaption>
      {/* The players within are reached by keyboard one by one; the frame only listens. */}
      <div
        className={styles.drawing}
        dangerouslySetInnerHTML={{ __html: svg }}
        onClick={({ target }) => pick(target)}
        onKeyDown={({ key, target }) => key === 'Enter' && pick(target)}
      />
      <p className={styles.muted}>{say('picture.legend')}</p>
      <Steps
        testId="working"
        steps={[...picture.places.map(placeWord), ...picture.refused.map(refusedWord)]}
      />
      <details>
        <summary>{say('picture.table')}</summary>
        <StepTable table={pictureTable(picture)} />
      </details>
    </figure>
  );
}
