/** What the pane takes from the world around it: the clock, chance, and who the host is. */
import manifest from '../package.json';
import type { HostFacts } from './store/faultReport';

const two = (value: number): string => String(value).padStart(2, '0');

/** 2026-05-01 14:05, local time. */
export function now(date = new Date()): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Eight letters and digits, easy to read out and to write down. */
export function seed(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}

/** The kind of Excel, as far as office.js tells it. */
export function hostFacts(): Omit<HostFacts, 'language'> {
  const { host, platform, version } = Office.context?.diagnostics ?? {};
  return {
    version: manifest.version,
    host: [host, version].filter(Boolean).join(' ') || '-',
    platform: String(platform ?? '-'),
  };
}

/** A pane in Excel for Mac saves no files: a click on a download does nothing (office-js #2700). */
export const canDownload = (): boolean =>
  Office.context?.diagnostics?.platform !== Office.PlatformType?.Mac;
