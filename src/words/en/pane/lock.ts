/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock = {
  'lock.term': '{setting}: {was} → {is}',
  'lock.typed-title': 'Locked settings were typed over',
  'lock.put-back-button': 'Restore them',
  'lock.leave-button': 'Unlock the rules…',
  'lock.keep-button': 'Keep the change',
  'lock.put-back': '{count} {count|setting|settings} restored as announced',
  'lock.left': 'Rules unlocked in round {round}: {count} {count|setting|settings} changed',
  'lock.changed':
    '{count} {count|setting|settings} changed in round {round} after the rules were unlocked',
  'lock.recorded':
    'This workbook had no record of the locked rules; the current settings are recorded from here on.',
  'lock.first': 'Locked settings were typed over. Restore them or answer first (above).',
  'lock.question': 'Unlock the rules of this event?',
  'lock.so-marked': 'the event is marked “Rules changed”: in the pane, on its sheets, in every TRF',
  'lock.so-forever': 'the mark stays: neither an undo nor the old setting takes it away',
  'lock.so-past':
    'rounds already paired stay; points, places and the pairings to come follow the new setting',
  'lock.so-players': 'players entered under the announced rules and may object',
  'lock.go-on': 'Go on',
  'lock.do-nothing': 'Cancel',
  'lock.question-again': 'Keep the rules locked?',
  'lock.stay': 'Yes, keep them locked',
  'lock.leave': 'No, unlock them',
  'lock.strict': 'Rules locked',
  'lock.not-strict': 'Rules changed (since round {round})',
  'lock.fixed': 'Locked since round 1 was paired.',
  'lock.fields':
    'System, rounds, points, bye, acceleration, “Must not meet” and tie-breaks are locked since round 1 was paired.',
  'lock.open-fields': 'Unlock…',
};
