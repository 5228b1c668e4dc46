import { Switch } from '../../parts/fluent';
import type { ListProposal } from '../../../src/sheets/read/proposals';
import { answerProposal } from '../../actions/setup/setup';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

/** What the remarks of a list ask for, and who stands in it twice: done unless it is switched off. */
export function ListProposals() {
  const desk = useDesk();
  const { adopted } = useDeskState('adopted');
  const { say } = useWords();
  const styles = useStyles();
  if (!adopted || adopted.list.proposals.length === 0) return null;
  const sentence = ({ name, text, asks }: ListProposal): string => {
    if (asks.kind === 'twice') return say('pane.propose-twice', { name });
    if (asks.kind === 'withdrawn') return say('pane.propose-withdrawn', { name, text });
    const { rounds, bye } = asks;
    const args = { name, text, rounds: rounds.length, list: rounds.join(', ') };
    return say(bye === 'halfBye' ? 'pane.propose-half' : 'pane.propose-absent', args);
  };
  return (
    <section className={styles.card} data-testid="list-proposals">
      <h2 className={styles.heading}>{say('pane.proposals')}</h2>
      {adopted.list.proposals.map((proposal) => (
        <Switch
          key={proposal.id}
          label={sentence(proposal)}
          data-testid={`proposal-${proposal.id}`}
          checked={!adopted.declined.has(proposal.id)}
          onChange={(_, { checked }) => answerProposal(desk, proposal.id, checked)}
        />
      ))}
    </section>
  );
}
