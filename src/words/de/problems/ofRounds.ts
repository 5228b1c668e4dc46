import type { ofRounds as english } from '../../en/problems/ofRounds';
import type { ProblemWordsLike } from '../../like';

/** Problems of the rounds: opponents, colours, results. */
export const ofRounds: ProblemWordsLike<typeof english> = {
  'opponent-not-a-number': {
    says: 'der Gegner ist keine Nummer: „{value}“',
    cure: 'Schreiben Sie die Startnummer des Gegners, oder 0000, wenn es keinen gibt.',
  },
  'unknown-opponent': {
    says: 'Runde {round}: niemand hat die Nummer {opponent} („{value}“)',
    cure: 'Berichtigen Sie den Gegner oder ergänzen Sie den fehlenden Spieler.',
  },
  'plays-himself': {
    says: 'Runde {round}: ein Spieler hat sich selbst als Gegner („{value}“)',
    cure: 'Schreiben Sie die Nummer des wirklichen Gegners.',
  },
  'twice-in-round': {
    says: 'Runde {round}: Nummer {player} ist bei {first} und bei {second} als Gegner genannt',
    cure: 'Ein Spieler hat in einer Runde eine Partie: berichtigen Sie eine der beiden.',
  },
  'opponents-disagree': {
    says: 'Runde {round}: {player} nennt {opponent} als Gegner, aber nicht umgekehrt („{value}“)',
    cure: 'Lassen Sie beide Einträge einander nennen.',
  },
  'colours-disagree': {
    says: 'Runde {round}: {player} und {opponent} haben beide dieselbe Farbe („{value}“)',
    cure: 'Einer der beiden hatte Weiß, der andere Schwarz.',
  },
  'colour-missing': {
    says: 'Runde {round}: eine Partie ohne Farbe („{value}“)',
    cure: 'Schreiben Sie w für Weiß oder b für Schwarz, auch bei kampflosen Partien.',
  },
  'colour-without-opponent': {
    says: 'Runde {round}: eine Farbe ohne Gegner („{value}“)',
    cure: 'Schreiben Sie - für die Farbe eines Bye, oder die Nummer des Gegners.',
  },
  'unknown-colour-code': {
    says: 'unbekannte Farbe in „{value}“',
    cure: 'Schreiben Sie w, b oder - (keine).',
  },
  'unknown-result-code': {
    says: 'unbekanntes Ergebnis in „{value}“',
    cure: 'Schreiben Sie 1 = 0, + - für kampflos, W D L für eine Partie ohne Wertung; U F H Z ohne Gegner.',
  },
  'bye-with-opponent': {
    says: 'das Kürzel eines Bye neben einem Gegner: „{value}“',
    cure: 'Tragen Sie das Ergebnis der Partie ein (1-0F, wenn Schwarz nicht kam), oder nehmen Sie den Gegner heraus (0000 in einer TRF-Datei).',
  },
  'result-without-opponent': {
    says: 'ein Ergebnis ohne Gegner: „{value}“',
    cure: 'Schreiben Sie den Gegner, oder U F H Z für ein Bye.',
  },
  'results-disagree': {
    says: 'Runde {round}: die Ergebnisse von {player} und {opponent} widersprechen sich ({value})',
    cure: 'Nehmen Sie das Ergebnis vom Partieformular und berichtigen Sie die falsche Seite.',
  },
  'result-by-penalty': {
    says: 'Runde {round}: {player} und {opponent} haben zusammen weniger als einen Punkt ({value})',
    cure: 'Richtig, wenn der Schiedsrichter eine Strafe verhängt hat; sonst berichtigen Sie es.',
  },
  'met-twice': {
    says: 'Runde {round}: {player} und {opponent} haben schon gegeneinander gespielt (C.04.1.b)',
    cure: 'Prüfen Sie, ob ein Gegner falsch ist.',
  },
  'text-between-rounds': {
    says: 'Text zwischen den Spalten zweier Runden: „{value}“',
    cure: 'Runden stehen in den Spalten 92, 102, 112 …: rücken Sie den Text zurecht.',
  },
  'too-many-rounds': {
    says: 'ein Eintrag in Runde {round}, aber nur {declared} Runden sind angegeben („{value}“)',
    cure: 'Berichtigen Sie die Zahl der Runden oder entfernen Sie den Eintrag.',
  },
  'score-with-coming-byes': {
    says: 'Nummer {player}: gedruckt sind {value} Punkte, nach den gepaarten Runden {score}: sie enthalten ein Bye einer kommenden Runde',
    cure: 'Das Bye zählt, sobald seine Runde gepaart ist.',
  },
  'two-pairing-byes': {
    says: 'in Runde {round} ist mehr als einer spielfrei: {kept} und {others}',
    cure: 'Nur ein Spieler kann übrig bleiben. {kept} bleibt spielfrei, weil die Regeln von diesen eher {kept} übrig ließen; bei {others} zählt es als Bye mit ganzem Punkt. Berichtigen Sie die Datei, wenn es kampflos war.',
  },
  'games-postponed': {
    says: '{count} {count|Partie|Partien} verlegt: kein Ergebnis, obwohl eine spätere Runde gepaart ist ({games})',
    cure: 'Noch keine Punkte, für die Paarung ein Remis; nicht endgültig. Tragen Sie das Ergebnis ein, sobald es bekannt ist.',
  },
  'no-entry-in-round': {
    says: 'Nummer {player} hat in Runde {round} keinen Eintrag; es zählt als Abwesenheit',
    cure: 'Richtig bei einem Rücktritt; sonst tragen Sie die Partie ein.',
  },
  'result-missing': {
    says: 'Runde {round}: {count} {count|Ergebnis fehlt|Ergebnisse fehlen}: {games}',
    cure: 'Tragen Sie das Ergebnis ein (oder Hängepartie, wo es das gibt), dann paaren Sie.',
  },
  'results-missing': {
    says: 'Runde {round}: {count} {count|Ergebnis fehlt|Ergebnisse fehlen}: {count|Tisch|Tische} {tables}',
    cure: 'Tragen Sie das Ergebnis ein (oder Hängepartie, wo es das gibt), dann paaren Sie.',
  },
};
