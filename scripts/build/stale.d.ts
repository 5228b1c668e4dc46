export function build(names: readonly string[]): Promise<void>;
export function buildStale(say?: (names: readonly string[]) => void): Promise<void>;
export function staleProducts(): string[];
