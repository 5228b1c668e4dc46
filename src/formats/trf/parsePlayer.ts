import { cleanText, hasHiddenCharacters, isPlainText } from '../../model/cleanText';
import { error, warning, type Place, type Problem } from '../../model/problems';
import type { RawEntry, RawPlayer } from '../../model/raw';
import type { Colour } from '../../model/types';
import type { ProblemCode } from '../../words';
import {
  BYE_CODES,
  TRF_COLUMNS,
  ENTRY_WIDTH,
  FIRST_ROUND_COLUMN,
  GAME_CODES,
  ROUND_WIDTH,
  SHORT_TITLES,
} from './layout';
import { parseInteger, parseTrfPoints } from './numbers';

type Field = keyof typeof TRF_COLUMNS;

/** Columns that a 001 line leaves blank, counted from 0: before sex and name, and between the later fields. */
const BLANK_BEFORE_NAME = [8, 13];
const BLANK_AFTER_NAME = [47, 52, 56, 68, 79, 84];

/**
 * The fields of the line do not stand in their columns: read by them, names would be cut and results lost. One figure
 * too many behind the name may be a long entry; two are not.
 */
export function isOutOfColumns(line: string): boolean {
  const isFilled = (column: number): boolean => (line[column] ?? ' ').trim() !== '';
  return BLANK_BEFORE_NAME.some(isFilled) || BLANK_AFTER_NAME.filter(isFilled).length > 1;
}

/** A 001 line. Reports what cannot be read into `problems` and reads on. */
export function parsePlayer(line: string, lineNo: number, problems: Problem[]): RawPlayer {
  const place = (column: number): Place => ({ kind: 'line', line: lineNo, column: column + 1 });
  const isPlain = isPlainText(line);
  const at = (field: Field): string => {
    const text = line.slice(...TRF_COLUMNS[field]);
    if (!isPlain && hasHiddenCharacters(text))
      problems.push(warning('hidden-characters', place(TRF_COLUMNS[field][0]), cleanText(text)));
    return cleanText(text);
  };
  const start = (field: Field): Place => place(TRF_COLUMNS[field][0]);
  if (line.trimEnd().length <= TRF_COLUMNS.name[0])
    problems.push(error('truncated-line', place(line.length), line));

  const numberText = at('no');
  const no = parseInteger(numberText);
  if (numberText === '') problems.push(error('number-missing', start('no'), line.slice(0, 47)));
  else if (Number.isNaN(no)) problems.push(error('bad-number', start('no'), numberText));

  const ratingText = at('rating');
  const rating = ratingText === '' ? 0 : parseInteger(ratingText);
  if (Number.isNaN(rating))
    problems.push(error('rating-not-a-number', start('rating'), ratingText));

  const pointsText = at('points');
  const points = parseTrfPoints(pointsText);
  if (pointsText !== '' && Number.isNaN(points))
    problems.push(error('score-not-a-number', start('points'), pointsText));

  // Nothing hangs on it but the check of standings: what is no number there is no place.
  const rank = parseInteger(at('rank'));

  const sex = at('sex').toLowerCase();
  const title = at('title').toUpperCase();
  return {
    place: place(0),
    no: { value: no, place: start('no') },
    sex: sex === 'm' ? 'm' : sex === 'w' || sex === 'f' ? 'w' : '',
    title: { value: SHORT_TITLES[title] ?? title, place: start('title') },
    name: at('name'),
    rating: { value: rating, place: start('rating') },
    federation: at('federation'),
    fideId: at('fideId'),
    born: at('born'),
    claimedPoints: pointsText === '' ? undefined : { value: points, place: start('points') },
    ...(rank > 0 ? { claimedRank: { value: rank, place: start('rank') } } : {}),
    entries: parseEntries(line, lineNo, problems),
  };
}

function parseEntries(whole: string, lineNo: number, problems: Problem[]): RawPlayer['entries'] {
  const line = whole.replaceAll('\u00A0', ' ');
  const entries: (RawEntry | undefined)[] = [];
  for (let column = FIRST_ROUND_COLUMN; column < line.length; column += ROUND_WIDTH) {
    const text = line.slice(column, column + ENTRY_WIDTH);
    const place: Place = { kind: 'line', line: lineNo, column: column + 1 };
    entries.push(text.trim() === '' ? undefined : parseEntry(text, place, problems));
    if (line.slice(column + ENTRY_WIDTH, column + ROUND_WIDTH).trim() !== '')
      problems.push(error('text-between-rounds', place, line.slice(column, column + ROUND_WIDTH)));
  }
  while (entries.length > 0 && entries[entries.length - 1] === undefined) entries.pop();
  return entries;
}

const COLOUR_CODES: Readonly<Record<string, Colour | null>> = {
  w: 'white',
  b: 'black',
  '-': null,
  ' ': null,
};

function parseEntry(text: string, place: Place, problems: Problem[]): RawEntry | undefined {
  const opponentText = text.slice(0, 4).trim();
  const colourCode = (text[5] ?? ' ').toLowerCase();
  const resultCode = (text[7] ?? ' ').toUpperCase();
  const refuse = (code: ProblemCode): undefined => {
    problems.push(error(code, place, text));
  };
  // An opponent alone, and nothing after them up to the end of the line.
  if (text.trimEnd().length <= 4) return refuse('truncated-line');
  const number = opponentText === '' ? 0 : parseInteger(opponentText);
  if (Number.isNaN(number)) return refuse('opponent-not-a-number');
  const opponent = number === 0 ? null : number;
  if (!(colourCode in COLOUR_CODES)) return refuse('unknown-colour-code');
  // At a board of a match that waits for its players (`teams/teamBoards.ts`).
  if (opponent === null && resultCode === '*')
    return { place, outcome: 'pending', opponent, colour: null, text };
  const outcome = (opponent === null ? BYE_CODES : GAME_CODES)[resultCode];
  // A code of the other kind is known, but impossible for this opponent.
  if (outcome === undefined && resultCode in BYE_CODES) return refuse('bye-with-opponent');
  if (outcome === undefined && resultCode in GAME_CODES) return refuse('result-without-opponent');
  if (outcome === undefined) return refuse('unknown-result-code');
  const unrated = opponent !== null && 'WDL'.includes(resultCode);
  return { place, outcome, opponent, colour: COLOUR_CODES[colourCode], unrated, text };
}
