export const DEVELOPMENT_NAMESPACE: string;
export const NAMESPACE: string;
export function idFor(address: string): string;
export function namespaceOf(words: readonly string[]): string;
export function releaseManifest(
  xml: string,
  address: string,
  version: string,
  namespace?: string,
): string;
export function withNamespace(xml: string, namespace?: string): string;
