import type { forced as english } from '../../en/pairing/forced';
import type { WordsLike } from '../../like';

/** Why players must leave their group, and why a round cannot be had otherwise. */
export const forced: WordsLike<typeof english> = {
  'forced.all': 'Todos são emparceirados dentro do grupo: {count} {count|par|pares}.',
  'forced.alone': '{player} está sozinho no grupo e desce.',
  'forced.bye':
    'O grupo tem {count} {count|jogador|jogadores}, um número ímpar: {player} fica isento.',
  'forced.odd': 'O grupo tem {count} jogadores, um número ímpar: um desce.',
  'forced.nobody': 'Entre {players} ninguém se pode encontrar, por isso descem todos.',
  'forced.nobody-met': 'Ninguém pode ser emparceirado no grupo, porque {pairs} já se encontraram.',
  'forced.few':
    'De {players}, pelo menos {count} {count|tem|têm} de descer: no grupo só podem encontrar {others}, além de uns aos outros.',
  'forced.few-only':
    'De {players}, pelo menos {count} {count|tem|têm} de descer: no grupo só podem encontrar {others}.',
  'forced.among':
    'De {players}, pelo menos {count} {count|tem|têm} de descer: no grupo só se podem encontrar uns aos outros, e nem todos podem ser emparceirados.',
  'forced.none': 'No grupo, {players} não podem encontrar ninguém, por isso têm de descer.',
  'forced.below-met':
    'Mais abaixo, {pairs} já se encontraram e não podem ser emparceirados ali: {count} {count|tem|têm} de descer até eles.',
  'forced.below-few':
    'Mais abaixo, {players} só podem encontrar {others}, além de uns aos outros: {count} {count|tem|têm} de descer até eles.',
  'forced.below-few-only':
    'Mais abaixo, {players} só podem encontrar {others}: {count} {count|tem|têm} de descer até eles.',
  'forced.below-among':
    'Mais abaixo, {players} só se podem encontrar uns aos outros e nem todos podem ser emparceirados: {count} {count|tem|têm} de descer até eles.',
  'forced.below-none':
    'Mais abaixo não há adversário possível para {players}: {count} {count|tem|têm} de descer.',
  'forced.below-bye':
    'Os de baixo não podem ser todos emparceirados entre si, mesmo com um deles isento: {count} {count|tem|têm} de descer.',
  'forced.together':
    'Com {pairs} {pairs|par|pares} no grupo, os que sobram e os de baixo não poderiam ser todos emparceirados.',
  'forced.lowest-bye':
    'Com {pairs} {pairs|par|pares} no grupo, ficaria isento alguém com mais de {score} {score|ponto|pontos}; pelas regras fica isenta primeiro a pontuação mais baixa que a ronda permite.',
  'forced.met': 'Já se encontraram: {pairs}',
  'forced.apart': 'Não se podem defrontar (lista do árbitro): {pairs}',
  'forced.colours': 'Têm ambos de ter a mesma cor: {pairs}',
  'forced.both-down': 'Desceram ambos ao grupo e só encontram os jogadores dele: {pairs}',
  'forced.rest': 'Com o par {pairs}, os outros não poderiam ser todos emparceirados.',
  'forced.rest-bye': 'Com {player} isento, os outros não poderiam ser todos emparceirados.',
  'forced.rest-few':
    'Sem eles, {players} só podem encontrar {others}, além de uns aos outros: {count} {count|ficaria|ficariam} sem adversário.',
  'forced.rest-few-only':
    'Sem eles, {players} só podem encontrar {others}: {count} {count|ficaria|ficariam} sem adversário.',
  'forced.rest-among':
    'Sem eles, {players} só se podem encontrar uns aos outros: {count} {count|ficaria|ficariam} sem adversário.',
  'forced.rest-none': 'Sem eles não há adversário possível para {players}.',
  'forced.no-opponent': '{player} não pode encontrar ninguém do grupo.',
};
