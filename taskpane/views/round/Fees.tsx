import { useMemo } from 'react';
import { feeBook } from '../../../src/event/round/fees';
import type { Player } from '../../../src/model/types';
import { tickPaid } from '../../actions/round/attendance';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

const useFees = () => {
  const { event } = useDeskState('event');
  return useMemo(() => feeBook(event), [event]);
};

/** What has come in and what is still to pay, where the list of players has a column for it. */
export function FeeTotals() {
  const { say } = useWords();
  const styles = useStyles();
  const { event } = useDeskState('event');
  const fees = useFees();
  const isFirst = event?.tournament?.pairedRounds === 0;
  if (!fees)
    return isFirst ? (
      <p className={styles.muted}>{say('pane.fee-hint', { column: say('head.paid') })}</p>
    ) : null;
  const withSum = (count: number, sum: number | null) =>
    sum === null ? String(count) : `${count} (${sum})`;
  return (
    <p className={styles.text} data-testid="fee-totals">
      {say('pane.total-paid', { count: withSum(fees.payers, fees.paid) })}
      {' · '}
      {say('pane.total-due', { count: withSum(fees.debtors, fees.due) })}
    </p>
  );
}

/** A tick that writes the amount due, or an amount that was typed, which stays. */
export function PaidTick({ player, label }: { player: Player; label: string }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say } = useWords();
  const styles = useStyles();
  const fees = useFees();
  if (!fees) return null;
  const { isPaid, isTick, text } = fees.of(player.no);
  if (!isTick) return <span className={styles.checkInPaid}>{text}</span>;
  return (
    <label className={styles.checkInPaid}>
      <input
        type="checkbox"
        checked={isPaid}
        disabled={busy !== null}
        aria-label={say('pane.labelled', { label, value: say('head.paid') })}
        onChange={() => void tickPaid(desk, player.no)}
        data-testid={`paid-${player.no}`}
      />
      {say('head.paid')}
    </label>
  );
}
