import type { ofMatches as english } from '../../en/problems/ofMatches';
import type { ProblemWordsLike } from '../../like';

/** Problems of matches: of teams, and of two games. */
export const ofMatches: ProblemWordsLike<typeof english> = {
  'virtual-points-of-second-score': {
    says: '{value} dá pontos virtuais na pontuação secundária: não mudam nenhum emparceiramento',
    cure: 'Escreva-os nas colunas da pontuação principal (5–8 pontos de encontro, 10–13 pontos de partida).',
  },
  'baku-by-game-points': {
    says: 'A aceleração de Baku segue os pontos de encontro, e este torneio emparceira pelos pontos de partida (C.04.7 1.4.4)',
    cure: 'Retire _BAKU da linha 192, ou dê pontos virtuais próprios (250).',
  },
  'team-number-twice': {
    says: 'duas equipas têm o número {value}',
    cure: 'Dê a cada equipa um número próprio (310).',
  },
  'player-in-two-teams': {
    says: 'o jogador {value} está na equipa {first} e na equipa {second}',
    cure: 'Retire o jogador de uma das duas equipas (310).',
  },
  'unknown-team': {
    says: 'uma linha refere a equipa {value}, que não existe',
    cure: 'Corrija o número (240, 260, 299, 300, 320 ou 330), ou acrescente a equipa (310).',
  },
  'two-games-odd-rounds': {
    says: 'cada encontro tem duas partidas: o número de rondas do ficheiro tem de ser par, e é {value}',
    cure: 'Conte as duas partidas de cada encontro (142): 8 encontros são 16 rondas.',
  },
  'two-games-other-opponent': {
    says: 'encontro {match}: o jogador {player} tem adversários diferentes nas duas partidas',
    cure: 'Escreva o mesmo adversário nas duas rondas do encontro.',
  },
  'two-games-same-colour': {
    says: 'encontro {match}: o jogador {player} tem a mesma cor nas duas partidas',
    cure: 'Inverta as cores da segunda partida, se for engano.',
  },
  'pairing-not-told': {
    says: 'a ronda {round} está emparceirada, mas o ficheiro não diz contra quem jogam: {value}',
    cure: 'Acrescente os adversários (ou as composições, linha 300), ou retire a ronda para a emparceirar.',
  },
  'mixed-competitors': {
    says: '{value} não emparceiram o mesmo: equipas, jogadores, ou jogadores em duas partidas',
    cure: 'Compare sistemas que emparceirem o mesmo.',
  },
  'generate-baku': {
    says: 'os torneios ao acaso de {value} não são acelerados',
    cure: 'Retire --baku.',
  },
  'lone-boards-as-byes': {
    says: 'o torneio tem tabuleiros sem adversário, que as tabelas de um livro não podem conter: ficam escritos como byes com os mesmos pontos',
    cure: 'Guarde o TRF: só ele tem os encontros completos das equipas.',
  },
  'line-up-player-of-other-team': {
    says: 'registo 300, ronda {round}: o jogador {value} não pertence à equipa {team}',
    cure: 'Escreva jogadores dessa equipa (310), ou a equipa certa.',
  },
  'team-round-untold': {
    says: 'equipas sem encontro, com a ronda: {value}; o ficheiro não diz se estavam isentas, e não têm pontos por isso',
    cure: 'Se estavam, diga-o no registo 320; U, H ou F para os seus jogadores também o diz.',
  },
  'line-up-other-opponent': {
    says: 'registo 300, ronda {round}: aí a equipa {team} joga com a equipa {value}, e com a equipa {other} segundo as partidas',
    cure: 'Corrija o número do adversário nas colunas 13 a 15, ou as partidas.',
  },
  'line-up-against-games': {
    says: 'registo 300, ronda {round}: o alinhamento da equipa {team} ({value}) não pode estar certo: um jogador está lá duas vezes, ou falta um que jogou; contam as partidas',
    cure: 'Corrija os jogadores a partir da coluna 17.',
  },
  'team-record-empty': {
    says: 'a equipa «{value}» não tem jogadores',
    cure: 'Escreva os números dos seus jogadores no registo 310, a partir da coluna 74, ou retire o registo.',
  },
  'no-knock-out-of-teams': {
    says: 'as eliminatórias são aqui de jogadores; não há quadro de equipas',
    cure: 'Escolha o suíço ou o todas contra todas por equipas; faça à mão o quadro de uma taça e jogue cada encontro como um todas contra todas de duas equipas.',
  },
  'forfeited-match-was-played': {
    says: '«{value}» diz que houve falta de comparência no encontro, mas houve partidas jogadas; conta o registo',
    cure: 'Retire o registo, ou indique os tabuleiros como faltas de comparência.',
  },
};
