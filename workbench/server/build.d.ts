export function build(names: readonly string[]): Promise<void>;
export function staleProducts(): string[];
