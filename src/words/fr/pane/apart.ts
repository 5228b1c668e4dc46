import type { apart as english } from '../../en/pane/apart';
import type { WordsLike } from '../../like';

/** Words of keeping players apart by a column: club, federation, family. */
export const apart: WordsLike<typeof english> = {
  'apart.decides':
    'Rencontre interdite, même {column} ({value}) ; sans cela se seraient rencontrés : {pairs}',
  'apart.pair': '{players} ne doivent pas se rencontrer dans cette ronde : même {column} ({value})',
  'apart.refusal':
    'La ronde {round} ne peut être appariée que si les joueurs de même {column} peuvent se rencontrer',
  'apart.cure':
    'Dans les paramètres du tournoi, n’interdire les rencontres de même {column} que dans {before|la première ronde|les premières rondes} ({before}), puis apparier de nouveau',
  'apart.cure-first':
    'Dans les paramètres du tournoi, permettre les rencontres de même {column}, puis apparier de nouveau',

  'pane.field-apart': 'Rencontres interdites : même colonne',
  'pane.field-apart-hint':
    'Les joueurs ayant la même valeur ne se rencontrent pas. C’est absolu : une ronde qui ne peut être appariée ainsi est refusée, avec la solution.',
  'pane.field-apart-strength': 'Avec quelle rigueur',
  'pane.field-apart-strength-hint':
    '« Si possible » ne change la ronde des règles que jusqu’au prix choisi. Il est annoncé avant la ronde 1 et figure comme écart dans le compte rendu de chaque ronde.',
  'pane.apart-always': 'toujours',
  'pane.apart-order': 'si possible : ordre seulement',
  'pane.apart-floats': 'si possible : jusqu’aux flotteurs',
  'pane.apart-colours': 'si possible : jusqu’aux couleurs',
  'pane.apart-any': 'sauf s’il n’y a pas d’autre moyen',
  'pane.apart-none': 'personne',
  'pane.field-apart-rounds': 'Seulement dans les premières rondes',
  'pane.field-apart-rounds-hint': 'Vide : dans toutes les rondes',
  'pane.field-round-dates': 'Dates et heures des rondes',
  'pane.field-round-dates-hint':
    'Une ligne par ronde, p. ex. 2026-05-01 14:00. Elles sont imprimées sur les rondes, les listes et les feuilles de résultat.',
  'pane.field-paper': 'Papier',
  'pane.field-paper-hint': 'Pour les feuilles écrites à partir de maintenant',
};
