/**
 * Moves a list past whoever reads it: waits at its head, goes down at a speed at which a line can be
 * found and read, waits at its end, and asks for the next. Who asked for less motion gets whole pages.
 */
export const TIMES = {
  /** Milliseconds at the head and at the end of a list. */
  hold: 5000,
  /** For a list that needs no scrolling, and for a page where nothing moves. */
  page: 12_000,
} as const;

/** Lines of text a second. */
const SPEED = 1.1;

export class Scroller {
  isPaused = false;
  private waited = 0;
  private rest = 0;

  constructor(
    private readonly box: HTMLElement,
    private readonly onEnd: () => void,
    private readonly isStill: boolean,
  ) {}

  /** To the head of a list that has just been shown. */
  restart(): void {
    this.box.scrollTop = 0;
    this.waited = 0;
    this.rest = 0;
  }

  /** `passed` milliseconds since the last step. */
  step(passed: number): void {
    if (this.isPaused) return;
    const { scrollTop, scrollHeight, clientHeight } = this.box;
    const left = scrollHeight - clientHeight - scrollTop;
    const isAtHead = scrollTop === 0;
    if (left <= 1 || isAtHead || this.isStill) {
      this.waited += passed;
      const patience = left <= 1 && isAtHead ? TIMES.page : this.isStill ? TIMES.page : TIMES.hold;
      if (this.waited < patience) return;
      this.waited = 0;
      if (left <= 1) return this.onEnd();
      this.box.scrollTop = scrollTop + (this.isStill ? clientHeight * 0.85 : 1);
      return;
    }
    // Browsers keep whole pixels of a position: what is left over counts the next time.
    this.rest += (passed / 1000) * SPEED * this.lineHeight;
    const whole = Math.floor(this.rest);
    this.rest -= whole;
    if (whole > 0) this.box.scrollTop = scrollTop + whole;
  }

  private get lineHeight(): number {
    return parseFloat(getComputedStyle(this.box).lineHeight) || 40;
  }
}
