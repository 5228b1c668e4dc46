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
    says: 'duas equipes têm o número {value}',
    cure: 'Dê a cada equipe um número próprio (310).',
  },
  'player-in-two-teams': {
    says: 'o jogador {value} está na equipe {first} e na equipe {second}',
    cure: 'Retire o jogador de uma das duas equipes (310).',
  },
  'unknown-team': {
    says: 'uma linha refere a equipe {value}, que não existe',
    cure: 'Corrija o número (240, 260, 299, 300, 320 ou 330), ou acrescente a equipe (310).',
  },
  'two-games-odd-rounds': {
    says: 'cada encontro tem duas partidas: o número de rodadas do arquivo tem de ser par, e é {value}',
    cure: 'Conte as duas partidas de cada encontro (142): 8 encontros são 16 rodadas.',
  },
  'two-games-other-opponent': {
    says: 'encontro {match}: o jogador {player} tem adversários diferentes nas duas partidas',
    cure: 'Escreva o mesmo adversário nas duas rodadas do encontro.',
  },
  'two-games-same-colour': {
    says: 'encontro {match}: o jogador {player} tem a mesma cor nas duas partidas',
    cure: 'Inverta as cores da segunda partida, se for engano.',
  },
  'pairing-not-told': {
    says: 'a rodada {round} está emparceirada, mas o arquivo não diz contra quem jogam: {value}',
    cure: 'Acrescente os adversários (ou as escalações, linha 300), ou retire a rodada para emparceirá-la.',
  },
  'mixed-competitors': {
    says: '{value} não emparceiram o mesmo: equipes, jogadores, ou jogadores em duas partidas',
    cure: 'Compare sistemas que emparceirem o mesmo.',
  },
  'generate-baku': {
    says: 'os torneios ao acaso de {value} não são acelerados',
    cure: 'Retire --baku.',
  },
  'lone-boards-as-byes': {
    says: 'o torneio tem tabuleiros sem adversário, que as tabelas de uma pasta de trabalho não podem conter: ficam escritos como byes com os mesmos pontos',
    cure: 'Conserve o TRF: só ele tem os encontros completos das equipes.',
  },
  'line-up-player-of-other-team': {
    says: 'registro 300, rodada {round}: o jogador {value} não pertence à equipe {team}',
    cure: 'Escreva jogadores dessa equipe (310), ou a equipe certa.',
  },
  'team-round-untold': {
    says: 'equipes sem confronto, com a rodada: {value}; o arquivo não diz se tiveram bye, e elas não têm pontos por isso',
    cure: 'Se tiveram, diga no registro 320; U, H ou F para os jogadores delas também diz isso.',
  },
  'line-up-other-opponent': {
    says: 'registro 300, rodada {round}: nele a equipe {team} joga com a equipe {value}, e com a equipe {other} segundo as partidas',
    cure: 'Corrija o número do adversário nas colunas 13 a 15, ou as partidas.',
  },
  'line-up-against-games': {
    says: 'registro 300, rodada {round}: a escalação da equipe {team} ({value}) não pode estar certa: um jogador aparece duas vezes, ou falta um que jogou; contam as partidas',
    cure: 'Corrija os jogadores a partir da coluna 17.',
  },
  'team-record-empty': {
    says: 'a equipe “{value}” não tem jogadores',
    cure: 'Escreva os números dos seus jogadores no registro 310, a partir da coluna 74, ou retire o registro.',
  },
  'no-knock-out-of-teams': {
    says: 'a eliminatória simples é aqui de jogadores; não há chave de equipes',
    cure: 'Escolha o suíço ou o todos contra todos por equipes; faça à mão a chave de uma copa e jogue cada encontro pelo sistema Todos contra todos por equipes, com duas equipes.',
  },
  'forfeited-match-was-played': {
    says: '“{value}” diz que o encontro foi decidido por W.O., mas houve partidas jogadas; vale o registro',
    cure: 'Retire o registro, ou indique os tabuleiros como W.O.',
  },
};
