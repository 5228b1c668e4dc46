import type { TieBreakEntry } from '../types';

type Row = Omit<TieBreakEntry, 'edition'>;

/**
 * | code | article | category | kept | what it is |
 * |---|---|---|---|---|
 * | SA | 1, 4 | opponents | all | adjusted score: a helper, shown in the standings on request |
 * | BH | 2.2.1.1 | opponents | all | Σ adjusted scores of the opponents |
 * | BH-M1, BH-M2 | 2.2.1.2–3 | opponents | − n best, n worst | |
 * | BH-C1, BH-C2 | 2.2.1.4–5 | opponents | − n worst | |
 * | SBH | 2.2.1.6 | opponents | met | Σ Buchholz of the opponents |
 * | SB | 2.2.2.1 | opponents | all | Σ adjusted scores × result |
 * | CUM, CUM-C1, CUM-C2 | 2.1.1, 2.1.1.1 | own | − first n rounds | Σ running scores |
 * | WINS | 2.1.5 | own | won over the board | |
 * | KASH | 4 | own | all | 4·wins + 2·draws + losses |
 * | YUG | 4 | opponents | ≥ 50 % | Σ adjusted scores |
 * | KOYA, KOYA-E | 2.1.3, 2.1.3.1 | own | ≥ 50 %, then lower groups | points against them |
 * | DE | 2.1.4 | own | the tied | points among the tied if all have met |
 * | DE-1 | F.10 of the French system of 1994 | own | the tied | the same, for the first place only |
 * | ARO, ARO-C1 | 2.3.1, 2.3.1.1 | ratings | met, − n lowest | mean rating of the opponents |
 * | PERF | 2.3.2, 4 | ratings | met | mean within 350 points + Q |
 * | MP, GP, BERLIN, SB-T | 2.1.2, 3, 4, 2.2.2.2 | own, SB-T opponents | | teams, from board scores |
 */
const ROWS: readonly Row[] = [
  {
    code: 'SA',
    name: { en: 'Adjusted score', fr: 'Score ajusté', pt: 'Pontuação ajustada' },
    aliases: ['S.A.', 'score ajuste', 'adjusted'],
    article: '1',
    category: 'opponents',
    scope: 'individual',
    recommended: [],
  },
  {
    code: 'BH',
    name: { en: 'Buchholz', fr: 'Buchholz', pt: 'Buchholz' },
    aliases: ['Solkoff', 'Solkov', 'Bu', 'Bucholz'],
    article: '2.2.1.1',
    category: 'opponents',
    scope: 'both',
    recommended: ['swiss-incoherent', 'swiss-unrated', 'team-swiss'],
  },
  {
    code: 'BH-M1',
    name: { en: 'Buchholz median 1', fr: 'Buchholz médian 1', pt: 'Buchholz mediano 1' },
    aliases: ['Median', 'Médian', 'Mediano', 'Harkness', 'Median Buchholz', 'Buchholz median'],
    article: '2.2.1.2',
    category: 'opponents',
    scope: 'both',
    recommended: [],
  },
  {
    code: 'BH-M2',
    name: { en: 'Buchholz median 2', fr: 'Buchholz médian 2', pt: 'Buchholz mediano 2' },
    aliases: ['Median 2', 'Médian 2', 'Harkness 2', 'Median Buchholz 2'],
    article: '2.2.1.3',
    category: 'opponents',
    scope: 'both',
    recommended: [],
  },
  {
    code: 'BH-C1',
    name: { en: 'Buchholz cut 1', fr: 'Buchholz tronqué 1', pt: 'Buchholz truncado 1' },
    aliases: ['Brésilien', 'Brazilian', 'Brasileiro', 'Tronqué', 'Truncado', 'Cut 1', 'Tr'],
    article: '2.2.1.4',
    category: 'opponents',
    scope: 'both',
    recommended: [],
  },
  {
    code: 'BH-C2',
    name: { en: 'Buchholz cut 2', fr: 'Buchholz tronqué 2', pt: 'Buchholz truncado 2' },
    aliases: ['Brésilien 2', 'Brazilian 2', 'Brasileiro 2', 'Tronqué 2', 'Truncado 2', 'Cut 2'],
    article: '2.2.1.5',
    category: 'opponents',
    scope: 'both',
    recommended: [],
  },
  {
    code: 'SBH',
    name: { en: 'Sum of Buchholz', fr: 'Somme des Buchholz', pt: 'Soma dos Buchholz' },
    aliases: ['Buchholz sum', 'Somme Buchholz'],
    article: '2.2.1.6',
    category: 'opponents',
    scope: 'both',
    recommended: [],
  },
  {
    code: 'SB',
    name: { en: 'Sonneborn-Berger', fr: 'Sonneborn-Berger', pt: 'Sonneborn-Berger' },
    aliases: ['Berger', 'S.B.', 'Sonneborn', 'Neustadtl'],
    article: '2.2.2.1',
    category: 'opponents',
    scope: 'individual',
    recommended: ['round-robin', 'swiss-incoherent', 'swiss-unrated'],
  },
  {
    code: 'CUM',
    name: { en: 'Cumulative', fr: 'Cumulatif', pt: 'Cumulativo' },
    aliases: ['Progress', 'Progressive', 'Progressif', 'Progressivo', 'Sum of progressive scores'],
    article: '2.1.1',
    category: 'own',
    scope: 'both',
    recommended: ['swiss-incoherent'],
  },
  {
    code: 'CUM-C1',
    name: { en: 'Cumulative cut 1', fr: 'Cumulatif tronqué −1', pt: 'Cumulativo truncado −1' },
    aliases: ['Progress cut 1', 'Cumulatif -1', 'Cumulatif tronqué', 'Cumulativo truncado'],
    article: '2.1.1.1',
    category: 'own',
    scope: 'both',
    recommended: [],
  },
  {
    code: 'CUM-C2',
    name: { en: 'Cumulative cut 2', fr: 'Cumulatif tronqué −2', pt: 'Cumulativo truncado −2' },
    aliases: ['Progress cut 2', 'Cumulatif -2', 'Cumulatif tronqué 2', 'Cumulativo truncado 2'],
    article: '2.1.1.1',
    category: 'own',
    scope: 'both',
    recommended: [],
  },
  {
    code: 'WINS',
    name: { en: 'Games won', fr: 'Nombre de parties gagnées', pt: 'Número de vitórias' },
    aliases: ['Wins', 'Number of wins', 'Victoires', 'Gains', 'Vitórias', 'Partie gagnée'],
    article: '2.1.5',
    category: 'own',
    scope: 'individual',
    recommended: ['round-robin', 'swiss-incoherent', 'swiss-unrated'],
  },
  {
    code: 'KASH',
    name: { en: 'Kashdan', fr: 'Kashdan', pt: 'Kashdan' },
    aliases: [],
    article: '4 Kashdan',
    category: 'own',
    scope: 'individual',
    recommended: [],
  },
  {
    code: 'YUG',
    name: { en: 'Yugoslav', fr: 'Yougoslave', pt: 'Jugoslavo' },
    aliases: ['Yougoslave', 'Jugoslavo', 'Yugoslavian'],
    article: '4 Yougoslave',
    category: 'opponents',
    scope: 'individual',
    recommended: [],
  },
  {
    code: 'KOYA',
    name: { en: 'Koya', fr: 'Koya', pt: 'Koya' },
    aliases: ['Système Koya', 'Koya system'],
    article: '2.1.3',
    category: 'own',
    scope: 'individual',
    recommended: ['round-robin'],
    roundRobinOnly: true,
  },
  {
    code: 'KOYA-E',
    name: { en: 'Extended Koya', fr: 'Koya étendu', pt: 'Koya alargado' },
    aliases: ['Koya extended', 'Koya étendu', 'Koya estendido'],
    article: '2.1.3.1',
    category: 'own',
    scope: 'individual',
    recommended: [],
    roundRobinOnly: true,
    withinTie: true,
  },
  {
    code: 'DE',
    name: { en: 'Direct encounter', fr: 'Confrontation directe', pt: 'Confronto direto' },
    aliases: ['C.D.', 'Head to head', 'Direct', 'Encontro direto', 'Resultado particular'],
    article: '2.1.4',
    category: 'own',
    scope: 'both',
    recommended: [
      'round-robin',
      'team-round-robin',
      'swiss-incoherent',
      'swiss-unrated',
      'team-swiss',
    ],
    withinTie: true,
  },
  {
    code: 'DE-1',
    name: {
      en: 'Direct encounter, for the first place only',
      fr: 'Confrontation directe, pour la première place seulement',
      pt: 'Confronto direto, só para o primeiro lugar',
    },
    aliases: ['Direct encounter for first place', 'Confrontation directe première place'],
    article: 'F.10',
    category: 'own',
    scope: 'individual',
    recommended: [],
    withinTie: true,
  },
  {
    code: 'ARO',
    name: {
      en: 'Average rating of opponents',
      fr: 'Moyenne Elo des adversaires',
      pt: 'Média Elo dos adversários',
    },
    aliases: ['Moyenne Elo', 'Mean Elo', 'Média Elo', 'Average rating', 'Rating average'],
    article: '2.3.1',
    category: 'ratings',
    scope: 'individual',
    recommended: ['swiss-rated'],
  },
  {
    code: 'ARO-C1',
    name: {
      en: 'Average rating of opponents, cut 1',
      fr: 'Moyenne Elo tronquée',
      pt: 'Média Elo truncada',
    },
    aliases: ['Moyenne Elo tronquée 1', 'Mean Elo cut', 'Average rating cut 1'],
    article: '2.3.1.1',
    category: 'ratings',
    scope: 'individual',
    recommended: [],
  },
  {
    code: 'PERF',
    name: { en: 'Performance', fr: 'Performance Elo', pt: 'Performance Elo' },
    aliases: ['Perf', 'Rating performance', 'TPR', 'Performance Elo du tournoi'],
    article: '2.3.2',
    category: 'ratings',
    scope: 'individual',
    recommended: ['swiss-rated'],
  },
  {
    code: 'MP',
    name: { en: 'Match points', fr: 'Points de match', pt: 'Pontos de encontro' },
    aliases: ['Points de match', 'Pontos de match'],
    article: '2.1.2',
    category: 'own',
    scope: 'team',
    recommended: ['team-round-robin', 'team-swiss'],
  },
  {
    code: 'GP',
    name: { en: 'Game points', fr: 'Points de parties', pt: 'Pontos de partidas' },
    aliases: ['Board points', 'Points de parties', 'Pontos de tabuleiro'],
    article: '3',
    category: 'own',
    scope: 'team',
    recommended: ['team-round-robin', 'team-swiss'],
  },
  {
    code: 'BERLIN',
    name: { en: 'Berlin', fr: 'Berlin', pt: 'Berlim' },
    aliases: ['Berliner', 'Berlim', 'Berliner Wertung'],
    article: '4 Berlin',
    category: 'own',
    scope: 'team',
    recommended: [],
  },
  {
    code: 'SB-T',
    name: {
      en: 'Sonneborn-Berger for teams',
      fr: 'Sonneborn-Berger par équipes',
      pt: 'Sonneborn-Berger por equipas',
    },
    aliases: ['Team Berger', 'Berger équipes', 'Berger equipas'],
    article: '2.2.2.2',
    category: 'opponents',
    scope: 'team',
    recommended: ['team-round-robin', 'team-swiss'],
  },
];

export const CATALOGUE: readonly TieBreakEntry[] = ROWS.map((row) => ({
  ...row,
  edition: 'FFE-1998',
}));
