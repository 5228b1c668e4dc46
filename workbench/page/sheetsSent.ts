import { writeWorkbook } from '../../src/xlsx/workbook';
import type { SavingRequest, SheetBody } from './saving';

/** The worker's side: cells of sheets that have not changed are those that came before. */
export class SheetsSent {
  private bodies = new Map<string, SheetBody>();

  write({ book, sheets }: SavingRequest): Promise<Uint8Array> {
    const before = this.bodies;
    this.bodies = new Map(
      sheets.map(({ id, body }) => [id, body ?? before.get(id) ?? missing(id)] as const),
    );
    return writeWorkbook({
      ...book,
      sheets: sheets.map(({ id, sheet }) => ({ ...sheet, ...this.bodies.get(id)! })),
    });
  }
}

function missing(id: string): never {
  throw new Error(`The cells of ${id} were never sent`);
}
