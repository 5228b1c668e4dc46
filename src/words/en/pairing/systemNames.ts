/** The pairing systems with their editions, and a line for the arbiter who has to choose. */
export const systemNames = {
  'system.round-robin.name': 'Round robin (Berger tables, C.05)',
  'system.round-robin.summary':
    'everybody meets everybody by number, once or twice; in a double one the last two rounds of the first cycle are exchanged, as recommended',
  'system.round-robin-straight.name': 'Round robin, rounds not exchanged (Berger tables, C.05)',
  'system.round-robin-straight.summary':
    'as round robin, but a double one repeats the tables as they stand, with colours reversed',
};
