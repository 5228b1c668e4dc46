import type { Correction } from '../../../src/event/results/results';
import { confirmCorrection, dropCorrection } from '../../actions/round/correction';
import { useDesk, useWords } from '../../parts/DeskContext';
import { CorrectionCard } from './CorrectionCard';

/** A result typed into the pane for an earlier round: nothing is written without a yes. */
export function AskCorrection({ correction }: { correction: Correction }) {
  const desk = useDesk();
  const { say, name } = useWords();
  const { round, game, text, affects } = correction;
  const players = `${name(game.white)} – ${name(game.black)}`;
  return (
    <CorrectionCard
      title={say('pane.correct-earlier', { round })}
      lines={[say('pane.typed-change', { players, was: game.result || '–', is: text || '–' })]}
      affects={affects}
      yes={say(correction.isRatingOnly ? 'rating-only.button' : 'pane.proceed')}
      no={say('pane.cancel')}
      onYes={(reason) => confirmCorrection(desk, reason)}
      onNo={() => dropCorrection(desk)}
      escapes
      testId="correction"
    />
  );
}
