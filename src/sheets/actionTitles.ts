import type { WordKey } from '../words';
import { ACTION_CODES, type ActionCode } from './stored/actions';

/**
 * How each action that the log knows is called today: in the pane, in the history, in its line of the
 * log. Phrases may change their keys; what a workbook keeps is the code (`stored/actions.ts`).
 */
const TITLES: Readonly<Record<ActionCode, WordKey>> = {
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
  TABLES_EXCHANGED: 'pane.tables-exchanged',
  TYPED_CELLS_KEPT: 'pane.typed-kept-back',
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
  BOARDS_WRITTEN: 'pane.written-boards',
  SLIPS_WRITTEN: 'pane.written-slips',
  TABLE_CARDS_WRITTEN: 'pane.written-tableCards',
  CHECK_IN_WRITTEN: 'pane.written-checkIn',
  AVERAGES_WRITTEN: 'pane.written-cma',
  SCHEDULE_WRITTEN: 'pane.written-schedule',
  GROUPS_WRITTEN: 'pane.written-groups',
  CHECK_IN_OF_ALL_WRITTEN: 'pane.written-check-in-all',
  BY_NAME_OF_ALL_WRITTEN: 'pane.written-by-name-all',
  EVENT_WRITTEN: 'plan.event',
  ROUND_WRITTEN: 'plan.round',
  SHARING_BEGUN: 'shared.begun',
  SHARING_ENDED: 'shared.ended',
  TAKEN_OVER: 'shared.taken',
};

const CODES: ReadonlyMap<WordKey, ActionCode> = new Map(
  ACTION_CODES.map((code) => [TITLES[code], code]),
);

/** Null: the title of something that no log tells of, such as an exercise. */
export const actionTitled = (key: WordKey): ActionCode | null => CODES.get(key) ?? null;

export const titleOfAction = (code: ActionCode): WordKey => TITLES[code];
