/** Custom functions around the pairing of the next round. */
import { sayReason } from '../src/explain/phrasebook';
import { taskFor } from '../src/model/taskFor';
import { coloursPlayed, playerByNo, score } from '../src/model/tournament';
import type { Colour, Float } from '../src/model/types';
import { pairByRank } from '../src/systems/audit/byRank';
import type { ColourWish } from '../src/systems/system';
import type { WordKey } from '../src/words';
import { say, type Cell } from './call/answer';
import { countArgument, isOmitted } from './call/arguments';
import { refusal } from './call/errors';
import { language } from './call/language';
import { loadEvent } from './call/loadEvent';
import { loadTable } from './call/loadTable';
import { systemArgument, tournamentWithColours, withoutColours } from './call/pairingArguments';

/**
 * The pairing of the next round by the chosen system, in table order, with the bye at the foot.
 * @customfunction PAIRINGS
 * @param players Players with their header row (No, Name, Rtg …), or a whole crosstable.
 * @param [system] Pairing system with its edition; if omitted that of the table Event, else the Dutch system of 2016.
 * @param [totalRounds] Number of rounds of the event; if omitted, other rounds are taken to follow.
 * @param rounds The rounds played so far with their header rows, in order.
 * @returns One row per table under a header row.
 */
export function pairings(
  players: unknown[][],
  system: string,
  totalRounds: number,
  rounds: unknown[][][],
): unknown[][] {
  const total = isOmitted(totalRounds) ? undefined : countArgument('totalRounds', totalRounds, 1);
  const asked = isOmitted(system) ? null : systemArgument(system);
  const { tournament, hasColours, system: own } = loadEvent(players, rounds, total);
  if (!hasColours) throw withoutColours();
  const engine = asked ?? systemArgument(own);
  const task = taskFor(tournament);
  if (!task.ok) throw refusal(task.problems);
  const paired = pairByRank(engine, task.value);
  if (!paired.ok) {
    const { reasons, cures } = paired.refusal;
    const text = [...reasons, ...cures].map((reason) => sayReason(language(), reason)).join('. ');
    throw new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, text);
  }
  const byNo = playerByNo(tournament);
  const side = (no: number): Cell[] => {
    const player = byNo.get(no)!;
    return [no, player.name, player.rating || '', score(tournament, player) / 2];
  };
  const rows = paired.pairs.map(({ white, black }, index): Cell[] => [
    index + 1,
    ...side(white),
    ...side(black).reverse(),
  ]);
  for (const no of paired.bye === null ? (paired.free ?? []) : [paired.bye])
    rows.push(['', ...side(no), 'bye', '', '', '']);
  return [PAIRINGS_HEADER.map((key) => say(key)), ...rows];
}

/**
 * Colours played, their difference, and the colour preference of every player for the next round.
 * @customfunction COLOUR_PREFERENCE
 * @param table Crosstable with its header row.
 * @param [system] Pairing system with its edition, the Dutch system of 2016 if omitted.
 * @returns One row per player under a header row.
 */
export function colourPreference(table: unknown[][], system?: string): unknown[][] {
  const engine = systemArgument(system);
  const loaded = loadTable(table);
  const tournament = tournamentWithColours(loaded);
  return [
    PREFERENCES_HEADER.map((key) => say(key)),
    ...tournament.players.map((player): Cell[] => {
      const colours = coloursPlayed(player);
      const { colour, strength } = engine.colourPreference(tournament, player);
      const letters = colours.map((each) => say(COLOUR_LETTER[each])).join('');
      const whites = colours.filter((each) => each === 'white').length;
      return [
        player.no,
        player.name,
        letters,
        2 * whites - colours.length,
        colour ? say(COLOUR_WORD[colour]) : '–',
        say(STRENGTH_WORD[strength]),
      ];
    }),
  ];
}

const PAIRINGS_HEADER = [
  'functions.head.table',
  'functions.head.no',
  'functions.head.white',
  'functions.head.rating',
  'functions.head.points',
  'functions.head.points',
  'functions.head.rating',
  'functions.head.black',
  'functions.head.no',
] as const;

const PREFERENCES_HEADER = [
  'functions.head.no',
  'functions.head.name',
  'functions.head.colours',
  'functions.head.difference',
  'functions.head.preference',
  'functions.head.strength',
] as const;

const COLOUR_WORD: Readonly<Record<Colour, WordKey>> = {
  white: 'functions.colour.white',
  black: 'functions.colour.black',
};
const COLOUR_LETTER: Readonly<Record<Colour, WordKey>> = {
  white: 'functions.colour.white.letter',
  black: 'functions.colour.black.letter',
};
const STRENGTH_WORD: Readonly<Record<ColourWish['strength'], WordKey>> = {
  none: 'functions.strength.none',
  mild: 'functions.strength.mild',
  strong: 'functions.strength.strong',
  absolute: 'functions.strength.absolute',
};

/**
 * The floats of every player, round by round: down, up or none, as the system defines them.
 * @customfunction FLOATS
 * @param table Crosstable with its header row.
 * @param [system] Pairing system with its edition, the Dutch system of 2016 if omitted.
 * @returns One row per player under a header row.
 */
export function floats(table: unknown[][], system?: string): unknown[][] {
  const engine = systemArgument(system);
  const { tournament } = loadTable(table).checked;
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1);
  const floated = rounds.map((round) => engine.floats(tournament, round));
  return [
    [say('functions.head.no'), say('functions.head.name'), ...rounds.map((round) => `R${round}`)],
    ...tournament.players.map((player): Cell[] => [
      player.no,
      player.name,
      ...floated.map((round) => ARROWS[round.get(player.no) ?? 'none']),
    ]),
  ];
}

const ARROWS: Readonly<Record<Float | 'none', string>> = { down: '↓', up: '↑', none: '' };
