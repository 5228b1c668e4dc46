/** Headers of a table of prizes. */
export const prizeColumns = {
  prize: ['Prize', 'prize name', 'award'],
  place: ['Place', 'places', 'rank', 'pl'],
  value: ['Value', 'amount', 'money', 'euro', 'eur', '€'],
  share: ['Share', 'sharing', 'shared'],
  rating: ['Rating', 'elo', 'rtg'],
  age: ['Age', 'age group'],
  born: ['Born', 'birth year', 'year of birth'],
  sex: ['Sex', 'gender'],
} as const;

/** Rules for prizes, and whom they are for. */
export const prizeWords = {
  one: ['One', 'one prize'],
  several: ['Several', 'many'],
  value: ['Value', 'by value'],
  order: ['Order', 'by order'],
  none: ['None', 'no', 'not shared'],
  equal: ['Equal', 'equally', 'shared'],
  hort: ['Hort'],
  women: ['Women', 'w', 'f', 'woman', 'female', 'girls', 'girl'],
  men: ['Men', 'm', 'man', 'male', 'boys', 'boy'],
  unrated: ['Unrated', 'without rating'],
} as const;
