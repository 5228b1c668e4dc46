import type { tiebreaksC07 as english } from '../../en/tiebreaks/tiebreaksC07';
import type { WordsLike } from '../../like';

/** The working of the tie-breaks of C.07, and what the command line says of editions. */
export const tiebreaksC07: WordsLike<typeof english> = {
  'tiebreaks.why.seen-adjusted':
    'gespielt; {score} des Gegners, wegen nicht gespielter Runden als {adjusted} gesehen',
  'tiebreaks.why.forfeit-as-game': 'kampflose Partie als Partie gezählt',
  'tiebreaks.why.fore-draw': 'letzte Runde: als Remis genommen',
  'tiebreaks.why.category1':
    'Bye (16.2, Kategorie 1): gedachter Gegner mit den eigenen Punkten {own}',
  'tiebreaks.why.category2':
    'kampfloser Sieg (16.2, Kategorie 2): gedachter Gegner mit den eigenen Punkten {own}',
  'tiebreaks.why.category3':
    'erbetenes Bye, später wieder gespielt (16.2, Kategorie 3): gedachter Gegner mit den eigenen Punkten {own}',
  'tiebreaks.why.category4':
    'kampflose Niederlage (16.2, Kategorie 4): gedachter Gegner mit den eigenen Punkten {own}',
  'tiebreaks.why.category5':
    'erbetenes Bye, nie mehr gespielt (16.2, Kategorie 5): gedachter Gegner mit den eigenen Punkten {own}',
  'tiebreaks.why.category1-capped':
    'Bye (16.2, Kategorie 1): gedachter Gegner, eigene Punkte {own}, höchstens {cap}',
  'tiebreaks.why.category2-capped':
    'kampfloser Sieg (16.2, Kategorie 2): gedachter Gegner, eigene Punkte {own}, höchstens die des Gegners {cap}',
  'tiebreaks.why.category3-capped':
    'erbetenes Bye, später wieder gespielt (16.2, Kategorie 3): gedachter Gegner, eigene Punkte {own}, höchstens {cap}',
  'tiebreaks.why.category4-capped':
    'kampflose Niederlage (16.2, Kategorie 4): gedachter Gegner, eigene Punkte {own}, höchstens die des Gegners {cap}',
  'tiebreaks.why.category5-capped':
    'erbetenes Bye, nie mehr gespielt (16.2, Kategorie 5): gedachter Gegner, eigene Punkte {own}, höchstens {cap}',
  'tiebreaks.why.virtual':
    'nicht gespielt: virtueller Gegner = {before} vor der Runde + {missed} in ihr nicht gemacht + {later} für Remisen in späteren Runden',
  'tiebreaks.why.as-draw': 'von den Gegnern als Remis gesehen',
  'tiebreaks.why.more-points': 'mehr Punkte als der Gegner oder als ein Remis',
  'tiebreaks.why.equal-points': 'so viele Punkte wie der Gegner oder wie ein Remis',
  'tiebreaks.why.fewer-points': 'weniger Punkte als der Gegner oder als ein Remis',
  'tiebreaks.undefined.no-play-off': 'für diesen Gleichstand ist kein Stichkampf eingetragen',
  'tiebreaks.undefined.no-lot': 'für diesen Gleichstand ist nicht gelost',
  'tiebreaks.why.own-number': 'Startnummer',
  'tiebreaks.why.own-rating': 'eigene Wertungszahl',
  'tiebreaks.why.announced-rating': 'ohne Elo: die dafür angekündigte Wertungszahl',
  'tiebreaks.why.rating-difference': 'Elo-Differenz für {points} aus {games}',
  'tiebreaks.why.opponents-buchholz': 'Buchholz des Gegners',
  'tiebreaks.why.opponents-performance': 'Performance des Gegners',
  'tiebreaks.why.expected-here': 'Summe der erwarteten Punkte bei dieser Zahl',
  'tiebreaks.why.expected-below': 'Summe der erwarteten Punkte einen Punkt tiefer: zu wenig',
  'tiebreaks.why.no-point': 'kein Punkt: schwächster Gegner minus 800',
  'tiebreaks.why.lowest-rating': 'niedrigste Zahl, bei der diese Punkte erwartet werden',
  'tiebreaks.why.among-tied': 'Partie unter den Punktgleichen',
  'tiebreaks.why.average-of-games': 'Mittel ihrer Partien',
  'tiebreaks.why.missing-game': 'nicht gegeneinander gespielt',
  'tiebreaks.why.rank-in-tie': 'Platz unter den Punktgleichen',
  'tiebreaks.cut.lowest-vur': 'gestrichen: niedrigste freiwillig nicht gespielte Runde',
  'tiebreaks.cut.no-black': 'nicht mit Schwarz',
  'tiebreaks.cut.not-elected': 'wollte nicht spielen',
  'tiebreaks.cut.basis': 'gezeigt, nicht summiert',
  'tiebreaks.undefined.unrated': 'ohne Elo',
  'tiebreaks.undefined.unrated-players':
    '{count} Spieler {count|ist|sind} ohne Elo (die ersten: {players}): Wertungszahlen trennen dann nicht, außer wenn für sie eine angekündigt wurde',
  'tiebreaks.warning.no-buchholz-in-round-robin':
    '{codes} dürfen in einem Rundenturnier nicht benutzt werden',
  'tiebreaks.warning.drop-ratings':
    '{unrated} von {players} Spielern sind ohne Elo: {codes} müssen entfallen, wenn nicht vor Beginn eine Wertungszahl für sie angekündigt wurde',
  'tiebreaks.why.board': 'Brett {board}',
  'tiebreaks.why.secondary-score': 'zweite Wertung',
  'tiebreaks.why.schedule-strength': 'Stärke der Gegnerschaft, geteilt durch {factor}',
  'tiebreaks.why.match': 'Wettkampf',
  'tiebreaks.undefined.boards-unknown': 'die Punkte der Bretter sind nicht bekannt',
  'tiebreaks.why.counts-as-draw': 'nicht gespielt: zählt als Remis',
  'tiebreaks.why.koya-half': 'punktgleich mit {tied}: Koya ab der Hälfte der Punkte',
  'tiebreaks.why.koya-limit': 'noch punktgleich mit {tied}: Koya mit Grenze {limit}',
  'tiebreaks.undefined.rounds-unknown': 'die Tabelle zeigt die Reihenfolge der Runden nicht',
};
