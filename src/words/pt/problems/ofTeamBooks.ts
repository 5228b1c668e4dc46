import type { ofTeamBooks as english } from '../../en/problems/ofTeamBooks';
import type { ProblemWordsLike } from '../../like';

export const ofTeamBooks: ProblemWordsLike<typeof english> = {
  'unreadable-boards': {
    says: '«{value}» não diz os tabuleiros de um encontro',
    cure: 'Escreva o número, por exemplo 4, ou uma letra por tabuleiro para as cores da primeira equipa (W brancas, B pretas), por exemplo WBWB.',
  },
  'unreadable-match-points': {
    says: '«{value}» não diz os pontos de um encontro',
    cure: 'Escreva os pontos da vitória, do empate e da derrota, por exemplo 2-1-0.',
  },
  'unreadable-team-scores': {
    says: '«{value}» não diz as cores e os pontos das equipas',
    cure: 'Escreva A ou B para o tipo de preferências de cor, depois MP e GP pela ordem que conta, por exemplo A MP GP.',
  },
  'unreadable-team-bye': {
    says: '«{value}» não diz os pontos da equipa isenta',
    cure: 'Escreva pontos de encontro e de partida, por exemplo 1/2; deixe vazio para os de um empate.',
  },
  'team-without-name': {
    says: 'uma equipa não tem nome',
    cure: 'Escreva o nome, ou esvazie a linha.',
  },
  'team-number-not-read': {
    says: '«{value}» não é um número de equipa',
    cure: 'Dê a cada equipa um número a partir de 1, ou a nenhuma.',
  },
  'team-number-used': {
    says: 'duas equipas têm o número {value}',
    cure: 'Dê a cada equipa um número próprio.',
  },
  'team-without-players': {
    says: 'a equipa «{value}» não tem jogadores',
    cure: 'Escreva a equipa junto dos jogadores na folha dos jogadores, ou marque a equipa como retirada.',
  },
  'team-of-player-unknown': {
    says: 'não há equipa «{value}»',
    cure: 'Escreva o nome ou o número de uma equipa da folha das equipas.',
  },
  'player-without-team': {
    says: '«{value}» não é de nenhuma equipa',
    cure: 'Escreva a equipa junto do nome.',
  },
  'place-in-team-not-read': {
    says: '«{value}» não é um lugar na ordem dos tabuleiros',
    cure: 'Escreva 1 para o primeiro tabuleiro, 2 para o segundo, e assim por diante; os suplentes continuam.',
  },
  'place-in-team-twice': {
    says: '{team}: dois jogadores têm o tabuleiro {value}',
    cure: 'Dê a cada jogador da equipa um tabuleiro próprio.',
  },
  'player-in-teams': {
    says: 'o jogador com ID FIDE {value} está em {first} e em {second}',
    cure: 'Um jogador é de uma só equipa: retire uma das duas linhas.',
  },
  'team-unknown-in-round': {
    says: 'ronda {round}: não há equipa «{value}»',
    cure: 'Escreva o número e o nome de uma equipa da folha das equipas.',
  },
  'team-twice-in-round': {
    says: 'ronda {round}: a equipa «{value}» está duas vezes',
    cure: 'Uma equipa tem um só encontro por ronda: corrija uma das duas linhas.',
  },
  'board-without-match': {
    says: 'ronda {round}: não há encontro acima do tabuleiro {value}',
    cure: 'Reponha a linha das duas equipas acima dos tabuleiros.',
  },
  'board-twice-in-match': {
    says: 'ronda {round}: duas linhas têm o tabuleiro {value}',
    cure: 'Cada tabuleiro de um encontro tem uma linha: corrija o número de uma.',
  },
  'player-of-other-team': {
    says: 'ronda {round}: «{value}» não joga por {team}',
    cure: 'Escreva um jogador dessa equipa no seu tabuleiro.',
  },
  'match-result-typed': {
    says: 'ronda {round}: «{value}» não pode ser o resultado de um encontro',
    cure: 'O resultado de um encontro vem dos tabuleiros: escreva esses. Um encontro inteiro perdido por falta é 1-0F, 0-1F ou 0-0F.',
  },
  'forfeited-match-has-results': {
    says: 'ronda {round}: o encontro está perdido por falta ({value}), mas um tabuleiro tem resultado',
    cure: 'Esvazie os resultados dos tabuleiros, ou a falta do encontro.',
  },
  'match-without-players': {
    says: 'ronda {round}: ninguém está nos tabuleiros de {value}',
    cure: 'Escreva os jogadores nos tabuleiros, ou a falta do encontro (1-0F, 0-1F ou 0-0F).',
  },
  'board-out-of-order': {
    says: 'ronda {round}: «{value}» está acima de um jogador que vem antes na ordem de {team}',
    cure: 'Se a ordem dos tabuleiros é fixa, troque os dois antes do início da ronda; o que se jogou fica.',
  },
  'result-at-empty-board': {
    says: 'ronda {round}: «{value}» num tabuleiro com um só jogador',
    cure: 'Escreva 1-0F ou 0-1F, ou o jogador que falta.',
  },
  'line-up-out-of-order': {
    says: '{team}: «{value}» ficaria acima de um jogador que vem antes na ordem anunciada',
    cure: 'Corrija a ordem; ou dê um motivo no painel, se o seu regulamento o permite.',
  },
  'line-up-gap': {
    says: '{team}: o tabuleiro {board} está vazio acima de «{value}»',
    cure: 'Suba os jogadores; ou dê um motivo no painel, se o seu regulamento o permite.',
  },
  'line-up-player-twice': {
    says: '{team}: «{value}» está em dois tabuleiros',
    cure: 'Escreva cada jogador uma só vez.',
  },
  'line-up-not-of-team': {
    says: '«{value}» não é um jogador de {team}',
    cure: 'Escreva um nome da equipa, ou o lugar na ordem anunciada.',
  },
  'line-up-has-results': {
    says: 'o encontro de {value} já tem resultados',
    cure: 'Esvazie primeiro os resultados dos tabuleiros, depois aplique o alinhamento.',
  },
  'line-up-without-match': {
    says: '{value} não tem encontro na ronda {round}',
    cure: 'Esvazie a linha, ou corrija o número.',
  },
  'line-up-missing': {
    says: 'não há tabela de alinhamentos da ronda {value}',
    cure: 'Mande primeiro o painel escrever a folha dos alinhamentos.',
  },
  'match-not-found': {
    says: 'a ronda {round} não tem esse encontro',
    cure: 'Escolha duas equipas de encontros diferentes da ronda.',
  },
  'team-name-used': {
    says: 'já há uma equipa «{value}»',
    cure: 'Dê outro nome à nova equipa.',
  },
  'player-in-another-team': {
    says: '«{value}» já está na lista de jogadores',
    cure: 'Mude antes o jogador para a equipa.',
  },
  'player-has-played': {
    says: '«{value}» já jogou por {team}',
    cure: 'Um jogador fica na equipa pela qual jogou.',
  },
  'reason-missing': {
    says: 'falta um motivo para «{value}»',
    cure: 'Depois da ronda 1 escreva porquê; fica no registo.',
  },
};
