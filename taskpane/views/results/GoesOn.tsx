import { useState } from 'react';
import { isChecked } from '../../../src/event/open/openEvent';
import { levelCouples, WAYS_ON, type WayOn } from '../../../src/event/results/goesOn';
import type { PlayerNo } from '../../../src/model/types';
import type { WordKey } from '../../../src/words';
import { saveGoingOn } from '../../actions/round/tieOrders';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { Button, Field, Select } from '../../parts/fluent';
import { useStyles } from '../../parts/styles';

const WAY_WORDS: Readonly<Record<WayOn, WordKey>> = {
  playOff: 'pane.goes-on-by-play-off',
  lots: 'pane.goes-on-by-lots',
  decision: 'pane.goes-on-by-decision',
};

/** Level meetings of a knock-out: the next round cannot be paired before it is said who plays on. */
export function GoesOn() {
  const { event } = useDeskState('event');
  const { say } = useWords();
  const styles = useStyles();
  if (!isChecked(event)) return null;
  const couples = levelCouples(event);
  if (couples.length === 0) return null;
  return (
    <section className={styles.card} data-testid="goes-on">
      <h2 className={styles.heading}>{say('pane.goes-on-open')}</h2>
      <p className={styles.muted}>{say('pane.goes-on-hint')}</p>
      {couples.map((couple) => (
        <Couple key={couple.join()} couple={couple} />
      ))}
    </section>
  );
}

function Couple({ couple }: { couple: readonly PlayerNo[] }) {
  const desk = useDesk();
  const { busy } = useDeskState('busy');
  const { say, player } = useWords();
  const styles = useStyles();
  const [way, setWay] = useState<WayOn>('playOff');
  const id = couple.join('-');
  return (
    <div className={styles.tight}>
      <Field label={say('pane.goes-on-way')}>
        <Select
          value={way}
          onChange={(_, { value }) => setWay(value as WayOn)}
          data-testid={`goes-on-way-${id}`}
        >
          {WAYS_ON.map((each) => (
            <option key={each} value={each}>
              {say(WAY_WORDS[each])}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.row}>
        {couple.map((no) => (
          <Button
            key={no}
            size="small"
            disabled={busy !== null}
            onClick={() =>
              void saveGoingOn(
                desk,
                no,
                couple.find((other) => other !== no)!,
                way,
              )
            }
            data-testid={`goes-on-${no}`}
          >
            {say('pane.goes-on-player', { player: player(no) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
