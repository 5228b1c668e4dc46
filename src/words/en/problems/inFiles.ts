/** Problems of a file as such, and of the lines that are no player's. */
export const inFiles = {
  'empty-file': {
    says: 'the file is empty',
    cure: 'Export the tournament again and open the new file.',
  },
  'binary-file': {
    says: 'this is not a text file (it begins with the bytes {value})',
    cure: 'Give a TRF (plain text) or an .xlsx workbook with its proper extension.',
  },
  'code-page-guessed': {
    says: 'the text is neither UTF-8 nor Unicode; it was read as {page} (“{value}”)',
    cure: 'If names look wrong, save the file again as UTF-8.',
  },
  'page-cut': {
    says: 'the page breaks off inside a table',
    cure: 'Save the page again when it has loaded whole.',
  },
  'page-without-table': {
    says: 'the page holds no table of an event',
    cure: 'Save the page of the crosstable or the ranking, or export it as .xlsx.',
  },
  'not-a-workbook': {
    says: 'the file cannot be opened as an .xlsx workbook ({value})',
    cure: 'Save it again from Excel as an .xlsx workbook without a password.',
  },
  'newer-workbook': {
    says: 'the workbook was written by a later version of Pairsheet (contract {value}; this one knows up to {known})',
    cure: 'Go on with the later version: this one would lose what it cannot read. Nothing was changed.',
  },
  'text-is-json': {
    says: 'this is JSON of another program, which holds no crosstable',
    cure: 'Give the TRF of the event; Lichess has one of every Swiss event.',
  },
  'text-is-pgn': {
    says: 'this is PGN: games without byes, absences and numbers',
    cure: 'Give the crosstable or the TRF of the event.',
  },
  'no-players': {
    says: 'no player was found',
    cure: 'A TRF has one line beginning with 001 for each player.',
  },
  'line-out-of-columns': {
    says: 'the fields of this player are not in their columns: “{value}”',
    cure: 'In a TRF the number ends in column 8, the name begins in 15, the rating in 49, round 1 in 92, and every round is in the same line. Export the file again from the program that keeps the event.',
  },
  'columns-in-bytes': {
    says: 'the columns of “{value}” are counted in bytes, where a letter such as ö is two; the line is read that way',
    cure: 'Nothing, if name, rating and results are right.',
  },
  'truncated-line': {
    says: 'the line breaks off: “{value}”',
    cure: 'Complete the line, or export the file again.',
  },
  'unknown-line-code': {
    says: 'a line with an unknown code is left aside: “{value}”',
    cure: 'Correct its first three characters if it should count.',
  },
  'bad-round-count': {
    says: 'the number of rounds is not a whole number above 0: “{value}”',
    cure: 'Write the number of rounds declared before the start, e.g. XXR 9.',
  },
  'unknown-configuration': {
    says: 'unknown word in XXC: “{value}”',
    cure: 'Known are rank, white1 and black1.',
  },
  'bad-number-list': {
    says: 'a list of pairing numbers was expected: “{value}”',
    cure: 'Write the numbers with spaces between them.',
  },
  'bad-virtual-points': {
    says: 'virtual points cannot be read: “{value}”',
    cure: 'Write XXA, the number, then the points of each round in halves, e.g. XXA    5  1.0  0.5.',
  },
  'bad-points': {
    says: 'not a number of half points: “{value}”',
    cure: 'Write 0, 0.5, 1, 1.5 …',
  },
  'unknown-point-code': {
    says: 'unknown code in XXS: “{value}”',
    cure: 'Write CODE=VALUE with one of W D WW BW WD BD WL BL ZPB HPB FPB PAB FW FL.',
  },
  'points-by-colour': {
    says: 'different points for White and Black ({value}) are not supported',
    cure: 'Give both codes the same value.',
  },
  'forbidden-unknown-player': {
    says: 'a forbidden pair names number {value}, whom nobody has',
    cure: 'Correct the number or take it out of the list.',
  },
  'virtual-unknown-player': {
    says: 'virtual points are given to number {value}, whom nobody has',
    cure: 'Correct the number in the XXA line or remove the line.',
  },
  'absent-unknown-player': {
    says: 'number {value} is said to be absent, but nobody has it',
    cure: 'Correct the number in the XXZ line.',
  },
  'team-unknown-player': {
    says: 'team {team} names number {value}, whom nobody has',
    cure: 'Correct the number in the team’s line.',
  },
};
