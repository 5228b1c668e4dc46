/** Something typed into the pane that its button has not yet taken: a name chosen and not added. */
export interface Draft {
  /** What was typed, in words. */
  readonly what: string;
  /** Does what the button does; false: that was refused. Absent: not enough was typed for it. */
  readonly finish?: () => boolean | Promise<boolean>;
  /** `finish` only shows what would be written: it is decided there. */
  readonly isLook?: boolean;
  /** Empties the field. */
  readonly drop: () => void;
}

/** What waits for an answer: first the drafts, then the rest of what was asked for. */
export interface Asking {
  readonly drafts: readonly Draft[];
  readonly go: () => unknown;
}

/** The half-filled fields of the view that is shown. */
export class Drafts {
  private readonly open = new Map<string, Draft>();

  put(id: string, draft: Draft | null): void {
    if (draft) this.open.set(id, draft);
    else this.open.delete(id);
  }

  get all(): readonly Draft[] {
    return [...this.open.values()];
  }

  clear(): void {
    this.open.clear();
  }
}
