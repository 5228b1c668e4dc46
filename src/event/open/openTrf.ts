import { parseTrf } from '../../formats/trf/parseTrf';
import { check } from '../../model/check';
import { error, warning, type Checked } from '../../model/problems';
import type { RawTournament } from '../../model/raw';
import type { Tournament } from '../../model/types';
import { systemByTrfCode } from '../../systems';
import { printedPlaces, type PrintedPlace } from '../check/printedStandings';

/** The event of a TRF, checked, and the places that the file prints. */
export interface TrfEvent {
  readonly tournament: Tournament;
  readonly printed: readonly PrintedPlace[];
}

/** `asked`: the system to be used instead of the one that the file names. */
export function openTrf(text: string, asked?: string): Checked<TrfEvent> {
  const other = OTHER_TEXTS.find(([, pattern]) => pattern.test(text.slice(0, 400)));
  if (other) return { ok: false, problems: [error(other[0], { kind: 'file' }, '')] };
  const raw = withoutOtherBaku(parseTrf(text), asked);
  const checked = check({ ...raw, ...announcedRules(raw) });
  if (!checked.ok) return checked;
  return { ...checked, value: { tournament: checked.value, printed: printedPlaces(raw) } };
}

/** Texts that hold tournaments of other programs, and no line of a TRF. */
const OTHER_TEXTS = [
  ['text-is-pgn', /^\uFEFF?\s*\[[A-Z]\w+ "/],
  ['text-is-json', /^\uFEFF?\s*[[{]/],
] as const;

/** The comment by which a file keeps the rules of a system that has some. */
export const RULES_COMMENT = '### Rules of the system: ';

function announcedRules({
  otherLines = [],
}: RawTournament): Pick<RawTournament, 'systemParameters'> {
  const line = otherLines.find(({ text }) => text.startsWith(RULES_COMMENT));
  const systemParameters = line?.text.slice(RULES_COMMENT.length).trim();
  return systemParameters ? { systemParameters } : {};
}

/**
 * A code such as FIDE_DUTCH_2026_BAKU names a system and its acceleration at once: where another
 * system is asked for, the code does not count, and what it implied is left aside and told. Virtual
 * points that are written out stay.
 */
function withoutOtherBaku(raw: RawTournament, asked: string | undefined): RawTournament {
  const { systemCode = '', info, virtualPoints, problems } = raw;
  const isImplied = /_BAKU$/.test(systemCode) && virtualPoints.length === 0;
  if (!asked || !isImplied || systemByTrfCode(systemCode, info.start)?.id === asked) return raw;
  const told = warning('baku-of-another-system', { kind: 'file' }, systemCode, { system: asked });
  return { ...raw, systemCode: systemCode.replace(/_BAKU$/, ''), problems: [...problems, told] };
}
