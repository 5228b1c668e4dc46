import type { simulate as english } from '../../en/cli/simulate';
import type { WordsLike } from '../../like';

/** What the simulation of another rule says. */
export const simulate: WordsLike<typeof english> = {
  'simulate.help.change':
    'welche Regel anders wäre: system=ID, half-point-bye=0|0.5|1, acceleration=baku|none, apart=club|federation|none, tie-breaks=KÜRZEL, edition=ID; mehrere durch ; getrennt',
  'simulate.summary':
    '{events} {events|Turnier|Turniere}, {rounds} Runden: {pairs} andere Paare, {colours} andere Farben, {byes} andere Spielfreie, {unpaired} Runden ohne Paarung, {places} andere Plätze',
  'simulate.touched': '{count} von {events} Turnieren {count|wäre|wären} anders verlaufen',
  'simulate.cases': 'Fälle zum Nachsehen:',
  'simulate.case-round': '{file}: Runde {round}: {before} → {after}',
  'simulate.case-place': '{file}: {player}: Platz {before} → {after}',
  'simulate.no-pairing': 'keine Paarung',
  'simulate.not-simulated': '{file}: {because}',
  'simulate.no-baku': 'die Baku-Beschleunigung braucht einen Sieg, der zwei Remisen wert ist',
  'simulate.other-competitors':
    'die eine Fassung paart Spieler, die andere Mannschaften oder Spieler über zwei Partien',
  'simulate.rounds-left':
    'Runden {rounds} lassen sich nicht neu paaren: die Regel des Turniers selbst hat dort keine Paarung, oder es fehlen Ergebnisse, Wertungszahlen oder Spieler',
  'simulate.codes-unknown': '{edition} hat {codes} nicht: die Plätze werden nicht verglichen',
};
