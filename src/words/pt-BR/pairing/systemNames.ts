import type { systemNames as english } from '../../en/pairing/systemNames';
import type { WordsLike } from '../../like';

export const systemNames: WordsLike<typeof english> = {
  'system.round-robin.name': 'Todos contra todos (tabelas de Berger, C.05)',
  'system.round-robin.summary':
    'todos se enfrentam pelos números, em turno único ou em turno e returno; no turno e returno trocam-se as duas últimas rodadas do primeiro turno, como recomendado',
  'system.round-robin-straight.name':
    'Todos contra todos, sem troca de rodadas (tabelas de Berger, C.05)',
  'system.round-robin-straight.summary':
    'como todos contra todos, mas no turno e returno as tabelas repetem-se tal como estão, com as cores invertidas',
  'system.team-round-robin.name': 'Todos contra todos por equipes (tabelas de Berger, C.05)',
  'system.team-round-robin.summary':
    'cada equipe joga com todas as outras pelo número, uma ou duas vezes; a primeira nomeada joga em casa, com brancas no tabuleiro 1',
  'system.scheveningen.name': 'Scheveningen (duas equipes)',
  'system.scheveningen.summary':
    'cada jogador de uma equipe joga com cada jogador da outra, uma ou duas vezes, em 2 a 10 tabuleiros',
  'system.molter.name': 'Molter (equipes, tabuleiro a tabuleiro)',
  'system.molter.summary':
    'em cada rodada um jogador enfrenta outra equipe que não a dos colegas; ninguém fica de fora com um número ímpar de equipes',
};
