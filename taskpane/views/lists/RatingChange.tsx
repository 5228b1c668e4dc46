import { Button, Field, Input } from '../../parts/fluent';
import { useState } from 'react';
import type { PlayerNo } from '../../../src/model/types';
import { cellInteger } from '../../../src/sheets/plan/numbers';
import { proposeRating } from '../../actions/round/changes';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { useStyles } from '../../parts/styles';
import { useLookDraft } from '../../parts/useDraft';

/** A rating that was wrong; numbers follow as long as they may (C.04.2.B.3). */
export function RatingChange() {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  const [no, setNo] = useState<PlayerNo | null>(null);
  const [rating, setRating] = useState('');
  const [text, setText] = useState('');
  const value = cellInteger(rating);
  const isReady = no !== null && value !== null;
  const typed = [text, rating].map((each) => each.trim()).filter((each) => each !== '');
  const fresh = useLookDraft({
    what: typed.length > 0 ? `${say('pane.correct-rating')}: ${typed.join(', ')}` : '',
    look: isReady ? () => proposeRating(desk, no, value) : undefined,
    clear: () => {
      setNo(null);
      setText('');
      setRating('');
    },
  });
  return (
    <>
      <div className={styles.row}>
        <PlayerPicker
          key={fresh}
          label={say('pane.player')}
          players={event!.tournament!.players}
          onPick={(picked, name) => {
            setNo(picked);
            setText(name);
          }}
          testId="rating-player"
        />
        <Field label={say('pane.right-rating')} className={styles.half}>
          <Input
            type="number"
            value={rating}
            onChange={(_, data) => setRating(data.value)}
            data-testid="rating-value"
          />
        </Field>
      </div>
      <Button
        disabled={!isReady}
        onClick={() => proposeRating(desk, no!, value!)}
        data-testid="rating"
      >
        {say('pane.correct-rating')}
      </Button>
    </>
  );
}
