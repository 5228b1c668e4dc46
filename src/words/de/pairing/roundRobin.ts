import type { roundRobin as english } from '../../en/pairing/roundRobin';
import type { WordsLike } from '../../like';

/** Round robins by the Berger tables. */
export const roundRobin: WordsLike<typeof english> = {
  'roundRobin.who': '{player}',
  'roundRobin.white': 'Weiß',
  'roundRobin.black': 'Schwarz',
  'roundRobin.table': 'Berger-Tabelle für {players} Spieler, Runde {round} der Tabelle',
  'roundRobin.table-odd':
    'Berger-Tabelle für {places} Plätze, Runde {round} der Tabelle; bei {players} Spielern bleibt der Platz {places} leer',
  'roundRobin.table-teams': 'Berger-Tabelle für {players} Mannschaften, Runde {round} der Tabelle',
  'roundRobin.table-teams-odd':
    'Berger-Tabelle für {places} Plätze, Runde {round} der Tabelle; bei {players} Mannschaften bleibt der Platz {places} leer',
  'roundRobin.home': 'Die zuerst genannte Mannschaft spielt zu Hause und hat Weiß an Brett 1',
  'roundRobin.exchanged':
    'Runde {round} spielt Runde {other} der Tabelle: die letzten zwei Runden des ersten Durchgangs sind getauscht, damit niemand dreimal hintereinander dieselbe Farbe hat',
  'roundRobin.cycle':
    'Durchgang {cycle}: die Tabelle wird noch einmal mit den Farben des ersten Durchgangs gespielt',
  'roundRobin.cycle-reversed':
    'Durchgang {cycle}: die Tabelle wird noch einmal mit vertauschten Farben gespielt',
  'roundRobin.pairs': 'Paare: {count}',
  'roundRobin.pairs-title': 'Runde {round}',
  'roundRobin.free':
    '{player} trifft auf den leeren Platz und ist in dieser Runde spielfrei, ohne Punkt',
  'roundRobin.away': 'Abwesend: {players}. Ihre Partien sind kampflos verloren',
  'roundRobin.uneven':
    'Das Turnier hat {rounds} {rounds|Runde|Runden}; ein Durchgang jeder gegen jeden hat {length}, der letzte bleibt also unvollendet',
  'roundRobin.judge-elsewhere':
    '{players} spielen in dieser Runde der Tabelle nicht gegeneinander, sondern in Runde {rounds}',
  'roundRobin.judge-colours': '{players}: nach der Tabelle sind die Farben umgekehrt',
  'roundRobin.judge-missing': '{players} spielen in dieser Runde der Tabelle gegeneinander',
  'roundRobin.why-unknown': 'Niemand hat die Nummer {players}',
  'roundRobin.why-self': '{players} kann nicht gegen sich selbst spielen',
  'roundRobin.why-paired': '{players} spielen in Runde {round} gegeneinander',
  'roundRobin.why-before':
    '{players} spielten nach der Tabelle in Runde {round} gegeneinander, {white} mit Weiß',
  'roundRobin.why-later':
    '{players} spielen nach der Tabelle in Runde {round} gegeneinander, {white} mit Weiß',
  'roundRobin.met': '{players} haben schon in Runde {rounds} gegeneinander gespielt',
  'roundRobin.withdrawn-counts':
    '{player} ist nach {played} von {games} {games|Partie|Partien} zurückgetreten: mindestens die Hälfte, also zählen die Ergebnisse, und die restlichen Partien sind kampflos',
  'roundRobin.withdrawn-taken-out':
    '{player} ist nach {played} von {games} {games|Partie|Partien} zurückgetreten: weniger als die Hälfte, also bleiben die Ergebnisse in der Kreuztabelle und zählen hier nicht',
  'roundRobin.numbers-by-lot': 'Nummern ausgelost (Los {seed})',
  'roundRobin.other-table':
    'Kein Paar aus Runde 1 steht in der Tabelle für {players} Spieler: gespielt wurde mit anderen Nummern oder einer anderen Spielerzahl',
  'roundRobin.too-few': 'Ein Rundenturnier braucht zwei Spieler',
  'roundRobin.unfinished': 'In Runde {round} fehlen Ergebnisse',
  'roundRobin.cure-players': 'Tragen Sie zuerst die Spieler ein',
  'roundRobin.cure-results': 'Tragen Sie die fehlenden Ergebnisse ein',
  'roundRobin.cure-numbers':
    'Die gespielten Runden folgen nicht der Tabelle dieser Nummern: geben Sie den Spielern ihre ausgelosten Nummern, und tragen Sie nach der Paarung der ersten Runde niemanden mehr ein',
};
