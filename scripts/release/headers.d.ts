export function headersFor(paths: readonly string[]): string;
