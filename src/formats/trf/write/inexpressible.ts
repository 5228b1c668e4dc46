import { warning, type Problem } from '../../../model/problems';
import { nationalRatingOf, parseRankMethod, ratingBy } from '../../../model/rules/ratingMethod';
import type { EventInfo, Player, Tournament } from '../../../model/types';
import type { ProblemCode } from '../../../words';
import type { TrfFormat } from './makeTrf';
import { pointsApart } from './makeRecords26';

const FILE = { kind: 'file' } as const;

/** What the event knows and the format has no word for: told, so that nothing is lost in silence. */
export function inexpressible(tournament: Tournament, format: TrfFormat): Problem[] {
  const { players, pairedRounds, totalRounds, roundsDeclared } = tournament;
  const numbers = (is: (player: (typeof players)[number]) => boolean): string =>
    players
      .filter(is)
      .map(({ no }) => no)
      .join(', ');
  const told = (code: ProblemCode, value: string): Problem[] =>
    value === '' ? [] : [warning(code, FILE, value)];
  const isOver = roundsDeclared !== false && pairedRounds >= totalRounds;
  return [
    ...told(
      'trf-loses-clubs',
      numbers(({ club }) => club !== ''),
    ),
    ...told('trf-loses-ratings', numbers(ratingIsApart(tournament.info))),
    ...told(
      'trf-loses-national',
      numbers((player) => nationalRatingOf(player) > 0 && player.national?.[0]?.federation === ''),
    ),
    ...told(
      'trf-loses-tables',
      numbers(({ fixedTable }) => fixedTable !== null),
    ),
    ...told('trf-loses-withdrawals', isOver ? '' : numbers(({ withdrawn }) => withdrawn)),
    ...told(
      'trf-loses-floats',
      numbers(({ entries }) => entries.some(({ float }) => float !== undefined)),
    ),
    ...(format === 'trf26'
      ? told(
          'trf26-points',
          pointsApart(tournament.points)
            .map(([code]) => code)
            .join(', '),
        )
      : [
          ...told(
            'trf16-loses-adjourned',
            numbers(({ entries }) => entries.some(({ outcome }) => outcome === 'adjourned')),
          ),
          ...told('trf16-loses-records', newerRecords(tournament).join(', ')),
        ]),
  ];
}

/** Whether the rating that ranks cannot be worked out from what the file says. */
function ratingIsApart({ rankMethod }: EventInfo): (player: Player) => boolean {
  const method = parseRankMethod(rankMethod)?.method ?? 'FIDE';
  return (player) => {
    if (player.fideRating === undefined) return false;
    const made = ratingBy(method, player.fideRating, nationalRatingOf(player));
    return player.rating !== (made ?? player.fideRating);
  };
}

/** Records of TRF26 that the event would need. */
function newerRecords(tournament: Tournament): string[] {
  const { info, systemCode, tieBreakCodes, abnormalPoints, forbidden, teamPlay, players } =
    tournament;
  const needed: Readonly<Record<string, boolean>> = {
    '172': Boolean(info.rankMethod),
    '182': Boolean(info.pairedBy),
    '192': Boolean(systemCode) && info.kind.toUpperCase() !== systemCode,
    '202': Boolean(tieBreakCodes?.length),
    '222': Boolean(info.timeCode),
    '260': forbidden.some(({ rounds }) => rounds !== null),
    '299': Boolean(abnormalPoints?.length),
    '3xx': teamPlay !== undefined,
    'PO, LOTS': tournament.tieOrders !== undefined,
    NRS: players.some(({ national = [] }) => national.length > 0),
  };
  return Object.keys(needed).filter((code) => needed[code]);
}
