/** Custom functions around the pairing of the next round. */
import { sayReason } from '../src/explain/phrasebook';
import { PHRASES } from '../src/explain/say';
import { OUTCOME_FACTS, isPlayed, type Edition } from '../src/model/outcomes';
import { error } from '../src/model/problems';
import {
  coloursPlayed,
  pairingScore,
  playerByNo,
  roundToPair,
  score,
} from '../src/model/tournament';
import type { Colour, Float, Player, SystemId, Tournament } from '../src/model/types';
import { SYSTEM_IDS } from '../src/model/types';
import { makeCards } from '../src/systems/dubov-1997/card';
import { preferenceAfter } from '../src/systems/dutch-2011/a7preferences';
import { colourPreference as preference2016 } from '../src/systems/dutch/a6preference';
import { preferenceOf } from '../src/systems/french-1994/a7Preference';
import { systemById } from '../src/systems';
import { say, type Cell } from './answer';
import { countArgument, isOmitted } from './arguments';
import { badArgument, refusal } from './errors';
import { language } from './language';
import { loadEvent } from './loadEvent';
import { loadTable, type Loaded } from './loadTable';

const DEFAULT_SYSTEM: SystemId = 'dutch-2016';

/**
 * The pairing of the next round by the chosen system, in table order, with the bye at the foot.
 * @customfunction PAIRINGS
 * @param players Players with their header row (No, Name, Rtg …), or a whole crosstable.
 * @param [system] Pairing system with its edition, "dutch-2016" if omitted.
 * @param [totalRounds] Number of rounds of the event; the paired ones if omitted.
 * @param rounds The rounds played so far with their header rows, in order.
 * @returns One row per table under a header row.
 */
export function pairings(
  players: unknown[][],
  system: string,
  totalRounds: number,
  rounds: unknown[][][],
): unknown[][] {
  const id = systemArgument(system);
  const total = isOmitted(totalRounds) ? undefined : countArgument('totalRounds', totalRounds, 1);
  const { tournament, hasColours } = loadEvent(players, rounds, total);
  if (!hasColours) throw withoutColours();
  const engine = systemById(id);
  if (!engine) throw badArgument('system', system, SYSTEM_IDS.join(', '));
  const paired = engine.pair(roundToPair(tournament));
  if (!paired.ok) {
    const { reasons, cures } = paired.refusal;
    const text = [...reasons, ...cures]
      .map((reason) => sayReason(PHRASES, language(), reason))
      .join('. ');
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
  if (paired.bye !== null) rows.push(['', ...side(paired.bye), 'bye', '', '', '']);
  const left = ['no', 'white', 'rating', 'points'];
  const right = ['points', 'rating', 'black', 'no'];
  const header = ['table', ...left, ...right].map((key) => say(`functions.head.${key}`));
  return [header, ...rows];
}

/**
 * Colours played, their difference, and the colour preference of every player for the next round.
 * @customfunction COLOUR_PREFERENCE
 * @param table Crosstable with its header row.
 * @param [system] Pairing system with its edition, "dutch-2016" if omitted.
 * @returns One row per player under a header row.
 */
export function colourPreference(table: unknown[][], system?: string): unknown[][] {
  const id = systemArgument(system);
  const loaded = loadTable(table);
  const tournament = tournamentWithColours(loaded);
  const header = ['no', 'name', 'colours', 'difference', 'preference', 'strength'];
  return [
    header.map((key) => say(`functions.head.${key}`)),
    ...tournament.players.map((player): Cell[] => {
      const colours = coloursPlayed(player);
      const { colour, strength } = PREFERENCES[id](player, tournament);
      const letters = colours.map((each) => say(`functions.colour.${each}.letter`)).join('');
      const whites = colours.filter((each) => each === 'white').length;
      return [
        player.no,
        player.name,
        letters,
        2 * whites - colours.length,
        colour ? say(`functions.colour.${colour}`) : '–',
        say(`functions.strength.${strength}`),
      ];
    }),
  ];
}

interface Wish {
  readonly colour: Colour | null;
  readonly strength: 'none' | 'mild' | 'strong' | 'absolute';
}

const byDutch2011 = (player: Player): Wish => preferenceAfter(coloursPlayed(player));

const PREFERENCES: Readonly<Record<SystemId, (player: Player, tournament: Tournament) => Wish>> = {
  'dutch-2016': (player) => preference2016(coloursPlayed(player)),
  'dutch-2011': byDutch2011,
  'dutch-2012': byDutch2011,
  'french-1994': (player) => {
    const wish = preferenceOf(coloursPlayed(player), false);
    if (!wish) return { colour: null, strength: 'none' };
    return { colour: wish.colour, strength: wish.strength === 'weak' ? 'mild' : wish.strength };
  },
  // Art. 1 knows a preference, art. 2.3 and 2.4 forbid the other colour; there is nothing between.
  'dubov-1997': (player, tournament) => {
    const [card] = makeCards(roundToPair(tournament, undefined, [player.no]));
    if (card.preference === null) return { colour: null, strength: 'none' };
    const isBound = !(card.mayHave.white && card.mayHave.black);
    return { colour: card.preference, strength: isBound ? 'absolute' : 'mild' };
  },
};

/**
 * The floats of every player, round by round: down, up or none, as the system defines them.
 * @customfunction FLOATS
 * @param table Crosstable with its header row.
 * @param [system] Pairing system with its edition, "dutch-2016" if omitted.
 * @returns One row per player under a header row.
 */
export function floats(table: unknown[][], system?: string): unknown[][] {
  const id = systemArgument(system);
  const { tournament } = loadTable(table).checked;
  const byNo = playerByNo(tournament);
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1);
  return [
    [say('functions.head.no'), say('functions.head.name'), ...rounds.map((round) => `R${round}`)],
    ...tournament.players.map((player): Cell[] => [
      player.no,
      player.name,
      ...rounds.map((round) => ARROWS[floatOf(tournament, byNo, player, round, id)]),
    ]),
  ];
}

const ARROWS: Readonly<Record<Float | 'none', string>> = { down: '↓', up: '↑', none: '' };

/** Of a game: by the scores when it was paired; of a round not played: by the edition's table. */
function floatOf(
  tournament: Tournament,
  byNo: ReadonlyMap<number, Player>,
  player: Player,
  round: number,
  system: SystemId,
): Float | 'none' {
  const entry = player.entries[round - 1];
  if (entry.float !== undefined) return entry.float;
  const edition: Edition = system === 'dutch-2012' ? 'dutch-2011' : system;
  if (!isPlayed(entry.outcome) && entry.outcome !== 'pending')
    return OUTCOME_FACTS[entry.outcome].downfloat.includes(edition) ? 'down' : 'none';
  const opponent = byNo.get(entry.opponent!)!;
  const difference =
    pairingScore(tournament, player, round) - pairingScore(tournament, opponent, round);
  return difference === 0 ? 'none' : difference > 0 ? 'down' : 'up';
}

function tournamentWithColours({ checked }: Loaded): Tournament {
  if (!checked.hasColours) throw withoutColours();
  return checked.tournament;
}

const withoutColours = () =>
  refusal([error('table-without-colours', { kind: 'argument', name: 'table' }, '')]);

function systemArgument(value: unknown): SystemId {
  if (isOmitted(value)) return DEFAULT_SYSTEM;
  const wanted = String(value).trim().toLowerCase().replace(/\s+/g, '-');
  const found = SYSTEM_IDS.find((id) => id === wanted);
  if (!found) throw badArgument('system', value, SYSTEM_IDS.join(', '));
  return found;
}
