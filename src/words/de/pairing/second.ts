import type { second as english } from '../../en/pairing/second';
import type { WordsLike } from '../../like';

export const second: WordsLike<typeof english> = {
  'second.title':
    'Zweite Meinung: den Text wörtlich genommen, durch Ausprobieren aller Möglichkeiten',
  'second.agrees':
    'Programm und wörtliche Lesung stimmen in {agreed} von {all} {all|Gruppe|Gruppen} überein',
  'second.bracket': '{number} ({score} {score|Punkt|Punkte})',
  'second.tooLarge': 'Gruppe {bracket} ist zum Ausprobieren zu groß',
  'second.differs':
    'Gruppe {bracket}: die wörtliche Lesung hat {literal}, das Programm {engine}. Eines von beiden ist falsch, und das ist unser Fehler: bitte melden Sie es',
  'second.noRound': 'auch die wörtliche Lesung findet keine zulässige Runde',
  'second.hasRound':
    'die wörtliche Lesung findet eine zulässige Runde, wo das Programm keine hat. Eines von beiden ist falsch, und das ist unser Fehler: bitte melden Sie es',
  'second.largeRound': 'zu groß, um auszuprobieren, ob es eine zulässige Runde gibt',
  'second.none': 'eine wörtliche Lesung dieses Systems gehört nicht zu Pairsheet',
  'second.pairs': '{pairs}',
  'second.pairsAndBye': '{pairs}, spielfrei {player}',
  'second.played': 'Die gespielte Runde ist eine andere',
  'second.head.bracket': 'Gruppe',
  'second.head.verdict': 'Urteil',
  'second.head.literal': 'Wörtliche Lesung',
  'second.head.engine': 'Programm',
  'second.verdict.agrees': 'gleich',
  'second.verdict.differs': 'VERSCHIEDEN',
  'second.verdict.tooLarge': 'zu groß',
  'second.verdict.bye': 'spielfrei',
  'second.ofRound': 'Runde {round}: {text}',
  'second.help':
    'check: jede Runde noch einmal nach dem wörtlich genommenen Text, Gruppe für Gruppe; Rückgabewert 2, wo er und das Programm auseinandergehen',
};
