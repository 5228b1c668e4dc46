import { CLASSIC_POINTS } from './outcomes';
import type { EventInfo, Player, PlayerNo, TeamPlay, Tournament } from './types';

/** Nothing known of an event but that it is one. */
export const NO_INFO: EventInfo = {
  name: '',
  place: '',
  federation: '',
  start: '',
  end: '',
  arbiter: '',
  deputies: [],
  timeControl: '',
  kind: '',
  roundDates: [],
};

/** Nothing said of teams beside who they are. */
export const NO_PLAY: TeamPlay = {
  requestedByes: [],
  virtualPoints: [],
  forbidden: [],
  abnormalPoints: [],
  forfeits: [],
  lineUps: [],
};

/** A person of whom nothing is known. */
export const NOBODY: Omit<Player, 'no' | 'entries' | 'requestedByes' | 'virtualPoints'> = {
  name: '',
  title: '',
  rating: 0,
  federation: '',
  fideId: '',
  club: '',
  sex: '',
  born: '',
  withdrawn: false,
  fixedTable: null,
};

/** A player of whom only number and rating are known. */
export const blankPlayer = (no: PlayerNo, rating = 0): Player => ({
  ...NOBODY,
  no,
  name: `Player ${no}`,
  rating,
  entries: [],
  requestedByes: new Map(),
  virtualPoints: [],
});

/** An event of these players; the rounds that they have played count as paired. */
export const blankEvent = (players: readonly Player[], totalRounds: number): Tournament => ({
  info: NO_INFO,
  players,
  totalRounds,
  pairedRounds: players[0]?.entries.length ?? 0,
  initialColour: 'white',
  points: CLASSIC_POINTS,
  forbidden: [],
});
