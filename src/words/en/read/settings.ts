/** The rows of the table Event, in the order in which we write them; the first word is ours. */
export const eventRows = {
  name: ['Name', 'event', 'tournament'],
  place: ['Place', 'city'],
  federation: ['Federation'],
  start: ['Start', 'from', 'start date'],
  end: ['End', 'to', 'end date'],
  arbiter: ['Chief arbiter', 'arbiter'],
  deputies: ['Deputy arbiters', 'deputies'],
  timeControl: ['Time control'],
  rounds: ['Rounds', 'number of rounds'],
  roundDates: ['Round dates'],
  system: ['Pairing system', 'system', 'pairing'],
  systemParameters: ['Rules of the system', 'system parameters'],
  initialColour: ['Initial colour', 'initial color', 'first colour', 'colour drawn'],
  seed: ['Drawing of lots', 'seed', 'lots'],
  acceleration: ['Acceleration', 'accelerated', 'accelerated pairings'],
  tieBreaks: ['Tie-breaks', 'tiebreaks', 'tie breaks'],
  tieBreakEdition: ['Tie-break edition', 'edition'],
  winPoints: ['Points for a win'],
  drawPoints: ['Points for a draw'],
  lossPoints: ['Points for a loss'],
  byePoints: ['Points for the bye', 'bye points', 'points for a pairing allocated bye', 'bye'],
  zeroPoints: ['Points for an absence'],
  forfeitLossPoints: ['Points for a forfeit loss'],
  firstTable: ['First table', 'first table number', 'first board'],
  forbidden: ['Must not meet', 'kept apart', 'forbidden pairs', 'forbidden'],
  boards: ['Boards', 'boards a match', 'boards per match'],
  matchPoints: ['Match points', 'points for a match'],
  teamScores: ['Colours and scores', 'team scores', 'preferences and scores'],
  teamBye: ['Points of the team bye', 'team bye'],
  address: ['Web address', 'website', 'published at'],
  ratingList: ['Rating list', 'ratings from'],
  ratingMethod: ['Rating method', 'rating used', 'starting rank method'],
  keepApart: ['Must not meet: same', 'kept apart by', 'keep apart by', 'keep apart by column'],
  avoid: ['Should not meet: same', 'avoid'],
  paper: ['Paper', 'paper size'],
  prizeRules: ['Prize rules', 'rules of the prizes'],
  playOff: ['Play-off', 'playoff', 'play off'],
  lots: ['Lots drawn', 'drawing of lots for ties'],
  tieBreakLists: ['Own tie-break lists', 'tie-break lists', 'own lists'],
  profile: ['Kind of event', 'profile'],
  language: ['Language'],
  section: ['Section'],
  sectionOrder: ['Section order', 'order of the section'],
} as const;

export const colours = {
  white: ['White', 'w', 'white1'],
  black: ['Black', 'black1'],
} as const;

export const statuses = {
  active: ['Active', 'ok', 'present', 'in', 'yes', 'a'],
  withdrawn: ['Withdrawn', 'out', 'w/d', 'wd', 'withdrew', 'quit', 'no', 'retired'],
  expelled: ['Expelled', 'disqualified', 'dsq', 'excluded'],
} as const;

export const accelerations = {
  baku: ['Baku', 'c 04 7', 'baku acceleration'],
  haley: ['Haley'],
  'haley-soft': ['Soft Haley', 'haley soft'],
  progressive: ['Progressive', 'sad'],
  none: ['None', 'no', 'off', '-'],
} as const;

export const prices = {
  order: ['order', 'order only'],
  floats: ['floats'],
  colours: ['colours', 'colors'],
  any: ['anything', 'any'],
} as const;

export const profiles = {
  club: ['Club evening', 'club'],
  rated: ['Rated event', 'rated'],
} as const;
