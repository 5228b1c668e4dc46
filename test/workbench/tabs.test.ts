/** One tab of a browser works on a workbook; the others read until they take it over. */
import { Tabs } from '../../workbench/page/tabs';

type Held = (lock: object | null) => unknown;

/** The locks and the messages of one browser; a tab that sleeps hears nothing. */
class Browser {
  private readonly holders = new Map<string, (reason: Error) => void>();
  private readonly queue: { name: string; grant: () => void; isGivenUp: boolean }[] = [];
  private readonly channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];

  readonly locks = {
    request: (name: string, options: LockOptions, held: Held): Promise<unknown> =>
      new Promise((done, fail) => {
        const grant = () => {
          this.holders.set(name, fail);
          void Promise.resolve(held({})).then((value) => {
            if (this.holders.get(name) === fail) this.free(name);
            done(value);
          });
        };
        const holder = this.holders.get(name);
        if (!holder) return grant();
        if (options.ifAvailable) return done(held(null));
        if (options.steal) {
          grant();
          return holder(new Error('AbortError'));
        }
        const waiting = { name, grant, isGivenUp: false };
        this.queue.push(waiting);
        options.signal?.addEventListener('abort', () => {
          waiting.isGivenUp = true;
          fail(new Error('AbortError'));
        });
      }),
  } as unknown as LockManager;

  private free(name: string): void {
    this.holders.delete(name);
    const next = this.queue.findIndex((each) => each.name === name && !each.isGivenUp);
    if (next >= 0) this.queue.splice(next, 1)[0].grant();
  }

  tab(handOver: () => Promise<void> = async () => undefined) {
    const lost: string[] = [];
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of this.channels)
          if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    this.channels.push(channel);
    const tabs = new Tabs(
      { handOver, onLost: (id) => lost.push(id) },
      { locks: this.locks, channel },
    );
    return { tabs, lost, sleep: () => this.channels.splice(this.channels.indexOf(channel), 1) };
  }
}

test('the second tab of a workbook is told that it reads; another workbook is free', async () => {
  const browser = new Browser();
  const [one, two] = [browser.tab(), browser.tab()];
  expect(await one.tabs.hold('a')).toBe(true);
  expect(await two.tabs.hold('a')).toBe(false);
  expect(await two.tabs.hold('b')).toBe(true);
  // The first goes on with another workbook: the one before is free.
  expect(await one.tabs.hold('c')).toBe(true);
  expect(await two.tabs.hold('a')).toBe(true);
});

test('taking over waits until the first has kept all, and tells it', async () => {
  const browser = new Browser();
  const order: string[] = [];
  const one = browser.tab(async () => {
    await Promise.resolve();
    order.push('kept');
  });
  const two = browser.tab();
  await one.tabs.hold('a');
  await two.tabs.takeOver('a').then(() => order.push('taken'));
  expect(order).toEqual(['kept', 'taken']);
  expect(one.lost).toEqual(['a']);
  expect(await one.tabs.hold('a')).toBe(false);
  await one.tabs.takeOver('a');
  expect(two.lost).toEqual(['a']);
});

test('a tab that does not answer loses it and learns of it', async () => {
  jest.useFakeTimers();
  try {
    const browser = new Browser();
    const [one, two] = [browser.tab(), browser.tab()];
    await one.tabs.hold('a');
    one.sleep();
    const taken = two.tabs.takeOver('a');
    await jest.advanceTimersByTimeAsync(10_000);
    await taken;
    expect(one.lost).toEqual(['a']);
    expect(await one.tabs.hold('a')).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});
