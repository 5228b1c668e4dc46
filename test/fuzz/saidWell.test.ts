/** What nobody can read in a message: the program's own names and holes in a sentence, unless somebody typed them. */
import { reasonsSaidWell, unreadableOutput, unreadableWord } from '../../scripts/fuzz/saidWell';

test.each([
  ['Round NaN is paired', 'NaN'],
  ['undefined has no rating', 'undefined'],
  ['Player [object Object]', '[object '],
  ['{player} is missing', '{player}'],
  ['{count|round|rounds} are open', '{count|round|rounds}'],
  ['Log: pane.round-paired', 'pane.round-paired'],
  ['The cause is player-without-name', 'player-without-name'],
])('“%s” cannot be read', (text, word) => expect(unreadableWord(text)).toBe(word));

test.each(['Round 5 is paired', 'e.g. 1-0, 1-0F or adj', 'Anne-Marie d’Or, Nantes', 'dutch-2026'])(
  '“%s” can be read',
  (text) => expect(unreadableWord(text)).toBeNull(),
);

test('what somebody typed may be told back', () => {
  expect(unreadableWord('“NaN” is not a result', 'NaN')).toBeNull();
  expect(unreadableWord('“NaN” is not a result', 'x')).toBe('NaN');
});

test('the command line names a problem by its code behind the sentence, and nowhere else', () => {
  expect(unreadableOutput('Row 5 has no name [player-without-name]')).toBeNull();
  expect(unreadableOutput('player-without-name in row 5')).toBe('player-without-name');
});

test('a sentence whose number is none is found', () => {
  const reasons = [{ key: 'verify.untouched-since', args: { round: NaN } }] as const;
  expect(reasonsSaidWell(reasons, '')).toMatch(/^verify\.untouched-since in en: .*NaN/);
});
