import { Button } from '../../parts/fluent';
import { undecidedNoShows, type Presence } from '../../../src/event/round/attendance';
import { systemById } from '../../../src/systems';
import { decideNoShow } from '../../actions/round/attendance';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';
import type { WordKey } from '../../../src/words';

/** The choices, the one for this round only first; test ids end with the presence. */
const CHOICES: readonly (readonly [Presence, WordKey])[] = [
  ['zeroBye', 'pane.no-show-out'],
  ['withdrawn', 'pane.presence-withdrawn'],
  ['present', 'pane.presence-present'],
];

/** Whoever lost the last round by forfeit and has not withdrawn: the arbiter decides (C.04.2.D.2). */
export function NoShows() {
  const desk = useDesk();
  const { event, attendance, view, preview, busy } = useDeskState(
    'event',
    'attendance',
    'view',
    'preview',
    'busy',
  );
  const { say, player } = useWords();
  const styles = useStyles();
  const isPreview = view === 'preview';
  const tournament = event!.tournament!;
  // Whoever is out of a knock-out does not play the next round anyway.
  const entered = systemById(event!.settings.system)?.entered;
  const absent = undecidedNoShows(entered?.(tournament) ?? tournament, attendance);
  // A round that is paired again was asked about when it was paired first.
  if (absent.length === 0 || (isPreview && preview?.replaces)) return null;
  return (
    <section className={styles.card} data-testid="no-shows">
      <h2 className={styles.heading}>{say('pane.no-shows', { round: tournament.pairedRounds })}</h2>
      <p className={styles.muted}>
        <span className={styles.article}>C.04.2.D.2</span>
        {say('pane.no-shows-hint')} {isPreview && say('pane.no-shows-paired')}
      </p>
      {absent.map((no) => (
        <div key={no} className={styles.tight}>
          <span>{player(no)}</span>
          <div className={styles.row}>
            {CHOICES.map(([presence, key]) => (
              <Button
                key={presence}
                size="small"
                disabled={busy !== null}
                aria-label={`${say(key)}: ${player(no)}`}
                onClick={() => void decideNoShow(desk, no, presence)}
                data-testid={
                  presence === 'withdrawn' ? `no-show-${no}` : `no-show-${no}-${presence}`
                }
              >
                {say(key)}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
