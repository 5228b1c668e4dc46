import type { french1994answers as english } from '../../../en/pairing/french/french1994answers';
import type { WordsLike } from '../../../like';

/** What a pairing does worse than the French text of 1994 asks, and why a round is refused. */
export const french1994answers: WordsLike<typeof english> = {
  'french1994.judge.missing': 'ohne Gegner und nicht spielfrei: {players}',
  'french1994.judge.twice': 'mehrfach gepaart: {players}',
  'french1994.judge.unknown': 'nehmen an dieser Runde nicht teil: {players}',
  'french1994.judge.pairs':
    'Stufe mit {score}: {theirs} {theirs|Paar|Paare}, aber {ours} sind möglich',
  'french1994.judge.below':
    'Stufe mit {score}: für sich gut, aber dann lässt sich die Stufe darunter nicht wie verlangt paaren',
  'french1994.judge.moved': 'Stufe mit {score}: die Spieler von oben kommen zuerst: {players}',
  'french1994.judge.x':
    'Stufe mit {score}: {theirs} {theirs|gestörtes Paar|gestörte Paare}, aber {ours} genügen',
  'french1994.judge.baf77':
    'Stufe mit {score}: {theirs} {theirs|gestörtes Paar|gestörte Paare} ohne schwache Präferenz, aber {ours} genügen',
  'french1994.judge.up':
    'Stufe mit {score}: jemand floatet wieder nach oben, obwohl es sich vermeiden lässt',
  'french1994.judge.opponent': 'Stufe mit {score}: {a} von oben trifft zuerst auf {b}',
  'french1994.judge.down':
    'Stufe mit {score}: jemand floatet wieder nach unten, obwohl es sich vermeiden lässt',
  'french1994.judge.exchange': 'Stufe mit {score}: der Austausch {out} ↔ {in} kommt früher',
  'french1994.judge.no-exchange': 'Stufe mit {score}: kein Austausch zwischen S1 und S2 ist nötig',
  'french1994.judge.permutation':
    'Stufe mit {score}: {a} – {b} kommt in der Reihenfolge der Permutationen früher',
  'french1994.judge.colour':
    'richtige Gegner, falsche Farben: {white} hat Weiß gegen {black} ({rule})',
  'french1994.why.absent': '{a} und {b} nehmen nicht beide an dieser Runde teil',
  'french1994.why.paired': '{a} und {b} spielen in dieser Runde gegeneinander',
  'french1994.why.no-round': 'mit {a} – {b} lassen sich die anderen nicht mehr alle paaren',
  'french1994.why.best': 'die beste Runde mit {a} – {b} ist schlechter als die richtige',
  'french1994.refusal.pending': 'in Runde {round} fehlen noch Ergebnisse: {players}',
  'french1994.refusal.cure-pending':
    'tragen Sie die Ergebnisse ein oder markieren Sie die Partien als Hängepartien: sie zählen für die Paarung als Remis',
  'french1994.refusal.none':
    'es gibt keine vollständige Paarung; für {players} sind zu wenige Gegner übrig',
  'french1994.refusal.exempt':
    'die Zahl der Spieler ist ungerade, und alle hatten schon einen Punkt ohne Spiel',
  'french1994.refusal.exempt-scarce':
    'niemand, dessen Aussetzen helfen würde, darf noch spielfrei sein',
  'french1994.refusal.scarce': 'sie hängen von den wenigen Gegnern {players} ab',
  'french1994.refusal.cure-absence':
    'vereinbaren Sie mit einem von {players}, dass er diese Runde auslässt (angekündigt, kein Punkt)',
  'french1994.refusal.cure-apart':
    'heben Sie die Verbote auf, die Sie selbst zwischen Spielern gesetzt haben',
  'french1994.refusal.cure-end':
    'beenden Sie das Turnier mit den gespielten Runden: es wurden mehr Runden angekündigt, als diese Spielerzahl zulässt',
};
