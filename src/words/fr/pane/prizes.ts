import type { prizes as english } from '../../en/pane/prizes';
import type { WordsLike } from '../../like';

/** Why somebody gets a prize, or comes close to one. */
export const prizes: WordsLike<typeof english> = {
  'prizes.head.prize': 'Prix',
  'prizes.head.amount': 'Montant',
  'prizes.by-place': '{place} de « {ladder} » : {prize}, {amount}',
  'prizes.place': '{place} de « {ladder} » : {amount}',
  'prizes.equal':
    '{place} de « {ladder} », {tied} joueurs à égalité de points : les prix de leurs places sont partagés également, {amount} chacun (à la place seule : {own})',
  'prizes.hort':
    '{place} de « {ladder} », {tied} joueurs à égalité de points (Hort) : la moitié du prix de la place, {own}, et une part égale de la moitié du pot commun, {amount}',
  'prizes.nobody':
    'Personne au classement ne remplit les conditions de « {ladder} » : {prize} n’est pas attribué',
  'prizes.all-have-other':
    'Qui remplit les conditions de « {ladder} » a déjà un prix ({names}), un seul par joueur : {prize} n’est pas attribué',
  'prizes.too-few':
    'Seuls {count} peuvent recevoir un prix de « {ladder} » : {prize} n’est pas attribué',
  'prizes.has-other': 'Pas « {ladder} » : garde « {other} » ({amount}), un seul prix par joueur',
  'prizes.tie-break':
    'Juste derrière dans « {ladder} » : autant de points que {winner}, départage moins bon',
  'prizes.too-low': 'Le suivant de « {ladder} », derrière {winner}',
  'prizes.not-of-age': 'Pas concerné par « {ladder} » : {condition}',
  'prizes.not-eligible': 'Hors conditions pour « {ladder} » : {value}, et non {condition}',
  'prizes.unknown': 'Hors conditions pour « {ladder} » : {condition} demandé, rien n’est saisi',
  'prizes.sheet': 'Prix',
  'prizes.help-rows':
    'Une ligne par prix (Place 1, 2-4 …). Les lignes aux mêmes conditions vont ensemble ; seul ce qui est écrit ici est attribué.',
  'prizes.help-conditions':
    'Elo : <2000, 1800-1999, 2000+, non classé. Âge : U18, S60. Sexe : Femmes, Hommes. Partage : Aucun, Égal, Hort ; vide : selon le volet.',
  'prizes.help-columns':
    'Club, ou une autre colonne de la feuille Joueurs : une colonne de même en-tête ici, et le prix va à ceux qui ont la même valeur.',
  'prizes.list': 'Palmarès',
  'prizes.list-title': 'Prix après la ronde {round}',
  'prizes.given': 'Attribué',
  'prizes.not-given': 'Non attribué',
  'prizes.total': 'Tableau des prix',
  'prizes.near-misses': 'Les suivants',
  'prizes.rule-one': 'un prix par joueur',
  'prizes.rule-several': 'plusieurs prix par joueur',
  'prizes.rule-value': 'le plus élevé',
  'prizes.rule-order': 'le premier du tableau',
  'prizes.rule-none': 'les places ne sont pas partagées',
  'prizes.rule-equal': 'à égalité de points, parts égales',
  'prizes.rule-hort': 'à égalité de points, système Hort',
  'prizes.table-made': 'Feuille Prix créée',
  'prizes.list-written': 'Palmarès écrit : {count} prix, {sum} attribués, {kept} non attribués',
  'prizes.intro':
    'Une feuille avec une ligne par prix ; qui reçoit quoi découle du classement, avec une raison pour chaque prix et pour les suivants.',
  'prizes.make': 'Créer la feuille Prix',
  'prizes.one-or-several': 'Prix par joueur',
  'prizes.preference': 'Lequel est gardé',
  'prizes.share': 'Égalités',
  'prizes.write': 'Écrire le palmarès',
  'prizes.provisional': 'Toutes les parties ne sont pas jouées : la liste est provisoire.',
  'prizes.sums': '{given} attribués sur {total}',
  'prizes.nobody-wins': 'Personne ne reçoit encore de prix.',
  'prizes.help.table': 'le tableau des prix (CSV) ; sans lui : la feuille Prix du classeur',
  'prizes.help.rules':
    'one ou several, value ou order, none, equal ou hort, séparés par des virgules',
};
