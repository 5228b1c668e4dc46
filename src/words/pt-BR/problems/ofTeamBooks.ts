import type { ofTeamBooks as english } from '../../en/problems/ofTeamBooks';
import type { ProblemWordsLike } from '../../like';

export const ofTeamBooks: ProblemWordsLike<typeof english> = {
  'unreadable-boards': {
    says: '“{value}” não diz os tabuleiros de um encontro',
    cure: 'Escreva o número, por exemplo 4, ou uma letra por tabuleiro para as cores da primeira equipe (W brancas, B pretas), por exemplo WBWB.',
  },
  'unreadable-match-points': {
    says: '“{value}” não diz os pontos de um encontro',
    cure: 'Escreva os pontos da vitória, do empate e da derrota, por exemplo 2-1-0.',
  },
  'unreadable-team-scores': {
    says: '“{value}” não diz as cores e os pontos das equipes',
    cure: 'Escreva A ou B para o tipo de preferências de cor, depois MP e GP pela ordem que conta, por exemplo A MP GP.',
  },
  'unreadable-team-bye': {
    says: '“{value}” não diz os pontos do bye de uma equipe',
    cure: 'Escreva pontos de encontro e de partida, por exemplo 1/2; deixe vazio para os de um empate.',
  },
  'team-without-name': {
    says: 'uma equipe não tem nome',
    cure: 'Escreva o nome, ou esvazie a linha.',
  },
  'team-number-not-read': {
    says: '“{value}” não é um número de equipe',
    cure: 'Dê a cada equipe um número a partir de 1, ou a nenhuma.',
  },
  'team-number-used': {
    says: 'duas equipes têm o número {value}',
    cure: 'Dê a cada equipe um número próprio.',
  },
  'team-without-players': {
    says: 'a equipe “{value}” não tem jogadores',
    cure: 'Escreva a equipe junto dos jogadores na planilha dos jogadores, ou marque a equipe como desistente.',
  },
  'team-of-player-unknown': {
    says: 'não há equipe “{value}”',
    cure: 'Escreva o nome ou o número de uma equipe da planilha das equipes.',
  },
  'player-without-team': {
    says: '“{value}” não é de nenhuma equipe',
    cure: 'Escreva a equipe junto do nome.',
  },
  'place-in-team-not-read': {
    says: '“{value}” não é um lugar na ordem dos tabuleiros',
    cure: 'Escreva 1 para o primeiro tabuleiro, 2 para o segundo, e assim por diante; os reservas vêm em seguida.',
  },
  'place-in-team-twice': {
    says: '{team}: dois jogadores têm o tabuleiro {value}',
    cure: 'Dê a cada jogador da equipe um tabuleiro próprio.',
  },
  'player-in-teams': {
    says: 'o jogador com ID FIDE {value} está em {first} e em {second}',
    cure: 'Um jogador é de uma só equipe: retire uma das duas linhas.',
  },
  'team-unknown-in-round': {
    says: 'rodada {round}: não há equipe “{value}”',
    cure: 'Escreva o número e o nome de uma equipe da planilha das equipes.',
  },
  'team-twice-in-round': {
    says: 'rodada {round}: a equipe “{value}” aparece duas vezes',
    cure: 'Uma equipe tem um só encontro por rodada: corrija uma das duas linhas.',
  },
  'board-without-match': {
    says: 'rodada {round}: não há encontro acima do tabuleiro {value}',
    cure: 'Ponha de volta a linha das duas equipes acima dos tabuleiros.',
  },
  'board-twice-in-match': {
    says: 'rodada {round}: duas linhas têm o tabuleiro {value}',
    cure: 'Cada tabuleiro de um encontro tem uma linha: corrija o número de uma.',
  },
  'player-of-other-team': {
    says: 'rodada {round}: “{value}” não joga por {team}',
    cure: 'Escreva um jogador dessa equipe no seu tabuleiro.',
  },
  'match-result-typed': {
    says: 'rodada {round}: “{value}” não pode ser o resultado de um encontro',
    cure: 'O resultado de um encontro vem dos tabuleiros: escreva esses. Um encontro inteiro perdido por W.O. é 1-0F, 0-1F ou 0-0F.',
  },
  'forfeited-match-has-results': {
    says: 'rodada {round}: o encontro está perdido por W.O. ({value}), mas um tabuleiro tem resultado',
    cure: 'Esvazie os resultados dos tabuleiros, ou o W.O. do encontro.',
  },
  'match-without-players': {
    says: 'rodada {round}: ninguém está nos tabuleiros de {value}',
    cure: 'Escreva os jogadores nos tabuleiros, ou o W.O. do encontro (1-0F, 0-1F ou 0-0F).',
  },
  'board-out-of-order': {
    says: 'rodada {round}: “{value}” está acima de um jogador que vem antes na ordem de {team}',
    cure: 'Se a ordem dos tabuleiros é fixa, troque os dois antes do início da rodada; o que se jogou fica.',
  },
  'result-at-empty-board': {
    says: 'rodada {round}: “{value}” em um tabuleiro com um só jogador',
    cure: 'Escreva 1-0F ou 0-1F, ou o jogador que falta.',
  },
  'line-up-out-of-order': {
    says: '{team}: “{value}” ficaria acima de um jogador que vem antes na ordem anunciada',
    cure: 'Corrija a ordem; ou dê um motivo no painel, se o seu regulamento permitir.',
  },
  'line-up-gap': {
    says: '{team}: o tabuleiro {board} está vazio acima de “{value}”',
    cure: 'Suba os jogadores; ou dê um motivo no painel, se o seu regulamento permitir.',
  },
  'line-up-player-twice': {
    says: '{team}: “{value}” está em dois tabuleiros',
    cure: 'Escreva cada jogador uma só vez.',
  },
  'line-up-not-of-team': {
    says: '“{value}” não é um jogador de {team}',
    cure: 'Escreva um nome da equipe, ou o lugar na ordem anunciada.',
  },
  'line-up-has-results': {
    says: 'o encontro de {value} já tem resultados',
    cure: 'Esvazie primeiro os resultados dos tabuleiros, depois aplique a escalação.',
  },
  'line-up-without-match': {
    says: '{value} não tem encontro na rodada {round}',
    cure: 'Esvazie a linha, ou corrija o número.',
  },
  'line-up-missing': {
    says: 'não há tabela de escalações da rodada {value}',
    cure: 'Mande primeiro o painel escrever a planilha das escalações.',
  },
  'match-not-found': {
    says: 'a rodada {round} não tem esse encontro',
    cure: 'Escolha duas equipes de encontros diferentes da rodada.',
  },
  'team-name-used': {
    says: 'já existe uma equipe “{value}”',
    cure: 'Dê outro nome à nova equipe.',
  },
  'player-in-another-team': {
    says: '“{value}” já está na lista de jogadores',
    cure: 'Mude o jogador para a equipe.',
  },
  'player-has-played': {
    says: '“{value}” já jogou por {team}',
    cure: 'Um jogador fica na equipe pela qual jogou.',
  },
  'reason-missing': {
    says: 'falta um motivo para “{value}”',
    cure: 'Depois da rodada 1 escreva por quê; fica no registro.',
  },
};
