import type { Reason } from '../../explain/reason';
import type { Category, TieBreakEntry } from '../types';
import type { ModifierName } from './codes';
import type { IndividualCode } from './functions';
import type { TeamCode } from './teamFunctions';

/** The editions that share this catalogue, oldest first. */
export const C07_IDS = ['FIDE-2009', 'C07-2023', 'C07-2024', 'C07-2026'] as const;
export type C07Id = (typeof C07_IDS)[number];

/** A tie-break of C.07 without its modifiers. Its code is one that can be computed. */
export interface C07Row {
  readonly code: IndividualCode | TeamCode;
  /** The first edition that has it: an edition that is older cannot gain it. */
  readonly since: C07Id;
  /** The last edition that has it; left out: the newest still does. */
  readonly until?: C07Id;
  readonly name: Reason;
  readonly article: string;
  readonly category: Category;
  readonly scope: TieBreakEntry['scope'];
  readonly modifiers: readonly ModifierName[];
  /** Modifiers that came later than the tie-break itself. */
  readonly modifiersSince?: Readonly<Partial<Record<ModifierName, C07Id>>>;
  /** Other codes for the same, which take the modifiers as well: those of the French text. */
  readonly synonyms?: readonly string[];
  readonly aliases?: readonly string[];
  /** Variants that lists show by name, with their own words. */
  readonly listed?: readonly { readonly tail: string; readonly aliases: readonly string[] }[];
  readonly isHelper?: boolean;
  readonly roundRobinOnly?: boolean;
  readonly withinTie?: boolean;
  readonly isPlace?: boolean;
  readonly isWhole?: boolean;
  readonly byRounds?: boolean;
}

/**
 * Individuals: articles 6 to 10.
 *
 * | code | art. | rests on | modifiers | |
 * |---|---|---|---|---|
 * | DE | 6 | own | P | rank among the tied |
 * | WIN WON BPG BWG PS REP (in 2023: GE) STD TPN | 7.1–7.8 | own | PS: C; TPN: R | |
 * | BH AOB FB | 8.1–8.3 | opponents | C M P; AOB: F | not in round robins |
 * | SB KS | 9.1, 9.2 | opponents, own | C P; L | |
 * | ARO TPR PTP APRO APPO RTNG | 10.1–10.6 | ratings | ARO: C M; RTNG: R | |
 */
export const INDIVIDUAL_ROWS: readonly C07Row[] = [
  {
    code: 'PTS',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.PTS' },
    article: '4.1',
    category: 'own',
    scope: 'individual',
    modifiers: [],
    isHelper: true,
  },
  {
    code: 'SA',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.SA' },
    article: '16.3',
    category: 'opponents',
    scope: 'individual',
    modifiers: [],
    synonyms: ['ADJUSTED', 'ADJ'],
    isHelper: true,
  },
  {
    code: 'DE',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.DE' },
    aliases: ['C.D.', 'Head to head', 'Direct', 'Encontro direto', 'Resultado particular'],
    article: '6',
    category: 'own',
    scope: 'both',
    modifiers: ['P'],
    withinTie: true,
    isPlace: true,
  },
  {
    code: 'WIN',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.WIN' },
    aliases: ['Victoires', 'Vitórias'],
    article: '7.1',
    category: 'own',
    scope: 'both',
    modifiers: ['score'],
  },
  {
    code: 'WON',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.WON' },
    aliases: ['Number of games won', 'Partie gagnée', 'Gains'],
    article: '7.2',
    category: 'own',
    scope: 'both',
    modifiers: ['score'],
    synonyms: ['WINS'],
  },
  {
    code: 'BPG',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.BPG' },
    aliases: ['Games with Black', 'Number of games played with Black'],
    article: '7.3',
    category: 'own',
    scope: 'individual',
    modifiers: [],
  },
  {
    code: 'BWG',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.BWG' },
    aliases: ['Number of games won with Black'],
    article: '7.4',
    category: 'own',
    scope: 'individual',
    modifiers: [],
  },
  {
    code: 'PS',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.PS' },
    aliases: ['Cumulative', 'Cumulatif', 'Cumulativo', 'Progress', 'Progressive', 'Progressif'],
    article: '7.5',
    category: 'own',
    scope: 'both',
    modifiers: ['C', 'score'],
    byRounds: true,
    synonyms: ['CUM'],
    listed: [
      { tail: '/C1', aliases: ['Cumulative cut 1', 'Cumulatif tronqué'] },
      { tail: '/C2', aliases: ['Cumulative cut 2', 'Cumulatif tronqué 2'] },
    ],
  },
  {
    code: 'GE',
    since: 'C07-2023',
    until: 'C07-2023',
    name: { key: 'tiebreak.c07.GE' },
    aliases: ['Rounds one elected to play'],
    article: '7.6',
    category: 'own',
    scope: 'individual',
    modifiers: [],
    synonyms: ['REP'],
  },
  {
    code: 'REP',
    since: 'C07-2024',
    name: { key: 'tiebreak.c07.REP' },
    aliases: ['Games one elected to play'],
    article: '7.6',
    category: 'own',
    scope: 'individual',
    modifiers: [],
    synonyms: ['GE'],
  },
  {
    code: 'STD',
    since: 'C07-2026',
    name: { key: 'tiebreak.c07.STD' },
    article: '7.7',
    category: 'own',
    scope: 'individual',
    modifiers: [],
  },
  {
    code: 'TPN',
    since: 'C07-2026',
    name: { key: 'tiebreak.c07.TPN' },
    aliases: ['Tournament pairing number'],
    article: '7.8',
    category: 'own',
    scope: 'individual',
    modifiers: ['R'],
  },
  {
    code: 'BH',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.BH' },
    aliases: ['Solkoff', 'Solkov', 'Bu', 'Bucholz'],
    article: '8.1',
    category: 'opponents',
    scope: 'both',
    modifiers: ['C', 'M', 'P', 'score'],
    listed: [
      {
        tail: '/C1',
        aliases: ['Buchholz cut 1', 'Brésilien', 'Brazilian', 'Brasileiro', 'Cut 1', 'Tronqué'],
      },
      { tail: '/C2', aliases: ['Buchholz cut 2', 'Brésilien 2', 'Cut 2'] },
      { tail: '/M1', aliases: ['Buchholz median 1', 'Median', 'Médian', 'Mediano', 'Harkness'] },
      { tail: '/M2', aliases: ['Buchholz median 2', 'Median 2', 'Médian 2', 'Harkness 2'] },
    ],
  },
  {
    code: 'AOB',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.AOB' },
    article: '8.2',
    category: 'opponents',
    scope: 'both',
    modifiers: ['F', 'score'],
    // 8.2 speaks of Fore Buchholz since 2026.
    modifiersSince: { F: 'C07-2026' },
  },
  {
    code: 'FB',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.FB' },
    byRounds: true,
    article: '8.3',
    category: 'opponents',
    scope: 'both',
    modifiers: ['C', 'M', 'P', 'score'],
  },
  {
    code: 'SB',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.SB' },
    aliases: ['Berger', 'S.B.', 'Sonneborn', 'Neustadtl'],
    article: '9.1',
    category: 'opponents',
    scope: 'individual',
    modifiers: ['C', 'P'],
  },
  {
    code: 'KS',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.KS' },
    aliases: ['Koya system'],
    article: '9.2',
    category: 'own',
    scope: 'both',
    modifiers: ['L', 'score'],
    synonyms: ['KOYA'],
    roundRobinOnly: true,
  },
  {
    code: 'ARO',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.ARO' },
    aliases: [
      ...['Moyenne Elo', 'Mean Elo', 'Média Elo', 'Média dos ratings dos adversários'],
      ...['Average rating', 'Rating average'],
    ],
    article: '10.1',
    category: 'ratings',
    scope: 'individual',
    modifiers: ['C', 'M'],
    listed: [{ tail: '/C1', aliases: ['Average rating cut 1', 'Mean Elo cut', 'AROC'] }],
    isWhole: true,
  },
  {
    code: 'TPR',
    since: 'FIDE-2009',
    name: { key: 'tiebreak.c07.TPR' },
    aliases: ['Performance rating', 'Rating performance', 'Performance Elo'],
    article: '10.2',
    category: 'ratings',
    scope: 'individual',
    modifiers: [],
    synonyms: ['PERF'],
    isWhole: true,
  },
  {
    code: 'PTP',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.PTP' },
    article: '10.3',
    category: 'ratings',
    scope: 'individual',
    modifiers: [],
    isWhole: true,
  },
  {
    code: 'APRO',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.APRO' },
    article: '10.4',
    category: 'ratings',
    scope: 'individual',
    modifiers: [],
    isWhole: true,
  },
  {
    code: 'APPO',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.APPO' },
    article: '10.5',
    category: 'ratings',
    scope: 'individual',
    modifiers: [],
    isWhole: true,
  },
  {
    code: 'RTNG',
    since: 'C07-2026',
    name: { key: 'tiebreak.c07.RTNG' },
    article: '10.6',
    category: 'ratings',
    scope: 'individual',
    modifiers: ['R'],
    isWhole: true,
  },
  // What the tied settled outside the games, as an event announces it at the end of its list (4.1, 4.2).
  {
    code: 'PO',
    since: 'C07-2026',
    name: { key: 'tiebreak.c07.PO' },
    aliases: ['Playoff', 'Play off', 'OTHER_PLAYOFF'],
    article: '4.1',
    category: 'own',
    scope: 'individual',
    modifiers: [],
    withinTie: true,
    isPlace: true,
  },
  {
    code: 'LOTS',
    since: 'C07-2026',
    name: { key: 'tiebreak.c07.LOTS' },
    aliases: ['Lot', 'Drawing of lots', 'OTHER_LOTS'],
    article: '4.2',
    category: 'own',
    scope: 'individual',
    modifiers: [],
    withinTie: true,
    isPlace: true,
  },
];
