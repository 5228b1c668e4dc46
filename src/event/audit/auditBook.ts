import { fill } from '../../explain/phrasebook';
import type { Language } from '../../model/types';
import type { CellValue, Plan, SheetPlan } from '../../sheets/plan/plan';
import { listSheet } from '../../sheets/write/lists/listSheet';
import type { WordKey } from '../../words';
import {
  byTelling,
  auditedFile,
  findingsOf,
  FINDING_KINDS,
  FINDING_SHEETS,
  KIND_WORDS,
  SHEET_OF,
  type AuditFinding,
  type FindingSheet,
} from './findings';
import { hasDifferences, unexplainedRounds, type AuditRecord } from './record';

/** Rows of a sheet of findings; of more only the most telling are kept, and the others are counted. */
const MOST_ROWS = 1000;
/** Findings that open the workbook. */
const MOST_TELLING = 10;

/** The workbook of an audit, gathered event by event: what it keeps is bounded, however many there are. */
export class AuditBook {
  private readonly events: { readonly row: CellValue[]; readonly order: number }[] = [];
  private readonly kept = new Map<FindingSheet, AuditFinding[]>();
  private readonly found = new Map<FindingSheet, number>();
  private readonly counts = { events: 0, unread: 0, differing: 0 };

  constructor(
    private readonly language: Language,
    private readonly mostRows = MOST_ROWS,
  ) {}

  add(record: AuditRecord): void {
    this.counts.events++;
    if (record.event === null) this.counts.unread++;
    const differs = hasDifferences(record);
    if (differs) this.counts.differing++;
    const findings = findingsOf(record, this.language);
    const [most] = [...findings].sort(byTelling);
    const order = most ? FINDING_KINDS.indexOf(most.kind) : FINDING_KINDS.length;
    this.events.push({ row: this.eventRow(record), order });
    for (const finding of findings) this.keep(SHEET_OF[finding.kind], finding);
  }

  private keep(sheet: FindingSheet, finding: AuditFinding): void {
    const kept = this.kept.get(sheet) ?? [];
    kept.push(finding);
    this.found.set(sheet, (this.found.get(sheet) ?? 0) + 1);
    this.kept.set(sheet, kept.length >= 2 * this.mostRows ? this.best(kept) : kept);
  }

  private readonly best = (findings: readonly AuditFinding[]): AuditFinding[] =>
    [...findings].sort(byTelling).slice(0, this.mostRows);

  /** "12 events, 3 with differences, 1 that cannot be read" */
  summary(): string {
    return this.say('audit.summary', this.counts);
  }

  plan(): Plan {
    const sheets = FINDING_SHEETS.map((sheet) => this.findingSheet(sheet));
    const front = this.frontSheet();
    return {
      title: { key: 'audit.title' },
      sheets: [front, this.eventSheet(), ...sheets],
      activate: front.key,
    };
  }

  private say(key: WordKey, args: Readonly<Record<string, string | number>> = {}): string {
    return fill(this.language, key, args);
  }

  /** The ten that say most, with a line of what there is. */
  private frontSheet(): SheetPlan {
    const all = [...this.kept.values()].flat().sort(byTelling).slice(0, MOST_TELLING);
    return this.list('audit', 'audit.sheet.front', this.summary(), {
      header: ['audit.head.kind', ...FINDING_HEAD],
      rows: all.map((each) => [this.say(KIND_WORDS[each.kind]), ...findingRow(each)]),
      widths: [22, ...FINDING_WIDTHS],
      columns: [{ bold: true }, ...FINDING_COLUMNS],
    });
  }

  private findingSheet(sheet: FindingSheet): SheetPlan {
    const rows = this.best(this.kept.get(sheet) ?? []);
    const found = this.found.get(sheet) ?? 0;
    const subtitle =
      found > rows.length
        ? this.say('audit.rows-cut', { shown: rows.length, found })
        : this.say('audit.rows', { found });
    return this.list(`audit-${sheet}`, SHEET_WORDS[sheet], subtitle, {
      header: ['audit.head.kind', ...FINDING_HEAD],
      rows: rows.map((each) => [this.say(KIND_WORDS[each.kind]), ...findingRow(each)]),
      widths: [22, ...FINDING_WIDTHS],
      columns: [null, ...FINDING_COLUMNS],
    });
  }

  private eventSheet(): SheetPlan {
    // Sorting keeps the order of the files among equals.
    const rows = [...this.events].sort((a, b) => a.order - b.order).map(({ row }) => row);
    return this.list('audit-events', 'audit.sheet.events', this.summary(), {
      header: EVENT_COLUMNS.map(({ head }) => head),
      rows,
      widths: EVENT_COLUMNS.map(({ width }) => width),
      columns: EVENT_COLUMNS.map(({ isText }) => (isText ? { wrap: true } : { align: 'center' })),
    });
  }

  private eventRow(record: AuditRecord): CellValue[] {
    const { event, system, rounds, places, notJudged } = record;
    const [why] = notJudged;
    const verdict = event === null ? 'unread' : hasDifferences(record) ? 'differs' : 'fits';
    const isJudged = rounds.judged + places.judged > 0;
    return [
      auditedFile(record),
      event?.name ?? '',
      event?.start ?? '',
      event?.players ?? '',
      event?.rounds ?? '',
      this.say(verdict === 'fits' && !isJudged ? VERDICTS.open : VERDICTS[verdict]),
      system ?? '',
      rounds.judged,
      unexplainedRounds(record).length,
      rounds.fits.join(', '),
      places.judged,
      places.differing.length,
      places.fits.join(', '),
      why?.because ?? '',
    ];
  }

  private list(
    key: string,
    name: WordKey,
    subtitle: string,
    content: {
      readonly header: readonly WordKey[];
      readonly rows: readonly (readonly CellValue[])[];
      readonly widths: readonly number[];
      readonly columns: NonNullable<Parameters<typeof listSheet>[0]['columns']>;
    },
  ): SheetPlan {
    return listSheet({
      ...content,
      key,
      name: this.say(name),
      title: `${this.say('audit.title')} · ${this.say(name)}`,
      subtitle,
      header: content.header.map((word) => this.say(word)),
      orientation: 'landscape',
      eventName: this.say('audit.title'),
      language: this.language,
    });
  }
}

const VERDICTS: Readonly<Record<'unread' | 'differs' | 'fits' | 'open', WordKey>> = {
  unread: 'audit.verdict.unread',
  differs: 'audit.verdict.differs',
  fits: 'audit.verdict.fits',
  open: 'audit.verdict.open',
};

const SHEET_WORDS: Readonly<Record<FindingSheet, WordKey>> = {
  rounds: 'audit.sheet.rounds',
  places: 'audit.sheet.places',
  columns: 'audit.sheet.columns',
  'not-judged': 'audit.sheet.not-judged',
};

const FINDING_HEAD: readonly WordKey[] = [
  'audit.head.file',
  'audit.head.event',
  'audit.head.where',
  'audit.head.what',
  'audit.head.shown',
  'audit.head.right',
  'audit.head.article',
];
const FINDING_WIDTHS = [36, 28, 14, 60, 32, 32, 18];
const FINDING_COLUMNS = [
  { wrap: true },
  { wrap: true },
  null,
  { wrap: true },
  { wrap: true },
  { wrap: true },
  { wrap: true },
];

const findingRow = (finding: AuditFinding): CellValue[] => [
  finding.file,
  finding.event,
  finding.where,
  finding.what,
  finding.shown,
  finding.right,
  finding.article,
];

const EVENT_COLUMNS: readonly {
  readonly head: WordKey;
  readonly width: number;
  readonly isText?: true;
}[] = [
  { head: 'audit.head.file', width: 36, isText: true },
  { head: 'audit.head.event', width: 28, isText: true },
  { head: 'audit.head.start', width: 12 },
  { head: 'audit.head.players', width: 9 },
  { head: 'audit.head.rounds', width: 9 },
  { head: 'audit.head.verdict', width: 20 },
  { head: 'audit.head.system', width: 16 },
  { head: 'audit.head.rounds-judged', width: 9 },
  { head: 'audit.head.rounds-differ', width: 9 },
  { head: 'audit.head.rounds-fit', width: 18, isText: true },
  { head: 'audit.head.places-judged', width: 9 },
  { head: 'audit.head.places-differ', width: 9 },
  { head: 'audit.head.places-fit', width: 18, isText: true },
  { head: 'audit.head.not-judged', width: 60, isText: true },
];
