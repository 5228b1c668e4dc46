/**
 * Logs of 0.1.0 and 0.2.0 tell changes by hand and corrections in sentences and nowhere else. These
 * are the sentences that those versions wrote, in their three languages; what we say today has nothing
 * to do with them. Later versions keep the facts as departures.
 */

/** Behind a sentence may stand its article: ` [C.04.2]`. */
const ARTICLE = '(?: \\[.*\\])?';
const sentence = (pattern: string): RegExp => new RegExp(`^${pattern}${ARTICLE}$`, 'u');

const CORRECTED: readonly RegExp[] = [
  'Correction, round (?<round>\\d+), table (?<table>\\d+): \\S+ instead of (?<was>.+?)',
  'Correction, ronde (?<round>\\d+), table (?<table>\\d+)\\s: \\S+ au lieu de (?<was>.+?)',
  'Correção, ronda (?<round>\\d+), mesa (?<table>\\d+): \\S+ em vez de (?<was>.+?)',
].map(sentence);

const CHANGED_BY_HAND: readonly RegExp[] = [
  '.+ and .+ are exchanged',
  '.+ et .+ sont échangés',
  '.+ e .+ são trocados',
  'Colours of .+ and his opponent changed',
  'Couleurs de .+ et de son adversaire inversées',
  'Cores de .+ e do adversário trocadas',
  'Tables paired anew: .+',
  'Tables réappariées\\s: .+',
  'Mesas emparceiradas de novo: .+',
  '.+ plays against the bye',
  ".+ joue contre l[’']exempt",
  '.+ joga com o isento',
  '.+ enters and plays .+, who had the bye of round \\d+',
  '.+ entre dans le tournoi et joue contre .+, exempt de la ronde \\d+',
  '.+ entra na prova e joga contra .+, isento da ronda \\d+',
].map(sentence);

/** A correction made in the pane, by the table of its round. */
export interface SaidCorrection {
  readonly round: number;
  readonly table: number;
  readonly was: string;
}

export function saidCorrection(text: string): SaidCorrection | null {
  for (const pattern of CORRECTED) {
    const groups = pattern.exec(text)?.groups;
    if (groups)
      return { round: Number(groups.round), table: Number(groups.table), was: groups.was ?? '' };
  }
  return null;
}

export const saysChangeByHand = (text: string): boolean =>
  CHANGED_BY_HAND.some((pattern) => pattern.test(text));

/** A correction that was typed into a sheet and kept. */
export interface TypedChange {
  readonly white: string;
  readonly black: string;
  readonly was: string;
  readonly text: string;
}

/** `3 Alder; 8 Birch: 1-0 → 0-1`, several of them with semicolons too. */
const TYPED = /(\d+) [^;]*?\s?; (\d+) [^;]*?\s?: (\S+) → [^;\s]+/gu;

export const saidChanges = (text: string): TypedChange[] =>
  [...text.matchAll(TYPED)].map(([said, white = '', black = '', was = '']) => ({
    ...{ white, black, was, text: said },
  }));
