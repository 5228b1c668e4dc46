/** What the simulation of another rule says. */
export const simulate = {
  'simulate.help.change':
    'what would be another rule: system=ID, half-point-bye=0|0.5|1, acceleration=baku|none, apart=club|federation|none, tie-breaks=CODES, edition=ID; several with ; between them',
  'simulate.summary':
    '{events} {events|event|events}, {rounds} rounds: {pairs} other pairs, {colours} other colours, {byes} other byes, {unpaired} rounds without a pairing, {places} other places',
  'simulate.touched': '{count} {count|event|events} of {events} would have been different',
  'simulate.cases': 'Cases to check:',
  'simulate.case-round': '{file}: round {round}: {before} → {after}',
  'simulate.case-place': '{file}: {player}: place {before} → {after}',
  'simulate.no-pairing': 'no pairing',
  'simulate.not-simulated': '{file}: {because}',
  'simulate.no-baku': 'Baku acceleration needs a win worth two draws',
  'simulate.other-competitors':
    'one edition pairs players, the other teams or players over two games',
  'simulate.rounds-left':
    'rounds {rounds} cannot be paired again: the event’s own rule has no pairing there, or results, ratings or players are missing',
  'simulate.codes-unknown': '{edition} does not have {codes}: the places are not compared',
};
