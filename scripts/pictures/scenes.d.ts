import type { Language } from '../../src/words';

interface Scene {
  readonly name: string;
}
export const SCENES: readonly Scene[];
/** The languages whose guides show pictures of their own, and which. */
export const PICTURED: readonly Language[];
export const scenesOf: (language: Language) => readonly Scene[];
