/** One tab of a browser leads a workbook; another goes on when it is gone. */
import { Tabs } from '../../workbench/page/tabs';

type Held = (lock: object | null) => unknown;

/** The locks of one browser. */
class Browser {
  private readonly holders = new Map<string, (reason: Error) => void>();
  private readonly queue: { name: string; grant: () => void; isGivenUp: boolean }[] = [];

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

  tab() {
    const told: string[] = [];
    const options = {
      onLead: (id: string) => void told.push(`leads ${id}`),
      onLost: (id: string) => void told.push(`lost ${id}`),
    };
    return { tabs: new Tabs(options, this.locks), told };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the first tab leads, the next waits for its turn; another workbook is free', async () => {
  const browser = new Browser();
  const [one, two] = [browser.tab(), browser.tab()];
  expect(await one.tabs.open('a')).toBe(true);
  expect(await two.tabs.open('a')).toBe(false);
  expect([one.tabs.isLeading, two.tabs.isLeading]).toEqual([true, false]);
  // The first goes on with another workbook, as if it were closed.
  expect(await one.tabs.open('c')).toBe(true);
  await settled();
  expect(two.told).toEqual(['leads a']);
  expect(two.tabs.isLeading).toBe(true);
});

test('a tab that shows another workbook meanwhile does not lead the one before', async () => {
  const browser = new Browser();
  const [one, two] = [browser.tab(), browser.tab()];
  await one.tabs.open('a');
  await two.tabs.open('a');
  expect(await two.tabs.open('b')).toBe(true);
  await one.tabs.open('c');
  await settled();
  expect(two.told).toEqual([]);
  expect(await browser.tab().tabs.open('a')).toBe(true);
});

test('a tab that does not answer loses its turn, is told, and waits again', async () => {
  const browser = new Browser();
  const [one, two] = [browser.tab(), browser.tab()];
  await one.tabs.open('a');
  await two.tabs.open('a');
  await two.tabs.steal('a');
  await settled();
  expect([one.tabs.isLeading, two.tabs.isLeading]).toEqual([false, true]);
  expect(one.told).toEqual(['lost a']);
  await two.tabs.open('b');
  await settled();
  expect(one.told).toEqual(['lost a', 'leads a']);
});

test('without locks every tab is on its own', async () => {
  const tabs = new Tabs({ onLead: () => undefined, onLost: () => undefined }, undefined);
  expect(await tabs.open('a')).toBe(true);
  expect(tabs.isLeading).toBe(true);
});
