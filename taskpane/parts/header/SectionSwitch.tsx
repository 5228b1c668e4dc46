import { Field, Select } from '../fluent';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { useStyles } from '../styles';

/** Which event of the workbook is open; only where there are several. */
export function SectionSwitch() {
  const desk = useDesk();
  const { sections, section, busy } = useDeskState('sections', 'section', 'busy');
  const { say } = useWords();
  const styles = useStyles();
  if (sections.length < 2) return null;
  return (
    <Field label={say('pane.section')} orientation="horizontal" className={styles.sectionSwitch}>
      <Select
        size="small"
        value={section.id}
        disabled={busy !== null}
        onChange={(_, { value }) => {
          const chosen = sections.find(({ id }) => id === value);
          if (chosen) desk.openSection(chosen);
        }}
        data-testid="section"
      >
        {sections.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
