import type { matchColours as english } from '../../en/pairing/matchColours';
import type { WordsLike } from '../../like';

/** The rules of colours of matches, each under the number of its text. */
export const matchColours: WordsLike<typeof english> = {
  'teamSwiss.rule.4.3.1': '4.3.1: nenhuma jogou: pelo número de {first}',
  'teamSwiss.rule.4.3.2': '4.3.2: só uma tem preferência, que é atendida',
  'teamSwiss.rule.4.3.3': '4.3.3: ambas as preferências são atendidas',
  'teamSwiss.rule.4.3.4': '4.3.4: é atendida a única preferência forte',
  'teamSwiss.rule.4.3.5': '4.3.5: brancas à menor diferença de cores',
  'teamSwiss.rule.4.3.6': '4.3.6: alternância face ao último encontro em que as cores diferiram',
  'teamSwiss.rule.4.3.7': '4.3.7: a preferência de {first}, primeira equipa',
  'teamSwiss.rule.4.3.8': '4.3.8: {first}, primeira equipa, alterna a sua última cor',
  'teamSwiss.rule.4.3.9': '4.3.9: a outra equipa alterna a sua última cor',
  'doubleSwiss.rule.4.3.1': '4.3.1: nenhum jogou: pelo número de {first}',
  'doubleSwiss.rule.4.3.2': '4.3.2: brancas a quem as teve menos vezes',
  'doubleSwiss.rule.4.3.3': '4.3.3: alternância face ao último encontro em que as cores diferiram',
  'doubleSwiss.rule.4.3.4':
    '4.3.4: {first}, melhor classificado, alterna face ao seu último encontro',
  'doubleSwiss.rule.4.3.5': '4.3.5: o outro alterna face ao seu último encontro',
};
