import { fill } from '../../explain/phrasebook';
import type { Language } from '../../model/types';
import type { WordKey } from '../../words';
import type { AuditedPair, AuditedPlace, AuditRecord } from './record';

/** Kinds of findings, the most telling first. */
export const FINDING_KINDS = [
  'illegal',
  'points',
  'podium',
  'round',
  'place',
  'explained',
  'column',
  'not-judged',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The sheet on which a kind of finding stands. */
export const FINDING_SHEETS = ['rounds', 'places', 'columns', 'not-judged'] as const;
export type FindingSheet = (typeof FINDING_SHEETS)[number];

export const SHEET_OF: Readonly<Record<FindingKind, FindingSheet>> = {
  illegal: 'rounds',
  round: 'rounds',
  explained: 'rounds',
  points: 'places',
  podium: 'places',
  place: 'places',
  column: 'columns',
  'not-judged': 'not-judged',
};

export const KIND_WORDS: Readonly<Record<FindingKind, WordKey>> = {
  illegal: 'audit.kind.illegal',
  points: 'audit.kind.points',
  podium: 'audit.kind.podium',
  round: 'audit.kind.round',
  place: 'audit.kind.place',
  explained: 'audit.kind.explained',
  column: 'audit.kind.column',
  'not-judged': 'audit.kind.not-judged',
};

/** One thing that an audit found, as a row of a sheet shows it. */
export interface AuditFinding {
  readonly kind: FindingKind;
  readonly file: string;
  readonly event: string;
  /** The round, the place or the column. */
  readonly where: string;
  readonly what: string;
  readonly shown: string;
  readonly right: string;
  readonly article: string;
  /** Among findings of one kind, the smaller the more telling. */
  readonly rank: number;
}

/** Places that have a prize everywhere. */
const PODIUM = 3;

/** Everything that was found in an event. */
export function findingsOf(record: AuditRecord, language: Language): AuditFinding[] {
  const { rounds, places, columns, notJudged } = record;
  const of = { file: auditedFile(record), event: record.event?.name ?? '' };
  const bye = (no: number) => fill(language, 'cli.bye', { player: no });
  return [
    ...rounds.differing.map((each): AuditFinding => ({
      ...of,
      kind: each.explained !== null ? 'explained' : each.isIllegal ? 'illegal' : 'round',
      where: fill(language, 'audit.round', { round: each.round }),
      what: each.explained ?? each.why,
      shown: pairsText(each.played, bye),
      right: pairsText(each.byTheRules, bye),
      article: each.article ?? '',
      rank: each.round,
    })),
    ...places.differing.map((each): AuditFinding => ({
      ...of,
      kind: kindOfPlace(each),
      where: each.no === null ? '' : String(each.no),
      what: each.name,
      shown: each.shown,
      right: each.recomputed,
      article: each.article ?? `${places.edition ?? ''} ${places.by.join(', ')}`.trim(),
      rank: each.byTheRules?.rank ?? each.printed?.rank ?? Number.MAX_SAFE_INTEGER,
    })),
    ...columns.flatMap(({ head, code, editions, equal, figures, notCompared }): AuditFinding[] =>
      code === null || notCompared !== null
        ? []
        : [
            {
              ...of,
              kind: 'column',
              where: head,
              what: `${code} (${editions.join(', ')})`,
              shown: fill(language, 'audit.figures-equal', { equal, figures }),
              right: '',
              article: '',
              rank: figures === 0 ? 1 : equal / figures,
            },
          ],
    ),
    ...notJudged.map(({ what, because, code }): AuditFinding => ({
      ...of,
      kind: 'not-judged',
      where: fill(language, PART_WORDS[what]),
      what: because,
      shown: '',
      right: '',
      article: code ?? '',
      rank: what === 'file' ? 0 : 1,
    })),
  ];
}

const PART_WORDS: Readonly<Record<AuditRecord['notJudged'][number]['what'], WordKey>> = {
  file: 'audit.part.file',
  rounds: 'audit.part.rounds',
  places: 'audit.part.places',
  columns: 'audit.part.columns',
};

export const auditedFile = ({ file, section }: Pick<AuditRecord, 'file' | 'section'>): string =>
  section === undefined ? file : `${file} (${section})`;

function kindOfPlace({ printed, byTheRules }: AuditedPlace): FindingKind {
  if (!printed || !byTheRules) return 'place';
  const ranks = [printed.rank, byTheRules.rank].flatMap((rank) => rank ?? []);
  if (ranks.length === 2 && ranks[0] !== ranks[1])
    return Math.min(...ranks) <= PODIUM ? 'podium' : 'place';
  return 'points';
}

const pairsText = (pairs: readonly AuditedPair[], bye: (no: number) => string): string =>
  pairs.map((each) => ('bye' in each ? bye(each.bye) : `${each.white}-${each.black}`)).join(' ');

/** The most telling first; among equals in the order of the files. */
export const byTelling = (a: AuditFinding, b: AuditFinding): number =>
  FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind) ||
  a.rank - b.rank ||
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0);
