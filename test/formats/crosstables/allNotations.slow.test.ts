import { readCrosstable } from '../../../src/formats/crosstable/readCrosstable';
import type { Entry, Outcome, Player, Tournament } from '../../../src/model/types';
import { score } from '../../../src/model/tournament';
import { corpusFiles, readTrf } from '../../support/cases';

/**
 * Whole events (test/fixtures/corpora, computed by bbpPairings) printed in every notation, by
 * starting number and by place, and read back: every opponent, result and colour must return.
 */
interface Printer {
  readonly name: string;
  readonly hasColours: boolean;
  game(opponent: number, colour: 'white' | 'black', outcome: Outcome): string;
  readonly alone: Readonly<Partial<Record<Outcome, string>>>;
}

const pick =
  (of: Readonly<Partial<Record<Outcome, string>>>) =>
  (outcome: Outcome): string =>
    of[outcome] ?? '?';
const figures = pick({ win: '1', draw: '½', loss: '0', forfeitWin: '+', forfeitLoss: '-' });
const signs = pick({ win: '+', draw: '=', loss: '-', forfeitWin: '>', forfeitLoss: '<' });
const letters = pick({ win: 'W', draw: 'D', loss: 'L', forfeitWin: 'X', forfeitLoss: 'F' });
const german = pick({ win: 'G', draw: 'R', loss: 'V', forfeitWin: '+', forfeitLoss: '-' });
const swissPerfect = pick({ win: 'W', draw: 'D', loss: 'L', forfeitWin: '+', forfeitLoss: '-' });

const SITE_ALONE = { pairingBye: '-1', fullBye: 'bye 1', halfBye: '-½', zeroBye: '-0' };
const pad = (no: number) => String(no).padStart(3);

const PRINTERS: readonly Printer[] = [
  ...(['wb', 'ws', 'wz', 'bn', 'bp', 'vs', 'hs', 'bc', 'бч'] as const).map(
    ([white, black]): Printer => ({
      name: `a results site, ${white} and ${black}`,
      hasColours: true,
      game: (no, colour, outcome) =>
        `${pad(no)}${colour === 'white' ? white : black}${figures(outcome)}`,
      alone: SITE_ALONE,
    }),
  ),
  {
    name: 'a French wall grid',
    hasColours: true,
    game: (no, colour, outcome) => `${signs(outcome)}${pad(no)}${colour === 'white' ? 'B' : 'N'}`,
    alone: { pairingBye: 'EXE', fullBye: 'bye 1', halfBye: '=', zeroBye: '' },
  },
  {
    name: 'signs, colour, opponent',
    hasColours: true,
    game: (no, colour, outcome) => `${signs(outcome)}${colour === 'white' ? 'W' : 'B'}${no}`,
    alone: { pairingBye: 'BYE', fullBye: 'bye 1', halfBye: '½ BYE', zeroBye: '' },
  },
  {
    name: 'signs after the opponent',
    hasColours: false,
    game: (no, _, outcome) => `${no}${signs(outcome)}`,
    alone: { pairingBye: 'bye', fullBye: 'bye 1', halfBye: 'bye =', zeroBye: '' },
  },
  {
    name: 'an American chart',
    hasColours: false,
    game: (no, _, outcome) => `${letters(outcome)} ${pad(no)}`,
    alone: { pairingBye: 'B', fullBye: 'X', halfBye: 'H', zeroBye: 'U' },
  },
  {
    name: 'SwissPerfect',
    hasColours: false,
    game: (no, _, outcome) => `${pad(no)}:${swissPerfect(outcome)}`,
    alone: { pairingBye: '0:+', fullBye: 'bye 1', halfBye: '0:=', zeroBye: '  : ' },
  },
  {
    name: 'German letters',
    hasColours: true,
    game: (no, colour, outcome) => `${german(outcome)}${no}${colour === 'white' ? 'w' : 's'}`,
    alone: { pairingBye: 'spielfrei', fullBye: 'bye 1', halfBye: 'bye ½', zeroBye: '' },
  },
  {
    name: 'the result above the opponent',
    hasColours: false,
    game: (no, _, outcome) => `${figures(outcome)}\n${no}`,
    alone: { pairingBye: '1 BYE', fullBye: 'full bye', halfBye: '½ BYE', zeroBye: '0 BYE' },
  },
  {
    name: 'colour, opponent, result',
    hasColours: true,
    game: (no, colour, outcome) => `${colour[0]}${no} ${figures(outcome)}`,
    alone: SITE_ALONE,
  },
];

/** `numberOf`: what stands for a player in the cells. */
function print(
  tournament: Tournament,
  printer: Printer,
  order: readonly Player[],
  numberOf: (no: number) => number,
  head: string,
): string[][] {
  const cell = ({ outcome, opponent, colour }: Entry): string =>
    opponent === null
      ? (printer.alone[outcome] ?? '')
      : printer.game(numberOf(opponent), colour ?? 'white', outcome);
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, i) => `${i + 1}.Rd`);
  return [
    [head, '', 'Name', 'Rtg', ...rounds, 'Pts.', 'TB1'],
    ...order.map((player) => [
      String(numberOf(player.no)),
      player.title,
      `Player ${player.no}`,
      String(player.rating),
      ...player.entries.map(cell),
      String(score(tournament, player) / 2).replace('.', ','),
      '12,5',
    ]),
  ];
}

/** Who met whom with which result; an absence and a bye of nothing look alike in most tables. */
const facts = (entries: readonly Entry[], hasColours: boolean, numberOf: (no: number) => number) =>
  entries.map(({ outcome, opponent, colour }) => [
    outcome === 'absent' ? 'zeroBye' : outcome,
    opponent === null ? null : numberOf(opponent),
    hasColours ? colour : null,
  ]);

const EVENTS = corpusFiles('dutch-2016', '.trf')
  .map((file) => readTrf(file))
  .filter(({ points }) => points.win === 2 && points.pairingBye === 2)
  .filter(({ players }) => players.length <= 60)
  .filter((_, index) => index % 8 === 0);

it('has events to print', () => expect(EVENTS.length).toBeGreaterThan(3));

describe.each(PRINTERS.map((printer) => [printer.name, printer] as const))('%s', (_, printer) => {
  const compare = (event: Tournament, numberOf: (no: number) => number, table: string[][]) => {
    const read = readCrosstable(table);
    if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)));
    const byNo = new Map(read.value.tournament.players.map((player) => [player.no, player]));
    for (const player of event.players) {
      const ours = byNo.get(numberOf(player.no))!;
      expect([ours.name, facts(ours.entries, printer.hasColours, (no) => no)]).toEqual([
        `Player ${player.no}`,
        facts(player.entries, printer.hasColours, numberOf),
      ]);
    }
    expect(read.value.hasColours).toBe(printer.hasColours);
    return read.warnings.filter(({ code }) => code !== 'no-entry-in-round');
  };

  it('by starting number', () => {
    for (const event of EVENTS) {
      const table = print(event, printer, event.players, (no) => no, 'No.');
      expect(compare(event, (no) => no, table)).toEqual([]);
    }
  });
  it('by place', () => {
    for (const event of EVENTS) {
      const ranking = [...event.players].sort(
        (a, b) => score(event, b) - score(event, a) || a.no - b.no,
      );
      const place = new Map(ranking.map(({ no }, index) => [no, index + 1]));
      const numberOf = (no: number) => place.get(no)!;
      const table = print(event, printer, ranking, numberOf, 'Rk.');
      expect(compare(event, numberOf, table)).toEqual([]);
    }
  });
});
