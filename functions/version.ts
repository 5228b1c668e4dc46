import manifest from '../package.json';

/**
 * The version of Pairsheet that calculates this workbook; #NAME? where Pairsheet is missing.
 * @customfunction VERSION
 * @returns The version, for instance 0.3.0.
 */
export function version(): string {
  return manifest.version;
}
