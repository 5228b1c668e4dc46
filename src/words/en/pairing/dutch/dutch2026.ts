/** Dutch 2026: what its text says under its own numbers. */
export const dutch2026 = {
  'dutch2026.rule.5.2.1': '5.2.1: both preferences are granted',
  'dutch2026.rule.5.2.2': '5.2.2: the stronger preference is granted',
  'dutch2026.rule.5.2.3':
    '5.2.3: alternated from the latest game in which they had different colours',
  'dutch2026.rule.5.2.4': '5.2.4: the preference of {higher}, the higher ranked',
  'dutch2026.rule.5.2.5':
    '5.2.5: initial colour by the pairing number of {higher}, the higher ranked',
  'dutch2026.C6': 'downfloaters',
  'dutch2026.C7': 'scores of the downfloaters',
  'dutch2026.C8': 'players unpaired in the following bracket, then their scores',
  'dutch2026.C9': 'unplayed rounds of the player who gets the bye',
  'dutch2026.C10': 'topscorers or their opponents with a colour difference beyond ±2',
  'dutch2026.C11': 'topscorers or their opponents with the same colour three times in a row',
  'dutch2026.C12': 'players without their colour preference',
  'dutch2026.C13': 'players without their strong colour preference',
  'dutch2026.C14': 'resident downfloaters who floated down in the previous round',
  'dutch2026.C15': 'opponents of moved-down players who floated up in the previous round',
  'dutch2026.C16': 'resident downfloaters who floated down two rounds before',
  'dutch2026.C17': 'opponents of moved-down players who floated up two rounds before',
  'dutch2026.C18': 'score differences of moved-down players who floated down in the previous round',
  'dutch2026.C19':
    'score differences of opponents of moved-down players who floated up in the previous round',
  'dutch2026.C20': 'score differences of moved-down players who floated down two rounds before',
  'dutch2026.C21':
    'score differences of opponents of moved-down players who floated up two rounds before',
  'dutch2026.hand.exchange': '4.3: {left} ↔ {came}',
  'dutch2026.hand.movedDownSet': '4.4: {s1} ↔ {limbo}',
  'dutch2026.hand.both': '4.4: {s1} ↔ {limbo}; 4.3: {left} ↔ {came}',
  'dutch2026.name': 'Dutch 2026 (C.04.3, February 2026)',
  'dutch2026.summary':
    'the usual system of open tournaments since February 2026: the upper half of each score meets the lower half, the bye goes to the lowest score that allows it',
};
