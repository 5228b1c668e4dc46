/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock = {
  'lock.term': '{setting}: {was} → {is}',
  'lock.typed-title': 'Settings that round 1 fixed were typed over',
  'lock.put-back-button': 'Put them back',
  'lock.leave-button': 'Leave the rules announced…',
  'lock.keep-button': 'Keep the change',
  'lock.put-back': 'Settings put back as they were announced: {count}',
  'lock.left':
    'The rules announced were left in round {round}: {count} {count|setting|settings} changed',
  'lock.changed':
    '{count} {count|setting|settings} changed in round {round}, outside the rules announced',
  'lock.recorded':
    'This workbook had no record of what round 1 fixes; the settings as they stand now are recorded from here on.',
  'lock.first':
    'Settings that round 1 fixed were typed over. Put them back or answer first (above).',
  'lock.question': 'Leave the rules that were announced?',
  'lock.so-marked':
    'the event is marked as not played by the rules announced: in the pane, on its sheets, in every TRF',
  'lock.so-forever': 'the mark stays: neither an undo nor the old setting takes it away',
  'lock.so-past':
    'rounds already paired stay; points, places and the pairings to come follow the new setting',
  'lock.so-players': 'players entered under the rules as they were announced and may object',
  'lock.go-on': 'Go on',
  'lock.do-nothing': 'Change nothing',
  'lock.question-again': 'Stay with the rules that were announced?',
  'lock.stay': 'Yes, stay',
  'lock.leave': 'No, leave them',
  'lock.strict': 'By the rules announced',
  'lock.not-strict': 'Not by the rules announced (since round {round})',
  'lock.fixed': 'Fixed since round 1 was paired.',
  'lock.fields':
    'System, rounds, points, bye, acceleration, players kept apart and tie-breaks are fixed since round 1 was paired.',
  'lock.open-fields': 'Change them all the same…',
};
