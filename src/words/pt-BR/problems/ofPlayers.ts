import type { ofPlayers as english } from '../../en/problems/ofPlayers';
import type { ProblemWordsLike } from '../../like';

/** Problems of the player list: numbers, names, ratings, titles, scores. */
export const ofPlayers: ProblemWordsLike<typeof english> = {
  'rating-needed': {
    says: '{player} não tem rating, e este sistema emparceira pelos ratings',
    cure: 'Escreva aqui um rating, estimado se não houver (C.04.2.B.1).',
  },
  'number-missing': {
    says: 'um jogador não tem número de emparceiramento: “{value}”',
    cure: 'Dê a cada jogador um número a partir de 1.',
  },
  'bad-number': {
    says: 'não é um número de emparceiramento: “{value}”',
    cure: 'Escreva um número inteiro a partir de 1.',
  },
  'number-zero': {
    says: 'o número 0 está reservado para “sem adversário”',
    cure: 'Numere os jogadores a partir de 1.',
  },
  'duplicate-number': {
    says: 'o número {value} aparece duas vezes',
    cure: 'Dê outro número a um dos dois jogadores.',
  },
  'same-name': {
    says: 'outro jogador tem o mesmo nome: “{value}”',
    cure: 'Verifique se alguém está duas vezes. Caso contrário, nada é preciso: as listas acrescentam o clube e o rating.',
  },
  'number-gap': {
    says: '{count|número não usado|números não usados}: {value}',
    cure: 'Verifique se faltam jogadores; senão, nada há a fazer.',
  },
  'name-missing': { says: 'o número {player} não tem nome', cure: 'Escreva o nome.' },
  'rating-not-a-number': {
    says: 'não é um rating: “{value}”',
    cure: 'Escreva um inteiro até 9999; 0 ou nada para quem não tem rating.',
  },
  'unknown-title': {
    says: 'título desconhecido “{value}”, contado como nenhum',
    cure: 'Os títulos são {titles}.',
  },
  'born-not-a-date': {
    says: 'não é uma data de nascimento: “{value}”',
    cure: 'Escreva 2004/02/29, ou só o ano.',
  },
  'day-not-a-date': { says: 'não é uma data: “{value}”', cure: 'Escreva 14/03/2026.' },
  'remark-not-used': {
    says: '{name}: o comentário “{value}” não é importado',
    cure: 'Se for importante, escreva-o nas colunas Situação ou Ausências.',
  },
  'hidden-characters': {
    says: 'foram retirados caracteres invisíveis ou espaços não separáveis de “{value}”',
    cure: 'Não é preciso fazer nada; redigite o texto para não ver mais esta mensagem.',
  },
  'score-not-a-number': {
    says: 'não é uma pontuação: “{value}”',
    cure: 'Escreva os pontos com uma casa decimal, p. ex. 3.5, nas colunas 81 a 84.',
  },
  'score-differs': {
    says: 'o número {player} teria {value} pontos; os resultados dão {score}',
    cure: 'Contam os resultados. Corrija o que estiver errado.',
  },
};
