/** The knock-out. */
export const knockOut = {
  'knockOut.name': 'Knock-out (the winners play on)',
  'knockOut.summary':
    'the players who win play on: a bracket by seeds or by lot, one or two games a meeting, the third place if wanted; a play-off, lots or a decision settle a level meeting',
  'knockOut.stage': 'Stage {stage} of {stages}',
  'knockOut.second':
    'Stage {stage} of {stages}, game {game}: the same players with colours reversed',
  'knockOut.rules': 'Rules: {rules}',
  'knockOut.order.seeds': 'The order is that of the numbers, the strongest meet last: {players}',
  'knockOut.order.list': 'The order is that of the list, neighbours meet: {players}',
  'knockOut.order.lot': 'The lots drawn from “{lots}” give the order, neighbours meet: {players}',
  'knockOut.order.each-stage':
    'Lots are drawn again from “{lots}” before every stage, neighbours meet; the first drawing: {players}',
  'knockOut.free.seeds':
    '{count} players in a bracket of {places}: the first of the list begin in the next stage: {players}',
  'knockOut.free.lot':
    '{count} players in a bracket of {places}: the lots drawn from “{lots}” let begin in the next stage: {players}',
  'knockOut.free.first': '{player} begins in the next stage',
  'knockOut.free.later': '{player} goes on without a game: they have no opponent',
  'knockOut.meeting': 'Meeting {place}: {players}',
  'knockOut.third': 'For the third place: {players}',
  'knockOut.won.points': '{player} won {own}–{other} against {opponent} in stage {stage}',
  'knockOut.won.noted':
    '{player} goes on after {own}–{other} against {opponent} in stage {stage}: as entered with the event (play-off, lots or decision)',
  'knockOut.won.alone': '{player} had nobody to play in stage {stage}',
  'knockOut.lost.points':
    '{player} lost {own}–{other} against {opponent} in stage {stage} and is out',
  'knockOut.lost.noted':
    '{player} is out after {own}–{other} against {opponent} in stage {stage}: as entered with the event (play-off, lots or decision)',
  'knockOut.lost.nobody':
    'Neither {player} nor {opponent} came to their games of stage {stage}: both are out',
  'knockOut.undecided': 'It is not yet said who goes on of {player} and {opponent} (stage {stage})',
  'knockOut.not-drawn': '{player} was not drawn before round 1',
  'knockOut.colour.balance':
    '{white} has White: the lower colour difference so far (White less Black)',
  'knockOut.colour.place':
    '{white} has White by the drawing of the first colour, which alternates from meeting to meeting',
  'knockOut.colour.turned': '{white} has White: colours are reversed in the second game',
  'knockOut.why.self': '{player} cannot play against themselves',
  'knockOut.why.paired': '{players} do meet in this round',
  'knockOut.why.free': '{player} plays nobody in this stage and goes on',
  'knockOut.why.later':
    'By the bracket {players} can meet in stage {stage} of {stages} at the earliest',
  'knockOut.why.drawn-anew': 'Every stage is drawn again: the lot has not put {players} together',
  'knockOut.judge.no-stage': 'The bracket has no such round, or it is not yet said who plays on',
  'knockOut.judge.other': 'By the bracket {players} meet',
  'knockOut.judge.colours': '{players}: the colours are the other way round',
  'knockOut.judge.free': '{player} plays nobody in this stage',
  'knockOut.refusal.parameter': 'The rules of the knock-out do not know “{text}”',
  'knockOut.cure.parameter':
    'Write pieces such as “draw lot; lots 4711; games 2; third yes”. Parameters: {names}',
  'knockOut.refusal.lots': 'The rules draw by lot and do not say from what',
  'knockOut.cure.lots':
    'Add a word or a number that is announced, such as “lots 4711”: anybody can draw again from it',
  'knockOut.refusal.open': 'Games without result, or postponed: {players}',
  'knockOut.cure.open': 'Enter the results: who plays on depends on them',
  'knockOut.refusal.level': '{players} are level in stage {stage}: it is not said who goes on',
  'knockOut.cure.level':
    'Play the play-off, draw lots or decide, and enter who goes on, in the pane or in the setting Play-off with the winner first (“{order}”; in a TRF the line “### Play-off: {order}”)',
  'knockOut.refusal.few': 'A knock-out needs two players at least',
  'knockOut.cure.few': 'Add players',
  'knockOut.refusal.rounds':
    'A knock-out of {count} players with {games} {games|game|games} a meeting has {rounds} {rounds|round|rounds}, not as many as are announced',
  'knockOut.cure.rounds': 'Set the number of rounds to {rounds}',
  'knockOut.set.usual': 'As announced below',
  'knockOut.field.draw': 'Draw (seeds, list, lot, each-stage)',
  'knockOut.field.byes': 'Who begins later (seeds, lot)',
  'knockOut.field.games': 'Games a meeting (1, 2)',
  'knockOut.field.third': 'Third place (yes, no)',
  'knockOut.field.lots': 'Lots are drawn from',
};
