export function functionsMetadata(): Promise<unknown>;
