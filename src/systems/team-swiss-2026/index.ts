import { teamsAsCompetitors } from '../../model/matches/teamsAsCompetitors';
import type { MatchPlay, Tournament } from '../../model/types';
import type { MatchEdition } from '../matches/edition';
import { opinionsTeams } from '../literal';
import { matchSystemOf } from '../matches/system';
import { colourOfFirst } from './colours';
import { preference } from './preference';

/** A Swiss of teams by rules of its own, which says by which score it pairs. */
const CUSTOM_CODE = /^CUSTOM_TEAM_SWISS_(MP|GP)$/;

/** Type of preferences, then the scores in their order: `FIDE_TEAM_TYPEB_GP_MP`. */
const CODE = /^FIDE_TEAM(?:_TYPE([AB]))?(?:_(MP|GP))?(?:_(MP|GP))?(?:_BAKU)?$/;

/**
 * TRF26 record 192: `FIDE_TEAM` alone is type A, match points first and game points second. A code
 * that names scores and no type has no preferences; one that names one score only leaves the other
 * out of the colours (4.2.2).
 */
function playOf({ systemCode = '', matchPlay }: Tournament): MatchPlay {
  if (matchPlay) return matchPlay;
  const code = systemCode.trim().toUpperCase();
  const [, type, first, second] = CODE.exec(code) ?? [];
  const [, ofCustom] = CUSTOM_CODE.exec(code) ?? [];
  return {
    of: 'teams',
    preferences: type === 'B' ? 'B' : type === 'A' || first === undefined ? 'A' : 'none',
    primary: (first ?? ofCustom) === 'GP' ? 'game' : 'match',
    ranksBySecond: first === undefined || second !== undefined,
  };
}

/** As the event says it itself, else what it plays. */
function trfCodeFor(tournament: Tournament): string {
  const said = tournament.systemCode?.trim().toUpperCase() ?? '';
  if (CODE.test(said)) return said;
  const { preferences, primary, ranksBySecond } = playOf(tournament);
  const scores = primary === 'match' ? ['MP', 'GP'] : ['GP', 'MP'];
  const type = preferences === 'none' ? [] : [`TYPE${preferences}`];
  return ['FIDE_TEAM', ...type, ...(ranksBySecond ? scores : scores.slice(0, 1))].join('_');
}

const scores = ['', '_MP', '_GP', '_MP_GP', '_GP_MP'];
const TRF_CODES = ['_TYPEA', '_TYPEB', ''].flatMap((type) =>
  scores.map((score) => `FIDE_TEAM${type}${score}`),
);

/** Swiss Team Pairing System, C.04.6: approved on 28 October 2025, applied from 1 February 2026. */
export const TEAM_EDITION: MatchEdition = {
  id: 'team-swiss-2026',
  name: 'teamSwiss2026.name',
  summary: 'teamSwiss2026.summary',
  calledBy: [
    'mannschafts-schweizer',
    'mannschafts schweizer',
    'schweizer system fur mannschaften',
    'suizo por equipos',
    'suico por equipes',
    'team swiss',
    'swiss team',
    'suisse par equipes',
    'suico por equipas',
    'suico de equipas',
  ],
  inForce: null,
  pairsTeams: true,
  trfCodes: [
    'FIDE_TEAM_TYPEA_MP_GP',
    ...TRF_CODES.filter((code) => code !== 'FIDE_TEAM_TYPEA_MP_GP'),
  ],
  trfCodeFor,
  competitors: (tournament) => teamsAsCompetitors(tournament, playOf(tournament)),
  criteria: {
    fewest: 'C4',
    scores: 'C5',
    following: 'C6',
    repeated: 'C7',
    colours: 'C8',
    strong: 'C9',
    opponents: 'C10',
  },
  quietLastRounds: 2,
  preference,
  colourOfFirst,
  secondOpinion: opinionsTeams,
};

export const teamSwiss2026 = matchSystemOf(TEAM_EDITION);
