import type * as english from '../../en/read/prizes';
import type { ReadLike } from '../../like';

/** Headers of a table of prizes. */
export const prizeColumns: ReadLike<typeof english.prizeColumns> = {
  prize: ['Prêmio', 'nome do premio'],
  place: ['Lugar', 'posicao', 'classificacao'],
  value: ['Valor', 'montante', 'quantia'],
  share: ['Divisão', 'partilha'],
  rating: ['Rating', 'elo'],
  age: ['Idade', 'categoria', 'faixa etaria'],
  born: ['Nascimento', 'ano de nascimento', 'nascido'],
  sex: ['Sexo', 'genero'],
};

/** Rules for prizes, and whom they are for. */
export const prizeWords: ReadLike<typeof english.prizeWords> = {
  one: ['Um', 'um premio'],
  several: ['Vários'],
  value: ['Valor'],
  order: ['Ordem'],
  none: ['Nenhum', 'nao'],
  equal: ['Igual', 'partes iguais'],
  hort: ['Hort'],
  women: ['Mulheres', 'mulher', 'feminino', 'meninas', 'senhoras'],
  men: ['Homens', 'homem', 'masculino', 'meninos', 'rapazes'],
  unrated: ['Sem rating', 'sem classificacao'],
};
