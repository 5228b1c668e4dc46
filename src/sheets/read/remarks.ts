import type { RequestedBye } from '../../model/types';
import { plainHeader } from '../names/headers';

/** What a remark beside a player asks for, where it can be read. */
export type RemarkAsks =
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'byes'; readonly rounds: readonly number[]; readonly bye: RequestedBye };

/** Headers of columns with remarks. */
const REMARK_HEADS: ReadonlySet<string> = new Set(
  `remark remarks comment comments note notes remarque remarques commentaire observation observations
   obs observacao observacoes nota notas bemerkung bemerkungen anmerkung observacion observaciones
   opmerking opmerkingen osservazioni`.split(/\s+/),
);

export const isRemarkHead = (header: string): boolean => REMARK_HEADS.has(plainHeader(header));

const WITHDRAWN =
  /^(has |is |a )?(withdrawn|withdraws|withdrew|wd|retired|forfait( general)?|abandon(ne)?|se retire|retire|desistiu|desiste|desistencia|retirado|retirada|zuruckgezogen)\b[ .!]*$/;
const ROUNDS =
  /\b(?:r|rd|rds|round|rounds|ronde|rondes|ronda|rondas|rodada|runde)\.? ?(\d{1,2}(?:(?: ?[,&+] ?| and | et | e )\d{1,2})*)\b/;
const HALF = /(?<!\d)1\/2\b|\b0[.,]5\b|\bhalf\b|\bdemi\b|\bmeio\b/;
const OFF = /\b(bye|byes|absent|absente|absence|ausente|ausencia|off|not here|abwesend)\b/;

/** `withdrawn`, `½ bye rd 3`, `absent ronde 2, 4`; null: it asks for nothing that we know. */
export function readRemark(text: string): RemarkAsks | null {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/½/g, ' 1/2 ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
  // Only what says so by itself: *no* and *out* may stand in any column.
  if (WITHDRAWN.test(plain)) return { kind: 'withdrawn' };
  const rounds = ROUNDS.exec(plain)?.[1].match(/\d+/g)?.map(Number) ?? [];
  if (rounds.length === 0 || rounds.includes(0)) return null;
  if (HALF.test(plain)) return { kind: 'byes', rounds, bye: 'halfBye' };
  return OFF.test(plain) ? { kind: 'byes', rounds, bye: 'zeroBye' } : null;
}
