import type { Phrasebook } from '../phrasebook';

/** Why somebody gets a prize, or comes close to one. */
export const prizes = {
  'prizes.by-place': {
    en: 'Place {place} of “{ladder}”: {prize}, {amount}',
    fr: '{place}e de « {ladder} » : {prize}, {amount}',
    pt: '{place}.º de «{ladder}»: {prize}, {amount}',
  },
  'prizes.equal': {
    en: 'Place {place} of “{ladder}”, {tied} players with the same points: the prizes of their places are shared equally, {amount} each (place alone: {own})',
    fr: '{place}e de « {ladder} », {tied} joueurs à égalité de points : les prix de leurs places sont partagés également, {amount} chacun (à la place seule : {own})',
    pt: '{place}.º de «{ladder}», {tied} jogadores com os mesmos pontos: os prémios dos seus lugares são divididos por igual, {amount} a cada um (só pelo lugar: {own})',
  },
  'prizes.hort': {
    en: 'Place {place} of “{ladder}”, {tied} players with the same points (Hort): half of the own prize of {own} and an equal part of half of the common pot, {amount}',
    fr: '{place}e de « {ladder} », {tied} joueurs à égalité de points (Hort) : la moitié du prix de la place, {own}, et une part égale de la moitié du pot commun, {amount}',
    pt: '{place}.º de «{ladder}», {tied} jogadores com os mesmos pontos (Hort): metade do prémio do lugar, {own}, e uma parte igual de metade do bolo comum, {amount}',
  },
  'prizes.nobody': {
    en: 'Nobody in the standings is eligible for “{ladder}”: {prize} is not given',
    fr: 'Personne au classement ne remplit les conditions de « {ladder} » : {prize} n’est pas attribué',
    pt: 'Ninguém na classificação cumpre as condições de «{ladder}»: {prize} não é atribuído',
  },
  'prizes.too-few': {
    en: 'Only {count} can have a prize of “{ladder}”: {prize} is not given',
    fr: 'Seuls {count} peuvent recevoir un prix de « {ladder} » : {prize} n’est pas attribué',
    pt: 'Só {count} podem receber um prémio de «{ladder}»: {prize} não é atribuído',
  },
  'prizes.has-other': {
    en: 'Not “{ladder}”: keeps “{other}” ({amount}), and one prize a player is the rule',
    fr: 'Pas « {ladder} » : garde « {other} » ({amount}), un seul prix par joueur',
    pt: 'Não «{ladder}»: fica com «{other}» ({amount}), um só prémio por jogador',
  },
  'prizes.tie-break': {
    en: 'Just behind in “{ladder}”: the same points as {winner}, ranked lower by the tie-breaks',
    fr: 'Juste derrière dans « {ladder} » : autant de points que {winner}, départage moins bon',
    pt: 'Logo atrás em «{ladder}»: os mesmos pontos que {winner}, pior no desempate',
  },
  'prizes.too-low': {
    en: 'Next in line for “{ladder}”, behind {winner}',
    fr: 'Le suivant de « {ladder} », derrière {winner}',
    pt: 'O seguinte em «{ladder}», atrás de {winner}',
  },
  'prizes.not-eligible': {
    en: 'Not eligible for “{ladder}”: wanted {condition}, has {value}',
    fr: 'Hors conditions pour « {ladder} » : il faut {condition}, le joueur a {value}',
    pt: 'Fora das condições de «{ladder}»: pede-se {condition}, o jogador tem {value}',
  },
  'prizes.unknown': {
    en: 'Not eligible for “{ladder}” as far as is known: wanted {condition}, nothing is entered',
    fr: 'Hors conditions pour « {ladder} », à ce qu’on sait : il faut {condition}, rien n’est saisi',
    pt: 'Fora das condições de «{ladder}», pelo que se sabe: pede-se {condition}, nada está preenchido',
  },
} satisfies Phrasebook;
