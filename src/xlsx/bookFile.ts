import { parseAddress } from '../sheets/plan/cells';
import {
  ourAreaPrefix,
  parseReference,
  type BookLayout,
  type TableState,
} from '../sheets/apply/bookState';
import { headXml, type LogHead } from '../sheets/stored/log/logHead';
import type { Area, TablePlan } from '../sheets/plan/plan';
import { standardStyles } from './blankBook';
import { childInBook } from './bookOrder';
import { ENGINE, isVersionLine } from './calculation';
import { DamagedFile } from './package/damaged';
import { markIn, METADATA_TYPE, metadata } from './package/metadata';
import { Package } from './package/package';
import { setCustomXml } from './parts/customXml';
import { addPicture, removePictures, type FilePicture } from './parts/pictures';
import { XlsxCells, textOf } from './parts/sheetCells';
import { Styles } from './parts/styles';
import { resizeTablePart, tablePart } from './parts/tablePart';
import { childOf, emptyWorksheet } from './parts/worksheet';
import { element, type XmlElement } from './package/xml';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface FileSheet {
  name: string;
  readonly part: string;
  readonly node: XmlElement;
}

export interface FileTable extends TableState {
  readonly part: string;
  area: Area;
  readonly hasTotals: boolean;
}

/** A sheet that is being changed. */
export interface OpenSheet {
  readonly part: string;
  readonly root: XmlElement;
  readonly cells: XlsxCells;
}

/** A workbook as a file: its sheets, tables, names and looks, each changed in its own part only. */
export class BookFile {
  private readonly file: Package;
  private readonly part: string;
  private readonly workbook: XmlElement;
  readonly sheets: FileSheet[];
  readonly tables: FileTable[];
  readonly styles: Styles;
  private strings: string[] | null = null;
  private readonly open = new Map<string, OpenSheet>();

  constructor(bytes: Uint8Array) {
    this.file = new Package(bytes);
    const main = this.file.relations('').find(({ kind }) => kind === 'officeDocument')?.part;
    if (!main) throw new DamagedFile('no workbook in the file');
    this.part = main;
    this.workbook = this.file.edit(main);
    const partOf = new Map(this.file.relations(main).map(({ id, part }) => [id, part]));
    this.sheets = (this.workbook.child('sheets')?.all('sheet') ?? []).flatMap((node) => {
      const id = [...node.attributes].find(([name]) => /(^|:)id$/.test(name))?.[1] ?? '';
      const part = partOf.get(id);
      return part && this.file.has(part) ? [{ name: node.get('name') ?? '', part, node }] : [];
    });
    this.tables = this.sheets.flatMap((sheet) => this.tablesOn(sheet));
    this.styles = new Styles(this.stylesRoot());
  }

  /** A workbook can do without looks; ours has some. */
  private stylesRoot(): XmlElement {
    const part = this.partOf('styles');
    if (part && this.file.has(part)) return this.file.edit(part);
    const root = standardStyles();
    this.file.add('xl/styles.xml', root, `${TYPE}.styles+xml`);
    if (!part) this.file.relate(this.part, 'styles', 'xl/styles.xml');
    return root;
  }

  private partOf(kind: string): string | undefined {
    return this.file.relations(this.part).find((each) => each.kind === kind)?.part ?? undefined;
  }

  private tablesOn(sheet: FileSheet): FileTable[] {
    return this.file.relations(sheet.part).flatMap(({ kind, part }) => {
      if (kind !== 'table' || !part || !this.file.has(part)) return [];
      const root = this.file.read(part);
      const area = parseAddress(root.get('ref') ?? '');
      if (!area) return [];
      return [
        {
          name: root.get('displayName') ?? root.get('name') ?? '',
          sheet: sheet.name,
          part,
          area,
          style: root.child('tableStyleInfo')?.get('name') ?? '',
          header: (root.child('tableColumns')?.elements ?? []).map(
            (each) => each.get('name') ?? '',
          ),
          hasTotals: Number(root.get('totalsRowCount') ?? 0) > 0,
        },
      ];
    });
  }

  /** What stands where, as the contract of plans asks it. */
  layout(): BookLayout {
    const names = this.workbook.child('definedNames')?.elements ?? [];
    const shared = names.filter((each) => each.get('localSheetId') === undefined);
    return {
      sheets: this.sheets.map(({ name, node, part }) => ({
        name,
        visibility: VISIBILITY[node.get('state') ?? ''] ?? 'Visible',
        isProtected: this.isProtected(part),
      })),
      tables: this.tables,
      areas: new Map(
        shared.flatMap((each) => {
          const name = each.get('name') ?? '';
          const placed = name.startsWith(ourAreaPrefix) ? parseReference(`=${each.text}`) : null;
          return placed ? [[name, placed] as const] : [];
        }),
      ),
      names: shared
        .map((each) => each.get('name') ?? '')
        .filter((name) => !name.startsWith(ourAreaPrefix)),
      active: this.sheets[this.activeIndex]?.name ?? '',
      fileName: '',
      isStructureProtected: isOn(this.workbook.child('workbookProtection')?.get('lockStructure')),
    };
  }

  /** Sheets that are not opened are not taken apart for it. */
  private isProtected(part: string): boolean {
    const open = this.open.get(part);
    if (open) return isOn(open.root.child('sheetProtection')?.get('sheet'));
    return /<(?:\w+:)?sheetProtection\s[^>]*\bsheet="(?:1|true)"/.test(this.file.text(part));
  }

  /** A sheet to be changed. */
  sheet(name: string): OpenSheet {
    const found = this.sheets.find((each) => each.name === name);
    if (!found) throw new DamagedFile(`no sheet ${name}`);
    const known = this.open.get(found.part);
    if (known) return known;
    const root = this.file.edit(found.part);
    return this.opened(found.part, root);
  }

  private opened(part: string, root: XmlElement): OpenSheet {
    const shared = (index: number) => this.sharedStrings()[index] ?? '';
    const cells = new XlsxCells(root, childOf(root, 'sheetData'), this.styles, shared);
    const sheet = { part, root, cells };
    this.open.set(part, sheet);
    return sheet;
  }

  private sharedStrings(): string[] {
    if (!this.strings) {
      const part = this.partOf('sharedStrings');
      this.strings = part && this.file.has(part) ? this.file.read(part).all('si').map(textOf) : [];
    }
    return this.strings;
  }

  addSheet(name: string, position: number | null): OpenSheet {
    const part = this.file.freeName('xl/worksheets/sheet', '.xml');
    const root = emptyWorksheet();
    this.file.add(part, root, `${TYPE}.worksheet+xml`);
    const list = childInBook(this.workbook, 'sheets');
    const ids = list.elements.map((each) => Number(each.get('sheetId') ?? 0));
    const node = element('sheet', {
      name,
      sheetId: Math.max(0, ...ids) + 1,
      'r:id': this.file.relate(this.part, 'worksheet', part),
    });
    this.workbook.set('xmlns:r', OFFICE);
    const at = position ?? this.sheets.length;
    const nodes = list.elements;
    nodes.splice(at, 0, node);
    list.children = nodes;
    this.sheets.splice(at, 0, { name, part, node });
    this.renumber((index) => (index >= at ? index + 1 : index));
    return this.opened(part, root);
  }

  removeSheet(name: string): void {
    const at = this.sheets.findIndex((each) => each.name === name);
    if (at < 0) return;
    const [{ part, node }] = this.sheets.splice(at, 1);
    childInBook(this.workbook, 'sheets').remove(node);
    for (const table of this.tables.filter(({ sheet }) => sheet === name))
      this.file.remove(table.part);
    const kept = this.tables.filter(({ sheet }) => sheet !== name);
    this.tables.splice(0, this.tables.length, ...kept);
    for (const { id, part: target } of this.file.relations(this.part))
      if (target === part) this.file.endRelation(this.part, id);
    this.file.remove(part);
    this.open.delete(part);
    this.renumber((index) => (index === at ? null : index > at ? index - 1 : index));
  }

  /** Names of one sheet and the sheet that is shown go by the number of a sheet. */
  private renumber(now: (index: number) => number | null): void {
    const names = this.workbook.child('definedNames');
    for (const each of names?.elements ?? []) {
      const local = each.get('localSheetId');
      const index = local === undefined ? undefined : now(Number(local));
      if (index === null) names?.remove(each);
      else if (index !== undefined) each.set('localSheetId', index);
    }
    for (const view of this.workbook.child('bookViews')?.elements ?? [])
      for (const name of ['activeTab', 'firstSheet'])
        if (view.get(name) !== undefined)
          view.set(name, Math.max(0, now(Number(view.get(name))) ?? 0));
  }

  setVisibility(name: string, visibility: 'visible' | 'hidden' | 'veryHidden'): void {
    const sheet = this.sheets.find((each) => each.name === name);
    sheet?.node.set('state', visibility === 'visible' ? undefined : visibility);
  }

  /** A name of the workbook, or of one sheet; null takes it out. */
  setName(name: string, reference: string | null, options: NameOptions = {}): void {
    const list = childInBook(this.workbook, 'definedNames');
    const local =
      options.sheet === undefined
        ? undefined
        : this.sheets.findIndex((each) => each.name === options.sheet);
    const isIt = (each: XmlElement) =>
      each.get('name')?.toLowerCase() === name.toLowerCase() &&
      each.get('localSheetId') === (local === undefined ? undefined : String(local));
    list.children = list.elements.filter((each) => !isIt(each));
    const attributes = { name, localSheetId: local, hidden: options.isHidden ? 1 : undefined };
    if (reference !== null) list.children.push(element('definedName', attributes, [reference]));
    if (list.children.length === 0) this.workbook.remove(list);
  }

  private get activeIndex(): number {
    const view = this.workbook.child('bookViews')?.child('workbookView');
    return Number(view?.get('activeTab') ?? 0);
  }

  /** Shows a sheet. Only it may be selected: what is typed goes into all sheets that are. */
  activate(name: string): void {
    const views = childInBook(this.workbook, 'bookViews');
    if (views.elements.length === 0) views.children.push(element('workbookView'));
    views.elements[0].set(
      'activeTab',
      this.sheets.findIndex((each) => each.name === name),
    );
    for (const sheet of this.sheets) {
      const isShown = sheet.name === name;
      const known = this.open.get(sheet.part);
      if (known || isShown) {
        const views = (known ?? this.sheet(sheet.name)).root.child('sheetViews')?.elements ?? [];
        for (const view of views) view.set('tabSelected', isShown ? 1 : undefined);
      } else
        this.file.replaceText(
          sheet.part,
          /(<(?:\w+:)?sheetView\b[^>]*?)\stabSelected="(?:1|true)"/g,
          '$1',
        );
    }
  }

  addTable(sheet: OpenSheet, name: string, plan: TablePlan, header: readonly string[]): void {
    const part = this.file.freeName('xl/tables/table', '.xml');
    const ids = this.tables.map(({ part: other }) => Number(this.file.read(other).get('id') ?? 0));
    const root = tablePart(Math.max(0, ...ids) + 1, plan, header);
    this.file.add(part, root, `${TYPE}.table+xml`);
    const list = childOf(sheet.root, 'tableParts');
    list.children.push(
      element('tablePart', { 'r:id': this.file.relate(sheet.part, 'table', part) }),
    );
    sheet.root.set('xmlns:r', OFFICE);
    list.set('count', list.elements.length);
    this.tables.push({
      name: plan.name,
      sheet: name,
      part,
      area: plan.area,
      style: plan.style ?? '',
      header,
      hasTotals: false,
    });
  }

  /** Takes pictures out by their names and puts others in. */
  setPictures(
    { part, root }: OpenSheet,
    gone: readonly string[],
    pictures: readonly FilePicture[],
  ): void {
    removePictures(this.file, part, gone);
    for (const picture of pictures) addPicture(this.file, part, root, picture);
  }

  resizeTable(table: FileTable, area: Area, header: readonly string[]): void {
    table.area = area;
    resizeTablePart(this.file.edit(table.part), area, header);
  }

  /** The mark of cells whose formula fills as many cells as it needs. */
  spillMark(): number | undefined {
    const part = this.partOf('sheetMetadata');
    if (part) return markIn(this.file.read(part));
    this.file.add('xl/metadata.xml', metadata(), METADATA_TYPE);
    this.file.relate(this.part, 'sheetMetadata', 'xl/metadata.xml');
    return 1;
  }

  /** The ends of the logs, kept outside the cells. */
  setLogHeads(heads: readonly LogHead[]): void {
    for (const head of heads) setCustomXml(this.file, headXml(head));
  }

  bytes(): Uint8Array {
    for (const { cells } of this.open.values()) cells.finish();
    // The order of calculation is Excel's to find again, and own formulas look at our cells.
    const chain = this.file.relations(this.part).find(({ kind }) => kind === 'calcChain');
    if (chain?.part) {
      this.file.endRelation(this.part, chain.id);
      this.file.remove(chain.part);
    }
    const calculation = childInBook(this.workbook, 'calcPr');
    if (this.isOutOfDate()) calculation.set('fullCalcOnLoad', 1);
    else {
      calculation.set('fullCalcOnLoad', undefined);
      calculation.set('calcId', ENGINE);
    }
    return this.file.bytes();
  }

  /** Whether some formula may show something else than the file has beside it. */
  private isOutOfDate(): boolean {
    return this.sheets.some((sheet) => {
      const open = this.open.get(sheet.part);
      const formulas = open
        ? open.cells.formulas()
        : (this.file.text(sheet.part).match(/<f[ >][^]*?<\/f>/g) ?? []).map((text) => ({
            text: text.replace(/^[^>]*>|<\/f>$/g, ''),
            isFresh: false,
          }));
      return formulas.some(({ text, isFresh }) => !isFresh && !isVersionLine(text));
    });
  }
}

interface NameOptions {
  readonly sheet?: string;
  readonly isHidden?: boolean;
}

const VISIBILITY: Readonly<Record<string, string>> = { hidden: 'Hidden', veryHidden: 'VeryHidden' };

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';
