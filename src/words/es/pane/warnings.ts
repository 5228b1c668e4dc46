import type { warnings as english } from '../../en/pane/warnings';
import type { WordsLike } from '../../like';

export const warnings: WordsLike<typeof english> = {
  'warn.second-half-bye':
    '{player} ya tuvo un bye de medio punto (ronda {rounds}). ¿Permiten las bases otro?',
  'warn.full-bye':
    '{player} recibe un bye de un punto, que se desaconseja: lo habitual es medio punto. El registro lo dice.',
  'warn.adjourned':
    '{count} {count|partida aplazada sigue abierta y cuenta|partidas aplazadas siguen abiertas y cuentan} como tablas para este emparejamiento: {games}',
};
