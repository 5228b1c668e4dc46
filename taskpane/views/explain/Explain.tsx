import { Button, Field, Select } from '../../parts/fluent';
import { useState } from 'react';
import { pairedPlayers, pairedTournament } from '../../../src/event/open/paired';
import { askPlayer } from '../../actions/questions/answers';
import { explainRound, openAppeal, writeWorking } from '../../actions/questions/check';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, usePairedWords } from '../../parts/DeskContext';
import { Steps } from '../../parts/Steps';
import { useStyles } from '../../parts/styles';
import { Bracket } from '../../parts/Bracket';
import { AnswerCard } from './AnswerCard';
import { AskPlayers } from '../round/AskPlayers';
import { TryPairs } from './TryPairs';
import { WhatIfCard } from './WhatIfCard';
import { isTeamBook } from '../../../src/model/matches/teamEvent';

/** Why a round was paired as it was, and why two players are not paired. */
export function Explain() {
  const desk = useDesk();
  const { event, explanation, answers, busy } = useDeskState(
    'event',
    'explanation',
    'answers',
    'busy',
  );
  const { list, player, say } = usePairedWords();
  const styles = useStyles();
  const tournament = event?.tournament;
  const [chosen, setRound] = useState<number | null>(null);
  if (!tournament) return <CureFirst />;
  if (tournament.pairedRounds === 0) return <p>{say('pane.no-round-yet')}</p>;
  const round = chosen ?? tournament.pairedRounds;
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Field label={say('head.round')} className={styles.half}>
          <Select
            value={String(round)}
            onChange={(_, { value }) => setRound(Number(value))}
            data-testid="explain-round"
          >
            {Array.from({ length: tournament.pairedRounds }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        </Field>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void explainRound(desk, round)}
          data-testid="explain"
        >
          {say('pane.explain')}
        </Button>
      </div>
      {answers?.of === tournament && answers.value.round === round && (
        <AnswerCard players={pairedPlayers(event)} />
      )}
      <AskPlayers
        tournament={pairedTournament({ tournament, settings: event.settings })}
        round={round}
      />
      {!isTeamBook(tournament) && <WhatIfCard key={round} tournament={tournament} round={round} />}
      {explanation?.round === round && (
        <>
          {explanation.why && (
            <>
              <h2 className={styles.heading}>
                {say('pane.labelled', {
                  label: say('pane.why-not'),
                  value: list([explanation.why.a, explanation.why.b].map(player)),
                })}
              </h2>
              <Steps steps={explanation.why.steps} />
            </>
          )}
          {explanation.why && (
            <Button
              disabled={busy !== null}
              title={say('appeal.hint')}
              onClick={() => void openAppeal(desk, round, explanation.why!.a, explanation.why!.b)}
              data-testid="appeal"
            >
              {say('appeal.button')}
            </Button>
          )}
          {explanation.pictures.length > 0 && (
            <details data-testid="pictures">
              <summary>{say('picture.title', { round })}</summary>
              {explanation.pictures.map((picture, index) => (
                <Bracket
                  key={index}
                  picture={picture}
                  onPlayer={(no) => void askPlayer(desk, round, no)}
                />
              ))}
            </details>
          )}
          <TryPairs key={round} round={round} />
          {explanation.steps.length > 0 && <Steps steps={explanation.steps} />}
          <Button
            disabled={busy !== null}
            onClick={() => void writeWorking(desk)}
            data-testid="write-working"
          >
            {say('pane.write-working', { round })}
          </Button>
        </>
      )}
    </div>
  );
}
