import { error, warning, type Place, type Problem } from '../../model/problems';
import type { Located } from '../../model/raw';
import type { Colour } from '../../model/types';
import { parseInteger } from './numbers';
import { codeAnnounced } from './tieOrderLines';

interface Said<T> extends Located<T> {
  readonly code: string;
  readonly text: string;
}

/** What a record of TRF26 replaces: the newer one counts, a contradiction is told. */
const NEWER = ['142', '152', '192', '212', '202'];

/** Facts of an event that several records may state. */
export class Statements {
  system?: string;
  olderSystem?: string;
  private readonly saidRounds: Said<number>[] = [];
  private readonly saidColours: Said<Colour>[] = [];
  private readonly saidTieBreaks: Said<readonly string[]>[] = [];

  constructor(private readonly problems: Problem[]) {}

  rounds(code: string, text: string, place: Place): void {
    const value = parseInteger(text);
    if (Number.isNaN(value)) this.problems.push(error('bad-round-count', place, text));
    this.saidRounds.push({ code, text: `${code} ${text}`, value, place });
  }

  colour(code: string, text: string, place: Place): void {
    const value = /^w(hite1?)?$/i.test(text)
      ? 'white'
      : /^b(lack1?)?$/i.test(text)
        ? 'black'
        : null;
    if (value === null) this.problems.push(error('bad-initial-colour', place, text));
    else this.saidColours.push({ code, text: `${code} ${text.toUpperCase()}`, value, place });
  }

  /** 212 is 202 with the points in it: `PTS,BH` says the same as `BH`. */
  tieBreaks(code: string, text: string, place: Place): void {
    const codes = text
      .split(/[,;\s]+/)
      .map((word) => codeAnnounced(word.toUpperCase()))
      .filter(Boolean);
    const value = code === '212' && codes[0] === 'PTS' ? codes.slice(1) : codes;
    this.saidTieBreaks.push({ code, text: `${code} ${text}`, value, place });
  }

  get systemCode(): string | undefined {
    return this.system || this.olderSystem;
  }

  settled() {
    const { system, olderSystem } = this;
    if (system && olderSystem && system !== olderSystem)
      this.problems.push(
        warning('records-disagree', { kind: 'file' }, `192 ${system} / 092 ${olderSystem}`, {
          kept: '192',
        }),
      );
    return {
      totalRounds: this.one(this.saidRounds),
      initialColour: this.one(this.saidColours)?.value,
      systemCode: this.systemCode,
      tieBreakCodes: this.one(this.saidTieBreaks)?.value,
    };
  }

  private one<T>(said: readonly Said<T>[]): Said<T> | undefined {
    const kept = said.find(({ code }) => NEWER.includes(code)) ?? said.at(-1);
    for (const other of said)
      if (kept && String(other.value) !== String(kept.value))
        this.problems.push(
          warning('records-disagree', other.place, `${kept.text} / ${other.text}`, {
            kept: kept.text,
          }),
        );
    return kept;
  }
}
