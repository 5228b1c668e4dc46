/** "And if …?": the event as it would be, beside the event. */
export const whatIf = {
  'whatIf.title': 'And if …?',
  'whatIf.intro':
    'Another result, somebody away, another edition: see what would change. Nothing is written; the event stays as it is.',
  'whatIf.game': 'Game of round {round}',
  'whatIf.suppose': 'Suppose',
  'whatIf.away': 'Away from the next round',
  'whatIf.system': 'Paired by',
  'whatIf.same-system': 'as it is',
  'whatIf.result': 'Round {round}, {player}: {result}',
  'whatIf.is-away': '{player} stays away',
  'whatIf.see': 'Show the effect',
  'whatIf.clear': 'Clear',
  'whatIf.working': 'Working out what would be …',
  'whatIf.moved': '{count} {count|player|players} would change place.',
  'whatIf.no-next': 'No next round can be paired: results are missing, or the event is over.',
  'whatIf.no-round': 'Round {round} could then not be paired.',
  'whatIf.same-round': 'Round {round} would be paired just as it is now.',
  'whatIf.pairs-come': 'Round {round} would have these pairs: {pairs}',
  'whatIf.pairs-gone': 'Instead of: {pairs}',
};
