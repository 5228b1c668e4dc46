import type { PlayerNo, Tournament } from '../../../src/model/types';
import { shownParts, type ShownPart } from '../../../src/tiebreaks/mean';
import type { Standings } from '../../../src/tiebreaks/standings/standings';
import type { Call } from '../../command';
import { reasonText, say } from '../../print/say';
import { asColumns } from '../../print/tables';
import { CUT_WORD, isSaidByCut, WHY_WORD } from '../../../src/tiebreaks/partWords';

const COLUMNS = [
  'cli.detail.round',
  'cli.detail.opponent',
  'cli.detail.used',
  'cli.detail.points',
  'cli.detail.value',
  'cli.detail.kept',
  'cli.detail.article',
  'cli.detail.why',
] as const;

/** The working of each tie-break of one player: its terms, those that do not count marked. */
export function detailLines(
  call: Call,
  tournament: Tournament,
  list: Standings,
  no: PlayerNo,
): string {
  const row = list.rows.find((each) => each.no === no);
  const names = new Map(tournament.players.map((player) => [player.no, player.name]));
  const head = `${row?.rank ?? ''}. ${no} ${names.get(no)}: ${row?.points ?? ''}\n`;
  return list.tieBreaks.reduce((text, code) => {
    const detail = list.detail(no, code);
    const { value, undefinedBecause } = detail;
    const parts = shownParts(detail);
    const why = undefinedBecause
      ? ` (${reasonText(call, undefinedBecause, tournament.players)})`
      : '';
    const table = [
      COLUMNS.map((key) => say(call, key)),
      ...parts.map((part) => partRow(call, part, names)),
    ];
    return `${text}\n${code} = ${value ?? '–'}${why}\n${parts.length > 0 ? asColumns(table, 7) : ''}`;
  }, head);
}

function partRow(
  call: Call,
  part: ShownPart,
  names: ReadonlyMap<PlayerNo, string>,
): (string | number)[] {
  const opponent = part.opponent === null ? '' : `${part.opponent} ${names.get(part.opponent)}`;
  const why = [
    ...(isSaidByCut(part) ? [] : [say(call, WHY_WORD[part.why], part.args)]),
    ...(part.cut === null ? [] : [say(call, CUT_WORD[part.cut])]),
    ...(part.ruling ? [part.ruling] : []),
  ];
  return [
    part.round ?? '',
    opponent,
    part.used ?? '',
    part.points ?? '',
    part.value,
    part.cut !== null ? '–' : part.counted === null ? '' : '+',
    part.article,
    why.join('; '),
  ];
}

export function detailJson(list: Standings, no: PlayerNo): string {
  const row = list.rows.find((each) => each.no === no);
  const detail = Object.fromEntries(list.tieBreaks.map((code) => [code, list.detail(no, code)]));
  const { rank, name, points } = row ?? {};
  return `${JSON.stringify({ rounds: list.rounds, rank, no, name, points, detail })}\n`;
}
