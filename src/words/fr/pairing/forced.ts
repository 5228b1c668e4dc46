import type { forced as english } from '../../en/pairing/forced';
import type { WordsLike } from '../../like';

/** Why players must leave their group, and why a round cannot be had otherwise. */
export const forced: WordsLike<typeof english> = {
  'forced.all': 'Tous sont appariés dans le groupe : {count} {count|paire|paires}.',
  'forced.alone': '{player} est seul dans le groupe et descend.',
  'forced.bye':
    'Le groupe compte {count} {count|joueur|joueurs}, un nombre impair : {player} est exempt.',
  'forced.odd': 'Le groupe compte {count} joueurs, un nombre impair : un joueur descend.',
  'forced.nobody': 'Parmi {players}, aucun ne peut en rencontrer un autre : tous descendent.',
  'forced.nobody-met':
    'Personne ne peut être apparié dans le groupe, car {pairs} se sont déjà rencontrés.',
  'forced.few':
    'Parmi {players}, au moins {count} {count|doit|doivent} descendre : dans le groupe ils ne peuvent rencontrer que {others}, en dehors d’eux-mêmes.',
  'forced.few-only':
    'Parmi {players}, au moins {count} {count|doit|doivent} descendre : dans le groupe ils ne peuvent rencontrer que {others}.',
  'forced.among':
    'Parmi {players}, au moins {count} {count|doit|doivent} descendre : dans le groupe ils ne peuvent rencontrer qu’eux-mêmes, et tous ne peuvent pas être appariés.',
  'forced.none': 'Dans le groupe, {players} ne peuvent rencontrer personne et doivent descendre.',
  'forced.below-met':
    'Plus bas, {pairs} se sont déjà rencontrés et ne peuvent pas y être appariés : {count} {count|joueur doit|joueurs doivent} descendre vers eux.',
  'forced.below-few':
    'Plus bas, {players} ne peuvent rencontrer que {others}, en dehors d’eux-mêmes : {count} {count|joueur doit|joueurs doivent} descendre vers eux.',
  'forced.below-few-only':
    'Plus bas, {players} ne peuvent rencontrer que {others} : {count} {count|joueur doit|joueurs doivent} descendre vers eux.',
  'forced.below-among':
    'Plus bas, {players} ne peuvent rencontrer qu’eux-mêmes et tous ne peuvent pas être appariés : {count} {count|joueur doit|joueurs doivent} descendre vers eux.',
  'forced.below-none':
    'Plus bas, pas d’adversaire possible pour {players} : {count} {count|joueur doit|joueurs doivent} descendre.',
  'forced.below-bye':
    'Ceux d’en bas ne peuvent pas être tous appariés entre eux, même si l’un d’eux est exempt : {count} {count|joueur doit|joueurs doivent} descendre.',
  'forced.together':
    'Avec {pairs} {pairs|paire|paires} dans le groupe, ceux qui restent et ceux d’en bas ne pourraient pas tous être appariés.',
  'forced.lowest-bye':
    'Avec {pairs} {pairs|paire|paires} dans le groupe, l’exemption irait à quelqu’un qui a plus de {score} {score|point|points} ; la règle la donne d’abord au score le plus bas que la ronde permet.',
  'forced.met': 'Se sont déjà rencontrés : {pairs}',
  'forced.apart': 'Rencontres interdites par l’arbitre : {pairs}',
  'forced.colours': 'Doivent tous deux avoir la même couleur : {pairs}',
  'forced.both-down':
    'Descendus tous deux dans le groupe, ils n’en rencontrent que les joueurs : {pairs}',
  'forced.rest': 'Avec la paire {pairs}, les autres ne pourraient pas tous être appariés.',
  'forced.rest-bye': 'Si {player} était exempt, les autres ne pourraient pas tous être appariés.',
  'forced.rest-few':
    'Sans eux, {players} ne peuvent rencontrer que {others}, en dehors d’eux-mêmes : {count} {count|resterait|resteraient} sans adversaire.',
  'forced.rest-few-only':
    'Sans eux, {players} ne peuvent rencontrer que {others} : {count} {count|resterait|resteraient} sans adversaire.',
  'forced.rest-among':
    'Sans eux, {players} ne peuvent rencontrer qu’eux-mêmes : {count} {count|resterait|resteraient} sans adversaire.',
  'forced.rest-none': 'Sans eux, pas d’adversaire possible pour {players}.',
  'forced.no-opponent': '{player} ne peut rencontrer personne du groupe.',
};
