import type { dutch2011answers as english } from '../../../en/pairing/dutch/dutch2011answers';
import type { WordsLike } from '../../../like';

/** Answers of the editions of 2011 and 2012: "why not?", a played round judged, refusals, work by hand. */
export const dutch2011answers: WordsLike<typeof english> = {
  'dutch2011.why.absent': 'Nicht zwei verschiedene Spieler dieser Runde: {players}',
  'dutch2011.why.B.1.a': '{a} und {b} haben schon gegeneinander gespielt',
  'dutch2011.why.B.2': '{a} und {b} haben dieselbe absolute Farbpräferenz',
  'dutch2011.why.forbidden': 'Der Schiedsrichter hält {a} und {b} getrennt',
  'dutch2011.why.no-pairing':
    'Die Runde hat überhaupt keine zulässige Paarung, mit oder ohne {a} gegen {b}',
  'dutch2011.why.incomplete': 'Mit {a} gegen {b} ließen sich die anderen nicht alle paaren',
  'dutch2011.why.paired': '{a} und {b} sind miteinander gepaart',
  'dutch2011.why.apart':
    '{a} fand in der Gruppe mit {points} {points|Punkt|Punkten} einen Gegner ({opponent}), bevor {b} an die Reihe kam; niemand geht ohne Not hinunter',
  'dutch2011.why.never-together': '{a} und {b} waren nie in derselben Gruppe',
  'dutch2011.why.fewer': 'Mit {a} gegen {b} wären in der Gruppe keine {p1} {p1|Paar|Paare} möglich',
  'dutch2011.why.fewer-with-s1':
    'Mit {a} gegen {b} wären in der Gruppe keine {p1} {p1|Paar|Paare} mit {m1} Heruntergesetzten möglich',
  'dutch2011.why.worse':
    'Die beste Paarung mit {a} gegen {b} ({pairs}) verletzt {requirement} {count}-mal, die angenommene {ours}-mal',
  'dutch2011.why.later':
    'Die beste Paarung mit {a} gegen {b} ({pairs}) ist ebenso gut, kommt aber in der Reihenfolge der Transpositionen und Austausche später',
  'dutch2011.why.below':
    'Eine Paarung mit {a} gegen {b} ({pairs}) käme in dieser Gruppe zuerst, aber mit den dann Übrigen lässt sich die Gruppe darunter nicht paaren',
  'dutch2011.judge.absent': 'In dieser Runde nicht zu paaren: {players}',
  'dutch2011.judge.left-out': 'Ohne Gegner und nicht spielfrei: {players}',
  'dutch2011.judge.bye':
    '{player} hatte schon einen ganzen oder halben Punkt ohne Spiel und darf nicht spielfrei sein',
  'dutch2011.judge.no-pairing': 'Nach den Regeln hat die Runde keine Paarung',
  'dutch2011.judge.other-bye': 'Spielfrei ist {ours}, nicht {player}',
  'dutch2011.judge.fewer':
    'Gruppe mit {points} {points|Punkt|Punkten}: {pairs} sind {count} {count|Paar|Paare}; {p1} sind möglich: {ours}',
  'dutch2011.judge.fewer-moved-down':
    'Gruppe mit {points} {points|Punkt|Punkten}: {pairs} paaren {count} Heruntergesetzte; {m1} sind möglich: {ours}',
  'dutch2011.judge.worse':
    'Gruppe mit {points} {points|Punkt|Punkten}: {pairs} verletzen {requirement} {count}-mal; {ours_pairs} tun es {ours}-mal',
  'dutch2011.judge.later':
    'Gruppe mit {points} {points|Punkt|Punkten}: {pairs} sind ebenso gut, aber {ours_pairs} kommen in der Reihenfolge der Transpositionen und Austausche früher',
  'dutch2011.judge.below':
    'Gruppe mit {points} {points|Punkt|Punkten}: {pairs} kämen hier zuerst, aber mit den Übrigen lässt sich die Gruppe darunter nicht paaren; mit {ours_pairs} geht es',
  'dutch2011.judge.colour': 'Die Farben sind vertauscht. {reason}',
  'dutch2011.refuse.no-bye':
    'Die Zahl der Spieler ist ungerade, und alle hatten schon einen ganzen oder halben Punkt ohne Spiel',
  'dutch2011.refuse.lonely': 'Kein möglicher Gegner im ganzen Feld für {players}',
  'dutch2011.refuse.too-few-partners':
    '{players} können nur mit zu wenigen anderen gepaart werden: {partners}',
  'dutch2011.refuse.among-themselves':
    '{players} lassen sich untereinander nicht alle paaren, und niemand sonst darf gegen sie spielen',
  'dutch2011.refuse.unfinished': 'In Runde {round} fehlen Ergebnisse: {players}',
  'dutch2011.cure.results':
    'Tragen Sie die Ergebnisse ein; eine noch laufende Partie zählt als Hängepartie (Remis nur für die Paarung)',
  'dutch2011.cure.forbidden': 'Nehmen Sie ein Paar aus der Liste „Dürfen nicht gegeneinander“',
  'dutch2011.cure.absence':
    'Lassen Sie einen dieser Spieler mit einem erbetenen Bye aussetzen, wenn er einverstanden ist',
  'dutch2011.cure.rematch':
    'Paaren Sie von Hand und halten Sie fest, dass ein absolutes Kriterium verletzt wurde',
  'dutch2011.hand.cannot-meet': '{pair} ist nicht möglich',
  'dutch2011.hand.no-bye': '{player} darf nicht spielfrei sein',
  'dutch2011.hand.gives-up': '{requirement} {count}-mal verletzt, {allowed} erlaubt',
  'dutch2011.hand.bracket-below': 'mit den Übrigen lässt sich die Gruppe darunter nicht paaren',
};
