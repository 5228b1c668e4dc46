import type { prizes as english } from '../en/prizes';
import type { WordsLike } from '../like';

/** Why somebody gets a prize, or comes close to one. */
export const prizes: WordsLike<typeof english> = {
  'prizes.head.prize': 'Prémio',
  'prizes.head.amount': 'Valor',
  'prizes.by-place': '{place}.º de «{ladder}»: {prize}, {amount}',
  'prizes.equal':
    '{place}.º de «{ladder}», {tied} jogadores com os mesmos pontos: os prémios dos seus lugares são divididos por igual, {amount} a cada um (só pelo lugar: {own})',
  'prizes.hort':
    '{place}.º de «{ladder}», {tied} jogadores com os mesmos pontos (Hort): metade do prémio do lugar, {own}, e uma parte igual de metade do bolo comum, {amount}',
  'prizes.nobody':
    'Ninguém na classificação cumpre as condições de «{ladder}»: {prize} não é atribuído',
  'prizes.too-few': 'Só {count} podem receber um prémio de «{ladder}»: {prize} não é atribuído',
  'prizes.has-other': 'Não «{ladder}»: fica com «{other}» ({amount}), um só prémio por jogador',
  'prizes.tie-break': 'Logo atrás em «{ladder}»: os mesmos pontos que {winner}, pior no desempate',
  'prizes.too-low': 'O seguinte em «{ladder}», atrás de {winner}',
  'prizes.not-eligible':
    'Fora das condições de «{ladder}»: pede-se {condition}, o jogador tem {value}',
  'prizes.unknown':
    'Fora das condições de «{ladder}», pelo que se sabe: pede-se {condition}, nada está preenchido',
};
