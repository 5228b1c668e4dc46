import type { systemNames as english } from '../../en/pairing/systemNames';
import type { WordsLike } from '../../like';

export const systemNames: WordsLike<typeof english> = {
  'system.round-robin.name': 'Todos contra todos (tabelas de Berger, C.05)',
  'system.round-robin.summary':
    'todos se defrontam pelos números, uma ou duas vezes; na volta dupla trocam-se as duas últimas rondas da primeira volta, como recomendado',
  'system.round-robin-straight.name':
    'Todos contra todos, sem troca de rondas (tabelas de Berger, C.05)',
  'system.round-robin-straight.summary':
    'como todos contra todos, mas na volta dupla as tabelas repetem-se tal como estão, com as cores invertidas',
};
