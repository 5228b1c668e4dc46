import fs from 'fs';
import path from 'path';

/** A file below a folder, with what tells whether it is still the same. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Of its last change, in milliseconds. */
  readonly time: number;
}

/** What a command that goes through a folder may touch of the outside world. */
export interface FolderIo {
  /** Every file in the folder and below, in the order of their paths; hidden ones are not looked at. */
  list(folder: string): readonly FoundFile[];
  append(path: string, text: string): void;
  remove(path: string): void;
}

export const nodeFolder: FolderIo = {
  list: (folder) => filesBelow(folder).sort((a, b) => (a.path < b.path ? -1 : 1)),
  append: (file, text) => fs.appendFileSync(file, text),
  remove: (file) => fs.rmSync(file, { force: true }),
};

/** `.git`, and `~$event.xlsx`, which Excel keeps beside a workbook that is open. */
const isHidden = (name: string): boolean => name.startsWith('.') || name.startsWith('~$');

/** Links are not followed: a folder that holds itself would have no end. */
function filesBelow(folder: string): FoundFile[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry): FoundFile[] => {
    const full = path.join(folder, entry.name);
    if (isHidden(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(full);
    if (!entry.isFile()) return [];
    const { size, mtimeMs } = fs.statSync(full);
    return [{ path: full, size, time: mtimeMs }];
  });
}
