import type { Writer } from '../src/sheets/stored/shared';
import type { SharingPort } from './store/types';
import { comfort, type Keeper } from './language';

const KEY = 'pairsheet.writer';
/** What Excel takes to hand a change on is not documented; seconds, as its users tell. */
const ECHO = 6000;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

/**
 * Who sits at this pane: an id that it keeps, and the name that the arbiter gave. `own` is the store of this
 * window, `kept` that of the browser. Two windows of one browser are two arbiters: `hold` says whether an id
 * is ours alone, and one that is not is left to the other.
 */
export async function findWriter(
  kept: Keeper,
  own: Keeper,
  hold: (id: string) => Promise<boolean>,
): Promise<Writer> {
  const known = [read(own), read(kept)];
  for (const writer of known)
    if (writer && (await hold(writer.id))) {
      keep(own, writer);
      return writer;
    }
  const writer = { id: newId(), name: '' };
  await hold(writer.id);
  keep(own, writer);
  if (!known[1]) keep(kept, writer);
  return writer;
}

function read(keeper: Keeper): Writer | null {
  const match = /^([a-z0-9]+) (.*)$/s.exec(comfort(() => keeper().getItem(KEY)) ?? '');
  return match && { id: match[1], name: match[2] };
}

const keep = (keeper: Keeper, { id, name }: Writer): void =>
  void comfort(() => keeper().setItem(KEY, `${id} ${name}`));

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

export const sharingPort = (kept: Keeper, own: Keeper, first: Writer): SharingPort => {
  let me = first;
  return {
    me: () => me,
    rename: (name) => {
      me = { ...me, name };
      keep(own, me);
      if (read(kept)?.id === me.id) keep(kept, me);
    },
    time: () => Date.now(),
    isOnline: () => navigator.onLine !== false,
    echo: () => new Promise((resolve) => setTimeout(resolve, ECHO)),
  };
};

/** Whether another window of this browser has the id; from then on this one has it, until it is closed. */
export async function holdId(id: string, locks: LockManager | undefined): Promise<boolean> {
  if (!locks) return true;
  return new Promise((answer) => {
    void locks.request(`pairsheet-writer ${id}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock ? new Promise<void>(() => undefined) : undefined;
    });
  });
}
