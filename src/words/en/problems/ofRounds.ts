/** Problems of the rounds: opponents, colours, results. */
export const ofRounds = {
  'opponent-not-a-number': {
    says: 'the opponent is not a number: “{value}”',
    cure: 'Write the pairing number of the opponent, or 0000 if there is none.',
  },
  'unknown-opponent': {
    says: 'round {round}: nobody has number {opponent} (“{value}”)',
    cure: 'Correct the opponent, or add the missing player.',
  },
  'plays-himself': {
    says: 'round {round}: a player has themselves as opponent (“{value}”)',
    cure: 'Write the number of the real opponent.',
  },
  'twice-in-round': {
    says: 'round {round}: number {player} is named as opponent by {first} and by {second}',
    cure: 'A player has one game in a round: correct one of the two.',
  },
  'opponents-disagree': {
    says: 'round {round}: {player} names {opponent} as opponent, but not the other way round (“{value}”)',
    cure: 'Make both entries name each other.',
  },
  'colours-disagree': {
    says: 'round {round}: {player} and {opponent} both have the same colour (“{value}”)',
    cure: 'One of the two had White, the other Black.',
  },
  'colour-missing': {
    says: 'round {round}: a game without colour (“{value}”)',
    cure: 'Write w for White or b for Black, also for a forfeited game.',
  },
  'colour-without-opponent': {
    says: 'round {round}: a colour without opponent (“{value}”)',
    cure: 'Write - for the colour of a bye, or the number of the opponent.',
  },
  'unknown-colour-code': { says: 'unknown colour in “{value}”', cure: 'Write w, b or - (none).' },
  'unknown-result-code': {
    says: 'unknown result in “{value}”',
    cure: 'Write 1 = 0, + - for a forfeit, W D L for an unrated game; U F H Z without opponent.',
  },
  'bye-with-opponent': {
    says: 'the code of a bye beside an opponent: “{value}”',
    cure: 'Enter the result of the game (1-0F if Black did not come), or take the opponent out (0000 in a TRF).',
  },
  'result-without-opponent': {
    says: 'a result without opponent: “{value}”',
    cure: 'Write the opponent, or U F H Z for a bye.',
  },
  'results-disagree': {
    says: 'round {round}: the results of {player} and {opponent} contradict each other ({value})',
    cure: 'Take the result from the score sheet and correct the wrong side.',
  },
  'result-by-penalty': {
    says: 'round {round}: {player} and {opponent} together have less than a point ({value})',
    cure: 'Right if the arbiter imposed a penalty; otherwise correct it.',
  },
  'met-twice': {
    says: 'round {round}: {player} and {opponent} have met before (C.04.1.b)',
    cure: 'Check whether an opponent is wrong.',
  },
  'text-between-rounds': {
    says: 'text between the columns of two rounds: “{value}”',
    cure: 'Rounds are in columns 92, 102, 112 …: move the text into line.',
  },
  'too-many-rounds': {
    says: 'an entry in round {round}, but only {declared} rounds are declared (“{value}”)',
    cure: 'Correct the number of rounds, or remove the entry.',
  },
  'score-with-coming-byes': {
    says: 'number {player}: {value} points are printed, {score} after the paired rounds: they hold a bye of a round to come',
    cure: 'The bye counts once its round is paired.',
  },
  'two-pairing-byes': {
    says: 'round {round} has more than one pairing-allocated bye: {kept} and {others}',
    cure: 'Only one player can be left over. {kept} keeps the bye, as of these the rules would sooner leave out {kept}; of {others} it counts as a full-point bye. Correct the file if it was a forfeit.',
  },
  'games-postponed': {
    says: '{count} {count|game|games} postponed: no result, although a later round is paired ({games})',
    cure: 'No points yet, a draw for pairing; not final. Enter the result when it is known.',
  },
  'no-entry-in-round': {
    says: 'number {player} has nothing written in round {round}; it counts as an absence',
    cure: 'Right if they withdrew; otherwise enter the game.',
  },
  'result-missing': {
    says: 'round {round}: {count} {count|result|results} missing: {games}',
    cure: 'Enter the result (or adjourned, where that exists), then pair.',
  },
  'results-missing': {
    says: 'round {round}: {count} {count|result|results} missing: {count|table|tables} {tables}',
    cure: 'Enter the result (or adjourned, where that exists), then pair.',
  },
};
