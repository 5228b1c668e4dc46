import type { warnings as english } from '../../en/pane/warnings';
import type { WordsLike } from '../../like';

export const warnings: WordsLike<typeof english> = {
  'warn.second-half-bye':
    '{player} já teve um bye de meio ponto (rodada {rounds}). O regulamento permite outro?',
  'warn.full-bye':
    '{player} recebe um bye de um ponto inteiro, o que é desaconselhado: o habitual é meio ponto. Fica no registro.',
  'warn.adjourned':
    '{count} {count|partida adiada continua|partidas adiadas continuam} em aberto e {count|conta como empate|contam como empates} neste emparceiramento: {games}',
};
