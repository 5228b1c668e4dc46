import { labelOfTeam } from '../../../../src/event/open/teams';
import type { PlayerNo } from '../../../../src/model/types';
import { numberOfTeam } from '../../../../src/sheets/teams/teamBook';
import { useDeskState } from '../../../parts/DeskContext';
import { Field, Select } from '../../../parts/fluent';
import { useStyles } from '../../../parts/styles';

interface TeamSelectProps {
  readonly label: string;
  readonly team: PlayerNo;
  readonly onChange: (team: PlayerNo) => void;
  readonly testId: string;
}

/** A team of the event; 0: none chosen. */
export function TeamSelect({ label, team, onChange, testId }: TeamSelectProps) {
  const { event } = useDeskState('event');
  const styles = useStyles();
  const tournament = event!.tournament!;
  return (
    <Field label={label} className={styles.half}>
      <Select
        value={String(team)}
        onChange={(_, { value }) => onChange(Number(value))}
        data-testid={testId}
      >
        <option value="0">–</option>
        {(tournament.teams ?? []).map((each, index) => {
          const no = numberOfTeam(each, index);
          return (
            <option key={no} value={no}>
              {labelOfTeam(tournament, no)}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}
