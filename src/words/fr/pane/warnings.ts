import type { warnings as english } from '../../en/pane/warnings';
import type { WordsLike } from '../../like';

export const warnings: WordsLike<typeof english> = {
  'warn.second-half-bye':
    '{player} a déjà eu un bye à un demi-point (ronde {rounds}). Le règlement en permet-il un autre ?',
  'warn.full-bye':
    '{player} reçoit un bye à 1 point, ce qui est déconseillé : un demi-point est d’usage. Le journal le dit.',
  'warn.adjourned':
    '{count} {count|partie ajournée est|parties ajournées sont} encore en cours et {count|compte comme nulle|comptent comme nulles} pour cet appariement : {games}',
};
