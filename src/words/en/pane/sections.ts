/** Words of the pane: several events in one workbook. */
export const sections = {
  'pane.view-sections': 'Sections',
  'pane.section': 'Section',
  'pane.sections-intro':
    'Several events in one workbook, each with sheets, settings, log and undo of its own.',
  'pane.section-shown': 'open',
  'pane.section-show': 'Switch to {name}',
  'pane.section-add': 'Add a section',
  'pane.section-name': 'Name',
  'pane.section-name-hint':
    'Short, such as B or U14: its sheets begin with it. Its settings begin as those of “{like}”.',
  'pane.section-added': 'Section added: {name}',
  'pane.section-added-next':
    'Enter its players in its sheet, or move them here from another section.',
  'pane.section-rename': 'Rename',
  'pane.section-new-name': 'New name',
  'pane.section-renamed': 'Section “{from}” renamed “{to}”',
  'pane.section-renamed-next':
    'Sheets that exist keep the name on their tab; rename them as you like, they are found by their tables.',
  'pane.section-up': 'Move {name} up',
  'pane.section-down': 'Move {name} down',
  'pane.sections-ordered': 'Order of the sections: {sections}',
  'pane.section-delete': 'Delete',
  'pane.section-delete-question': 'Delete the section “{name}” with all its sheets?',
  'pane.section-delete-what':
    '{players} {players|player|players}, {rounds} {rounds|round|rounds}: results, lists and log go. The history brings them back.',
  'pane.section-delete-again': 'Keep the section “{name}”, which has been played?',
  'pane.section-keep': 'Keep it',
  'pane.section-deleted':
    'Section “{name}” deleted ({players} {players|player|players}, {rounds} {rounds|round|rounds})',
  'pane.section-deleted-next': 'History brings it back, in the section that is open.',
  'pane.section-move': 'Move players',
  'pane.section-move-hint': 'From “{from}”, before round 1 of both sections.',
  'pane.section-move-to': 'To the section',
  'pane.section-move-who': 'Find by number or name',
  'pane.section-move-go': 'Move {count} {count|player|players}',
  'pane.section-move-late':
    'Round 1 of “{from}” is paired: nobody can be moved any more. Withdraw the player here and add them late in the other section.',
  'pane.section-moved-out': '{count} {count|player|players} moved to “{to}”',
  'pane.section-moved-in': '{count} {count|player|players} moved from “{from}”',
  'pane.section-who': '{names}',
  'pane.section-parted': '{count} {count|group|groups} of players who must not meet changed',
  'pane.sections-lists': 'Lists over all sections',
  'pane.write-check-in-all': 'Check-in',
  'pane.write-by-name-all': 'Pairings by name',
  'pane.written-check-in-all': 'Check-in of all sections written',
  'pane.written-by-name-all': 'Pairings of all sections by name written',
  'pane.sections-silent': 'Not in the list, as there is nothing to show yet: {sections}',
  'pane.sections-unready': 'To fix first: {sections}',
  'pane.section-gone': 'The section “{name}” is not in the workbook any more.',
} as const;
