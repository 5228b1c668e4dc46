import { Button } from '../fluent';
import { CloseIcon } from '../../icons/pane';
import { putRight } from '../../actions/round/lost';
import { takeOver } from '../../actions/shared';
import type { Reason } from '../../../src/explain/reason';
import type { Lease } from '../../../src/sheets/stored/shared';
import type { LostResult } from '../../store/ownResults';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { useStyles } from '../styles';

/** In a shared workbook: who is in charge, and what the others did last, without asking anything. */
export function SharedLine() {
  const desk = useDesk();
  const { sharing, isTaking, busy, news, lost, view, isWithOthers } = useDeskState(
    ...(['sharing', 'isTaking', 'busy', 'news', 'lost', 'view', 'isWithOthers'] as const),
  );
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const isHelping = sharing !== null && !sharing.isInCharge;
  const said = sharing && who(desk.now(), sharing);
  const isWarned = !sharing && isWithOthers;
  return (
    <>
      {(sharing || isWarned) && (
        <div className={styles.sharedLine} data-testid="shared-line">
          <span className={styles.sharedText}>
            {isWarned ? say('shared.seen') : said && say(said.key, said.args)}
          </span>
          {isHelping && (
            <Button
              size="small"
              disabled={busy !== null}
              onClick={() => void takeOver(desk)}
              data-testid="take-over"
            >
              {say(isTaking ? 'shared.taking' : 'shared.take-over')}
            </Button>
          )}
          {view !== 'shared' && (isWarned || (sharing && sharing.me.name === '')) && (
            <Button size="small" onClick={() => desk.show('shared')} data-testid="name-yourself">
              {say(isWarned ? 'pane.view-shared' : 'shared.name')}
            </Button>
          )}
        </div>
      )}
      <div role="log" aria-live="polite" data-testid="news">
        {news.length + lost.length > 0 && (
          <div className={styles.news}>
            <div className={styles.sharedText}>
              {news.map((line, index) => (
                <div key={index}>{sayReason(line)}</div>
              ))}
              {lost.filter(canBeRight).map((each, index) => (
                <Button
                  key={index}
                  size="small"
                  disabled={busy !== null}
                  onClick={() => void putRight(desk, each)}
                  data-testid="put-right"
                >
                  {say(cureOf(each), {
                    table: each.table ?? '–',
                    other: each.at?.table ?? '–',
                    result: each.result,
                  })}
                </Button>
              ))}
            </div>
            <Button
              size="small"
              appearance="transparent"
              icon={<CloseIcon />}
              aria-label={say('pane.dismiss')}
              onClick={() => desk.set({ news: [], lost: [] })}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Where the game is gone and no other has its result there is nothing to do. */
const canBeRight = ({ isGone, at }: LostResult): boolean => !isGone || at !== null;

const cureOf = ({ isGone, isTwice, at }: LostResult) => {
  if (isGone || isTwice) return 'shared.clear';
  return at ? 'shared.move' : 'shared.again';
};

/** By the clock of this device, which may differ from the other's by some minutes. */
function who(
  now: number,
  { desk, isInCharge }: { readonly desk: Lease | null; readonly isInCharge: boolean },
): Reason {
  if (isInCharge) return { key: 'shared.you' };
  if (!desk) return { key: 'shared.nobody' };
  const name = desk.name || ({ reason: { key: 'shared.somebody' } } as const);
  if (Date.parse(desk.until) > now) return { key: 'shared.other', args: { name } };
  const until = new Date(desk.until);
  const time = [until.getHours(), until.getMinutes()].map((n) => String(n).padStart(2, '0'));
  return { key: 'shared.away', args: { name, time: time.join(':') } };
}
