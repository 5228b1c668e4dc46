import type { ForbiddenGroup, Tournament } from '../../../model/types';
import { isTeamBook } from '../../../model/matches/teamEvent';
import type { AvoidRule, KeepApart } from '../../keepApart';
import type { EventSettings } from '../../settings';

/**
 * The settings that round 1 fixes, by the version of the list that first had them. A list that was
 * released stays as it is: events that began under it are compared with it for good. A setting that is
 * to be fixed from now on opens a list of its own, with the next number.
 */
export const TERM_LISTS = {
  1: [
    'system',
    'rounds',
    'winPoints',
    'drawPoints',
    'lossPoints',
    'byePoints',
    'zeroPoints',
    'forfeitLossPoints',
    'acceleration',
    'forbidden',
    'keepApart',
    'tieBreaks',
    'tieBreakEdition',
  ],
  2: ['systemParameters', 'avoid', 'boards', 'matchPoints', 'teamScores', 'teamBye'],
  3: ['ratingMethod'],
} as const;

export type Term = (typeof TERM_LISTS)[keyof typeof TERM_LISTS][number];

interface Announced {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
}

interface StoredTerm {
  /** What a departure calls it, in the English of TRF files. */
  readonly name: string;
  /** Its value as the workbook keeps it and as digests cover it: in no language, in no display format. */
  readonly text: (event: Announced) => string;
}

/** Half-points as points: 1, 0.5; empty where they are the usual ones. */
const unless = (halves: number, usual: number): string =>
  halves === usual ? '' : String(halves / 2);

export const STORED_TERMS: Readonly<Record<Term, StoredTerm>> = {
  system: { name: 'Pairing system', text: ({ settings }) => settings.system },
  systemParameters: {
    name: 'Rules of the system',
    text: ({ tournament }) => tournament.systemParameters ?? '',
  },
  rounds: { name: 'Rounds', text: ({ tournament }) => String(tournament.totalRounds) },
  winPoints: {
    name: 'Points for a win',
    text: ({ tournament: { points } }) => unless(points.win, 2),
  },
  drawPoints: {
    name: 'Points for a draw',
    text: ({ tournament: { points } }) => unless(points.draw, 1),
  },
  lossPoints: {
    name: 'Points for a loss',
    text: ({ tournament: { points } }) => unless(points.loss, 0),
  },
  byePoints: {
    name: 'Points for the bye',
    text: ({ tournament: { points } }) => String(points.pairingBye / 2),
  },
  zeroPoints: {
    name: 'Points for an absence',
    text: ({ tournament: { points } }) => unless(points.zeroBye, 0),
  },
  forfeitLossPoints: {
    name: 'Points for a forfeit loss',
    text: ({ tournament: { points } }) => unless(points.forfeitLoss, 0),
  },
  acceleration: {
    name: 'Acceleration',
    text: ({ tournament }) => {
      const method = tournament.acceleration?.method ?? 'own';
      return method === 'own' ? '' : method === 'baku' ? 'Baku' : method;
    },
  },
  forbidden: { name: 'Kept apart', text: ({ tournament }) => groupsText(tournament.forbidden) },
  keepApart: { name: 'Kept apart by', text: ({ settings }) => columnsText(settings.keepApart) },
  avoid: { name: 'Kept apart if possible', text: ({ settings }) => avoidText(settings.avoid) },
  tieBreaks: { name: 'Tie-breaks', text: ({ settings }) => settings.tieBreaks.join(', ') },
  tieBreakEdition: {
    name: 'Tie-break edition',
    text: ({ settings }) => settings.tieBreakEdition,
  },
  ratingMethod: {
    name: 'Rating method',
    text: ({ tournament }) => tournament.info.rankMethod ?? '',
  },
  boards: {
    name: 'Boards',
    text: ({ tournament }) => ofTeams(tournament)?.boardColours ?? '',
  },
  matchPoints: {
    name: 'Match points',
    text: ({ tournament }) =>
      (ofTeams(tournament)?.matchPoints ?? []).map((half) => String(half / 2)).join('-'),
  },
  teamScores: {
    name: 'Colours and scores',
    text: ({ tournament }) => (isTeamBook(tournament) ? (tournament.systemCode ?? '') : ''),
  },
  teamBye: {
    name: 'Points of the team bye',
    text: ({ tournament }) => {
      const { matchPoints = null, gamePoints = null } = ofTeams(tournament)?.pairingByes ?? {};
      if (matchPoints === null && gamePoints === null) return '';
      return [matchPoints, gamePoints].map((half) => (half === null ? '-' : half / 2)).join('/');
    },
  },
};

/** Of an event whose rounds are matches of teams. */
const ofTeams = (tournament: Tournament): Tournament['teamPlay'] =>
  isTeamBook(tournament) ? tournament.teamPlay : undefined;

/** `3-7; 4-9-12 (1, 2)`: numbers of players, and in brackets the rounds if it is not for all. */
const groupsText = (groups: readonly ForbiddenGroup[]): string =>
  groups
    .filter(({ because }) => !because)
    .map(({ players, rounds }) => players.join('-') + (rounds ? ` (${rounds.join(', ')})` : ''))
    .join('; ');

/** `Club (3); Family`: a column by its header, and for how many rounds. */
const columnsText = (rules: readonly KeepApart[] = []): string =>
  rules
    .map(({ column, rounds }) => (rounds === null ? column : `${column} (${rounds})`))
    .join('; ');

/** `Club (3) = colours; Family = order`. */
const avoidText = (rules: readonly AvoidRule[] = []): string =>
  rules.map((rule) => `${columnsText([rule])} = ${rule.price}`).join('; ');
