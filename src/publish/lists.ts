import { lettersOf } from '../formats/crosstable/cells/colours';
import { makeCrosstableCell } from '../formats/crosstable/cells/parseCell';
import { makePointsHeader } from '../formats/crosstable/layout/pointsHeader';
import { makeResult } from '../formats/results';
import type { BracketPicture } from '../explain/picture';
import { fill, sayNumber, sayReason } from '../explain/phrasebook';
import { score } from '../model/tournament';
import type { Entry, Language, Player, PlayerNo, Tournament } from '../model/types';
import type { Distribution } from '../prizes/types';
import type { PairingSystem } from '../systems/system';
import { say } from '../sheets/plan/say';
import { pointsShown, tableNumbers } from '../model/rounds/tableNumbers';
import { roundIn } from '../model/rounds/round';
import { compareNames } from '../sheets/names/compareNames';
import { clearNames } from '../sheets/names/namesakes';
import { byeWord } from '../sheets/write/roundParts';
import { teamTotalsLine } from '../sheets/teams/teamTotals';
import { shownValue, type Standings } from '../tiebreaks/standings/standings';
import { isKept } from '../tiebreaks/types';
import { join, table, text, type Html } from './html';
import type { PageScript, WalkData } from './walkData';
import type { PublishedTeams } from './teamLists';

/** What the lists of a page are made of. */
export interface Published {
  readonly tournament: Tournament;
  readonly standings: Standings;
  readonly language: Language;
  readonly firstTable: number;
  /** By which it is paired, where that is known. */
  readonly system: PairingSystem | undefined;
  /** Where the page will be; its code is printed on it. */
  readonly address?: string;
  /** The brackets of the last round, where they are to be shown. */
  readonly brackets?: readonly BracketPicture[];
  /** Who won what, once the event is finished and there is a table of prizes. */
  readonly prizes?: Distribution;
  /** The same round for whoever wants to try other pairs in it, and the script that does so. */
  readonly walk?: { readonly data: WalkData; readonly script: PageScript };
  /** Of an event of teams: its lists are those of the teams. */
  readonly teams?: PublishedTeams;
  /** Short digest of the log when the page was made. */
  readonly digest?: string;
}

const BLANK = text('');

/** A name leads to the player's card; there are none before the first round. */
function linked({ no, name, entries }: Player): Html {
  const words = text(name === '' ? no : name);
  return entries.length === 0 ? words : (`<a href=#p${no}>${words}</a>` as Html);
}

const figure = (language: Language, value: number): Html => text(sayNumber(language, value));
const points = (language: Language, halves: number): Html => figure(language, halves / 2);

/** The players as the page names them: namesakes with club and rating. */
function namedPlayers({ players }: Tournament): ReadonlyMap<PlayerNo, Player> {
  const clear = clearNames(players);
  return new Map(players.map((player) => [player.no, { ...player, name: clear(player) }]));
}

/** The last round in the order of the tables, byes below. */
export function byTable({ tournament, language, firstTable, system }: Published): Html {
  const round = tournament.pairedRounds;
  const { games, byes } = roundIn(tournament, round);
  const players = namedPlayers(tournament);
  const before = (no: PlayerNo) =>
    points(language, pointsShown(tournament, players.get(no)!, round));
  const rows = tableNumbers(games, players, firstTable).map((game) => [
    text(game.table),
    linked(players.get(game.white)!),
    before(game.white),
    text(makeResult(game.whiteOutcome, game.blackOutcome, game.unrated)),
    before(game.black),
    linked(players.get(game.black)!),
  ]);
  const resting = byes.map(({ no, outcome }) => [
    BLANK,
    linked(players.get(no)!),
    before(no),
    BLANK,
    BLANK,
    text(say(language, byeWord(outcome, system))),
  ]);
  return table(
    say(language, 'sheet.round-title', { round }),
    [
      { head: say(language, 'head.table') },
      { head: say(language, 'word.white'), isWords: true, isRowHead: true },
      { head: say(language, 'head.points') },
      { head: say(language, 'head.result') },
      { head: say(language, 'head.points') },
      { head: say(language, 'word.black'), isWords: true },
    ],
    [...rows, ...resting],
  );
}

/** Rounds that were played, each folded: who met whom, and how it ended. */
export function playedRounds(published: Published, upTo: number): Html {
  const { tournament, language, firstTable, system } = published;
  const players = namedPlayers(tournament);
  const name = (no: PlayerNo) => text(players.get(no)!.name || no);
  const rounds = Array.from({ length: upTo }, (_, index) => upTo - index);
  return join(
    rounds.map((round) => {
      const { games, byes } = roundIn(tournament, round);
      const rows = [
        ...tableNumbers(games, players, firstTable).map((game) => [
          text(game.table),
          name(game.white),
          text(makeResult(game.whiteOutcome, game.blackOutcome, game.unrated)),
          name(game.black),
        ]),
        ...byes.map(({ no, outcome }) => [
          BLANK,
          name(no),
          BLANK,
          text(say(language, byeWord(outcome, system))),
        ]),
      ];
      const title = say(language, 'sheet.round', { round });
      const whole = table(
        title,
        [
          { head: say(language, 'head.table') },
          // The style of the part aligns them: a class in each cell would cost a page of 300 its weight.
          { head: say(language, 'word.white') },
          { head: say(language, 'head.result') },
          { head: say(language, 'word.black') },
        ],
        rows,
      );
      return `<details><summary>${text(title)}</summary>${whole}</details>\n` as Html;
    }),
  );
}

/** The last round by name: whoever looks themselves up finds table, colour and opponent. */
export function listByName({ tournament, language, firstTable, system }: Published): Html {
  const round = tournament.pairedRounds;
  const { games, byes } = roundIn(tournament, round);
  const players = namedPlayers(tournament);
  const seats = tableNumbers(games, players, firstTable).flatMap(({ white, black, table: at }) => [
    {
      no: white,
      at: text(at),
      colour: say(language, 'word.white'),
      other: linked(players.get(black)!),
    },
    {
      no: black,
      at: text(at),
      colour: say(language, 'word.black'),
      other: linked(players.get(white)!),
    },
  ]);
  const resting = byes.map(({ no, outcome }) => ({
    no,
    at: BLANK,
    colour: '',
    other: text(say(language, byeWord(outcome, system))),
  }));
  const rows = [...seats, ...resting]
    .map((seat) => ({ ...seat, player: players.get(seat.no)! }))
    .sort((a, b) => compareNames(a.player.name, b.player.name) || a.no - b.no)
    .map(({ player, at, colour, other }) => [linked(player), at, text(colour), other]);
  return table(
    say(language, 'sheet.by-name-title', { round }),
    [
      { head: say(language, 'head.name'), isWords: true, isRowHead: true },
      { head: say(language, 'head.table') },
      { head: say(language, 'head.colour') },
      { head: say(language, 'head.opponent'), isWords: true },
    ],
    rows,
  );
}

/** The standings; `=` where nothing separates. Above them what the teams of seated players made together. */
export function ranking({ tournament, standings, language, system }: Published): Html {
  const totals = teamTotalsLine(system, tournament, standings.rounds, language);
  const players = namedPlayers(tournament);
  const given = givenOnce(standings);
  const rows = standings.rows.map((row) => [
    text(row.rank),
    text(row.no),
    linked(players.get(row.no)!),
    text(players.get(row.no)!.rating || ''),
    figure(language, row.points),
    ...given.map(({ code }) => {
      const value = shownValue(standings, row, code);
      if (value === null) return text('–');
      const words = figure(language, value);
      const isWorked = standings.detail(row.no, code).parts.length > 0;
      return isWorked ? (`<a href=#w${row.no}>${words}</a>` as Html) : words;
    }),
    text(given.find(({ code }) => code === row.brokenBy)?.text ?? (row.isShared ? '=' : '')),
  ]);
  const ranked = table(
    say(language, 'sheet.standings'),
    [
      { head: say(language, 'head.rank') },
      { head: say(language, 'head.no') },
      { head: say(language, 'head.name'), isWords: true, isRowHead: true },
      { head: say(language, 'head.rating') },
      { head: say(language, 'head.points') },
      ...given.map((each) => ({ head: each.text })),
      { head: say(language, 'head.broken-by') },
    ],
    rows,
  );
  return totals === '' ? ranked : (`<p>${text(totals)}</p>\n${ranked}` as Html);
}

const givenOnce = ({ given }: Standings): Standings['given'] =>
  given.filter((each, index) => given.findIndex(({ text: same }) => same === each.text) === index);

/**
 * How the tie-breaks of a player came about: each term with the number of the opponent whom it is of; what
 * was cut is struck out. The terms that are kept sum up to the value.
 */
function workings({ standings, language }: Published, no: PlayerNo): Html {
  const row = standings.rows.find((each) => each.no === no);
  if (!row) return BLANK;
  const lines = givenOnce(standings).flatMap(({ code, text: name }) => {
    const value = shownValue(standings, row, code);
    const { parts } = standings.detail(no, code);
    if (value === null || parts.length === 0) return [];
    const terms = parts.map((part) => {
      const whose = part.opponent === null ? '' : ` (${part.opponent})`;
      const words = text(`${sayNumber(language, part.value)}${whose}`);
      return isKept(part) ? words : (`<s>${words}</s>` as Html);
    });
    return [`${text(name)} ${figure(language, value)} = ${terms.join(' + ')}`];
  });
  return (lines.length > 0 ? `<p class=w id=w${no}>${lines.join('<br>')}</p>` : '') as Html;
}

/** Every result of everybody, by number as in the workbook: its cells name opponents by theirs. */
export function crosstable({ tournament, standings, language }: Published): Html {
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => `R${index + 1}`);
  const players = namedPlayers(tournament);
  // Whoever is expelled has no place, and is still somebody's opponent.
  const expelled = tournament.players.flatMap(({ no, expelled: isOut }) =>
    isOut ? [{ rank: '', no }] : [],
  );
  const rows = [...standings.rows, ...expelled].map(({ rank, no }) => {
    const player = players.get(no)!;
    return [
      text(rank),
      text(no),
      linked(player),
      ...player.entries.map((entry) => text(crosstableCell(entry, language))),
      points(language, score(tournament, player)),
    ];
  });
  return table(
    say(language, 'sheet.crosstable'),
    [
      { head: say(language, 'head.rank') },
      { head: say(language, 'head.no') },
      { head: say(language, 'head.name'), isWords: true, isRowHead: true },
      ...rounds.map((head) => ({ head })),
      { head: makePointsHeader(say(language, 'head.points'), tournament.points) },
    ],
    rows,
  );
}

/** `12w1` in the letters of the language: a `b` is Black in English, and White to most others. */
function crosstableCell(entry: Entry, language: Language): string {
  const [white, black] = lettersOf(language);
  return makeCrosstableCell(entry).replace(
    /^(\d+)([wb])/,
    (_, opponent: string, letter) => opponent + (letter === 'w' ? white : black),
  );
}

const amountOf = (language: Language, cents: number): Html =>
  text(sayNumber(language, cents / 100, cents % 100 === 0 ? 0 : 2));

/** Who won what, and by which place; what nobody wins is below. */
export function prizesWon({ tournament, language }: Published, won: Distribution): Html {
  const players = namedPlayers(tournament);
  const rows = [
    ...won.awards.map(({ contender, ladder, amount, reason }) => [
      text(contender.position),
      linked(players.get(contender.no)!),
      text(ladder.name),
      amountOf(language, amount),
      text(sayReason(language, reason)),
    ]),
    ...won.kept.map(({ ladder, amount, reason }) => [
      BLANK,
      text(fill(language, 'prizes.not-given')),
      text(ladder.name),
      amountOf(language, amount),
      text(sayReason(language, reason)),
    ]),
  ];
  return table(
    fill(language, 'pane.view-prizes'),
    [
      { head: say(language, 'head.rank') },
      { head: say(language, 'head.name'), isWords: true, isRowHead: true },
      { head: fill(language, 'prizes.head.prize'), isWords: true },
      { head: fill(language, 'prizes.head.amount') },
      { head: say(language, 'head.reason'), isWords: true },
    ],
    rows,
  );
}

/** A card a player: whom they met, with which colour, and their points after each round. */
export function cards(published: Published): Html {
  const players = namedPlayers(published.tournament);
  return join([...players.values()].map((player) => card(published, player, players)));
}

function card(published: Published, player: Player, players: ReadonlyMap<PlayerNo, Player>): Html {
  const { tournament, language, system } = published;
  const rows = player.entries.map((entry, index) => {
    const opponent = entry.opponent === null ? undefined : players.get(entry.opponent);
    return [
      text(index + 1),
      text(entry.colour === null ? '' : say(language, COLOUR_WORD[entry.colour])),
      opponent ? linked(opponent) : text(say(language, byeWord(entry.outcome, system))),
      text(opponent?.rating || ''),
      text(OWN_RESULT[entry.outcome] ?? ''),
      points(language, score(tournament, player, index + 1)),
    ];
  });
  const facts = [player.title, player.rating || '', player.federation, player.club].filter(Boolean);
  const told = facts.length > 0 ? `<p>${text(facts.join(' · '))}</p>` : '';
  const games = table(
    player.name,
    [
      { head: say(language, 'head.round'), isRowHead: true },
      { head: say(language, 'head.colour') },
      { head: say(language, 'head.opponent'), isWords: true },
      { head: say(language, 'head.rating') },
      { head: say(language, 'head.result') },
      { head: say(language, 'head.total') },
    ],
    rows,
  );
  return `<article id=p${player.no}><h3>${text(`${player.no} ${player.name}`)}</h3>${told}${games}${workings(published, player.no)}</article>\n` as Html;
}

const COLOUR_WORD = { white: 'word.white', black: 'word.black' } as const;

/** A bye says in the opponent's column what it is. */
const OWN_RESULT: Readonly<Partial<Record<Entry['outcome'], string>>> = {
  win: '1',
  draw: '½',
  loss: '0',
  forfeitWin: '+',
  forfeitLoss: '-',
  adjourned: 'adj',
};
