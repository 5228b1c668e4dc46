import {
  EDITION_IDS,
  EDITIONS,
  editionById,
  editionInForce,
  findTieBreak,
  isoDay,
  standings as rank,
  UNPLAYED_READINGS,
  type Standings,
  type TieBreakEdition,
  type UnplayedReading,
} from '../../src/tiebreaks';
import { sayPlace, sayProblem } from '../../src/explain/sayProblem';
import { contradictionIn } from '../../src/model/contradictions';
import type { Problem } from '../../src/model/problems';
import type { Tournament } from '../../src/model/types';
import { systemById, systemByTrfCode } from '../../src/systems';
import type { PairingSystem } from '../../src/systems/system';
import type { WordKey } from '../../src/words';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { loadEvent, type LoadedEvent } from '../load';
import { findPlayer } from '../players';
import { reasonText, say } from '../say';
import { asColumns, asCsv } from '../tables';
import { detailJson, detailLines } from './standingsDetail';
import { isListOfTeams, ranksTeams, showTeams } from './standingsTeams';

/** The ranking by points and tie-breaks, after the last round or an earlier one. */
export const standings: Command = {
  name: 'standings',
  usage:
    'standings FILE [--tie-breaks "BH,SB"|--preset NAME] [--edition C07-2026] [--after N] [--unrated RATING] [--unplayed READING] [--teams|--players] [--detail PLAYER] [--json|--csv]',
  options: {
    'tie-breaks': { values: 1 },
    preset: { values: 1 },
    edition: { values: 1 },
    after: { values: 1 },
    unrated: { values: 1 },
    unplayed: { values: 1 },
    detail: { values: 1 },
    teams: { values: 0 },
    players: { values: 0 },
    json: { values: 0 },
    csv: { values: 0 },
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--tie-breaks CODES', 'cli.help.tie-breaks'],
    ['--preset NAME', 'cli.help.preset'],
    ['--edition EDITION', 'cli.help.edition'],
    ['--after N', 'cli.help.after'],
    ['--unrated RATING', 'cli.help.unrated'],
    ['--unplayed READING', 'cli.help.unplayed'],
    ['--teams', 'cli.help.teams'],
    ['--players', 'cli.help.players-of-teams'],
    ['--detail PLAYER', 'cli.help.detail'],
    ['--json', 'cli.help.json'],
    ['--csv', 'cli.help.csv'],
  ],
  async run(call) {
    const file = call.onlyFile();
    const after = call.number('after', { min: 1, max: 99 });
    const unrated = call.number('unrated', { min: 1, max: 3999 });
    const asked = call.text('edition');
    if (asked !== undefined && !editionById(asked))
      call.complain('unknown-edition', '--edition', asked, { known: EDITION_IDS.join(', ') });
    if (call.has('preset') && call.has('tie-breaks'))
      call.complain('options-exclude', '--preset', '--preset', { other: '--tie-breaks' });
    if (call.problems.length > 0) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const { tournament } = event.value;
    if (after !== undefined && after > tournament.pairedRounds)
      call.complain('round-not-paired', '--after', String(after), {
        paired: tournament.pairedRounds,
      });
    const counted = systemOf(event.value)?.asStandingsCount?.(tournament);
    for (const note of counted?.notes ?? [])
      call.io.err(`${reasonText(call, note, tournament.players)}\n`);
    const { edition, source } = editionFor(call, event.value);
    const unplayed = unplayedReading(call, edition);
    const tieBreaks = wanted(call, event.value, edition);
    if (call.problems.length > 0) return call.refuse();
    if (ranksTeams(call, tournament) || (isListOfTeams(edition, tieBreaks) && tournament.teams)) {
      tellEdition(call, edition, source, tieBreaks);
      return showTeams(call, tournament, tieBreaks, edition, after);
    }
    const options = { unplayed, unrated };
    const list = rank(counted?.tournament ?? tournament, {
      tieBreaks,
      edition: edition.id,
      after,
      options,
    });
    if (!list.ok) call.problems.push(...list.problems);
    if (call.problems.length > 0 || !list.ok) return call.refuse();
    tellEdition(call, edition, source, tieBreaks);
    for (const reason of list.value.warnings) call.io.err(`${reasonText(call, reason)}\n`);
    return call.has('detail')
      ? showDetail(call, tournament, list.value)
      : showList(call, event.value, list.value);
  },
};

/** The pairing system that the workbook or the file names, if we have it. */
const systemOf = ({ tournament, workbook }: LoadedEvent): PairingSystem | undefined =>
  workbook
    ? systemById(workbook.event.settings.system)
    : systemByTrfCode(tournament.systemCode ?? '', tournament.info.start);

type Source = 'asked' | 'own' | 'in-force' | 'newest' | 'having';

/** Where the edition comes from, in words. */
const SOURCE_WORD: Readonly<Record<Exclude<Source, 'asked'>, WordKey>> = {
  own: 'cli.edition-own',
  'in-force': 'cli.edition-in-force',
  newest: 'cli.edition-newest',
  having: 'cli.edition-having',
};

function tellEdition(
  call: Call,
  { id }: TieBreakEdition,
  source: Source,
  tieBreaks: readonly string[],
): void {
  if (source !== 'asked' && tieBreaks.length > 0)
    call.io.err(`${say(call, SOURCE_WORD[source], { edition: id })}\n`);
}

/**
 * As asked, else as the workbook says, else what was in force when the event began, if it has what
 * is asked for: Kashdan is of 1998 alone.
 */
function editionFor(
  call: Call,
  { workbook, tournament }: LoadedEvent,
): { edition: TieBreakEdition; source: Source } {
  const asked = editionById(call.text('edition') ?? '');
  if (asked) return { edition: asked, source: 'asked' };
  const own = workbook?.event.settings.tieBreakEdition;
  const edition = own === undefined ? undefined : editionById(own);
  if (own !== undefined && !edition)
    call.complain('unknown-edition', '--edition', own, { known: EDITION_IDS.join(', ') });
  if (edition) return { edition, source: 'own' };
  const { start } = tournament.info;
  const inForce = editionInForce(start);
  const having = [inForce, ...EDITIONS].find((each) => hasAsked(call, each)) ?? inForce;
  if (having !== inForce) return { edition: having, source: 'having' };
  return { edition: inForce, source: isoDay(start) ? 'in-force' : 'newest' };
}

/** Whether an edition has the preset, or all the tie-breaks, of the request. */
function hasAsked(call: Call, edition: TieBreakEdition): boolean {
  const preset = call.text('preset')?.trim().toLowerCase();
  if (preset !== undefined) return edition.presets.some(({ id }) => id === preset);
  const codes = call.text('tie-breaks')?.split(',') ?? [];
  return codes.every((code) => code.trim() === '' || findTieBreak(edition, code));
}

/** As asked on the command line, else as the workbook or the file says, else by points alone. */
function wanted(
  call: Call,
  { workbook, tournament }: LoadedEvent,
  edition: TieBreakEdition,
): string[] {
  const asked = presetCodes(call, edition) ?? call.text('tie-breaks')?.split(',');
  const codes = asked ?? workbook?.event.settings.tieBreaks ?? fileCodes(call, tournament, edition);
  return codes.map((code) => code.trim()).filter(Boolean);
}

/** The list of TRF record 202; what the edition does not have is told and left out. */
function fileCodes(
  call: Call,
  { tieBreakCodes = [] }: Tournament,
  edition: TieBreakEdition,
): readonly string[] {
  const unknown = tieBreakCodes.filter((code) => !findTieBreak(edition, code));
  if (unknown.length > 0)
    call.io.err(
      `${say(call, 'cli.codes-left-out', { codes: unknown.join(', '), edition: edition.id })}\n`,
    );
  return tieBreakCodes.filter((code) => !unknown.includes(code));
}

/** The list of a preset, whatever the capitals; complains of one that the edition does not have. */
function presetCodes(call: Call, { presets }: TieBreakEdition): readonly string[] | undefined {
  const text = call.text('preset');
  if (text === undefined) return undefined;
  const preset = presets.find(({ id }) => id === text.trim().toLowerCase());
  if (!preset)
    call.complain('bad-option-value', '--preset', text, {
      option: '--preset',
      known: presets.map(({ id }) => id).join(', '),
    });
  return preset?.codes ?? [];
}

/** How own unplayed rounds count, as far as the edition leaves a choice. */
function unplayedReading(call: Call, { unplayedReadings }: TieBreakEdition): UnplayedReading {
  const text = call.text('unplayed');
  const reading = unplayedReadings.find((known) => known === (text ?? UNPLAYED_READINGS[0]));
  if (!reading)
    call.complain('bad-option-value', '--unplayed', text ?? '', {
      option: '--unplayed',
      known: unplayedReadings.join(', '),
    });
  return reading ?? UNPLAYED_READINGS[0];
}

function showList(call: Call, { tournament, warnings }: LoadedEvent, list: Standings): ExitCode {
  if (call.has('json')) {
    const rows = list.rows.map(({ rank: place, no, name, points, tieBreaks }) => ({
      rank: place,
      no,
      name,
      points,
      tieBreaks: Object.fromEntries(
        list.given.map(({ text, code }) => [text, tieBreaks[code] ?? null]),
      ),
    }));
    const contradicting = contradictions(call, warnings);
    const told = contradicting.length > 0 ? { warnings: contradicting } : {};
    call.io.out(`${JSON.stringify({ rounds: list.rounds, standings: rows, ...told })}\n`);
    return EXIT.done;
  }
  const ratings = new Map(tournament.players.map(({ no, rating }) => [no, rating]));
  const columns = ['cli.rank', 'cli.no', 'cli.name', 'cli.rating', 'cli.points'] as const;
  const header = columns.map((key) => say(call, key));
  const rows = [
    [...header, ...list.given.map(({ text }) => text)],
    ...list.rows.map((row) => [
      row.rank,
      row.no,
      row.name,
      ratings.get(row.no) ?? 0,
      row.points,
      ...list.given.map(({ code }) => row.tieBreaks[code] ?? ''),
    ]),
  ];
  call.io.out(call.has('csv') ? asCsv(rows) : asColumns(rows, 2));
  return EXIT.done;
}

/** Where the source contradicts itself: the first place, and how many more there are. */
function contradictions(call: Call, warnings: readonly Problem[]): string[] {
  const found = contradictionIn(warnings);
  if (!found) return [];
  const where = sayPlace(found.first.place);
  const { sentence } = sayProblem(call.language, found.first);
  const more = found.count > 1 ? ` (${say(call, 'functions.in-all', { count: found.count })})` : '';
  return [`${where}${where ? ': ' : ''}${sentence}${more}`];
}

function showDetail(call: Call, tournament: Tournament, list: Standings): ExitCode {
  const player = findPlayer(call, tournament, call.text('detail') ?? '', '--detail');
  if (!player) return call.refuse();
  call.io.out(
    call.has('json') ? detailJson(list, player.no) : detailLines(call, tournament, list, player.no),
  );
  return EXIT.done;
}
