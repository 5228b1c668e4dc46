/** How much a reading that tries everything may try; a step is a pair taken or a pairing measured. */
export class Work {
  private left: number;

  constructor(private readonly most: number) {
    this.left = most;
  }

  step(): void {
    if (--this.left < 0) throw new TooMuchWork();
  }

  /** What it gives, with the whole allowance; null: it would take more than that. */
  tried<T>(what: () => T): T | null {
    this.left = this.most;
    try {
      return what();
    } catch (thrown) {
      if (thrown instanceof TooMuchWork) return null;
      throw thrown;
    }
  }
}

class TooMuchWork extends Error {}
