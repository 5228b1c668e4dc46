/** Which kind of crosstable was recognised. */
export const crosstables = {
  'crosstable.read-as':
    'Read as {kind}: {players} {players|player|players}, {rounds} {rounds|round|rounds}; {numbers}; {colours}',
  'crosstable.kind.site': 'a crosstable of a results site, opponent then result (“{example}”)',
  'crosstable.kind.site-unplayed':
    'a crosstable of a results site (“{example}”) in which U is an unplayed round without points',
  'crosstable.kind.signs-first':
    'a wall grid, sign then opponent (“{example}”: + won, = drawn, - lost)',
  'crosstable.kind.signs-last':
    'a crosstable with signs after the opponent (“{example}”: + won, = drawn, - lost)',
  'crosstable.kind.letters-first':
    'an American chart, letter then opponent (“{example}”; alone B is a bye, H a half-point bye, U unplayed without points)',
  'crosstable.kind.letters-last': 'a crosstable with letters after the opponent (“{example}”)',
  'crosstable.kind.result-first': 'a crosstable with the result before the opponent (“{example}”)',
  'crosstable.kind.colour-first': 'a crosstable with the colour before the opponent (“{example}”)',
  'crosstable.kind.two-points':
    'a crosstable with 2 points for a win and 1 for a draw in its cells (“{example}”)',
  'crosstable.kind.three-points':
    'a crosstable with 3 points for a win and 1 for a draw in its cells (“{example}”)',
  'crosstable.kind.mixed': 'a crosstable in several notations (“{example}”)',
  'crosstable.kind.grid': 'the grid of a round robin (“{example}”)',
  'crosstable.kind.grid-signs':
    'the grid of a round robin with signs (“{example}”: + won, = drawn, - lost)',
  'crosstable.kind.grid-points':
    'the grid of a round robin with points for each match in its cells (“{example}”)',
  'crosstable.kind.grid-matches':
    'the grid of a round robin of teams with game points in its cells (“{example}”)',
  'crosstable.kind.list': 'a list without rounds',
  'crosstable.numbers.no': 'players go by their number',
  'crosstable.numbers.rank': 'players go by their place',
  'crosstable.numbers.order': 'players go by the order of the rows',
  'crosstable.colours.none': 'no colours',
  'crosstable.colours.letters': '{white} is White, {black} is Black',
};
