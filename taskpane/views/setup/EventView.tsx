import { Button, Field, Input } from '../../parts/fluent';
import { useState, type ReactNode } from 'react';
import type { OpenEvent } from '../../../src/event/open/openEvent';
import { infoIn } from '../../../src/event/eventForm';
import { isListChanged, type NewEventForm } from '../../../src/event/setup/setup';
import { tieBreakWarnings } from '../../../src/event/check/tieBreakWarnings';
import { hasTwoRatings, withRankMethod } from '../../../src/model/rules/ratingMethod';
import type { Tournament } from '../../../src/model/types';
import { makeForbidden, parseForbidden } from '../../../src/sheets/names/forbidden';
import { makeRated, saveSettings } from '../../actions/setup/setup';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Message, ReasonMessage } from '../../parts/messages/Message';
import { useStyles } from '../../parts/styles';
import { useDraft } from '../../parts/useDraft';
import { EventFields } from './EventFields';
import { LeaveQuestions } from './LeaveQuestions';
import { RoomFields } from './RoomFields';

export function EventView() {
  const { event } = useDeskState('event');
  if (!event?.tournament) return <CureFirst />;
  return <Settings event={event} tournament={event.tournament} />;
}

/** The settings of the event; only what changes is written. */
function Settings({ event, tournament }: { event: OpenEvent; tournament: Tournament }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [form, setForm] = useState<NewEventForm>(() => ({
    ...tournament.info,
    rounds: tournament.totalRounds,
    byePoints: tournament.points.pairingBye,
    initialColour: tournament.initialColour,
    acceleration: namedMethod(tournament),
    systemParameters: tournament.systemParameters,
    settings: event.settings,
  }));
  const [apart, setApart] = useState(makeForbidden(tournament.forbidden));
  const [roundDates, setRoundDates] = useState(tournament.info.roundDates.join('\n'));
  const forbidden = parseForbidden(apart);
  // What round 1 fixed opens only after both questions; null: they were not asked.
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const hasBegun = tournament.pairedRounds > 0;
  const isFixed = hasBegun && leaving === null;
  const isClub = event.settings.profile === 'club';
  const ranked =
    form.rankMethod === tournament.info.rankMethod
      ? tournament
      : withRankMethod(tournament, form.rankMethod, hasBegun);
  const after: Tournament = {
    ...ranked,
    info: {
      ...ranked.info,
      ...infoIn(form),
      roundDates: dateLines(roundDates),
    },
    totalRounds: form.rounds,
    points: { ...tournament.points, pairingBye: form.byePoints },
    forbidden: forbidden.groups,
    acceleration: form.acceleration
      ? { method: form.acceleration }
      : tournament.acceleration?.method === 'own'
        ? tournament.acceleration
        : undefined,
    systemParameters: form.systemParameters || undefined,
  };
  const canSave = forbidden.unread.length === 0 && form.rounds >= tournament.pairedRounds;
  const save = () => saveSettings(desk, after, form.settings, leaving ?? undefined);
  const typed = JSON.stringify([form, apart, roundDates]);
  const [first] = useState({ form, apart, roundDates, typed });
  const [fresh, setFresh] = useState(0);
  useDraft(
    typed === first.typed
      ? null
      : {
          what: say('pane.view-event'),
          finish: canSave ? save : undefined,
          drop: () => {
            setForm(first.form);
            setApart(first.apart);
            setRoundDates(first.roundDates);
            setFresh(fresh + 1);
          },
        },
  );
  return (
    <div className={styles.stack} key={fresh}>
      {hasBegun && leaving === null && !isAsking && (
        <Message level="note" testId="fields-fixed">
          {say('lock.fields')}{' '}
          <Button
            size="small"
            onClick={() => (event.rulesLeft === null ? setAsking(true) : setLeaving(''))}
            data-testid="open-fixed"
          >
            {say('lock.open-fields')}
          </Button>
        </Message>
      )}
      {isAsking && (
        <LeaveQuestions
          onLeave={(reason) => {
            setLeaving(reason);
            setAsking(false);
          }}
          onStay={() => setAsking(false)}
          isOne={isClub}
        />
      )}
      <EventFields
        form={form}
        isFixed={isFixed}
        hasNational={hasTwoRatings(tournament)}
        onChange={setForm}
      />
      {hasBegun && isListChanged(event.settings, form.settings) && (
        <Message level="warning" testId="list-changed">
          {say('pane.list-changed')}
        </Message>
      )}
      {tieBreakWarnings(tournament, form.settings).map((warning, index) => (
        <ReasonMessage key={index} level="warning" reason={warning} testId="list-warning" />
      ))}
      <Folded isFolded={isClub}>
        <Field
          label={say('pane.field-forbidden')}
          hint={say('pane.field-forbidden-hint')}
          validationState={forbidden.unread.length > 0 ? 'error' : 'none'}
        >
          <Input
            value={apart}
            disabled={isFixed}
            title={isFixed ? say('lock.fixed') : undefined}
            onChange={(_, { value }) => setApart(value)}
            data-testid="field-forbidden"
          />
        </Field>
        <RoomFields
          read={event.read}
          settings={form.settings}
          roundDates={roundDates}
          isFixed={isFixed}
          onSettings={(settings) => setForm({ ...form, settings })}
          onRoundDates={setRoundDates}
        />
      </Folded>
      <Button
        appearance="primary"
        disabled={busy !== null || !canSave}
        onClick={() => void save()}
        data-testid="save-settings"
      >
        {say('pane.save-settings')}
      </Button>
      {isClub && <MakeRated />}
    </div>
  );
}

/** On an evening of a club what is needed seldom is unfolded when it is. */
function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { say } = useWords();
  const styles = useStyles();
  if (!isFolded) return children;
  return (
    <details className={styles.more} data-testid="seldom-fields">
      <summary>{say('home.seldom-settings')}</summary>
      <div className={styles.stack}>{children}</div>
    </details>
  );
}

/** The way from an evening of a club to a rated event; there is none back. */
function MakeRated() {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  return (
    <details className={styles.more} data-testid="make-rated">
      <summary>{say('pane.make-rated')}</summary>
      <div className={styles.tight}>
        <p className={styles.text}>{say('pane.make-rated-hint')}</p>
        <Button
          disabled={busy !== null}
          onClick={() => void makeRated(desk)}
          data-testid="make-rated-now"
        >
          {say('pane.make-rated')}
        </Button>
      </div>
    </details>
  );
}

/** A line for each round; blank ones in between stay, so that each date keeps its round. */
const dateLines = (text: string): string[] =>
  text.trim() === ''
    ? []
    : text
        .trimEnd()
        .split('\n')
        .map((line) => line.trim());

const namedMethod = ({ acceleration }: Tournament): NewEventForm['acceleration'] =>
  acceleration && acceleration.method !== 'own' ? acceleration.method : undefined;
