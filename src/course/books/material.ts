import { makeCrosstableCell } from '../../formats/crosstable/cells/parseCell';
import { isPlayed } from '../../model/outcomes';
import { score } from '../../model/tournament';
import type { Entry, Language, Player } from '../../model/types';
import type { CellValue } from '../../sheets/plan/plan';
import { say } from '../../sheets/plan/say';
import { FLOAT_SIGNS } from '../../sheets/write/roundSheet';
import { fill } from '../../explain/phrasebook';
import type { Exercise } from '../exercises/exercise';
import { colourLetter } from '../exercises/tick';

/** What the trainee works with: everybody's rounds, and what follows from them for a pairing. */
export function materialRows(exercise: Exercise, language: Language): CellValue[][] {
  const { tournament, bracket, floats } = exercise;
  const { pairedRounds } = tournament;
  const rounds = Array.from({ length: pairedRounds }, (_, index) => index + 1);
  const isPairing = floats !== undefined || exercise.questions.some(isColour);
  const header: CellValue[] = [
    say(language, 'head.no'),
    say(language, 'head.name'),
    say(language, 'head.rating'),
    say(language, 'head.points'),
    ...(bracket.length > 0 ? [fill(language, 'course.head.bracket')] : []),
    ...rounds.map((round) => `R${round}`),
    ...(isPairing ? [fill(language, 'course.head.colours')] : []),
    ...(floats ? [fill(language, 'course.head.floats')] : []),
    ...(isPairing ? [fill(language, 'course.head.met')] : []),
  ];
  const floatsOf = rounds.map((round) => floats?.(round));
  const row = (player: Player): CellValue[] => [
    player.no,
    player.name,
    player.rating === 0 ? '' : player.rating,
    score(tournament, player) / 2,
    ...(bracket.length > 0 ? [bracket.includes(player.no) ? '●' : ''] : []),
    ...player.entries.map((entry) => roundCell(entry, language)),
    ...(isPairing ? [coloursOf(player, language)] : []),
    ...(floats ? [floatsOf.map((map) => floatSign(map?.get(player.no))).join('')] : []),
    ...(isPairing ? [metBy(player)] : []),
  ];
  const byScore = [...tournament.players].sort(
    (a, b) => score(tournament, b) - score(tournament, a) || a.no - b.no,
  );
  return [header, ...(isPairing ? byScore : tournament.players).map(row)];
}

/** As in our crosstables, but in letters and words of the language; `readCrosstable` reads them too. */
function roundCell(entry: Entry, language: Language): string {
  if (entry.outcome === 'zeroBye') return '-';
  if (entry.outcome === 'pairingBye') return say(language, 'word.pairing-bye');
  if (entry.opponent === null) return makeCrosstableCell(entry);
  return makeCrosstableCell(entry).replace(/[wb]/, (colour) =>
    colourLetter(colour === 'w' ? 'white' : 'black', language).toLowerCase(),
  );
}

const isColour = ({ answer }: Exercise['questions'][number]): boolean => answer.kind === 'colour';

const floatSign = (float: 'down' | 'up' | undefined): string =>
  float === undefined ? '·' : FLOAT_SIGNS[float];

/** Colours of games that were played; a dot for a round without one. */
const coloursOf = ({ entries }: Player, language: Language): string =>
  entries
    .map(({ outcome, colour }) =>
      colour !== null && isPlayed(outcome) ? colourLetter(colour, language) : '·',
    )
    .join('');

const metBy = ({ entries }: Player): string =>
  entries
    .flatMap(({ opponent, outcome }) => (opponent !== null && isPlayed(outcome) ? [opponent] : []))
    .sort((a, b) => a - b)
    .join(', ');
