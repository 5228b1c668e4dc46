import { useEffect, useRef, useState } from 'react';
import { walkOfRound, type WalkShown } from '../../../src/event/answers/walk';
import { isChecked } from '../../../src/event/open/openEvent';
import { WALK_STYLE } from '../../../src/publish/walkStyle';
import { WalkView } from '../../../walk/view';
import { useDeskState, useWords } from '../../parts/DeskContext';
import { Button } from '../../parts/fluent';

/** The brackets of a round, in which pairs can be tried; worked out when somebody asks for it. */
export function TryPairs({ round }: { round: number }) {
  const { event, language } = useDeskState('event', 'language');
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<'closed' | 'working' | 'open'>('closed');
  const [shown, setShown] = useState<WalkShown | null>(null);
  useEffect(() => {
    if (step !== 'working' || !isChecked(event)) return;
    // The words are painted before the work begins.
    const timer = setTimeout(() => {
      setShown(walkOfRound(event, round, language));
      setStep('open');
    }, 20);
    return () => clearTimeout(timer);
  }, [step, event, round, language]);
  useEffect(() => {
    if (box.current && shown) new WalkView(box.current, shown);
  }, [shown]);
  if (!isChecked(event)) return null;
  if (step === 'closed')
    return (
      <Button onClick={() => setStep('working')} data-testid="try-pairs">
        {say('walk.open')}
      </Button>
    );
  if (step === 'working') return <p>{say('walk.working')}</p>;
  if (!shown) return <p>{say('walk.none')}</p>;
  return (
    <section aria-label={say('walk.title', { round })}>
      <style>{WALK_STYLE}</style>
      <div ref={box} data-testid="walk" />
    </section>
  );
}
