import { Button, Field, Input, MessageBar, MessageBarBody } from '../../parts/fluent';
import { useState } from 'react';
import type { OpenEvent } from '../../../src/event/open/openEvent';
import { infoIn } from '../../../src/event/eventForm';
import { isListChanged, type NewEventForm } from '../../../src/event/setup/setup';
import { tieBreakWarnings } from '../../../src/event/check/tieBreakWarnings';
import type { Tournament } from '../../../src/model/types';
import { makeForbidden, parseForbidden } from '../../../src/sheets/names/forbidden';
import { saveSettings } from '../../actions/setup';
import { CureFirst } from '../../parts/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
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
  const { say, sayReason } = useWords();
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
  const after: Tournament = {
    ...tournament,
    info: {
      ...tournament.info,
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
        <MessageBar intent="info" layout="multiline" data-testid="fields-fixed">
          <MessageBarBody>
            {say('lock.fields')}{' '}
            <Button
              size="small"
              onClick={() => (event.rulesLeft === null ? setAsking(true) : setLeaving(''))}
              data-testid="open-fixed"
            >
              {say('lock.open-fields')}
            </Button>
          </MessageBarBody>
        </MessageBar>
      )}
      {isAsking && (
        <LeaveQuestions
          onLeave={(reason) => {
            setLeaving(reason);
            setAsking(false);
          }}
          onStay={() => setAsking(false)}
        />
      )}
      <EventFields form={form} isFixed={isFixed} onChange={setForm} />
      {hasBegun && isListChanged(event.settings, form.settings) && (
        <MessageBar intent="warning" layout="multiline" data-testid="list-changed">
          <MessageBarBody>{say('pane.list-changed')}</MessageBarBody>
        </MessageBar>
      )}
      {tieBreakWarnings(tournament, form.settings).map((warning, index) => (
        <MessageBar key={index} intent="warning" layout="multiline" data-testid="list-warning">
          <MessageBarBody>
            {warning.article && <span className={styles.article}>{warning.article}</span>}
            {sayReason(warning)}
          </MessageBarBody>
        </MessageBar>
      ))}
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
      <Button
        appearance="primary"
        disabled={busy !== null || !canSave}
        onClick={() => void save()}
        data-testid="save-settings"
      >
        {say('pane.save-settings')}
      </Button>
    </div>
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
