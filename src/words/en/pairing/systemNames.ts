/** The pairing systems with their editions, and a line for the arbiter who has to choose. */
export const systemNames = {
  'system.round-robin.name': 'Round robin (Berger tables, C.05)',
  'system.round-robin.summary':
    'everybody meets everybody by number, once or twice; in a double one the last two rounds of the first cycle are exchanged, as recommended',
  'system.round-robin-straight.name': 'Round robin, rounds not exchanged (Berger tables, C.05)',
  'system.round-robin-straight.summary':
    'as round robin, but a double one repeats the tables as they are, with colours reversed',
  'system.team-round-robin.name': 'Team round robin (Berger tables, C.05)',
  'system.team-round-robin.summary':
    'every team meets every team by number, once or twice; the team named first plays at home, with White on board 1',
  'system.scheveningen.name': 'Scheveningen (two teams)',
  'system.scheveningen.summary':
    'every player of one team meets every player of the other, once or twice, on 2 to 10 boards',
  'system.molter.name': 'Molter (teams, board by board)',
  'system.molter.summary':
    'in each round a player meets another team than their team-mates do; nobody is idle with an odd number of teams',
};
