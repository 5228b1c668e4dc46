/** Why players must leave their group, and why a round cannot be had otherwise. */
export const forced = {
  'forced.all': 'Everybody is paired within the group: {count} {count|pair|pairs}.',
  'forced.alone': '{player} is alone in the group and goes down.',
  'forced.bye':
    'The group has {count} {count|player|players}, an odd number: {player} has the bye.',
  'forced.odd': 'The group has {count} players, an odd number: one goes down.',
  'forced.nobody': 'No two of {players} may meet, so all go down.',
  'forced.nobody-met': 'Nobody can be paired in the group, because {pairs} have met.',
  'forced.few':
    'Of {players}, at least {count} must go down: in the group they may meet only {others}, apart from each other.',
  'forced.few-only':
    'Of {players}, at least {count} must go down: in the group they may meet only {others}.',
  'forced.among':
    'Of {players}, at least {count} must go down: in the group they may meet only each other, and cannot all be paired.',
  'forced.none': 'In the group {players} may meet nobody, so they must go down.',
  'forced.below-met':
    'Below, {pairs} have met and cannot be paired there, so {count} must come down to them.',
  'forced.below-few':
    'Below, {players} may meet only {others}, apart from each other, so {count} must come down to them.',
  'forced.below-few-only':
    'Below, {players} may meet only {others}, so {count} must come down to them.',
  'forced.below-among':
    'Below, {players} may meet only each other and cannot all be paired, so {count} must come down to them.',
  'forced.below-none': 'Below, {players} may meet nobody, so {count} must come down.',
  'forced.below-bye':
    'Those below cannot be settled among themselves, even with the bye for one of them, so {count} must come down.',
  'forced.together':
    'With {pairs} {pairs|pair|pairs} in the group, those left over and those below could not all be paired.',
  'forced.lowest-bye':
    'With {pairs} {pairs|pair|pairs} in the group, the bye would go to somebody with more than {score} {score|point|points}; the rules first give it to the lowest score that the round allows.',
  'forced.met': 'Have met: {pairs}',
  'forced.apart': 'Must not meet (arbiter’s list): {pairs}',
  'forced.colours': 'Must both have the same colour: {pairs}',
  'forced.both-down': 'Both came down to the group, and meet only its own players: {pairs}',
  'forced.rest': 'With {pairs} paired, the others could not all be paired.',
  'forced.rest-bye': 'With the bye for {player}, the others could not all be paired.',
  'forced.rest-few':
    'Without them, {players} may meet only {others}, apart from each other: {count} would have no opponent.',
  'forced.rest-few-only':
    'Without them, {players} may meet only {others}: {count} would have no opponent.',
  'forced.rest-among':
    'Without them, {players} may meet only each other: {count} would have no opponent.',
  'forced.rest-none': 'Without them, {players} may meet nobody.',
  'forced.no-opponent': '{player} may meet nobody of the group.',
};
