import type { Outcome } from '../../../model/types';
import { LANGUAGES, wordsOf } from '../../../words';
import { plainWord } from '../../tidy';

export const loneWord = (text: string): string => plainWord(text).replace(/[ ()]/g, '');

/**
 * Cells without opponent, by `loneWord`. A full point without opponent is the pairing-allocated
 * bye (`-1` on results sites, `+`, `EXE`), nothing without opponent an absence.
 */
const WORDS: Readonly<Partial<Record<Outcome, string>>> = {
  pairingBye: `bye exe exempt exempte isento isenta folga spielfrei frei vrij oneven libre descansa
    descanso reposo riposo riposa +bye bye+ u + -1 +1 -1k +1k > b--- pab +pab =pab
    byepab wolny`,
  fullBye: 'fullbye fullpointbye bye1 1bye byef f--- fpb +fpb 1pointbye',
  halfBye: `half halfpt halfpoint halfbye halfpointbye hbye =bye bye= ½bye bye½ bye05 05bye bye0,5 0,5bye h h--- = -½ +½ -05
    -0,5 +05 +0,5 -1/2 +1/2 hpb =hpb byeh bye1/2 1/2bye`,
  zeroBye: `zerobye zeropointbye -bye bye- bye0 0bye z z--- u--- - -- --- -0 +0 -0k < abs absent absente
    ausente forfait ff forfeit falta notpaired np withdrawn wd abandon retire desistiu desistencia
    zpb -zpb abwesend afwezig afw assente ausentado retirado ritirato zuruckgezogen unpaired unplayed
    notplayed nichtgepaart`,
};

/** What our own languages say of a bye and of an absence, and what is met elsewhere. */
export const LONE: ReadonlyMap<string, Outcome> = new Map([
  ...LANGUAGES.flatMap((language) => {
    const { bye, zeroBye } = wordsOf(language).read.results;
    return [
      ...bye.map((word): [string, Outcome] => [loneWord(word), 'pairingBye']),
      ...zeroBye.map((word): [string, Outcome] => [loneWord(word), 'zeroBye']),
    ];
  }),
  ...lone(WORDS),
]);

/**
 * American charts: B a full-point bye, H a half-point bye, U unplayed and worth nothing, X won and
 * F lost by forfeit against somebody who is not named. A point without an opponent's number can
 * only be kept as a full-point bye.
 */
export const AMERICAN: ReadonlyMap<string, Outcome> = lone({
  pairingBye: 'b b---',
  fullBye: 'x x---',
  halfBye: 'h h---',
  zeroBye: 'u u--- f f--- z z--- n n---',
});

/** Where the printed points say that `U` is an unplayed round and not a bye. */
export const U_IS_UNPLAYED: ReadonlyMap<string, Outcome> = lone({ zeroBye: 'u' });

/** Result above a bye, as Vega's pages have it: the bye is the pairing-allocated one. */
export const RESULT_AND_BYE: ReadonlyMap<string, Outcome> = lone({ pairingBye: '1bye' });

/** The same with 2 points for a match won and 1 for one drawn. */
export const MATCH_AND_BYE: ReadonlyMap<string, Outcome> = lone({
  pairingBye: '2bye',
  halfBye: '1bye',
});

function lone(words: Readonly<Partial<Record<Outcome, string>>>): ReadonlyMap<string, Outcome> {
  return new Map(
    Object.entries(words).flatMap(([outcome, list]) =>
      list.split(/\s+/).map((word) => [word, outcome as Outcome]),
    ),
  );
}
