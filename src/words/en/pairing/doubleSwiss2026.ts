export const doubleSwiss2026 = {
  'doubleSwiss2026.name': 'Double Swiss 2026 (C.04.5, February 2026)',
  'doubleSwiss2026.summary':
    'every pairing is a match of two games with colours reversed; the top score is completed from below',
  'doubleSwiss.rule.4.3.1': '4.3.1: neither has played: by the number of {first}',
  'doubleSwiss.rule.4.3.2': '4.3.2: White to the one with fewer Whites',
  'doubleSwiss.rule.4.3.3':
    '4.3.3: alternated from the latest match in which their colours differed',
  'doubleSwiss.rule.4.3.4': '4.3.4: {first}, the higher ranked, alternates from the last match',
  'doubleSwiss.rule.4.3.5': '4.3.5: the other alternates from the last match',
  'doubleSwiss.secondGame':
    'Game 2 of match {match}: the pairs of round {first} with colours reversed',
};
