/**
 * Headers of the tables in the workbook, by what the column holds: the first is the one that we
 * write, the others are read as well. Abbreviations of no language stand with the English ones.
 */
export const playerColumns = {
  no: [
    'No',
    '#',
    'nr',
    'num',
    'number',
    'n',
    'sno',
    'start no',
    'starting no',
    'pairing number',
    'id no',
  ],
  title: ['Title', 'tit', 'ttr', 'fide title'],
  name: ['Name', 'player', 'players', 'full name', 'player name', 'participant'],
  firstName: ['First name', 'firstname', 'given name', 'forename'],
  rating: ['Rating', 'rtg', 'rat', 'std', 'elo standard'],
  fideRating: [
    'FIDE rating',
    'rtgi',
    'elo fide',
    'fide',
    'elo int',
    'rtg int',
    'rtg fide',
    'rating fide',
    'fide elo',
  ],
  nationalRating: ['National rating', 'rtgn', 'nat rating', 'rtg nat', 'elo nat', 'national elo'],
  federation: ['Fed', 'federation', 'country', 'nation', 'nat'],
  fideId: ['FIDE ID', 'fideid', 'fide no', 'fide code', 'code', 'idfide', 'id', 'fide number'],
  club: ['Club', 'team', 'club city', 'association'],
  sex: ['Sex', 'gender', 's', 'm/f'],
  born: [
    'Born',
    'birth',
    'birthday',
    'date of birth',
    'dob',
    'year of birth',
    'year',
    'b-day',
    'bday',
    'b-year',
  ],
  status: ['Status', 'situation'],
  byes: ['Byes', 'bye', 'requested byes', 'rounds off', 'absence'],
  group: ['Group A/B', 'acceleration group', 'baku group'],
  fixedTable: ['Table', 'fixed table', 'board'],
  virtualPoints: ['Virtual points', 'acceleration', 'virtual', 'acc'],
} as const;

export const roundColumns = {
  table: ['Table', 'board', 'bo', 'tab', 'tb', 'bd'],
  no: ['No', 'nr', 'num', '#', 'n'],
  white: ['White', 'whites', 'white player'],
  rating: ['Rtg', 'rating'],
  points: ['Pts', 'points', 'score'],
  result: ['Result', 'res', 'score'],
  black: ['Black', 'blacks', 'black player'],
  float: ['Float', 'floater'],
  /** Rounds of teams: who stands left and right, and which colour the left one has. */
  home: ['Team A', 'home', 'first team'],
  away: ['Team B', 'away', 'second team'],
  colour: ['Col', 'colour', 'color', 'c'],
} as const;

/** The teams of an event, in their own table. */
export const teamColumns = {
  no: ['No', '#', 'nr', 'num', 'number', 'n', 'tpn', 'sno', 'start no', 'team no'],
  name: ['Team', 'name', 'team name', 'teams'],
  nickname: ['Short', 'short name', 'nickname', 'abbreviation'],
  club: ['Club', 'association'],
  captain: ['Captain', 'capt', 'team captain'],
  strength: ['Seed', 'strength', 'rating', 'average', 'rtgavg', 'average rating'],
  status: ['Status', 'situation'],
  byes: ['Byes', 'bye', 'requested byes', 'rounds off', 'absence'],
  apart: ['Keep apart', 'must not meet', 'kept apart'],
} as const;

/** In an event of teams the players say of which team they are, and where in its order they stand. */
export const memberColumns = {
  team: ['Team', 'team name'],
  place: ['Board', 'bo', 'board order', 'bd'],
} as const;

/** Who sits at the boards of a round. Boards are named by the word and their number. */
export const lineUpColumns = {
  no: teamColumns.no,
  team: ['Team', 'team name'],
  board: ['Board', 'bo', 'bd'],
  check: ['Check', 'remark'],
} as const;

/** Standings that the workbook shows, ours or pasted; tie-breaks are known by their codes and names. */
export const standingsColumns = {
  rank: ['Rank', 'rk', 'rg', 'place', 'pl', 'pos', 'position', 'class', 'cl'],
  no: playerColumns.no,
  name: playerColumns.name,
  points: ['Pts', 'points', 'score', 'pt', 'total'],
  /** The list of a system that ranks by average ratings. */
  average: ['CMA'],
} as const;

export const eventColumns = {
  setting: ['Setting', 'option', 'item'],
  value: ['Value'],
} as const;

/** Names of our tables, and what else people call them; ours are English in every language. */
export const tableNames = {
  event: ['Event', 'Tournament'],
  players: ['Players'],
  round: ['Round'],
  log: ['Log'],
  prizes: ['Prizes'],
  teams: ['Teams'],
  lineUp: ['LineUp', 'Lineup'],
} as const;
