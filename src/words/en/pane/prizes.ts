/** Why somebody gets a prize, or comes close to one. */
export const prizes = {
  'prizes.head.prize': 'Prize',
  'prizes.head.amount': 'Amount',
  'prizes.by-place': '{place}, {ladder}: {prize}, {amount}',
  'prizes.place': '{place}, {ladder}: {amount}',
  'prizes.equal':
    '{place}, {ladder}, {tied} players with the same points: their prizes are shared equally, {amount} each (own place: {own})',
  'prizes.hort':
    '{place}, {ladder}, {tied} players with the same points (Hort): half of their own prize of {own} and an equal part of half of the common pot, {amount}',
  'prizes.nobody': 'Nobody in the standings is eligible for “{ladder}”: {prize} is not awarded',
  'prizes.all-have-other':
    'Everyone eligible for “{ladder}” has a prize already ({names}), one per player: {prize} is not awarded',
  'prizes.too-few': 'Only {count} can have a prize of “{ladder}”: {prize} is not awarded',
  'prizes.has-other': 'Not “{ladder}”: keeps “{other}” ({amount}), one prize per player',
  'prizes.tie-break':
    'Just behind in “{ladder}”: the same points as {winner}, ranked lower by the tie-breaks',
  'prizes.too-low': 'Next in line for “{ladder}”, behind {winner}',
  'prizes.not-of-age': 'Not eligible for “{ladder}”: {condition}',
  'prizes.not-eligible': 'Not eligible for “{ladder}”: {value}, not {condition}',
  'prizes.unknown':
    'Not eligible for “{ladder}” as far as known: {condition} asked for, nothing entered',
  'prizes.sheet': 'Prizes',
  'prizes.help-rows':
    'One row for each prize (Place 1, 2-4 …). Rows with the same conditions belong together; only what is listed here is awarded.',
  'prizes.help-conditions':
    'Rating: <2000, 1800-1999, 2000+, unrated. Age: U18, S60. Sex: Women, Men. Share: None, Equal, Hort; empty: as chosen in the pane.',
  'prizes.help-columns':
    'Club, or another column of the sheet Players: a column with the same header here, and the prize is for those with the same entry.',
  'prizes.list': 'Prize list',
  'prizes.list-title': 'Prizes after round {round}',
  'prizes.given': 'Awarded',
  'prizes.not-given': 'Not awarded',
  'prizes.total': 'Table of prizes',
  'prizes.near-misses': 'Next in line',
  'prizes.rule-one': 'one prize per player',
  'prizes.rule-several': 'several prizes per player',
  'prizes.rule-value': 'the most valuable one',
  'prizes.rule-order': 'the first one of the table',
  'prizes.rule-none': 'places are not shared',
  'prizes.rule-equal': 'equal points share equally',
  'prizes.rule-hort': 'equal points share by Hort',
  'prizes.table-made': 'Sheet Prizes made',
  'prizes.list-written':
    'Prize list written: {count} {count|prize|prizes}, {sum} awarded, {kept} not awarded',
  'prizes.intro':
    'A sheet with one row for each prize; who wins what follows from the standings, with a reason for each prize and for those next in line.',
  'prizes.make': 'Make the sheet Prizes',
  'prizes.one-or-several': 'Prizes per player',
  'prizes.preference': 'Which one is kept',
  'prizes.share': 'Ties',
  'prizes.write': 'Write the prize list',
  'prizes.provisional': 'Not all games have been played: the list is provisional.',
  'prizes.sums': '{given} of {total} awarded',
  'prizes.nobody-wins': 'Nobody wins a prize yet.',
  'prizes.help.table': 'the table of prizes (CSV); left out: the sheet Prizes of the workbook',
  'prizes.help.rules': 'one or several, value or order, none, equal or hort, with commas',
};
