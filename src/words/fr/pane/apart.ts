import type { apart as english } from '../../en/pane/apart';
import type { WordsLike } from '../../like';

/** Words of keeping players apart by a column: club, federation, family. */
export const apart: WordsLike<typeof english> = {
  'apart.decides': 'Séparés par {column} ({value}) : sans cela se seraient rencontrés : {pairs}',
  'apart.pair': '{players} sont séparés dans cette ronde : même {column} ({value})',
  'apart.refusal':
    'La ronde {round} peut être appariée, mais pas tant que les joueurs sont séparés par {column}',
  'apart.cure':
    'Dans les réglages du tournoi, ne les séparer par {column} que dans {before|la première ronde|les premières rondes} ({before}), puis apparier de nouveau',
  'apart.cure-first':
    'Dans les réglages du tournoi, ne pas séparer les joueurs par {column}, puis apparier de nouveau',

  'pane.field-apart': 'Séparés par colonne',
  'pane.field-apart-hint':
    'Les joueurs de même mention ne se rencontrent pas. C’est absolu : une ronde qui ne peut être appariée ainsi est refusée, avec le remède.',
  'pane.apart-none': 'personne',
  'pane.field-apart-rounds': 'Seulement dans les premières rondes',
  'pane.field-apart-rounds-hint': 'Vide : dans toutes les rondes',
  'pane.field-round-dates': 'Dates et heures des rondes',
  'pane.field-round-dates-hint':
    'Une ligne par ronde, p. ex. 2026-05-01 14:00. Elles figurent sur les feuilles des rondes, les listes et les coupons.',
  'pane.field-paper': 'Papier',
  'pane.field-paper-hint': 'Pour les feuilles écrites à partir de maintenant',
};
