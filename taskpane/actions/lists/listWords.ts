import type { Output } from '../../../src/event/lists/lists';
import type { WordKey } from '../../../src/words';

/** What the lists are called on their buttons. */
export const LIST_WORDS: Readonly<Record<Output, WordKey>> = {
  standings: 'pane.write-standings',
  crosstable: 'pane.write-crosstable',
  cards: 'pane.write-cards',
  progress: 'pane.write-progress',
  ratingChange: 'ratings.write-change',
  byTable: 'pane.write-byTable',
  byName: 'pane.write-byName',
  byClub: 'pane.write-byClub',
  byFederation: 'pane.write-byFederation',
  boards: 'pane.write-boards',
  byRating: 'pane.write-byRating',
  slips: 'pane.write-slips',
  captainSlips: 'pane.write-captainSlips',
  tableCards: 'pane.write-tableCards',
  checkIn: 'pane.write-checkIn',
  cma: 'pane.write-cma',
  schedule: 'pane.write-schedule',
};

/** Where teams play, the slip of a game is the card of a match. */
export const TEAM_LIST_WORDS: typeof LIST_WORDS = { ...LIST_WORDS, slips: 'pane.write-matchCards' };
