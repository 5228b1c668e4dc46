import fs from 'fs';
import path from 'path';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { writeTrf } from '../../src/formats/trf/write/writeTrf';
import { check } from '../../src/model/check';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { scoreFormula, scoreOf } from '../../src/sheets/write/teamRoundSheet';
import { teamMatchesOf } from '../../src/model/matches/teamMatches';
import type { Tournament } from '../../src/model/types';
import { roundIn } from '../../src/model/rounds/round';

const FIXTURES = path.join(__dirname, '../fixtures');
const FILES = ['corpora/team-swiss-2026', 'team-cases'].flatMap((folder) =>
  fs
    .readdirSync(path.join(FIXTURES, folder))
    .filter((name) => name.endsWith('.trf'))
    // Each file of the corpus is an event before a round: the later ones hold the earlier.
    .filter((name) => !/-r[1-5]\.trf$/.test(name))
    .map((name) => `${folder}/${name}`),
);

function opened(file: string): Tournament {
  const checked = check(parseTrf(fs.readFileSync(path.join(FIXTURES, file), 'utf8')));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

function throughSheets(tournament: Tournament, language: 'en' | 'fr' | 'pt' = 'en'): Tournament {
  const settings = { ...DEFAULT_SETTINGS, system: 'team-swiss-2026', language };
  const { raw } = readEvent(planCells(eventPlan(tournament, settings)));
  const checked = check(raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

const asTrf = (tournament: Tournament): string => {
  const written = writeTrf(tournament, { format: 'trf26' });
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  // Points and places of teams are recomputed where an event is written, and not what a sheet keeps.
  return written.value.replace(/^(310 .{50}).{17}/gm, '$1').replace(/^(001 .{81}).{4}/gm, '$1');
};

// A round in which nobody had the bye may be left blank or be `000`; we write the latter.
const sameByes = (text: string) =>
  text.replace(/^320.*/m, (line) => line.slice(0, 13) + line.slice(13).replace(/ {4}/g, ' 000'));

/** Boards that nobody came to are the same points by other words: asked of the standings instead. */
const BY_POINTS = FILES.filter((file) => file.includes('empty-board'));

test.each(FILES.filter((file) => !BY_POINTS.includes(file)))(
  '%s: through the sheets and back',
  (file) => {
    const before = opened(file);
    expect(asTrf(throughSheets(before))).toBe(sameByes(asTrf(before)));
  },
);

test.each(BY_POINTS)('%s: the same points of every team and board', (file) => {
  const points = (tournament: Tournament) =>
    teamMatchesOf(tournament)!.teams.map(({ no, matches }) => [
      no,
      matches.map(({ matchPoints, gamePoints, boards }) => [matchPoints, gamePoints, boards]),
    ]);
  const before = opened(file);
  expect(points(throughSheets(before))).toEqual(points(before));
});

test('sheets in French and Portuguese read back the same', () => {
  const before = opened('corpora/team-swiss-2026/890000-r7.trf');
  expect(asTrf(throughSheets(before, 'fr'))).toBe(asTrf(before));
  expect(asTrf(throughSheets(before, 'pt'))).toBe(asTrf(before));
});

const EVENT = opened('team-cases/d2-win-mp-team-bye.trf');
const SETTINGS = { ...DEFAULT_SETTINGS, system: 'team-swiss-2026' };

/** The event with one cell of a table typed over: the row and column of the table, from 0. */
function typed(table: string, row: number, header: string, value: string) {
  const book = planCells(eventPlan(EVENT, SETTINGS));
  const tables = book.tables.map((each) => {
    if (each.name !== table) return each;
    const column = each.header.findIndex((text) => text.trim() === header);
    if (column < 0) throw new Error(`${header} is not in ${each.header.join(' | ')}`);
    const rows = each.rows.map((cells, index) =>
      index === row ? cells.map((cell, at) => (at === column ? value : cell)) : cells,
    );
    return { ...each, rows };
  });
  return readEvent({ ...book, tables }).raw.problems;
}

/** The list of the issue, each at its cell. */
test.each([
  ['Players', 1, 'Team', 'Nobody', 'team-of-player-unknown'],
  ['Players', 1, 'Team', '', 'player-without-team'],
  ['Players', 1, 'Board', '1', 'place-in-team-twice'],
  ['Players', 1, 'Board', 'x', 'place-in-team-not-read'],
  ['Teams', 1, 'No', '1', 'team-number-used'],
  ['Teams', 0, 'Team', '', 'team-without-name'],
  ['Teams', 0, 'Byes', 'soon', 'unreadable-byes'],
  ['Round_1', 0, 'Result', '2½-2½', 'match-result-typed'],
  ['Round_1', 0, 'No', '99', 'team-unknown-in-round'],
  ['Round_1', 3, 'No', '1', 'team-twice-in-round'],
  ['Round_1', 1, 'No', '9', 'player-of-other-team'],
  ['Round_1', 2, 'No', '1', 'player-twice-in-round'],
  ['Round_1', 0, 'Result', '2½ : 2½', 'match-result-typed'],
  ['Round_1', 2, 'Table', '1.1', 'board-twice-in-match'],
  ['Round_1', 2, 'Table', '9.2', 'board-without-match'],
  ['Round_1', 1, 'Result', 'perhaps', 'unknown-result'],
] as const)('%s row %i, %s “%s”: %s', (table, row, header, value, code) => {
  const problem = typed(table, row, header, value).find((each) => each.code === code);
  expect(problem?.place).toMatchObject({ kind: 'cell' });
});

test('a player in two teams is told at the second', () => {
  const players = EVENT.players.map((player, index) =>
    index < 2 ? { ...player, fideId: '900001' } : player,
  );
  const [first, second] = players;
  const isOneTeam = EVENT.teams!.some(
    (team) => team.players.includes(first!.no) && team.players.includes(second!.no),
  );
  const other = EVENT.teams!.find((team) => !team.players.includes(first!.no))!.players[0]!;
  const inTwo = EVENT.players.map((player) =>
    [first!.no, other].includes(player.no) ? { ...player, fideId: '900001' } : player,
  );
  const told = (list: typeof players) =>
    readEvent(planCells(eventPlan({ ...EVENT, players: list }, SETTINGS)))
      .raw.problems.filter(({ code }) => code === 'player-in-teams')
      .map(({ value, place }) => [value, place.kind]);
  expect(told(inTwo)).toEqual([['900001', 'cell']]);
  // Programs write 0 for whoever has no FIDE ID.
  expect(told(EVENT.players.map((player) => ({ ...player, fideId: '0' })))).toEqual([]);
  // Twice in one team is another fault.
  expect(isOneTeam && told(players)).toEqual([]);
});

test('a team without players is told at its name', () => {
  const teams = [...EVENT.teams!, { name: 'Nobody', players: [], number: 6 }];
  const { problems } = readEvent(planCells(eventPlan({ ...EVENT, teams }, SETTINGS))).raw;
  expect(problems.map(({ code, value }) => [code, value])).toEqual([
    ['team-without-players', 'Nobody'],
  ]);
});

/** 1, ½, 0 and what people type: the kept value, and the formula worked out as a spreadsheet does. */
test('the result of a match follows from its boards', () => {
  expect(scoreOf(['1-0', '½-½', '', '0-1F'])).toBe('1½-1½');
  expect(scoreOf(['0-1', '½-½'])).toBe('½-1½');
  expect(scoreOf(['', ''])).toBe('');
  expect(scoreFormula(5, 4)).toContain('G6:G9="1-0"');
});

test('a forfeited match and byes of teams keep their places', () => {
  const content = roundIn(opened('team-cases/d2-win-mp-team-bye.trf'), 2);
  expect(content.teams?.byes).toEqual([{ team: 4, outcome: 'pairingBye' }]);
});
