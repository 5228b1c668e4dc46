/** Which tie-breaks, by which edition: what was asked, what the file says, what was in force. */
import { firstDay } from '../src/model/day';
import type { OwnRanking } from '../src/model/rules/ownRanking';
import type { Tournament } from '../src/model/types';
import { ownListNamed, type OwnList } from '../src/sheets/ownLists';
import { systemById } from '../src/systems';
import type { PairingSystem } from '../src/systems/system';
import {
  EDITION_IDS,
  editionById,
  editionInForce,
  EDITIONS,
  findTieBreak,
} from '../src/tiebreaks/editions';
import { findOfTeams } from '../src/tiebreaks/teams/standings';
import { type TieBreakEdition } from '../src/tiebreaks/types';
import type { WordKey } from '../src/words';
import type { Call } from './command';
import type { LoadedEvent } from './read/load';
import { say } from './print/say';

/** The pairing system that the workbook or the file names, by its code or in a comment, if we have it. */
export const namedSystem = ({ system, workbook }: LoadedEvent): PairingSystem | undefined =>
  workbook ? systemById(workbook.event.settings.system) : system?.system;

/** The ranking of the system's own, unless tie-breaks are asked for. */
export function ownRankingOf(
  call: Call,
  event: LoadedEvent,
  after?: number,
): OwnRanking | undefined {
  if (call.has('tie-breaks') || call.has('preset')) return undefined;
  const system = call.has('system') ? call.system() : event.system?.system;
  return system?.ownRanking?.(event.tournament, after);
}

/** The edition asked for; complains of one that there is not. */
export function askedEdition(call: Call): TieBreakEdition | undefined {
  const text = call.text('edition');
  const edition = editionById(text ?? '');
  if (text !== undefined && !edition)
    call.complain('unknown-edition', '--edition', text, { known: EDITION_IDS.join(', ') });
  return edition;
}

type Source = 'asked' | 'own' | 'in-force' | 'newest' | 'having';

export interface EditionChoice {
  readonly edition: TieBreakEdition;
  readonly source: Source;
}

/** Where the edition comes from, in words. */
const SOURCE_WORD: Readonly<Record<Exclude<Source, 'asked'>, WordKey>> = {
  own: 'cli.edition-own',
  'in-force': 'cli.edition-in-force',
  newest: 'cli.edition-newest',
  having: 'cli.edition-having',
};

/**
 * As asked, else as the workbook says, else what was in force when the event began, if it has what
 * is asked for: Kashdan is of 1998 alone.
 */
export function editionFor(call: Call, { workbook, tournament }: LoadedEvent): EditionChoice {
  const asked = editionById(call.text('edition') ?? '');
  if (asked) return { edition: asked, source: 'asked' };
  const own = workbook?.event.settings.tieBreakEdition;
  const edition = own === undefined ? undefined : editionById(own);
  if (own !== undefined && !edition)
    call.complain('unknown-edition', '--edition', own, { known: EDITION_IDS.join(', ') });
  if (edition) return { edition, source: 'own' };
  const start = firstDay(tournament.info);
  const inForce = editionInForce(start);
  const having = [inForce, ...EDITIONS].find((each) => hasAsked(call, each)) ?? inForce;
  if (having !== inForce) return { edition: having, source: 'having' };
  return { edition: inForce, source: start === null ? 'newest' : 'in-force' };
}

/** Whether an edition has the preset, or all the tie-breaks, of the request. */
function hasAsked(call: Call, edition: TieBreakEdition): boolean {
  const preset = call.text('preset')?.trim().toLowerCase();
  if (preset !== undefined) return edition.presets.some(({ id }) => id === preset);
  const codes = call.text('tie-breaks')?.split(',') ?? [];
  return codes.every((code) => code.trim() === '' || findTieBreak(edition, code));
}

/** As asked on the command line, else as the workbook or the file says, else by points alone. */
export function wantedTieBreaks(
  call: Call,
  { workbook, tournament }: LoadedEvent,
  edition: TieBreakEdition,
): string[] {
  const own = workbook?.event.settings.ownLists ?? [];
  const asked = presetCodes(call, edition, own) ?? call.text('tie-breaks')?.split(',');
  const codes = asked ?? workbook?.event.settings.tieBreaks ?? fileCodes(call, tournament, edition);
  return codes.map((code) => code.trim()).filter(Boolean);
}

/** The list of TRF record 202; what the edition does not have is told and left out. */
function fileCodes(
  call: Call,
  { tieBreakCodes = [] }: Tournament,
  edition: TieBreakEdition,
): readonly string[] {
  const unknown = tieBreakCodes.filter(
    (code) => !findTieBreak(edition, code) && !findOfTeams(edition, code),
  );
  if (unknown.length > 0)
    call.io.err(
      `${say(call, 'cli.codes-left-out', { codes: unknown.join(', '), edition: edition.id })}\n`,
    );
  return tieBreakCodes.filter((code) => !unknown.includes(code));
}

/** The list of a preset or one that the workbook keeps, whatever the capitals; complains of any other. */
function presetCodes(
  call: Call,
  { presets }: TieBreakEdition,
  own: readonly OwnList[],
): readonly string[] | undefined {
  const text = call.text('preset');
  if (text === undefined) return undefined;
  const preset =
    presets.find(({ id }) => id === text.trim().toLowerCase()) ?? ownListNamed(own, text.trim());
  if (!preset)
    call.complain('bad-option-value', '--preset', text, {
      option: '--preset',
      known: [...presets.map(({ id }) => id), ...own.map(({ name }) => name)].join(', '),
    });
  return preset?.codes ?? [];
}

/** Where the edition comes from, in words. */
export const editionBecause = (call: Call, { edition, source }: EditionChoice): string =>
  source === 'asked'
    ? say(call, 'check.asked')
    : say(call, SOURCE_WORD[source], { edition: edition.id });

/** One line that says by which edition, where it was not asked for. */
export function sayEdition(call: Call, { edition, source }: EditionChoice, file = ''): void {
  if (source === 'asked') return;
  const where = file === '' ? '' : `${file}: `;
  call.io.err(`${where}${say(call, SOURCE_WORD[source], { edition: edition.id })}\n`);
}
