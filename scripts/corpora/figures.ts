/** What was compared in one set, and what came out otherwise than expected. */
export class Figures {
  files = 0;
  private readonly counts = new Map<string, { right: number; of: number }>();
  readonly differences: string[] = [];
  readonly notes: string[] = [];

  /** Counts one comparison of a kind (`rounds`, `values`); what differs is kept for the list. */
  count(kind: string, isRight: boolean, difference: () => string): void {
    const counted = this.counts.get(kind) ?? { right: 0, of: 0 };
    this.counts.set(kind, { right: counted.right + (isRight ? 1 : 0), of: counted.of + 1 });
    if (!isRight) this.differences.push(difference());
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  get isRight(): boolean {
    return this.differences.length === 0;
  }

  line(name: string): string {
    const parts = [...this.counts].map(([kind, { right, of }]) => `${right} of ${of} ${kind}`);
    return `${name}: ${this.files} files; ${parts.join(', ') || 'nothing to compare'}`;
  }
}
