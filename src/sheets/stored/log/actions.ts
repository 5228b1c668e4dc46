/**
 * What a line of the log did, as its proof says it: `ROUND_PAIRED` and its kin are our words for it
 * inside the program. In the workbook stands the word on the right. Up to 0.4.1 it was the key of the
 * phrase that the pane showed, so the words look like such keys, but nothing connects them any more:
 * phrases may be reworded, renamed or dropped, and this table stays as it is. An action that is added
 * has its own code as its word. Nothing here is ever changed or taken out.
 */
const WORDS = {
  EVENT_CREATED: 'pane.event-created',
  LIST_ADOPTED: 'pane.list-adopted',
  TABLE_ADOPTED: 'pane.table-adopted',
  TRF_IMPORTED: 'pane.trf-imported',
  SAMPLE_OPENED: 'pane.sample-opened',
  SECTION_ADDED: 'pane.section-added',
  SECTION_RENAMED: 'pane.section-renamed',
  SECTIONS_ORDERED: 'pane.sections-ordered',
  SECTION_DELETED: 'pane.section-deleted',
  PLAYERS_MOVED_OUT: 'pane.section-moved-out',
  PLAYERS_MOVED_IN: 'pane.section-moved-in',
  SETTINGS_SAVED: 'pane.settings-saved',
  RULES_LEFT: 'lock.left',
  FIXED_SETTINGS_CHANGED: 'lock.changed',
  FIXED_SETTINGS_PUT_BACK: 'lock.put-back',
  ROUND_PAIRED: 'pane.round-paired',
  ROUND_PAIRED_AGAIN: 'pane.round-paired-again',
  ROUND_MADE_BY_HAND: 'phase.made',
  CHANGES_BEGUN: 'phase.begun',
  CHANGES_ENDED: 'phase.ended',
  PLAYERS_EXCHANGED: 'pane.swap',
  COLOURS_TURNED: 'pane.turn',
  TABLES_PAIRED_ANEW: 'pane.repair',
  PLAYED_AGAINST_BYE: 'pane.against-bye',
  ENTERED_AGAINST_BYE: 'pane.new-against-bye',
  RATING_CHANGED: 'handling.rating-corrected',
  PLAYERS_RENUMBERED: 'pane.renumber',
  PLAYER_ENTERED: 'pane.player-entered',
  ATTENDANCE_SAVED: 'pane.roll-saved',
  ATTENDANCE_TYPED: 'pane.typed-roll',
  RATINGS_TAKEN: 'ratings.taken',
  RESULTS_TYPED: 'pane.results-typed',
  RESULT_CORRECTED: 'pane.result-corrected',
  TYPED_RESULT_KEPT: 'pane.typed-kept',
  TYPED_RESULT_PUT_BACK: 'pane.typed-put-back',
  RESULT_KEPT_FOR_RATING: 'rating-only.kept',
  PUT_BACK: 'pane.put-back',
  CHECKED: 'pane.check-done',
  EDITIONS_COMPARED: 'compare.done',
  WORKING_WRITTEN: 'pane.working-written',
  FORMULAS_WRITTEN: 'course.detail-written',
  CODE_WRITTEN: 'publish.qr-written',
  PRIZE_TABLE_MADE: 'prizes.table-made',
  PRIZE_LIST_WRITTEN: 'prizes.list-written',
  RATING_CHANGES_WRITTEN: 'ratings.written-change',
  STANDINGS_WRITTEN: 'pane.written-standings',
  CROSSTABLE_WRITTEN: 'pane.written-crosstable',
  CARDS_WRITTEN: 'pane.written-cards',
  PROGRESS_WRITTEN: 'pane.written-progress',
  BY_TABLE_WRITTEN: 'pane.written-byTable',
  BY_NAME_WRITTEN: 'pane.written-byName',
  BY_CLUB_WRITTEN: 'pane.written-byClub',
  BY_FEDERATION_WRITTEN: 'pane.written-byFederation',
  BY_RATING_WRITTEN: 'pane.written-byRating',
  SLIPS_WRITTEN: 'pane.written-slips',
  TABLE_CARDS_WRITTEN: 'pane.written-tableCards',
  CHECK_IN_WRITTEN: 'pane.written-checkIn',
  AVERAGES_WRITTEN: 'pane.written-cma',
  GROUPS_WRITTEN: 'pane.written-groups',
  CHECK_IN_OF_ALL_WRITTEN: 'pane.written-check-in-all',
  BY_NAME_OF_ALL_WRITTEN: 'pane.written-by-name-all',
  /** Of a plan that nobody gave a title of its own: a new event or round written by the command line. */
  EVENT_WRITTEN: 'plan.event',
  ROUND_WRITTEN: 'plan.round',
  TABLES_EXCHANGED: 'TABLES_EXCHANGED',
  TYPED_CELLS_KEPT: 'TYPED_CELLS_KEPT',
  SCHEDULE_WRITTEN: 'SCHEDULE_WRITTEN',
  SHARING_BEGUN: 'SHARING_BEGUN',
  SHARING_ENDED: 'SHARING_ENDED',
  TAKEN_OVER: 'TAKEN_OVER',
  BOARDS_WRITTEN: 'BOARDS_WRITTEN',
  CAPTAIN_SLIPS_WRITTEN: 'CAPTAIN_SLIPS_WRITTEN',
  LINE_UPS_WRITTEN: 'LINE_UPS_WRITTEN',
  LINE_UPS_TAKEN: 'LINE_UPS_TAKEN',
  POINTS_ADJUSTED: 'POINTS_ADJUSTED',
  LINES_GONE: 'LINES_GONE',
  BECAME_RATED: 'BECAME_RATED',
  NUMBERS_EXCHANGED: 'NUMBERS_EXCHANGED',
  PLAY_OFF_NOTED: 'PLAY_OFF_NOTED',
  LOTS_NOTED: 'LOTS_NOTED',
  LOTS_DRAWN: 'LOTS_DRAWN',
  TEAMS_EXCHANGED: 'TEAMS_EXCHANGED',
  MATCH_TURNED: 'MATCH_TURNED',
  MATCH_FORFEITED: 'MATCH_FORFEITED',
  TEAM_ENTERED: 'TEAM_ENTERED',
  MEMBER_MOVED: 'MEMBER_MOVED',
  MEMBER_PLACED: 'MEMBER_PLACED',
  GOING_ON_DECIDED: 'GOING_ON_DECIDED',
} as const;

export type ActionCode = keyof typeof WORDS;

export const ACTION_CODES = Object.keys(WORDS) as readonly ActionCode[];

/** As the proof of a line has it. */
export const actionWord = (code: ActionCode): string => WORDS[code];

const CODES: ReadonlyMap<string, ActionCode> = new Map(
  ACTION_CODES.map((code) => [WORDS[code], code]),
);

/** What the word in a proof stands for; null: an action of a version to come. */
export const actionOf = (word: string): ActionCode | null => CODES.get(word) ?? null;
