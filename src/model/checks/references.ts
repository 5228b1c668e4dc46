import { error, type Problem } from '../problems';
import type { RawTournament } from '../raw';
import { TIE_ORDERS } from '../rules/tieOrders';

/** Players named outside the player list: forbidden pairs, virtual points, abnormal points, teams. */
export function checkReferences(raw: RawTournament, known: ReadonlySet<number>): Problem[] {
  const problems: Problem[] = [];
  const unknown = (no: number) => !Number.isNaN(no) && !known.has(no);
  raw.forbidden.forEach(({ players }, index) => {
    const place = raw.forbiddenPlaces?.[index] ?? { kind: 'file' };
    for (const no of players.filter(unknown))
      problems.push(error('forbidden-unknown-player', place, String(no)));
  });
  for (const { no, place } of raw.virtualPoints)
    if (unknown(no)) problems.push(error('virtual-unknown-player', place, String(no)));
  for (const { value, place } of raw.abnormalPoints ?? [])
    for (const no of value.ids.filter(unknown))
      problems.push(error('abnormal-unknown-player', place, String(no)));
  for (const { value, place } of raw.teams ?? [])
    for (const no of value.players.filter(unknown))
      problems.push(error('team-unknown-player', place, String(no), { team: value.name }));
  for (const kind of TIE_ORDERS)
    for (const no of raw.tieOrders?.[kind]?.value.flat().filter(unknown) ?? [])
      problems.push(error('order-unknown-player', raw.tieOrders![kind]!.place, String(no)));
  return problems;
}
