import type { appeal as english } from '../../en/sheets/appeal';
import type { WordsLike } from '../../like';

export const appeal: WordsLike<typeof english> = {
  'appeal.title': 'Einspruch, Runde {round}: {players}',
  'appeal.sheet': 'Einspruch',
  'appeal.sheet.round': 'Einspruch Runde',
  'appeal.asked': 'Könnten {players} in Runde {round} gegeneinander spielen?',
  'appeal.articles': 'Was die Artikel hier sagen',
  'appeal.more': '{count} {count|weiterer Satz|weitere Sätze}: Runde {round} erklären',
  'appeal.demanded': 'Die beste Runde, in der {players} aufeinandertreffen',
  'appeal.noSuchRound': 'Es gibt keine zulässige Runde, in der {players} aufeinandertreffen.',
  'appeal.theyMeet': '{players} spielen in der Runde nach den Regeln gegeneinander.',
  'appeal.otherPairs':
    '{count} {count|Paar ist|Paare sind} anders als in der Runde nach den Regeln: {pairs}',
  'appeal.moreOfBracket': 'und {count} weitere Spieler dieser Gruppe',
  'appeal.legend':
    'Steht zu: die Farbe, die an der Reihe ist, ! stark, !! sie muss es sein. Floats: ↓ ging hinunter, ↑ spielte gegen jemanden mit mehr Punkten; die letzte Runde, dann die davor.',
  'appeal.noTieBreaks': 'Es wurde keine Feinwertung angekündigt.',
  'appeal.round': 'Runde {round}, wo sich die Paarungen unterscheiden, und die Tische der beiden',
  'appeal.byTheRules': 'Nach den Regeln',
  'appeal.played': 'Wie gepaart',
  'appeal.withPair': 'Beste Runde mit {pair}',
  'appeal.bye': 'Spielfrei',
  'appeal.none': 'keine solche Runde',
  'appeal.sameTables': '{count} {count|Tisch ist|Tische sind} in jeder Spalte gleich.',
  'appeal.moreTables':
    '{count} {count|weiterer Tisch unterscheidet|weitere Tische unterscheiden} sich.',
  'appeal.asPaired': 'Die Runde wurde so gepaart, wie die Regeln sagen.',
  'appeal.places': 'Plätze nach Runde {round}, Feinwertungen nach {edition}',
  'appeal.log': 'Zeilen des Protokolls zu Runde {round}',
  'appeal.noLog': 'Das Turnier wurde aus einer Datei gelesen, die kein Protokoll führt.',
  'appeal.noLines': 'Keine Zeile des Protokolls nennt diese Runde.',
  'appeal.line': 'Zeile',
  'appeal.digest': 'Prüfzeichen',
  'appeal.verified': 'Was die Prüfung des Protokolls sagt',
  'appeal.button': 'Einspruchsakte',
  'appeal.hint':
    'Eine Arbeitsmappe für das Schiedsgericht: Stellung, Artikel, Preis des verlangten Paares, Feinwertungen, Protokoll.',
  'appeal.help.players': 'appeal: die zwei Spieler, nach Nummer oder Name: 3,7',
  'appeal.help.standings': 'appeal: auch die Plätze der beiden, ihre Feinwertungen Zelle für Zelle',
  'appeal.help.output': 'appeal: die zu schreibende Arbeitsmappe',
};
