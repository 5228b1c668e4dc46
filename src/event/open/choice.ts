import type { Reason } from '../../explain/reason';
import { error, type Problem, type Result } from '../../model/problems';
import type { Tournament } from '../../model/types';
import {
  CUSTOM_SWISS,
  SYSTEM_IF_UNSAID,
  SYSTEMS,
  systemById,
  systemByTrfCode,
  systemInForce,
  systemByWords,
} from '../../systems';
import type { PairingSystem } from '../../systems/system';
import { plainWord } from '../../formats/tidy';
import type { OpenEvent } from './openEvent';

/** What a file itself says of its pairing system. */
export interface SystemWord {
  /** Undefined: a system that is none of ours. */
  readonly system: PairingSystem | undefined;
  /** As it is written, with the record or the setting that says it. */
  readonly word: string;
  /** A workbook keeps the edition it began with; a TRF may be asked about another one. */
  readonly isBinding: boolean;
}

/** The setting of a workbook; null: its table Event says none. */
export const workbookSystem = ({ read, settings }: OpenEvent): SystemWord | null =>
  read.event.said.has('system')
    ? { system: systemById(settings.system), word: settings.system, isBinding: true }
    : null;

/** Record 192 of a TRF, or 092 where it names a system; null: neither does. */
export function trfSystem({
  systemCode,
  info,
  otherLines = [],
  teams,
  teamPlay,
}: Tournament): SystemWord | null {
  if (systemCode !== undefined && systemCode.trim().toUpperCase() !== CUSTOM_SWISS)
    return {
      system: systemByTrfCode(systemCode, info.start),
      word: systemCode.trim(),
      isBinding: false,
    };
  // A national or historical edition has no code of its own: a comment or 092 names it.
  const comments = otherLines
    .map(({ text }) => text)
    // A departure names what it was changed from as well.
    .filter((text) => text.startsWith('###') && !/ @ Round \d/.test(text));
  for (const text of [info.kind, ...comments]) {
    const system = systemByWords(wordsIn(text));
    if (system) return { system, word: text.trim(), isBinding: false };
  }
  if (!teams?.length) return null;
  return teamPlay?.isSeenInGames
    ? {
        system: undefined,
        word: teams.some(({ number }) => number !== undefined) ? '310' : '013',
        isBinding: false,
      }
    : teamRecord(teamPlay);
}

/** Records that only an event of teams has: it is a Swiss of teams where nobody says anything else. */
function teamRecord(play: Tournament['teamPlay']): SystemWord | null {
  const { boardColours, matchPoints, pairingByes } = play ?? {};
  const record = boardColours ? '352' : matchPoints ? '362' : pairingByes ? '320' : null;
  const system = SYSTEMS.find(({ pairsTeams, kind }) => pairsTeams && kind === 'swiss');
  return record === null ? null : { system, word: record, isBinding: false };
}

const wordsIn = (text: string): string =>
  plainWord(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export type Chosen<T> = Result<{
  readonly value: T;
  /** Why this one, where it was not simply asked for. */
  readonly because: Reason | null;
}>;

/** For a file without a word of its own: the edition in force when the event began, else the newest. */
export const systemByDay = (start: string | null): Chosen<PairingSystem> =>
  start === null
    ? chosen(systemInForce(), { key: 'choice.newest' })
    : chosen(systemInForce(start), { key: 'choice.by-date', args: { date: start } });

/** A workbook that says none is paired as it always was, by every door alike. */
export const systemOfSilentWorkbook = (): Chosen<PairingSystem> =>
  chosen(SYSTEM_IF_UNSAID, { key: 'choice.silent-workbook' });

/**
 * The edition to pair by: as asked, else the file's own word, else `unsaid`. What was asked does not
 * overrule a workbook.
 */
export function chooseSystem(
  asked: PairingSystem | undefined,
  own: SystemWord | null,
  unsaid: Chosen<PairingSystem>,
): Chosen<PairingSystem> {
  if (asked) return askedSystem(asked, own);
  if (own) {
    if (own.system) return chosen(own.system, { key: 'choice.by-file', args: { word: own.word } });
    return { ok: false, problems: [noSystem(own.word)] };
  }
  return unsaid;
}

/** Records that list teams; they name no system. */
const isListOfTeams = (word: string): boolean => word === '310' || word === '013';

/** A system that is none of ours; of teams that are listed and play matches, the file names none at all. */
function noSystem(word: string): Problem {
  const isList = isListOfTeams(word);
  const known = SYSTEMS.filter(({ pairsTeams }) => pairsTeams || !isList).map(({ id }) => id);
  const code = isList ? 'teams-without-system' : 'system-not-ours';
  return error(code, { kind: 'file' }, word, { known: known.join(', ') });
}

function askedSystem(asked: PairingSystem, own: SystemWord | null): Chosen<PairingSystem> {
  if (!own || own.system === asked || isListOfTeams(own.word))
    return { ok: true, value: asked, because: null };
  const { word, system } = own;
  if (own.isBinding) {
    const place = { kind: 'argument', name: '--system' } as const;
    return { ok: false, problems: [error('system-contradicts', place, asked.id, { own: word })] };
  }
  return system
    ? chosen(asked, { key: 'choice.over-file', args: { word, own: system.id } })
    : chosen(asked, { key: 'choice.over-unknown', args: { word } });
}

const chosen = (system: PairingSystem, because: Reason): Chosen<PairingSystem> => ({
  ok: true,
  value: system,
  because: { ...because, args: { ...because.args, edition: system.id } },
});
