export const handWords = {
  'hand.title': 'Candidates in the prescribed order',
  'hand.number': 'No',
  'hand.exchange': 'Exchange',
  'hand.pairs': 'Pairs',
  'hand.floaters': 'Left over',
  'hand.article': 'Article',
  'hand.verdict': 'Verdict',
  'hand.accepted': '✓ accepted',
  'hand.candidate': '{pairs}',
  'hand.begins': '{pairs}, …',
  'hand.numbers': '{numbers}',
  'hand.swap': '{s1} ↔ {s2}',
};
