export function idFor(address: string): string;
export function releaseManifest(xml: string, address: string, version: string): string;
