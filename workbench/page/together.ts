/**
 * The same workbook in several tabs: every one can be worked in, and each has at once what the others do.
 * What is done reaches the others shortly after the last of a run of changes, as an action of the pane writes
 * in several steps.
 */
import type { Book } from '../host/book';
import { JointBook, type JointMessage } from '../host/coauthors/jointBook';
import { Tabs, type Locks } from './tabs';

export interface TogetherOptions {
  /** Runs what changes the book for the others. */
  asRemote(work: () => void): void;
  /** Whether this tab keeps the workbook in the browser has changed. */
  onRole(isLeading: boolean): void;
  /** Structure of ours could not be joined with that of another tab, and is taken back. */
  onReload(): void;
  /** All that was done here is in the tab that keeps the workbook. */
  onSettled(): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

export interface TogetherPorts {
  readonly locks?: Locks;
  readonly channel: (name: string) => Channel;
}

const browserPorts = (): TogetherPorts => ({
  locks: navigator.locks,
  channel: (name) => new BroadcastChannel(name),
});

/** Milliseconds: an action writes in steps of some milliseconds each. */
const SOON = 100;
const LATEST = 800;
/** So long a leader that does not answer is waited for. */
const PATIENCE = 4000;
/** What the last leader said is still on its way when its lock is free. */
const LAST_WORDS = 200;

export class Together {
  private readonly tabs: Tabs;
  private joint: JointBook | null = null;
  private channel: Channel | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstWaiting = 0;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private shown = '';

  constructor(
    private readonly options: TogetherOptions,
    private readonly ports: TogetherPorts = browserPorts(),
    private readonly self: string = crypto.randomUUID(),
  ) {
    this.tabs = new Tabs(
      {
        onLead: (id) => setTimeout(() => this.lead(id), LAST_WORDS),
        onLost: () => {
          this.joint?.join();
          this.options.onRole(false);
        },
      },
      ports.locks,
    );
  }

  /** Whether this tab is the one that keeps the workbook. */
  get isLeading(): boolean {
    return this.tabs.isLeading;
  }

  /** Whether something would be lost if the tab went away now. */
  get isPending(): boolean {
    return !this.isLeading && (this.joint?.isPending ?? false);
  }

  /** Whether another tab has this workbook open: asked before it is shown. */
  open(id: string): Promise<boolean> {
    this.close();
    this.shown = id;
    return this.tabs.open(id);
  }

  /** The workbook is shown now; where another tab leads it, it becomes what that one has. */
  begin(book: Book): void {
    const channel = this.ports.channel(`pairsheet-book ${this.shown}`);
    const joint = new JointBook(book, this.self, {
      post: (message) => {
        channel.postMessage(message);
        if (message.kind === 'change' || message.kind === 'join') this.expectAnswer();
      },
      asRemote: (work) => this.options.asRemote(work),
      onReload: () => this.options.onReload(),
      onSettled: () => this.options.onSettled(),
    });
    channel.onmessage = ({ data }: MessageEvent<JointMessage>) => {
      clearTimeout(this.watch);
      joint.receive(data);
    };
    this.channel = channel;
    this.joint = joint;
    if (!this.isLeading) joint.join();
  }

  /** Something was done here, by hand or by the add-in. */
  changed(): void {
    if (!this.joint?.isTogether) return;
    const now = Date.now();
    if (this.timer === undefined) this.firstWaiting = now;
    clearTimeout(this.timer);
    const left = Math.max(0, this.firstWaiting + LATEST - now);
    this.timer = setTimeout(() => this.flush(), Math.min(SOON, left));
  }

  /** Hands over what was done, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.joint?.flush();
  }

  /** Another workbook is shown. */
  private close(): void {
    if (this.joint) this.flush();
    clearTimeout(this.watch);
    this.channel?.close();
    this.channel = null;
    this.joint = null;
  }

  private lead(id: string): void {
    if (id !== this.shown || !this.joint) return;
    clearTimeout(this.watch);
    this.joint.lead();
    this.options.onRole(true);
  }

  private expectAnswer(): void {
    if (this.isLeading) return;
    clearTimeout(this.watch);
    const id = this.shown;
    this.watch = setTimeout(() => {
      if (id === this.shown && !this.isLeading) void this.tabs.steal(id).then(() => this.lead(id));
    }, PATIENCE);
  }
}
