/** The bytes of a file are not what they should be: somebody else's mistake, told as such. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** A file that cannot be read without its password. */
export class LockedFile extends DamagedFile {
  override name = 'LockedFile';
}
