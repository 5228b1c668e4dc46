import { refuseFile } from '../programs/foreignEvent';
import type { Checked } from '../../model/problems';
import { AccessDatabase } from './database';
import { DamagedDatabase, EncipheredDatabase, OldDatabase } from './pages';

/** What is read out of an Access database, or in words why it cannot be read. `program`: whose file it is. */
export function readAccess<T>(
  bytes: Uint8Array,
  program: string,
  read: (database: AccessDatabase) => Checked<T>,
): Checked<T> {
  try {
    return read(new AccessDatabase(bytes));
  } catch (cause) {
    if (cause instanceof DamagedDatabase) return refuseFile('foreign-file-cut', program);
    if (cause instanceof EncipheredDatabase) return refuseFile('file-under-password', program);
    if (cause instanceof OldDatabase) return refuseFile('foreign-access-old', program);
    throw cause;
  }
}
