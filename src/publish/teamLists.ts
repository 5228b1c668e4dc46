import { makeResult } from '../formats/results';
import { sayNumber } from '../explain/phrasebook';
import { isFinished, playerByNo } from '../model/tournament';
import type { Language, PlayerNo, Tournament } from '../model/types';
import { say } from '../sheets/plan/say';
import type { CellValue, SheetPlan } from '../sheets/plan/plan';
import type { EventSettings } from '../sheets/settings';
import { numberOfTeam } from '../sheets/teams/teamBook';
import { teamRoundOf } from '../model/matches/teamRound';
import { LIST_HEADER_ROW } from '../sheets/write/lists/listSheet';
import {
  boardsSheet,
  seatsByNameSheet,
  teamCrosstableSheet,
  teamStandingsSheet,
} from '../sheets/write/lists/teamLists';
import { byeWord } from '../sheets/write/roundParts';
import { scoreOf } from '../sheets/write/teamRoundSheet';
import { systemById } from '../systems';
import type { TeamStandings } from '../tiebreaks/teams/standings';
import { join, table, text, type Html } from './html';

/** An event of teams, as its page shows it. */
export interface PublishedTeams {
  readonly standings: TeamStandings;
  readonly settings: EventSettings;
}

/** A part of the page: where it stands, what the link to it says, its heading. */
export interface TeamPart {
  readonly id: string;
  readonly link: string;
  readonly heading: string;
  readonly content: Html;
}

/** The teams in the order of their standings. */
export const teamOrder = (
  tournament: Tournament,
  { standings, settings }: PublishedTeams,
  language: Language,
): TeamPart =>
  fromSheet(
    'standings',
    teamStandingsSheet({ tournament, settings, language }, standings),
    language,
    [2],
  );

/** The last round: each match with its boards, and everybody by name. */
export function teamRoundParts(
  tournament: Tournament,
  { settings }: PublishedTeams,
  language: Language,
): readonly [tables: TeamPart, names: TeamPart] {
  const of = { tournament, settings, language };
  const round = tournament.pairedRounds;
  const heading = say(language, 'sheet.round-title', { round });
  const link = say(language, 'sheet.round', { round });
  const last = { id: 'tables', link, heading, content: matchesOf(of, round) };
  const content = teamRoundOf(tournament, round);
  const names = fromSheet(
    'names',
    seatsByNameSheet(of, { ...content, teams: content.teams! }),
    language,
    [0, 1, 4],
  );
  return [last, names];
}

/** Standings, crosstable, boards and rounds of teams: the lists of the sheets, and each match with its boards. */
export function teamParts(
  tournament: Tournament,
  teams: PublishedTeams,
  language: Language,
): TeamPart[] {
  const { standings, settings } = teams;
  const of = { tournament, settings, language };
  const round = tournament.pairedRounds;
  const order = teamOrder(tournament, teams, language);
  if (round === 0) return [order];
  const crossed = fromSheet('crosstable', teamCrosstableSheet(of, standings), language, [2]);
  const boards = fromSheet('boards', boardsSheet(of), language, [3, 4]);
  const isOver = isFinished(tournament);
  const earlier = playedMatches(of, isOver ? round : round - 1);
  const current = isOver ? [] : teamRoundParts(tournament, teams, language);
  return [...current, order, crossed, boards, ...earlier];
}

interface Of {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
  readonly language: Language;
}

/** The same list as in the workbook; `words`: its columns that are no figures. */
function fromSheet(
  id: string,
  { name, blocks }: SheetPlan,
  language: Language,
  words: readonly number[],
): TeamPart {
  const shown = (value: CellValue): Html =>
    typeof value === 'number' ? text(sayNumber(language, value)) : text(String(value ?? ''));
  const [heading] = blocks[0]!.cells[0]!;
  const [header, ...rows] = blocks.find(({ row }) => row === LIST_HEADER_ROW)!.cells;
  const columns = header!.map((head, index) => ({
    head: String(head ?? ''),
    isWords: words.includes(index),
    isRowHead: index === words[0],
  }));
  const content = table(
    String(heading),
    columns,
    rows.map((row) => row.map(shown)),
  );
  return { id, link: name, heading: String(heading), content };
}

/** Each match with its result in bold and its boards below it. */
function matchesOf({ tournament, settings, language }: Of, round: number): Html {
  const { teams, games, byes } = teamRoundOf(tournament, round);
  const players = playerByNo(tournament);
  const names = new Map(
    (tournament.teams ?? []).map((team, index) => [numberOfTeam(team, index), team.name]),
  );
  const person = (no: PlayerNo | null) => text(no === null ? '–' : (players.get(no)?.name ?? no));
  const bold = (words: string | number): Html => `<b>${text(words)}</b>` as Html;
  const resultOf = (first: PlayerNo | null, second: PlayerNo | null): string => {
    const game = games.find(({ white, black }) =>
      [white, black].every((no) => no === first || no === second),
    );
    if (game && first !== null && second !== null)
      return game.white === first
        ? makeResult(game.whiteOutcome, game.blackOutcome, game.unrated)
        : makeResult(game.blackOutcome, game.whiteOutcome, game.unrated);
    const lone = byes.find(({ no }) => no === (first ?? second))?.outcome;
    if (lone !== 'forfeitWin') return '';
    return first === null ? '0-1F' : '1-0F';
  };
  const rows = teams!.matches.flatMap(({ table: at = 0, first, second, boards, forfeit }) => {
    const results = boards.map((board) => resultOf(board.first, board.second));
    const score = forfeit
      ? makeResult(forfeit[0], forfeit[1])
      : scoreOf(results.map((each) => each));
    return [
      [bold(at), bold(names.get(first) ?? first), bold(score), bold(names.get(second) ?? second)],
      ...boards.map((board, index) => [
        text(`${at}.${index + 1}`),
        person(board.first),
        text(results[index]!),
        person(board.second),
      ]),
    ];
  });
  const resting = teams!.byes.map(({ team, outcome }) => [
    text(''),
    bold(names.get(team) ?? team),
    text(''),
    text(say(language, byeWord(outcome, systemById(settings.system)))),
  ]);
  return table(
    say(language, 'sheet.round-title', { round }),
    [
      { head: say(language, 'head.table') },
      { head: say(language, 'head.team'), isWords: true, isRowHead: true },
      { head: say(language, 'head.result') },
      { head: say(language, 'head.team'), isWords: true },
    ],
    [...rows, ...resting],
  );
}

/** The rounds behind us, each folded. */
function playedMatches(of: Of, upTo: number): TeamPart[] {
  const title = say(of.language, 'sheet.schedule');
  const rounds = Array.from({ length: upTo }, (_, index) => upTo - index);
  const folded = rounds.map(
    (round) =>
      `<details><summary>${text(say(of.language, 'sheet.round', { round }))}</summary>${matchesOf(of, round)}</details>\n` as Html,
  );
  return upTo === 0 ? [] : [{ id: 'rounds', link: title, heading: title, content: join(folded) }];
}
