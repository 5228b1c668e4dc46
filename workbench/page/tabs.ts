/**
 * Which tab of this browser works on a workbook. One does, the others read: two that write would
 * each keep a workbook without the other's results. The browser itself holds the lock, so that a
 * reload, a crash or a closed tab frees it.
 */
export interface TabsOptions {
  /** Another tab asks for the workbook: keep all that was changed, then let go. */
  handOver(): Promise<void>;
  /** Another tab works on it now. */
  onLost(id: string): void;
}

/** What is needed of the browser; `locks` is absent where the page was not served safely. */
export interface TabsPorts {
  readonly locks?: Pick<LockManager, 'request'>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
}

/** So long a tab that does not answer (asleep, hanging) is waited for, in milliseconds. */
const PATIENCE = 4000;

const browserPorts = (): TabsPorts => ({
  locks: navigator.locks,
  channel: new BroadcastChannel('pairsheet-tabs'),
});

export class Tabs {
  private held: { readonly id: string; readonly release: () => void } | null = null;
  /** The workbook that this tab shows. */
  private wanted = '';

  constructor(
    private readonly options: TabsOptions,
    private readonly ports: TabsPorts = browserPorts(),
  ) {
    ports.channel.onmessage = ({ data }: MessageEvent<{ wants: string }>) => {
      if (data.wants === this.held?.id) void this.giveUp(data.wants);
    };
  }

  /** True: nobody else works on it, and from now on this tab does. */
  async hold(id: string): Promise<boolean> {
    if (this.held?.id === id) return true;
    this.wanted = id;
    this.letGo();
    return this.request(id, { ifAvailable: true });
  }

  /** Asks the tab that works on it; one that does not answer loses it all the same. */
  async takeOver(id: string): Promise<void> {
    this.wanted = id;
    this.letGo();
    this.ports.channel.postMessage({ wants: id });
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), PATIENCE);
    try {
      await this.request(id, { signal: waiting.signal });
    } catch {
      await this.request(id, { steal: true });
    } finally {
      clearTimeout(timer);
    }
  }

  private letGo(): void {
    this.held?.release();
    this.held = null;
  }

  private async giveUp(id: string): Promise<void> {
    await this.options.handOver();
    if (this.held?.id !== id) return;
    this.letGo();
    this.options.onLost(id);
  }

  /** Settles once the lock is had or refused; it is then held until it is let go. */
  private request(id: string, options: LockOptions): Promise<boolean> {
    const { locks } = this.ports;
    if (!locks) return Promise.resolve(true);
    return new Promise((answer, fail) => {
      let isOurs = false;
      const ended = locks.request(`pairsheet-workbook ${id}`, options, (lock) => {
        answer(lock !== null);
        if (!lock || this.wanted !== id) return;
        isOurs = true;
        return new Promise<void>((release) => {
          this.held = { id, release };
        });
      });
      ended.catch((reason: unknown) => {
        if (!isOurs) return fail(reason);
        this.held = null;
        this.options.onLost(id);
      });
    });
  }
}
