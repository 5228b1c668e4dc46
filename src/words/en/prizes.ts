/** Why somebody gets a prize, or comes close to one. */
export const prizes = {
  'prizes.head.prize': 'Prize',
  'prizes.head.amount': 'Amount',
  'prizes.by-place': 'Place {place} of “{ladder}”: {prize}, {amount}',
  'prizes.equal':
    'Place {place} of “{ladder}”, {tied} players with the same points: the prizes of their places are shared equally, {amount} each (place alone: {own})',
  'prizes.hort':
    'Place {place} of “{ladder}”, {tied} players with the same points (Hort): half of the own prize of {own} and an equal part of half of the common pot, {amount}',
  'prizes.nobody': 'Nobody in the standings is eligible for “{ladder}”: {prize} is not given',
  'prizes.too-few': 'Only {count} can have a prize of “{ladder}”: {prize} is not given',
  'prizes.has-other':
    'Not “{ladder}”: keeps “{other}” ({amount}), and one prize a player is the rule',
  'prizes.tie-break':
    'Just behind in “{ladder}”: the same points as {winner}, ranked lower by the tie-breaks',
  'prizes.too-low': 'Next in line for “{ladder}”, behind {winner}',
  'prizes.not-eligible': 'Not eligible for “{ladder}”: wanted {condition}, has {value}',
  'prizes.unknown':
    'Not eligible for “{ladder}” as far as is known: wanted {condition}, nothing is entered',
};
