/**
 * Every view of the pane for `npm run pictures -- --look`, in sessions: a sample, and view after view the steps that lead
 * from one to the next (steps.js has the verbs).
 */
const {
  CLEAN_LIST,
  EVENT,
  LATE_PLAYER,
  MESSY_LIST,
  PRIZES,
  RATING_LIST,
  TEAM_EVENT,
  TEAM_LIST,
} = require('./material');

const click = (...ids) => ids.map((id) => ['click', id]);
const ROUND_3 = { sheet: 'sheet.round', round: 3 };

const SESSIONS = [
  {
    sample: 'none',
    views: {
      'new event': [],
      'new event, all fields': [['unfold', 'more-fields']],
      'my list, to be fixed': [
        ['table', 'Sheet1', 'A1', MESSY_LIST],
        ...click('start-adopt', 'adopt-look'),
      ],
      'my list': [
        ['table', 'Sheet1', 'A1', CLEAN_LIST],
        ['see', 'adopt-event'],
      ],
      TRF: click('start-trf'),
      samples: click('start-sample'),
    },
  },
  {
    sample: 'none',
    views: {
      'home, nobody yet': [
        ['fill', 'field-name', EVENT],
        ...click('create-event'),
        ['see', 'no-players'],
      ],
    },
  },
  {
    sample: 'none',
    views: {
      'home, players': [
        ['table', 'Sheet1', 'A1', CLEAN_LIST],
        ...click('start-adopt', 'adopt-look'),
        ['fill', 'field-name', EVENT],
        ['fill', 'field-rounds', '1'],
        ...click('adopt-event'),
        ['see', 'pair-next'],
      ],
      'check-in': click('open-round'),
      preview: click('back', 'pair-next'),
      'home, round previewed': click('back'),
      'home, results missing': [
        ...click('open-preview', 'write-round', 'enter-results'),
        ['keys', 'result-grid', '15+'],
        ...click('back'),
      ],
      results: click('enter-results'),
      'home, finished': [
        ['keys', 'result-grid', '1510'],
        ...click('back'),
        ['see', 'final-standings'],
      ],
      'lists at the end': click('final-standings'),
    },
  },
  {
    sample: 'course',
    views: {
      'home, round full': [],
      settings: click('open-event'),
      'round: absences and a late entry': [
        ...click('back', 'open-round', 'here-4'),
        ['choose', 'away-4', 'halfBye'],
        ['unfold', 'late-entry'],
        ['fill', 'late-name', LATE_PLAYER],
      ],
      'typed, not added': click('back'),
      changes: [...click('half-typed-drop', 'open-changes', 'seat-3', 'seat-5', 'swap')],
    },
  },
  {
    sample: 'course',
    views: {
      prizes: [
        ...click('open-prizes', 'make-prizes'),
        ['table', { sheet: 'prizes.sheet' }, 'A7', PRIZES],
        ['see', 'prize-sums'],
      ],
      lists: click('back', 'open-standings'),
      'TRF file': click('export-trf'),
      questions: [...click('back', 'open-explain', 'ask-1'), ['unfold', 'answer-picture']],
      'and if': [
        ['unfold', 'what-if'],
        ['choose', 'what-if-result', '0-1'],
        ...click('what-if-add', 'what-if-see'),
        ['see', 'what-if-answer'],
      ],
      check: click('back', 'open-check', 'check'),
      ratings: [
        ...click('back', 'open-ratings'),
        ['file', 'list-file', 'list.csv', RATING_LIST],
        ['see', 'list-found'],
      ],
      sections: click('back', 'open-sections'),
      'two arbiters': click('back', 'open-shared'),
      course: click('back', 'open-course'),
    },
  },
  {
    sample: 'course',
    views: {
      'preview, reasons': click('pair-next'),
      'after publishing': click('write-round'),
      'correction of an earlier round': [
        ...click('open-results'),
        ['choose', 'results-round', '2'],
        ['keys', 'result-grid', '0'],
        ['see', 'correction'],
      ],
      log: click('back', 'half-typed-drop', 'open-history'),
      'home, a result cannot be read': [
        ...click('back'),
        ['type', ROUND_3, 'F5', '1-O'],
        ['see', 'problems'],
      ],
      messages: [
        ...['F6', 'F7', 'F8'].map((cell) => ['type', ROUND_3, cell, '2-0']),
        ...click('open-problems'),
      ],
      'rules typed over': [
        ...click('back'),
        ...['F5', 'F6', 'F7', 'F8'].map((cell) => ['type', ROUND_3, cell, '1-0']),
        ['setting', 'Rounds', '6'],
        ['see', 'typed-terms'],
      ],
    },
  },
  {
    sample: 'none',
    views: {
      'club evening, my list': [
        ['table', 'Sheet1', 'A1', CLEAN_LIST],
        ...click('start-adopt', 'adopt-look'),
        ['choose', 'field-profile', 'club'],
        ['see', 'adopt-event'],
      ],
      'club evening': [
        ['fill', 'field-name', EVENT],
        ...click('adopt-event'),
        ['see', 'pair-next'],
      ],
      'club evening, settings': click('open-event'),
    },
  },
  {
    sample: 'none',
    views: {
      'teams, my list': [
        ['table', 'Sheet1', 'A1', TEAM_LIST],
        ...click('start-adopt', 'adopt-look'),
      ],
      'teams, round 1': [
        ['fill', 'field-name', TEAM_EVENT],
        ['unfold', 'more-fields'],
        ['choose', 'field-system', 'team-swiss-2026'],
        ['fill', 'field-boards', '4'],
        ['fill', 'field-rounds', '5'],
        ...click('adopt-event', 'pair-next', 'write-round'),
      ],
      'teams, results': [...click('enter-results'), ['keys', 'result-grid', '1550105155']],
      'teams, players': click('back', 'open-round'),
      'teams, changes': click('back', 'open-changes'),
      'teams, lists': click('back', 'open-standings'),
    },
  },
  {
    sample: 'none',
    views: {
      'knock-out, fields': [
        ['table', 'Sheet1', 'A1', CLEAN_LIST],
        ...click('start-adopt', 'adopt-look'),
        ['fill', 'field-name', EVENT],
        ['unfold', 'more-fields'],
        ['choose', 'field-system', 'knock-out'],
        ['see', 'adopt-event'],
      ],
      'knock-out, who goes on': [
        ['fill', 'field-rounds', '4'],
        ...click('adopt-event', 'pair-next', 'write-round', 'enter-results'),
        ['keys', 'result-grid', '5511111'],
        ['see', 'goes-on'],
      ],
    },
  },
  { sample: 'course', views: { busy: [['hold'], ['press', 'pair-next'], ['see', 'cancel']] } },
  {
    sample: 'course',
    views: { 'a fault of ours': [['spoil'], ['press', 'reload'], ['see', 'copy-fault']] },
  },
];

module.exports = { SESSIONS };
