import { Button, Field, Select } from '../../parts/fluent';
import { useMemo, useState } from 'react';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { hasPrizes, prizeRulesOf, prizesOf } from '../../../src/event/lists/prizes';
import { resultCount } from '../../../src/event/results/results';
import { sumsOf } from '../../../src/prizes/sums';
import type { Distribution } from '../../../src/prizes/types';
import type { PrizeRules } from '../../../src/sheets/prizeRules';
import type { WordKey } from '../../../src/words';
import { makePrizeTable, writePrizeList } from '../../actions/lists/prizes';
import { CureFirst } from '../../parts/messages/CureFirst';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { ProblemList } from '../../parts/messages/ProblemList';
import { useStyles } from '../../parts/styles';

/** The table of prizes, how they are given, and who gets what. */
export function Prizes() {
  const desk = useDesk();
  const { event, busy } = useDeskState('event', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  if (!isChecked(event)) return <CureFirst />;
  if (!hasPrizes(event))
    return (
      <div className={styles.stack}>
        <p className={styles.text}>{say('prizes.intro')}</p>
        <Button
          appearance="primary"
          disabled={busy !== null}
          onClick={() => void makePrizeTable(desk)}
          data-testid="make-prizes"
        >
          {say('prizes.make')}
        </Button>
      </div>
    );
  if (event.tournament.pairedRounds === 0) return <p>{say('pane.no-round-yet')}</p>;
  return <Given event={event} />;
}

function Given({ event }: { event: CheckedEvent }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const [rules, setRules] = useState(prizeRulesOf(event));
  const given = useMemo(() => prizesOf(event, rules), [event, rules]);
  const { pairedRounds, totalRounds } = event.tournament;
  const { done, all } = resultCount(event, pairedRounds);
  return (
    <div className={styles.stack}>
      <RuleFields rules={rules} onChange={setRules} />
      {(pairedRounds < totalRounds || done < all) && (
        <p className={styles.muted}>{say('prizes.provisional')}</p>
      )}
      {given.ok ? <Outcome given={given.value} /> : <ProblemList problems={given.problems} />}
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabled={busy !== null || !given.ok}
          onClick={() => void writePrizeList(desk, rules)}
          data-testid="write-prizes"
        >
          {say('prizes.write')}
        </Button>
      </div>
    </div>
  );
}

const CHOICES = {
  perPlayer: {
    label: 'prizes.one-or-several',
    options: { one: 'prizes.rule-one', several: 'prizes.rule-several' },
  },
  preference: {
    label: 'prizes.preference',
    options: { value: 'prizes.rule-value', order: 'prizes.rule-order' },
  },
  share: {
    label: 'prizes.share',
    options: { none: 'prizes.rule-none', equal: 'prizes.rule-equal', hort: 'prizes.rule-hort' },
  },
} as const satisfies Record<
  keyof PrizeRules,
  { readonly label: WordKey; readonly options: Readonly<Record<string, WordKey>> }
>;

function RuleFields(props: { rules: PrizeRules; onChange: (rules: PrizeRules) => void }) {
  const { say } = useWords();
  const { rules, onChange } = props;
  const shown = (Object.keys(CHOICES) as (keyof PrizeRules)[]).filter(
    (rule) => rule !== 'preference' || rules.perPlayer === 'one',
  );
  return shown.map((rule) => (
    <Field key={rule} label={say(CHOICES[rule].label)}>
      <Select
        value={rules[rule]}
        onChange={(_, { value }) => onChange({ ...rules, [rule]: value })}
        data-testid={`prize-${rule}`}
      >
        {Object.entries<WordKey>(CHOICES[rule].options).map(([value, word]) => (
          <option key={value} value={value}>
            {say(word)}
          </option>
        ))}
      </Select>
    </Field>
  ));
}

/** Prizes with their reasons, what is not given, and who came close. */
function Outcome({ given }: { given: Distribution }) {
  const { say } = useWords();
  const styles = useStyles();
  const { awards, kept, nearMisses } = given;
  const { given: sum, kept: rest, total } = sumsOf(given);
  const money = useMoney();
  return (
    <>
      <p className={styles.big} data-testid="prize-sums">
        {say('prizes.sums', { given: money(sum), kept: money(rest), total: money(total) })}
      </p>
      {awards.length === 0 && <p className={styles.text}>{say('prizes.nobody-wins')}</p>}
      <Lines
        testId="awards"
        lines={awards.map(({ contender, amount, reason }) => ({
          title: `${contender.no} ${contender.name}`,
          amount,
          reason,
        }))}
      />
      {kept.length > 0 && <h2 className={styles.heading}>{say('prizes.not-given')}</h2>}
      <Lines
        testId="kept"
        lines={kept.map(({ ladder, amount, reason }) => ({ title: ladder.name, amount, reason }))}
      />
      {nearMisses.length > 0 && (
        <details>
          <summary>
            {say('prizes.near-misses')} ({nearMisses.length})
          </summary>
          <Lines
            testId="near-misses"
            lines={nearMisses.map(({ contender, reason }) => ({
              title: `${contender.no} ${contender.name}`,
              reason,
            }))}
          />
        </details>
      )}
    </>
  );
}

/** Cents as the language writes money. */
function useMoney(): (cents: number) => string {
  const { language } = useDeskState('language');
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return (cents) => format.format(cents / 100);
}

interface Line {
  readonly title: string;
  readonly amount?: number;
  readonly reason: Distribution['awards'][number]['reason'];
}

function Lines({ lines, testId }: { lines: readonly Line[]; testId: string }) {
  const { sayReason } = useWords();
  const money = useMoney();
  const styles = useStyles();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.problems} data-testid={testId}>
      {lines.map(({ title, amount, reason }, index) => (
        <li key={index}>
          <div className={styles.between}>
            <strong>{title}</strong>
            {amount !== undefined && <strong>{money(amount)}</strong>}
          </div>
          <span className={styles.muted}>{sayReason(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
