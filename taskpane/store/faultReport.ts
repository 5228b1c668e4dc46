/**
 * What whoever mends a fault needs to know, and nothing of the workbook: names and cells may stand in
 * the message of an error, so the message stays out.
 */
export interface FaultFacts {
  /** The key of what was being done. */
  readonly action: string | null;
  /** Kinds and codes of the errors, from the outermost to its cause. */
  readonly errors: readonly string[];
  /** The batch that failed, counted since the pane was opened. */
  readonly batch: number | null;
  /** Places in our own scripts. */
  readonly frames: readonly string[];
}

export interface HostFacts {
  readonly version: string;
  readonly host: string;
  readonly platform: string;
  readonly language: string;
}

const FRAMES = 8;
/** A word of a program: anything else could be somebody's. */
const WORD = /^[\w.:#-]{1,80}$/;

interface Known {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly batch?: unknown;
  readonly stack?: unknown;
  readonly reason?: unknown;
  readonly debugInfo?: { readonly errorLocation?: unknown };
}

function chainOf(reason: unknown): Known[] {
  const chain: Known[] = [];
  for (let at = reason; typeof at === 'object' && at !== null && chain.length < 4;) {
    chain.push(at as Known);
    at = (at as Known).reason;
  }
  return chain;
}

const words = (values: readonly unknown[]): string =>
  values.filter((value) => typeof value === 'string' && WORD.test(value)).join(' ');

export function factsOf(reason: unknown, action: string | null): FaultFacts {
  const chain = chainOf(reason);
  const stacks = chain.map(({ stack }) => (typeof stack === 'string' ? stack : ''));
  const frames = stacks.flatMap((stack) =>
    [...stack.matchAll(/([\w.-]+\.(?:js|tsx?)):(\d+):(\d+)/g)].map(([place]) => place),
  );
  const batch = chain.map((each) => each.batch).find((each) => typeof each === 'number');
  return {
    action,
    errors: chain.map(({ name, code, debugInfo }) => words([name, code, debugInfo?.errorLocation])),
    batch: batch ?? null,
    frames: [...new Set(frames)].slice(0, FRAMES),
  };
}

/** In English whatever the language of the pane: it is read by whoever mends it. */
export function faultReport(facts: FaultFacts, host: HostFacts): string {
  return [
    `Pairsheet ${host.version}`,
    `host: ${host.host}`,
    `platform: ${host.platform}`,
    `language: ${host.language}`,
    `action: ${facts.action ?? '-'}`,
    `batch: ${facts.batch ?? '-'}`,
    `error: ${facts.errors.join(' < ') || '-'}`,
    ...facts.frames.map((frame) => `at ${frame}`),
  ].join('\n');
}
