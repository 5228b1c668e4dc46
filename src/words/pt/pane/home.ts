import type { home as english } from '../../en/pane/home';
import type { WordsLike } from '../../like';

/** The pane by moment: the bar of the round, the main ways, the papers, who is here. */
export const home: WordsLike<typeof english> = {
  'home.round': 'Ronda',
  'home.more': 'Mais',
  'home.missing': '{count} em falta: {tables}',
  'home.complete': 'todos os resultados registados',
  'home.enter-players': 'Introduzir os jogadores',
  'home.end': 'Para terminar o torneio',
  'home.paper-written': 'Escrita em {time}',
  'home.paper-live': 'Ativa desde {time}',
  'home.paper-stale': 'desatualizada: escrever de novo',
  'home.papers-stale': 'Agora desatualizadas: {papers}. Escreva e imprima de novo.',
  'home.more-settings': 'Mais definições',
  'home.seldom-settings': 'Raramente necessário',
  'home.check-perfect': 'Não foi encontrada nenhuma diferença.',
};
