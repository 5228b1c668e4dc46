import type { dubov1997 as english } from '../../../en/pairing/dubov/dubov1997';
import type { WordsLike } from '../../../like';

/** Dubov 1997: the account of a round. Refusals, judgements and "why not" stand in the file beside. */
export const dubov1997: WordsLike<typeof english> = {
  'dubov1997.white': 'Weiß',
  'dubov1997.black': 'Schwarz',
  'dubov1997.none': 'keine',
  'dubov1997.who': '{who}',
  'dubov1997.average': '{average}',

  'dubov1997.firstRound':
    'die obere Hälfte der Liste trifft der Reihe nach auf die untere; {first} hat am ersten Tisch {colour}, danach wechseln die Farben ab',
  'dubov1997.colourAssumed': 'es war keine Farbe gelost: Weiß wurde genommen',

  'dubov1997.bye': '{player} (Punkte {points}) ist spielfrei: {because}',
  'dubov1997.bye.score': 'niemand sonst aus der niedrigsten möglichen Gruppe konnte es sein',
  'dubov1997.bye.rating': 'die niedrigste Wertungszahl der letzten Gruppe',
  'dubov1997.bye.dominatingColour':
    'die niedrigste Wertungszahl der letzten Gruppe und unter den Gleichen die vorherrschende Farbe',
  'dubov1997.bye.cma':
    'die niedrigste Wertungszahl der letzten Gruppe und unter den Gleichen der höchste Gegnerschnitt (CMA)',
  'dubov1997.bye.initialList':
    'die niedrigste Wertungszahl der letzten Gruppe; bei sonst völliger Gleichheit der Letzte der Startrangliste',
  'dubov1997.bye.firstRound': 'der Letzte der Startrangliste',

  'dubov1997.group': 'Punktgruppe {points}: {residents}',
  'dubov1997.groupWithFloaters': 'Punktgruppe {points}: {residents}; Floater von oben: {floaters}',
  'dubov1997.floater':
    'Floater {player} (Präferenz: {colour}) trifft auf {opponent}: möglichst andere Farbe, dann die höchste Wertungszahl, dann der niedrigste CMA',
  'dubov1997.floaterLastResort':
    'Floater {player} findet in der Gruppe niemanden und trifft auf einen anderen Floater, {opponent}',
  'dubov1997.floatsOn': 'Floater {player} findet hier keinen Gegner und floatet weiter',
  'dubov1997.island':
    '{player} hat in der Gruppe keinen zulässigen Gegner: {opponent} wird aus der Punktgruppe {points} versetzt, und sie spielen gegeneinander',
  'dubov1997.islandFloats':
    '{player} hat in der Gruppe keinen zulässigen Gegner, und niemand kann versetzt werden: {player} floatet nach unten',
  'dubov1997.oddGroup':
    'die Zahl der Spieler ist ungerade, die vorherrschende Farbe ist {colour}: {player} wird aus der Punktgruppe {points} versetzt',
  'dubov1997.oddGroupNobody':
    'die Zahl der Spieler ist ungerade, aber niemand kann so versetzt werden, dass mehr aus der Gruppe gepaart werden',
  'dubov1997.downfloater':
    'Spieler, die hier nicht gepaart werden können: {needed}; {player} floatet nach unten (Gegner in der nächsten Gruppe: {below}; vorherrschende Farbe: {colour}; dann vom Ende der Spalte)',
  'dubov1997.downfloaterPassed':
    'übergangen, weil sonst mehr Spieler der Gruppe übrig blieben: {players}',
  'dubov1997.yes': 'ja',
  'dubov1997.no': 'nein',

  'dubov1997.columns':
    'die zwei Spalten: Weiß nach steigendem CMA, Schwarz nach fallender Wertungszahl',
  'dubov1997.columnsBalanced': 'die Spalten nach dem Farbausgleich',
  'dubov1997.neutral':
    'noch keine Partie gespielt, also keine Präferenz; einer nach dem anderen in die kürzere Spalte: {players}',
  'dubov1997.movedFromWhite':
    'die Spalte Weiß ist länger; in die Spalte Schwarz versetzt (niedrigster CMA zuerst): {players}',
  'dubov1997.movedFromBlack':
    'die Spalte Schwarz ist länger; in die Spalte Weiß versetzt (höchster CMA zuerst): {players}',
  'dubov1997.skipped': 'die andere Farbe ist ausgeschlossen, also nicht versetzt: {players}',
  'dubov1997.rows':
    'Zeile für Zeile, niemand hat schon gegeneinander gespielt: die Spalten bleiben',
  'dubov1997.rowsChanged':
    'dürfen nicht gegeneinander spielen: Zeile {rows}; die erste Reihenfolge der Spalte Schwarz, in der alle dürfen',
  'dubov1997.ownColumn':
    '{player} darf gegen niemanden der anderen Spalte spielen und trifft auf {opponent} aus der eigenen, gesucht nach unten, dann nach oben; die Spalten der anderen werden neu geschrieben',
  'dubov1997.sweep':
    'niemand ist gesperrt, und doch lassen sich die Spalten nicht paaren: Weiß 1, Schwarz 1, Weiß 2 … nimmt jeweils den ersten möglichen Gegner',
  'dubov1997.sweepChoice': '{player} nimmt {opponent}',
  'dubov1997.pairs': 'Paare und Farben',

  'dubov1997.title.halves': 'Die zwei Hälften der Liste',
  'dubov1997.title.columns': 'Weiß (CMA), Schwarz (C)',
  'dubov1997.title.rows': 'Die Zeilen',
  'dubov1997.title.pairs': 'Paare',

  'dubov1997.head.row': 'Zeile',
  'dubov1997.head.whites': 'Weiß',
  'dubov1997.head.blacks': 'Schwarz',
  'dubov1997.head.cma': 'CMA',
  'dubov1997.head.rating': 'Wertungszahl (C)',
  'dubov1997.head.instead': 'Zuerst probiert',
  'dubov1997.head.white': 'Weiß',
  'dubov1997.head.black': 'Schwarz',
  'dubov1997.head.article': 'Gepaart nach',
  'dubov1997.head.colours': 'Farben nach',
  'dubov1997.head.upper': 'Obere Hälfte',
  'dubov1997.head.lower': 'Untere Hälfte',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'gleicht den Gegnerschnitt von Spielern mit gleich vielen Punkten aus; jeder braucht eine Wertungszahl',
};
