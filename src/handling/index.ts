/** The general handling rules, C.04.2: what an arbiter may do to an event, each by its article. */
export * from './handled';
export * from './initialOrder';
export * from './numbers';
export * from './lateEntry';
export * from './lots';
export * from './withdraw';
export * from './correction';
export * from './publishedPairing';
export * from './rules';
