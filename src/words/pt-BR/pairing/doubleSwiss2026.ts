import type { doubleSwiss2026 as english } from '../../en/pairing/doubleSwiss2026';
import type { WordsLike } from '../../like';

export const doubleSwiss2026: WordsLike<typeof english> = {
  'doubleSwiss2026.name': 'Duplo suíço 2026 (C.04.5, fevereiro de 2026)',
  'doubleSwiss2026.summary':
    'cada emparceiramento é um encontro de duas partidas com cores trocadas; a pontuação mais alta é completada a partir de baixo',
  'doubleSwiss.rule.4.3.1': '4.3.1: nenhum jogou: pelo número de {first}',
  'doubleSwiss.rule.4.3.2': '4.3.2: brancas para quem as teve menos vezes',
  'doubleSwiss.rule.4.3.3':
    '4.3.3: alternância em relação ao último encontro em que as cores diferiram',
  'doubleSwiss.rule.4.3.4':
    '4.3.4: {first}, melhor classificado, alterna em relação ao seu último encontro',
  'doubleSwiss.rule.4.3.5': '4.3.5: o outro alterna em relação ao seu último encontro',
  'doubleSwiss.secondGame':
    'Partida 2 do encontro {match}: os emparceiramentos da rodada {first} com as cores invertidas',
};
