/** What may be switched for teaching; `OFFICIAL` is the text with its clarifications. */
export interface French1994Options {
  /**
   * BAF 77: among disturbed pairs force the weakest preferences. Switched off, the pairing is the
   * one that BAF 77 calls wrong, "applying B.4 blindly".
   */
  readonly weakestPreferenceFirst: boolean;
}

export const OFFICIAL: French1994Options = { weakestPreferenceFirst: true };
