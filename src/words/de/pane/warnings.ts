import type { warnings as english } from '../../en/pane/warnings';
import type { WordsLike } from '../../like';

export const warnings: WordsLike<typeof english> = {
  'warn.second-half-bye':
    '{player} hatte schon ein Bye mit halbem Punkt (Runde {rounds}). Erlaubt die Ausschreibung noch eines?',
  'warn.full-bye':
    '{player} bekommt ein Bye mit ganzem Punkt, wovon abgeraten wird: üblich ist ein halber Punkt. Das Protokoll vermerkt es.',
  'warn.adjourned':
    '{count} {count|Hängepartie ist|Hängepartien sind} noch offen und {count|zählt|zählen} für diese Paarung als Remis: {games}',
};
