import type { teamSwiss2026 as english } from '../../en/pairing/teamSwiss2026';
import type { WordsLike } from '../../like';

export const teamSwiss2026: WordsLike<typeof english> = {
  'teamSwiss2026.name': 'Suíço por equipes 2026 (C.04.6, fevereiro de 2026)',
  'teamSwiss2026.summary':
    'as equipes se enfrentam: a pontuação mais alta é completada a partir de baixo e emparceirada pela ordem dos números; pontos de encontro ou de partida primeiro',
  'teamSwiss.rule.4.3.1': '4.3.1: nenhuma jogou: pelo número de {first}',
  'teamSwiss.rule.4.3.2': '4.3.2: só uma tem preferência, que é atendida',
  'teamSwiss.rule.4.3.3': '4.3.3: ambas as preferências são atendidas',
  'teamSwiss.rule.4.3.4': '4.3.4: é atendida a única preferência forte',
  'teamSwiss.rule.4.3.5': '4.3.5: brancas à menor diferença de cores',
  'teamSwiss.rule.4.3.6':
    '4.3.6: alternância em relação ao último encontro em que as cores diferiram',
  'teamSwiss.rule.4.3.7': '4.3.7: a preferência de {first}, primeira equipe',
  'teamSwiss.rule.4.3.8': '4.3.8: {first}, primeira equipe, alterna a sua última cor',
  'teamSwiss.rule.4.3.9': '4.3.9: a outra equipe alterna a sua última cor',
};
