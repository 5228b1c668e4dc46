import type { prizes as english } from '../en/prizes';
import type { WordsLike } from '../like';

/** Why somebody gets a prize, or comes close to one. */
export const prizes: WordsLike<typeof english> = {
  'prizes.head.prize': 'Prix',
  'prizes.head.amount': 'Montant',
  'prizes.by-place': '{place}e de « {ladder} » : {prize}, {amount}',
  'prizes.equal':
    '{place}e de « {ladder} », {tied} joueurs à égalité de points : les prix de leurs places sont partagés également, {amount} chacun (à la place seule : {own})',
  'prizes.hort':
    '{place}e de « {ladder} », {tied} joueurs à égalité de points (Hort) : la moitié du prix de la place, {own}, et une part égale de la moitié du pot commun, {amount}',
  'prizes.nobody':
    'Personne au classement ne remplit les conditions de « {ladder} » : {prize} n’est pas attribué',
  'prizes.too-few':
    'Seuls {count} peuvent recevoir un prix de « {ladder} » : {prize} n’est pas attribué',
  'prizes.has-other': 'Pas « {ladder} » : garde « {other} » ({amount}), un seul prix par joueur',
  'prizes.tie-break':
    'Juste derrière dans « {ladder} » : autant de points que {winner}, départage moins bon',
  'prizes.too-low': 'Le suivant de « {ladder} », derrière {winner}',
  'prizes.not-eligible':
    'Hors conditions pour « {ladder} » : il faut {condition}, le joueur a {value}',
  'prizes.unknown':
    'Hors conditions pour « {ladder} », à ce qu’on sait : il faut {condition}, rien n’est saisi',
};
