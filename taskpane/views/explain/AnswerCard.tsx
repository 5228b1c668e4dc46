import { Button } from '../../parts/fluent';
import { useState } from 'react';
import type { PlayerAnswer } from '../../../src/event/answers/answers';
import type { Player, PlayerNo } from '../../../src/model/types';
import { askPlayer, askWhyNot, closeAnswers } from '../../actions/questions/answers';
import { explainWhyNot } from '../../actions/questions/check';
import { Bracket } from '../../parts/Bracket';
import { useDesk, useDeskState, usePairedWords } from '../../parts/DeskContext';
import { PlayerPicker } from '../../parts/PlayerPicker';
import { Steps } from '../../parts/Steps';
import { useStyles } from '../../parts/styles';

/** What a player hears: two sentences to each question, articles and working behind a fold. */
export function AnswerCard({ players }: { players: readonly Player[] }) {
  const desk = useDesk();
  const { answers, busy } = useDeskState('answers', 'busy');
  const { player, say } = usePairedWords();
  const styles = useStyles();
  const [other, setOther] = useState<PlayerNo | null>(null);
  if (!answers) return null;
  const { round, player: no, picture } = answers.value;
  const whyNot = async (whom: PlayerNo) => {
    await askWhyNot(desk, round, no, whom);
    await explainWhyNot(desk, round, no, whom);
  };
  return (
    <section className={styles.card} aria-live="polite" data-testid="answers">
      <h2 className={styles.heading}>{player(no)}</h2>
      {answers.value.answers.map((answer, index) => (
        <AnswerText key={index} answer={answer} />
      ))}
      {answers.whyNot && <AnswerText answer={answers.whyNot} />}
      <div className={styles.row}>
        <PlayerPicker
          key={no}
          players={players.filter((each) => each.no !== no)}
          label={say('pane.why-not-whom')}
          onPick={setOther}
          testId="why-not-whom"
        />
        <Button
          disabled={busy !== null || other === null || other === no}
          onClick={() => void whyNot(other!)}
          data-testid="ask-why-not"
        >
          {say('pane.ask')}
        </Button>
      </div>
      {picture && (
        <details data-testid="answer-picture">
          <summary>{say('pane.show-bracket')}</summary>
          <Bracket picture={picture} onPlayer={(whom) => void askPlayer(desk, round, whom)} />
        </details>
      )}
      <Button appearance="subtle" onClick={() => closeAnswers(desk)} data-testid="close-answers">
        {say('pane.close-answers')}
      </Button>
    </section>
  );
}

function AnswerText({ answer: { asks, says, working } }: { answer: PlayerAnswer }) {
  const { say, sayReason } = usePairedWords();
  const styles = useStyles();
  return (
    <div data-testid="answer">
      <h3 className={styles.question}>{sayReason(asks)}</h3>
      <p className={styles.plain}>{says.map((reason) => sayReason(reason)).join(' ')}</p>
      {working.length > 0 && (
        <details>
          <summary className={styles.muted}>{say('pane.exactly')}</summary>
          <Steps testId="working" steps={working} />
        </details>
      )}
    </div>
  );
}
