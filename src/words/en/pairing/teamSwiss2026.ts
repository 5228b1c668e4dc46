export const teamSwiss2026 = {
  'teamSwiss2026.name': 'Team Swiss 2026 (C.04.6, February 2026)',
  'teamSwiss2026.summary':
    'teams meet teams: the top score is completed from below, then paired in the order of the team numbers; match or game points first',
  'teamSwiss.rule.4.3.1': '4.3.1: neither has played: by the number of {first}',
  'teamSwiss.rule.4.3.2': '4.3.2: only one has a preference, which is granted',
  'teamSwiss.rule.4.3.3': '4.3.3: both preferences are granted',
  'teamSwiss.rule.4.3.4': '4.3.4: the only strong preference is granted',
  'teamSwiss.rule.4.3.5': '4.3.5: White to the lower colour difference',
  'teamSwiss.rule.4.3.6': '4.3.6: alternated from the latest match in which their colours differed',
  'teamSwiss.rule.4.3.7': '4.3.7: the preference of {first}, the first team',
  'teamSwiss.rule.4.3.8': '4.3.8: {first}, the first team, alternates its last colour',
  'teamSwiss.rule.4.3.9': '4.3.9: the other team alternates its last colour',
};
