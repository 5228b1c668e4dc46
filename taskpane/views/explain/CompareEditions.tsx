import { Button, Field, Select } from '../../parts/fluent';
import { useState } from 'react';
import {
  articleOf,
  type ComparedRound,
  type EditionRound,
} from '../../../src/event/check/compareEditions';
import type { TraceStep } from '../../../src/explain/reason';
import { comparedPairsText } from '../../../src/event/check/planComparison';
import type { SystemId } from '../../../src/model/types';
import { SYSTEMS } from '../../../src/systems';
import { compareEditions, writeComparison } from '../../actions/questions/compare';
import { useDesk, useDeskState, usePairedWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** The event by its own edition and by another one, side by side. */
export function CompareEditions() {
  const desk = useDesk();
  const { event, comparison, busy } = useDeskState('event', 'comparison', 'busy');
  const { say } = usePairedWords();
  const styles = useStyles();
  const own = event!.settings.system;
  const others = SYSTEMS.filter(
    ({ id, kind, competitors }) => id !== own && kind === 'swiss' && !competitors,
  );
  const [chosen, setChosen] = useState<readonly [SystemId, SystemId | '']>([others[0].id, '']);
  const [other, third] = chosen;
  const choose = (next: typeof chosen): void => {
    setChosen(next);
    desk.set({ comparison: null });
  };
  const differing = comparison?.filter(({ differs }) => differs) ?? [];
  return (
    <section className={styles.stack} aria-label={say('compare.title')}>
      <h2 className={styles.heading}>{say('compare.title')}</h2>
      <Field label={say('pane.compare-with')}>
        <Select
          value={other}
          onChange={(_, { value }) => choose([value, value === third ? '' : third])}
          data-testid="compare-with"
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {say(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say('pane.compare-also')}>
        <Select
          value={third}
          onChange={(_, { value }) => choose([other, value])}
          data-testid="compare-also"
        >
          <option value="">–</option>
          {others
            .filter(({ id }) => id !== other)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {say(name)}
              </option>
            ))}
        </Select>
      </Field>
      <Button
        disabled={busy !== null || event!.tournament!.pairedRounds === 0}
        onClick={() => void compareEditions(desk, third === '' ? [other] : [other, third])}
        data-testid="compare"
      >
        {say('pane.compare-now')}
      </Button>
      {comparison && (
        <>
          <p className={styles.big} data-testid="compare-summary">
            {say('compare.summary', { rounds: comparison.length, differing: differing.length })}
          </p>
          {differing.map((each) => (
            <DifferentRound key={each.round} compared={each} />
          ))}
          <Button
            disabled={busy !== null}
            onClick={() => void writeComparison(desk)}
            data-testid="write-comparison"
          >
            {say('pane.compare-write')}
          </Button>
        </>
      )}
    </section>
  );
}

function DifferentRound({ compared }: { compared: ComparedRound }) {
  const { say } = usePairedWords();
  const styles = useStyles();
  const [measure] = compared.editions;
  return (
    <div className={styles.card} data-testid={`compared-${compared.round}`}>
      <strong>{say('sheet.round', { round: compared.round })}</strong>
      {compared.editions.map((edition) => (
        <OneEdition key={edition.system.id} edition={edition} measure={measure.system.id} />
      ))}
    </div>
  );
}

/** What an edition pairs alone, what it has against the other, and the other against it. */
function OneEdition({ edition, measure }: { edition: EditionRound; measure: SystemId }) {
  const { say } = usePairedWords();
  const styles = useStyles();
  const { system, paired, only, against, opposed } = edition;
  const bye = (no: number) => `${no} ${say('word.pairing-bye')}`;
  return (
    <div className={styles.text}>
      {paired
        ? say('compare.only', { edition: system.id, pairs: comparedPairsText(only, bye) })
        : say('compare.none', { edition: system.id })}
      <Verdict edition={system.id} other={measure} steps={against} />
      <Verdict edition={measure} other={system.id} steps={opposed} />
    </div>
  );
}

function Verdict(props: { edition: SystemId; other: SystemId; steps: readonly TraceStep[] }) {
  const { say, sayReason } = usePairedWords();
  const styles = useStyles();
  const { edition, other, steps } = props;
  if (steps.length === 0) return null;
  return (
    <div>
      {say('compare.judged', { edition, other })}{' '}
      <span className={styles.article}>{articleOf(steps)}</span>
      {sayReason(steps[0])}
    </div>
  );
}
