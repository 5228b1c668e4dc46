import { changeReason } from '../../../src/event/results/typedCorrections';
import { acceptTyped, undoTyped } from '../../actions/round/typedCorrections';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { CorrectionCard } from './CorrectionCard';

/** What somebody typed into the sheets of earlier rounds: kept with a reason, or put back. */
export function TypedCorrections() {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const { say, sayReason } = useWords();
  return (event?.typed ?? []).map(({ round, changes, affects, isRatingOnly }) => (
    <CorrectionCard
      key={round}
      title={say('pane.typed-title', { round })}
      lines={changes.map((change) => sayReason(changeReason(change)))}
      affects={affects}
      yes={say(isRatingOnly ? 'rating-only.button' : 'pane.typed-keep')}
      no={say('pane.typed-undo')}
      onYes={(reason) => void acceptTyped(desk, round, reason)}
      onNo={() => void undoTyped(desk, round)}
      escapes={false}
      testId={`typed-${round}`}
    />
  ));
}
