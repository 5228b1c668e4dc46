/** A file that ends before what it announces. */
export class CutOff extends Error {}

/** Reads on through little-endian numbers and texts. */
export class TunxBytes {
  private readonly view: DataView;

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
    private readonly end: number = bytes.length,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.end - this.at;
  }

  u8(offset: number): number {
    return this.view.getUint8(this.place(offset, 1));
  }

  u16(offset: number): number {
    return this.view.getUint16(this.place(offset, 2), true);
  }

  u32(offset: number): number {
    return this.view.getUint32(this.place(offset, 4), true);
  }

  skip(bytes: number): void {
    this.at = this.place(bytes, 0);
  }

  /** The number of letters, then the letters in UTF-16. */
  text(): string {
    const letters = this.u16(0);
    const from = this.place(2, 2 * letters);
    this.at = from + 2 * letters;
    return new TextDecoder('utf-16le').decode(this.bytes.subarray(from, this.at)).trim();
  }

  private place(offset: number, size: number): number {
    const place = this.at + offset;
    if (place + size > this.end) throw new CutOff();
    return place;
  }
}
