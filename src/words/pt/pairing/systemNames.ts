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
  'system.team-round-robin.name': 'Todas contra todas por equipas (tabelas de Berger, C.05)',
  'system.team-round-robin.summary':
    'cada equipa joga com todas as outras pelo número, uma ou duas vezes; a primeira nomeada joga em casa, com brancas no tabuleiro 1',
  'system.scheveningen.name': 'Scheveningen (duas equipas)',
  'system.scheveningen.summary':
    'cada jogador de uma equipa joga com cada jogador da outra, uma ou duas vezes, em 2 a 10 tabuleiros',
  'system.molter.name': 'Molter (equipas, tabuleiro a tabuleiro)',
  'system.molter.summary':
    'em cada ronda um jogador encontra outra equipa que não a dos colegas; ninguém folga com um número ímpar de equipas',
};
