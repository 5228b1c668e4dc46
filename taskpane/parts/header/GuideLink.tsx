import { GuideIcon } from '../../icons/pane';
import { useDesk, useDeskState, useWords } from '../DeskContext';
import { Button } from '../fluent';
import { useStyles } from '../styles';

/** The guide in the language of the pane, in a window of its own. */
export function GuideLink() {
  const { guide } = useDesk().ports;
  const { language } = useDeskState('language');
  const { say } = useWords();
  const styles = useStyles();
  if (!guide) return null;
  return (
    <Button
      as="a"
      href={guide(language)}
      target="_blank"
      rel="noopener"
      appearance="subtle"
      className={styles.menuButton}
      icon={<GuideIcon />}
      data-testid="guide"
    >
      {say('pane.guide')}
    </Button>
  );
}
