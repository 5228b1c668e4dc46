export function translated(generated: unknown, baseUrl: string): [string, unknown][];
