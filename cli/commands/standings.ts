import {
  DEFAULT_EDITION,
  editionById,
  standings as rank,
  UNPLAYED_READINGS,
  type Standings,
  type UnplayedReading,
} from '../../src/tiebreaks';
import type { Tournament } from '../../src/model/types';
import { systemById, systemByTrfCode } from '../../src/systems';
import type { PairingSystem } from '../../src/systems/system';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { loadEvent, type LoadedEvent } from '../load';
import { findPlayer } from '../players';
import { reasonText, say } from '../say';
import { asColumns, asCsv } from '../tables';
import { detailJson, detailLines } from './standingsDetail';

/** The ranking by points and tie-breaks, after the last round or an earlier one. */
export const standings: Command = {
  name: 'standings',
  usage:
    'standings FILE [--tie-breaks "BH,SB"|--preset NAME] [--edition FFE-1998] [--after N] [--unplayed READING] [--detail PLAYER] [--json|--csv]',
  options: {
    'tie-breaks': { values: 1 },
    preset: { values: 1 },
    edition: { values: 1 },
    after: { values: 1 },
    unplayed: { values: 1 },
    detail: { values: 1 },
    json: { values: 0 },
    csv: { values: 0 },
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--tie-breaks CODES', 'cli.help.tie-breaks'],
    ['--preset NAME', 'cli.help.preset'],
    ['--edition EDITION', 'cli.help.edition'],
    ['--after N', 'cli.help.after'],
    ['--unplayed READING', 'cli.help.unplayed'],
    ['--detail PLAYER', 'cli.help.detail'],
    ['--json', 'cli.help.json'],
    ['--csv', 'cli.help.csv'],
  ],
  async run(call) {
    const file = call.onlyFile();
    const after = call.number('after', { min: 1, max: 99 });
    const unplayed = unplayedReading(call);
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
    const list = rank(counted?.tournament ?? tournament, {
      ...wanted(call, event.value),
      after,
      options: { unplayed },
    });
    if (!list.ok) call.problems.push(...list.problems);
    if (call.problems.length > 0 || !list.ok) return call.refuse();
    for (const reason of list.value.warnings) call.io.err(`${reasonText(call, reason)}\n`);
    return call.has('detail')
      ? showDetail(call, tournament, list.value)
      : showList(call, tournament, list.value);
  },
};

/** The pairing system that the workbook or the file names, if we have it. */
const systemOf = ({ tournament, workbook }: LoadedEvent): PairingSystem | undefined =>
  workbook
    ? systemById(workbook.event.settings.system)
    : systemByTrfCode(tournament.systemCode ?? '', tournament.info.start);

/** As asked on the command line, else as the workbook says, else by points alone. */
function wanted(call: Call, { workbook }: LoadedEvent): { tieBreaks: string[]; edition?: string } {
  const edition = call.text('edition') ?? workbook?.event.settings.tieBreakEdition;
  const codes =
    presetCodes(call, edition) ??
    call.text('tie-breaks')?.split(',') ??
    workbook?.event.settings.tieBreaks ??
    [];
  return { tieBreaks: codes.map((code) => code.trim()).filter(Boolean), edition };
}

/** The list of a preset, whatever the capitals; complains of one that the edition does not have. */
function presetCodes(call: Call, edition: string | undefined): readonly string[] | undefined {
  const text = call.text('preset');
  if (text === undefined) return undefined;
  const { presets } = (edition === undefined ? undefined : editionById(edition)) ?? DEFAULT_EDITION;
  const preset = presets.find(({ id }) => id === text.trim().toLowerCase());
  if (!preset)
    call.complain('bad-option-value', '--preset', text, {
      option: '--preset',
      known: presets.map(({ id }) => id).join(', '),
    });
  return preset?.codes ?? [];
}

/** How own unplayed rounds count: by the rules, §1 taken literally, or not at all. */
function unplayedReading(call: Call): UnplayedReading {
  const text = call.text('unplayed');
  const reading = UNPLAYED_READINGS.find((known) => known === (text ?? 'default'));
  if (!reading)
    call.complain('bad-option-value', '--unplayed', text ?? '', {
      option: '--unplayed',
      known: UNPLAYED_READINGS.join(', '),
    });
  return reading ?? 'default';
}

function showList(call: Call, tournament: Tournament, list: Standings): ExitCode {
  if (call.has('json')) {
    const rows = list.rows.map(({ rank: place, no, name, points, tieBreaks }) => ({
      rank: place,
      no,
      name,
      points,
      tieBreaks: Object.fromEntries(list.tieBreaks.map((code) => [code, tieBreaks[code] ?? null])),
    }));
    call.io.out(`${JSON.stringify({ rounds: list.rounds, standings: rows })}\n`);
    return EXIT.done;
  }
  const ratings = new Map(tournament.players.map(({ no, rating }) => [no, rating]));
  const columns = ['cli.rank', 'cli.no', 'cli.name', 'cli.rating', 'cli.points'] as const;
  const header = columns.map((key) => say(call, key));
  const rows = [
    [...header, ...list.tieBreaks],
    ...list.rows.map((row) => [
      row.rank,
      row.no,
      row.name,
      ratings.get(row.no) ?? 0,
      row.points,
      ...list.tieBreaks.map((code) => row.tieBreaks[code] ?? ''),
    ]),
  ];
  call.io.out(call.has('csv') ? asCsv(rows) : asColumns(rows, 2));
  return EXIT.done;
}

function showDetail(call: Call, tournament: Tournament, list: Standings): ExitCode {
  const player = findPlayer(call, tournament, call.text('detail') ?? '', '--detail');
  if (!player) return call.refuse();
  call.io.out(
    call.has('json') ? detailJson(list, player.no) : detailLines(call, tournament, list, player.no),
  );
  return EXIT.done;
}
